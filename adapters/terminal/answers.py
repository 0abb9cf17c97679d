"""Answers: what becomes of a typed line."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from adapters.terminal.choices import ASKED_BACK, choice_lines, choices
from adapters.terminal.floor import called, floor_command, is_for_chat_rooms
from adapters.terminal.help import CHAT_ROOMS, OWN_WORDS
from adapters.terminal.identity import YOU, YOUR_NAME
from adapters.terminal.render import render
from adapters.terminal.rulebook import pressed_page, rulebook_page
from adapters.terminal.screen import Screen
from adapters.terminal.seating import Keys
from adapters.terminal.transcript import Transcript
from core.chips import Chips
from core.engine.outcome import Refused
from core.engine.room import CardRoom
from core.hand.commands import HandCommand
from core.ids import Instant
from core.notation import Ask, Topic, Unclear, parse_action, usual_buy_in
from core.present import (
    RULE_VERBS,
    balance,
    board,
    command_of,
    drawn,
    free_seats,
    help_page,
    private_hand,
    readings,
    refilled,
    refusal,
    reply,
    stacks,
    table_sign,
)
from core.present import choices as choices_to_make
from core.present.documents import Button, Document, Section, Slot, Verb
from core.refusal import Refusal
from core.table.commands import SitDown, TableCommand, TopUp
from core.table.state import Table
from core.view import TableView, look
from core.view.choices import NOTHING_TO_CHOOSE, Choices, choices_of

_PAGES: Final[dict[Topic, Callable[[TableView], Document]]] = {
    Topic.CARDS: private_hand,
    Topic.DREW: drawn,
    Topic.SIGN: lambda view: replace(table_sign(view), buttons=()),
}
"""What is asked and answered by a page alone."""


class Answers:
    """Turns typed lines into commands and questions, and their outcomes into text."""

    def __init__(
        self,
        room: CardRoom,
        transcript: Transcript,
        screen: Screen,
        key: Keys,
        now: Callable[[], Instant],
    ) -> None:
        self._room = room
        self._transcript = transcript
        self._screen = screen
        self._key = key
        self._now = now
        self._offered: tuple[Button, ...] = ()

    async def to(self, line: str, table: Table) -> str:
        """The text that answers ``line``; empty when the table's own lines say it all."""
        offered, self._offered = self._offered, ()
        view = self._transcript.view(table)
        said = line.strip()
        if not said:
            return ""
        try:
            if said.isdecimal() and 1 <= int(said) <= len(offered):
                document = await self._choose(offered[int(said) - 1], view)
            else:
                document = await self._answer(said, view)
        except Refusal as refused:
            document = self._offering(refusal(refused, view), ASKED_BACK)
        return "" if document is None else render(document, self._screen, self._now())

    async def _choose(self, button: Button, view: TableView) -> Document | None:
        command = command_of(button.press, YOU, YOUR_NAME)
        if command is not None:
            return await self._submit(command, view)
        if button.press.verb in RULE_VERBS:
            return self._offering(pressed_page(button.press, view))
        if button.press.verb is Verb.PICK:
            return self._picking(view, button.press.places)
        return await self._refill() if button.press.verb is Verb.REFILL else private_hand(view)

    async def _answer(self, said: str, view: TableView) -> Document | None:
        page = rulebook_page(said, view)
        if page is not None:
            return self._offering(page)
        ruling = floor_command(said)
        if ruling is not None:
            return await self._submit(ruling, view)
        if is_for_chat_rooms(said):
            return Document(Slot.REPLY, CHAT_ROOMS)
        parsed = parse_action(called(said), view, YOU)
        if isinstance(parsed, Unclear):
            return self._offering(readings(parsed, view))
        if isinstance(parsed, Ask):
            return await self._ask(parsed, view)
        return await self._submit(parsed, view)

    async def _ask(self, asked: Ask, view: TableView) -> Document | None:
        match asked.topic:
            case Topic.CARDS | Topic.DREW | Topic.SIGN:
                return _PAGES[asked.topic](view)
            case Topic.PICK:
                return self._picking(view)
            case Topic.INFO:
                return self._board(view)
            case Topic.STACKS:
                return stacks(view, asked.seat)
            case Topic.HELP:
                words = help_page()
                return replace(words, sections=(*words.sections, OWN_WORDS))
            case Topic.BALANCE:
                return balance(await self._room.wallets.balance(YOU), view)
            case Topic.SEATS:
                return self._offering(free_seats(view))
            case Topic.BLINDS:
                return self._offering(choices_to_make(view, self._choices(view)))
            case Topic.REFILL:
                return await self._refill()
            case Topic.SIT:
                return await self._submit(await self._sit_down(asked, view), view)
            case Topic.TOP_UP:
                return await self._submit(TopUp(YOU, top_up(view)), view)

    def _choices(self, view: TableView) -> Choices:
        table = self._room.table(view.id)
        return NOTHING_TO_CHOOSE if table is None else choices_of(table, YOU, self._now())

    def _picking(self, view: TableView, places: tuple[int, ...] | None = None) -> Document:
        """The person's cards to be picked by number."""
        return self._offering(private_hand(view, places))

    def _board(self, view: TableView) -> Document:
        table = self._room.table(view.id)
        return board(look(table, None) if table is not None else view)

    async def _sit_down(self, asked: Ask, view: TableView) -> SitDown:
        """With the amount named, else what is usual, or what has to be, or all there is."""
        table = self._room.table(view.id)
        least = self._room.least_buy_in(YOU, table) if table is not None else usual_buy_in(view)
        usual = Chips(min(max(usual_buy_in(view), least), await self._room.wallets.balance(YOU)))
        buy_in = usual if asked.amount is None else asked.amount
        return SitDown(YOU, YOUR_NAME, buy_in, asked.seat)

    async def _refill(self) -> Document:
        before = await self._room.wallets.balance(YOU)
        after = await self._room.wallets.refill(YOU, self._key())
        return refilled(Chips(after - before), after)

    async def _submit(self, command: TableCommand, view: TableView) -> Document | None:
        """Say it to the table; what the transcript tells, as an act of a hand, has no answer."""
        outcome = await self._room.submit(view.id, command, key=self._key())
        if isinstance(outcome, Refused):
            raise outcome.refusal
        if isinstance(command, HandCommand):
            return None
        answer = reply(outcome.events, self._transcript.view(outcome.table), YOU)
        told = self._transcript.has_told(answer.title, outcome.events, outcome.table)
        return None if told and not answer.sections else answer

    def _offering(self, document: Document, verbs: frozenset[Verb] | None = None) -> Document:
        """``document`` with its choices numbered below; the next line may be such a number."""
        self._offered = choices(document, verbs)
        if not self._offered:
            return document
        return replace(
            document, sections=(*document.sections, Section(choice_lines(self._offered)))
        )


def top_up(view: TableView) -> Chips:
    """What ``topup`` alone buys: up to the usual buy-in, or else the least one more."""
    seat = view.my_seat
    has = seat.stack + seat.behind if seat is not None else 0
    missing = usual_buy_in(view) - has
    return Chips(missing) if missing > 0 else view.config.buy_in_least
