"""Errands: what a letter needs done next, decided from the letter and the table alone.

Nothing about a letter's purpose is stored that the table already says: a turn notice is over
when the turn is, a private hand when the next one is dealt.  So after a crash the same
decision falls again.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Final

from core.engine.mail.letters import Letter, State
from core.engine.mail.notes import countdown_note, is_true_still
from core.present.documents import Slot
from core.table.state import Table


@unique
class Errand(StrEnum):
    """One thing to do about a letter.

    ``REPEAT`` is the same call under the same nonce once more, ``FIND`` looks whether the
    message is there, ``CLOSE`` does nothing but note that the letter is done.
    """

    POST = "post"
    REPEAT = "repeat"
    FIND = "find"
    EDIT = "edit"
    DELETE = "delete"
    CLOSE = "close"


def errand(letter: Letter, table: Table, shown: int) -> Errand | None:
    """What ``letter`` needs; ``shown`` is the version its message shows, 0 for unknown."""
    is_wanted = _WANTED[letter.slot](letter, table)
    match letter.state:
        case State.WAITING:
            return Errand.POST if is_wanted else Errand.CLOSE
        case State.SENDING:
            return Errand.REPEAT if is_wanted else _LATE[letter.slot]
        case State.BLOCKED:
            return None if is_wanted else Errand.CLOSE
        case State.SENT:
            return _AFTER[letter.slot](letter, table, shown, is_wanted)
        case State.DONE:
            return None


def wanted_version(letter: Letter, table: Table) -> int:
    """The version that the letter's message should show now.

    What somebody keeps to himself is no reason to draw a board again.
    """
    return letter.final or letter.version or table.public_version


def is_worth_waiting(letter: Letter, table: Table) -> bool:
    """True while a message that is forbidden for now would still be of use later.

    That is a board while its hand is on, and the sign while its table is open: rights come back,
    and an edit that was refused once must not be the last.
    """
    match letter.slot:
        case Slot.BOARD:
            return table.is_in_hand and _hand_is_on(letter, table)
        case Slot.SIGN:
            return not table.is_closed
        case _:
            return False


def is_turn_on(table: Table, hand: int, action: int) -> bool:
    """True while the table waits for the answer to that prompt."""
    now = table.hand
    return (
        now is not None
        and bool(now.awaited)
        and (now.number, now.action) == (hand, action)
        and not table.is_closed
    )


def _always(letter: Letter, table: Table) -> bool:
    return True


def _is_deliverable(letter: Letter, table: Table) -> bool:
    """What cannot be delivered is of no use any more once its hand is closed."""
    return letter.state is not State.BLOCKED or _hand_is_on(letter, table)


def _hand_is_on(letter: Letter, table: Table) -> bool:
    hand = table.hand
    return hand is not None and hand.number == letter.hand and not table.is_closed


def _turn_is_on(letter: Letter, table: Table) -> bool:
    is_of_this_clock = not letter.note or letter.note == countdown_note(table)
    return is_of_this_clock and is_turn_on(table, letter.hand, letter.action)


def _close(letter: Letter, table: Table, shown: int, is_wanted: bool) -> Errand | None:
    return Errand.CLOSE


def _after_turn(letter: Letter, table: Table, shown: int, is_wanted: bool) -> Errand | None:
    return None if is_wanted else Errand.DELETE


def _after_board(letter: Letter, table: Table, shown: int, is_wanted: bool) -> Errand | None:
    if shown < wanted_version(letter, table):
        return Errand.EDIT
    return Errand.CLOSE if letter.final or table.is_closed else None


def _after_sign(letter: Letter, table: Table, shown: int, is_wanted: bool) -> Errand | None:
    """The sign shows who sits down until the first hand; from then on the board does.

    It tells what is played for and by which rules until the table closes (Cooke 3.12).
    """
    if table.is_closed:
        return Errand.CLOSE
    version = table.sign_version if table.hands else table.public_version
    return Errand.EDIT if shown < version else None


_WANTED: Final[dict[Slot, Callable[[Letter, Table], bool]]] = {
    Slot.BOARD: _always,
    Slot.PRIVATE_HAND: _hand_is_on,
    Slot.TURN: _turn_is_on,
    Slot.LOG: is_true_still,
    Slot.SIGN: _always,
    Slot.REPLY: _is_deliverable,
}
_AFTER: Final[dict[Slot, Callable[[Letter, Table, int, bool], Errand | None]]] = {
    Slot.BOARD: _after_board,
    Slot.PRIVATE_HAND: _close,
    Slot.TURN: _after_turn,
    Slot.LOG: _close,
    Slot.SIGN: _after_sign,
    Slot.REPLY: _close,
}
_LATE: Final[dict[Slot, Errand]] = {
    # Only a turn notice has to go away again, so only that is looked for.
    Slot.BOARD: Errand.REPEAT,
    Slot.PRIVATE_HAND: Errand.CLOSE,
    Slot.TURN: Errand.FIND,
    Slot.LOG: Errand.REPEAT,
    Slot.SIGN: Errand.REPEAT,
    Slot.REPLY: Errand.CLOSE,
}
