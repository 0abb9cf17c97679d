"""The reception: presses, forms and commands served, and refusals made answers."""

from collections.abc import Callable

from core import present
from core.engine.desk import Report, whereabouts
from core.engine.ports import MessageRef
from core.engine.room import CardRoom
from core.hand.commands import DrawCards, HandCommand, MakeChoice, SetPreact
from core.notation import Unclear
from core.notation.signals import signal_of
from core.present.acting.forms import AMOUNT
from core.present.documents import Press
from core.reception import blinds, early, presses, rules
from core.reception.acting import take_up
from core.reception.board import BoardPresses, PressedBoard
from core.reception.counts import Counts
from core.reception.picking import say_privately
from core.reception.sent_forms import CHANGED, SENT, Said, SentForm
from core.reception.signals import gesture
from core.reception.visit import AskedBack, Visit, Work
from core.reception.words import hear
from core.refusal import Reason, Refusal
from core.table.commands import CallClock, TableCommand
from core.table.state import Table

Reading = Callable[[Visit, Press], TableCommand | Unclear | None]


class Reception:
    """Serves the visits of one platform.

    ``report`` takes a sentence for the log; it never holds a card or what anybody typed.
    Nothing here raises: whatever goes wrong in a visit is told to the visitor.
    """

    def __init__(self, room: CardRoom, report: Report) -> None:
        self.room = room
        self._report = report
        self._boards = BoardPresses()
        self._counts = Counts()

    async def serve(self, visit: Visit, work: Work) -> None:
        """Do ``work``; whatever is refused on the way is said privately."""
        visit.counts = self._counts
        try:
            await self._answered(visit, work)
        except Exception as error:
            await self._failed(visit, error)
        if visit.here is not None:
            # Whoever says something may have opened his private messages since.
            self.room.post.private_again(visit.person)

    async def hear(self, visit: Visit, text: str) -> None:
        """Serve typed words: a private message, a mention without the dealer's own name, or
        what follows the platform's slash command."""

        async def work(visit: Visit) -> None:
            await hear(visit, text)

        await self.serve(visit, work)

    async def press(
        self, visit: Visit, press: Press | None, board: PressedBoard | None = None
    ) -> None:
        """Serve a press of one of our buttons, however old.

        Args:
            visit: who pressed, and where.
            press: what the button carries; None when this version did not write it.
            board: the message pressed, when it is the board and may be redrawn.
        """
        await self._pressed(visit, press, _carried, board)

    async def form_sent(
        self, visit: Visit, press: Press | None, said: Said, board: PressedBoard | None = None
    ) -> None:
        """Serve a form that was sent, whether or not this process opened it.

        ``said`` is what was typed or chosen, by the name of the field; the rest as for
        :meth:`press`.
        """
        form = SENT.get(press.verb) if press is not None else None
        if press is not None and form is not None:
            await self._sent(visit, press, form, said)
            return

        def read(visit: Visit, press: Press) -> TableCommand | Unclear:
            return presses.typed(visit, press, said.get(AMOUNT, ""))

        await self._pressed(visit, press, read, board)

    def signalled(self, ref: MessageRef, sign: str) -> Table | None:
        """The table at which ``sign`` says something as a reaction on the message ``ref``.

        None for any other sign, and on any message but the board in play and a notice of the
        present turn.
        """
        return self.room.post.asked_by(ref) if signal_of(sign) is not None else None

    async def reacted(self, visit: Visit, sign: str) -> None:
        """Serve a reaction on a message that asks for an act now; any other sign is none."""
        signal = signal_of(sign)

        async def work(visit: Visit) -> None:
            if signal is not None:
                await gesture(visit, signal)

        await self.serve(visit, work)

    def is_board(self, press: Press | None) -> bool:
        """Whether the button stands on the board of the hand in play, if it stands in a channel
        for all to see."""
        table = self.room.table(press.table) if press is not None else None
        hand = table.hand if table is not None else None
        if press is None or press.prompt is None or hand is None:
            return False
        return hand.number == press.prompt.hand

    # ------------------------------------------------------------------- inside

    async def _failed(self, visit: Visit, error: Exception) -> None:
        """Report ``error``; its text may hold anything, so only its kind and place are told."""
        self._report(f"A visit failed: {whereabouts(error)}.")
        try:
            await visit.refuse(Refusal(Reason.TOO_BUSY))
        except Exception as again:
            self._report(f"A failed visit could not be answered: {whereabouts(again)}.")

    async def _answered(self, visit: Visit, work: Work) -> None:
        try:
            await work(visit)
        except Refusal as refusal:
            await visit.refuse(refusal)
        except AskedBack:
            await visit.answer.say(present.which_table())

    async def form_changed(self, visit: Visit, press: Press | None, said: Said) -> None:
        """Serve a form that is still open, once a field that others follow has been filled in.

        What it asks then is asked by the visit's answer, which changes the form.
        """

        async def work(visit: Visit) -> None:
            form = CHANGED.get(press.verb) if press is not None else None
            if press is None or form is None:
                raise Refusal(Reason.STALE)
            presses.means(visit, press)
            await form(visit, press, said)

        await self.serve(visit, work)

    async def _sent(self, visit: Visit, press: Press, form: SentForm, said: Said) -> None:
        async def work(visit: Visit) -> None:
            presses.means(visit, press)
            await form(visit, press, said)

        await self.serve(visit, work)

    async def _pressed(
        self, visit: Visit, press: Press | None, read: Reading, board: PressedBoard | None
    ) -> None:
        async def work(visit: Visit) -> None:
            if press is None:
                raise Refusal(Reason.STALE)
            if press.verb in present.RULE_VERBS:
                await rules.turned(visit, press)
                return
            presses.means(visit, press)
            said = read(visit, press)
            if early.asks_back(visit, press):
                await visit.answer.say(present.early_acts(visit.view()))
            elif said is None:
                await presses.asked(visit, press)
            elif board is not None and isinstance(said, HandCommand | CallClock):
                await self._boards.act(visit, said, board)
            elif press.verb in present.NEXT_DEAL and not isinstance(said, Unclear):
                await blinds.pressed(visit, said)
            elif isinstance(said, DrawCards | MakeChoice | SetPreact):
                await say_privately(visit, said)
            else:
                await take_up(visit, said)

        await self.serve(visit, work)


def _carried(visit: Visit, press: Press) -> TableCommand | None:
    return present.command_of(press, visit.person, visit.name)
