"""From a button to the command it means, and back."""

from typing import Final

from core.chips import Chips
from core.hand.commands import (
    Chop,
    DeclareOpen,
    DrawCards,
    HandCommand,
    MakeChoice,
    Muck,
    PutIn,
    SetPreact,
    Split,
)
from core.ids import PersonId, TableId
from core.present.documents import Press, Verb
from core.present.presses.commands import COMMANDS, KEPT, VERBS
from core.table.commands import SitDown, TableCommand

_KEEPING: Final = {act: verb for verb, act in KEPT.items()}


def command_of(press: Press, person: PersonId, name: str = "") -> TableCommand | None:
    """What ``person``, shown as ``name``, says by this press.

    None for a press that opens a form or asks for something to read.
    """
    if press.verb is Verb.SIT:
        if press.amount is None:
            return None
        return SitDown(person, name, press.amount, press.seat)
    make = COMMANDS.get(press.verb)
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
        _amount(command),
        seat=getattr(command, "seat", None),
        places=getattr(command, "places", ()),
        is_confirmed=is_confirmed,
    )


def _amount(command: HandCommand) -> Chips | None:
    match command:
        case PutIn(amount=amount):
            return amount
        case SetPreact(wager=wager):
            return wager
        case _:
            return getattr(command, "to", None)


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
        case PutIn(surplus_forfeited=bool(leaves)):
            return Verb.PUT_IN_LEAVE if leaves else Verb.PUT_IN_WHOLE
        case PutIn():
            return Verb.PUT_IN
        case SetPreact(act=act):
            return _KEEPING[act]
        case Chop(agrees=agrees):
            return Verb.CHOP if agrees else Verb.NO_CHOP
        case Split(agrees=agrees):
            return Verb.SPLIT_POT if agrees else Verb.NO_SPLIT_POT
        case _:
            if type(command) not in VERBS:
                raise ValueError("no button says this")
            return VERBS[type(command)]
