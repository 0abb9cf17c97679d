"""Asking: whether a message still asks for the act that its table waits for."""

from core.engine.letters import Letter
from core.present.documents import Slot
from core.table.state import Table


def asks_now(letter: Letter, table: Table) -> bool:
    """True for the board of the hand in play and for a notice of the turn that lasts.

    Boards of other hands and notices of earlier turns ask for nothing any more.
    """
    hand = table.hand
    if hand is None or hand.is_over or letter.hand != hand.number:
        return False
    if letter.slot is Slot.BOARD:
        return not letter.final
    return letter.slot is Slot.TURN and letter.action == hand.action
