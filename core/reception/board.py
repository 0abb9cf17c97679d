"""An act pressed on the board: acknowledgement and redraw in one call.

Platforms count such a call apart from others, so the board costs nothing while people press its
buttons.  The newest state is drawn, one redraw at a time for each table, so an earlier press can
never paint over a later one.
"""

from msgspec import Struct

from core import present
from core.engine.outcome import Accepted
from core.engine.ports import MessageRef
from core.engine.turnstile import Turnstile
from core.ids import TableId
from core.present.documents import Slot
from core.reception.answering import Redrawing
from core.reception.visit import Visit
from core.table.commands import TableCommand
from core.view import look


class PressedBoard(Struct, frozen=True):
    """The board message that was pressed, and how it is redrawn."""

    answer: Redrawing
    ref: MessageRef


class BoardPresses:
    """Redraws boards through the presses that changed them."""

    def __init__(self) -> None:
        self._drawing: Turnstile[TableId] = Turnstile()

    async def act(self, visit: Visit, command: TableCommand, board: PressedBoard) -> None:
        """Put ``command`` to the table and redraw the board that was pressed."""
        pressed = visit.table()
        hand = pressed.hand.number if pressed.hand is not None else 0
        outcome = await visit.submit(command, shows=Slot.BOARD)
        if not isinstance(outcome, Accepted):
            await visit.refuse(outcome.refusal)
            return
        async with self._drawing.through(pressed.id):
            table = visit.table()
            is_same_hand = table.hand is not None and table.hand.number == hand
            drawn = present.board(look(table, None))
            if is_same_hand and await board.answer.redraw(drawn):
                visit.room.post.shown(table.id, Slot.BOARD, drawn.sequence, board.ref)
                return
        visit.room.post.not_shown(table.id, Slot.BOARD)
        if not is_same_hand:
            await board.answer.acknowledge()
