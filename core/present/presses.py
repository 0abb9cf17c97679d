"""From a button to the command it means, and back."""

from collections.abc import Callable
from typing import Final

from core.chips import NO_CHIPS
from core.hand.commands import (
    AllIn,
    Bet,
    Call,
    Check,
    ConfessOpeners,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    MakeChoice,
    Muck,
    RaiseTo,
    Show,
    Undo,
)
from core.ids import PersonId, TableId
from core.present.documents import Press, Verb
from core.table.commands import (
    CallClock,
    ComeBack,
    GoAway,
    Leave,
    SitDown,
    TableCommand,
    TopUp,
)

_COMMANDS: Final[dict[Verb, Callable[[Press, PersonId], TableCommand]]] = {
    Verb.CHECK: lambda press, person: Check(person, press.prompt),
    Verb.CALL: lambda press, person: Call(person, press.prompt, confirmed=press.is_confirmed),
    Verb.FOLD: lambda press, person: Fold(person, press.prompt),
    Verb.ALL_IN: lambda press, person: AllIn(person, press.prompt, confirmed=press.is_confirmed),
    Verb.BET: lambda press, person: Bet(
        person, press.amount or NO_CHIPS, press.prompt, press.is_confirmed
    ),
    Verb.RAISE_TO: lambda press, person: RaiseTo(
        person, press.amount or NO_CHIPS, press.prompt, press.is_confirmed
    ),
    Verb.DRAW: lambda press, person: DrawCards(person, press.places, press.prompt),
    Verb.SPLIT: lambda press, person: DrawCards(person, press.places, press.prompt, True),
    Verb.DISCARD: lambda press, person: MakeChoice(person, press.places, prompt=press.prompt),
    Verb.PLAY_ON: lambda press, person: MakeChoice(person, prompt=press.prompt, plays=True),
    Verb.TREAT_AS_ALL_IN: lambda press, person: MakeChoice(
        person, prompt=press.prompt, plays=False
    ),
    Verb.UNDO: lambda press, person: Undo(person, press.prompt),
    Verb.CONFESS: lambda press, person: ConfessOpeners(person, press.prompt),
    Verb.DECLARE_OPEN: lambda press, person: DeclareOpen(
        person, True, press.prompt, confirmed=press.is_confirmed
    ),
    Verb.STAY_CLOSED: lambda press, person: DeclareOpen(person, False, press.prompt),
    Verb.SHOW: lambda press, person: Show(person, press.prompt),
    Verb.MUCK: lambda press, person: Muck(person, press.prompt),
    Verb.MUCK_ANYWAY: lambda press, person: Muck(person, press.prompt, confirmed=True),
    Verb.PLAY_BOARD: lambda press, person: Muck(person, press.prompt, plays_board=True),
    Verb.CLOCK: lambda press, person: CallClock(person, press.prompt),
    Verb.ADD: lambda press, person: TopUp(person, press.amount or NO_CHIPS),
    Verb.AWAY: lambda _, person: GoAway(person),
    Verb.BACK: lambda _, person: ComeBack(person),
    Verb.LEAVE: lambda _, person: Leave(person),
}


def command_of(press: Press, person: PersonId, name: str = "") -> TableCommand | None:
    """What ``person``, shown as ``name``, says by this press.

    None for a press that opens a form or asks for something to read.
    """
    if press.verb is Verb.SIT:
        if press.amount is None:
            return None
        return SitDown(person, name, press.amount, press.seat)
    make = _COMMANDS.get(press.verb)
    return make(press, person) if make is not None else None


def press_of(command: HandCommand, table: TableId) -> Press:
    """The press that says ``command``; showing a part of a hand has none and is a show.

    Raises:
        ValueError: a command that no button says.
    """
    verb = _verb_of(command)
    is_confirmed = getattr(command, "confirmed", False) and verb is not Verb.MUCK_ANYWAY
    return Press(
        table,
        verb,
        command.prompt,
        getattr(command, "to", None),
        places=getattr(command, "places", ()),
        is_confirmed=is_confirmed,
    )


def _verb_of(command: HandCommand) -> Verb:
    match command:
        case Muck(plays_board=True):
            return Verb.PLAY_BOARD
        case Muck(confirmed=True):
            return Verb.MUCK_ANYWAY
        case DrawCards(splits_openers=True):
            return Verb.SPLIT
        case DeclareOpen(opens=False):
            return Verb.STAY_CLOSED
        case MakeChoice(plays=bool(plays)):
            return Verb.PLAY_ON if plays else Verb.TREAT_AS_ALL_IN
        case _:
            if type(command) not in _VERBS:
                raise ValueError("no button says this")
            return _VERBS[type(command)]


_VERBS: Final[dict[type, Verb]] = {
    Check: Verb.CHECK,
    Call: Verb.CALL,
    Fold: Verb.FOLD,
    AllIn: Verb.ALL_IN,
    Bet: Verb.BET,
    RaiseTo: Verb.RAISE_TO,
    DrawCards: Verb.DRAW,
    MakeChoice: Verb.DISCARD,
    ConfessOpeners: Verb.CONFESS,
    DeclareOpen: Verb.DECLARE_OPEN,
    Show: Verb.SHOW,
    Muck: Verb.MUCK,
    Undo: Verb.UNDO,
}
"""The button of each act that needs no closer look."""
