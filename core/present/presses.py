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
    Verb.CALL: lambda press, person: Call(person, press.prompt),
    Verb.FOLD: lambda press, person: Fold(person, press.prompt),
    Verb.ALL_IN: lambda press, person: AllIn(person, press.prompt),
    Verb.BET: lambda press, person: Bet(person, press.amount or NO_CHIPS, press.prompt),
    Verb.RAISE_TO: lambda press, person: RaiseTo(person, press.amount or NO_CHIPS, press.prompt),
    Verb.DRAW: lambda press, person: DrawCards(person, press.places, press.prompt),
    Verb.DISCARD: lambda press, person: MakeChoice(person, press.places, prompt=press.prompt),
    Verb.CONFESS: lambda press, person: ConfessOpeners(person, press.prompt),
    Verb.DECLARE_OPEN: lambda press, person: DeclareOpen(person, True, press.prompt),
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
    """The press that says ``command``; showing a part of a hand has none and is a show."""
    match command:
        case Check(prompt=prompt):
            return Press(table, Verb.CHECK, prompt)
        case Call(prompt=prompt):
            return Press(table, Verb.CALL, prompt)
        case Fold(prompt=prompt):
            return Press(table, Verb.FOLD, prompt)
        case AllIn(prompt=prompt):
            return Press(table, Verb.ALL_IN, prompt)
        case Bet(to=to, prompt=prompt):
            return Press(table, Verb.BET, prompt, to)
        case RaiseTo(to=to, prompt=prompt):
            return Press(table, Verb.RAISE_TO, prompt, to)
        case DrawCards(places=places, prompt=prompt):
            return Press(table, Verb.DRAW, prompt, places=places)
        case MakeChoice(places=places, prompt=prompt):
            return Press(table, Verb.DISCARD, prompt, places=places)
        case ConfessOpeners(prompt=prompt):
            return Press(table, Verb.CONFESS, prompt)
        case DeclareOpen(prompt=prompt):
            return Press(table, Verb.DECLARE_OPEN, prompt)
        case Show(prompt=prompt):
            return Press(table, Verb.SHOW, prompt)
        case Muck(prompt=prompt, plays_board=True):
            return Press(table, Verb.PLAY_BOARD, prompt)
        case Muck(prompt=prompt, confirmed=confirmed):
            return Press(table, Verb.MUCK_ANYWAY if confirmed else Verb.MUCK, prompt)
