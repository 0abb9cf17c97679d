"""Story: what a line needs beside its event, and lines that wait for more of their kind."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from core.cards import Card
from core.chips import Chips
from core.games import GAMES
from core.games.spec import GameSpec
from core.ids import Seat
from core.present.documents import Line, Text
from core.present.say import Value, say, sentence
from core.present.words.names import player_name, seated_name
from core.table.seats.change_events import SeatChanged
from core.view import BoardSeen, HandView, HoleCardsSeen, SeenEvent, TableView

Teller = Callable[["Story", Any], Iterator[Line]]
"""Tells an event, in no line, in one, or in several."""


class Story:
    """The table, who listens, and the open cards and pots at that moment.

    Attributes:
        view: the table after all the events.
        me: where whoever listens sits at that moment.
        rows: the community cards at that moment.
        pots: the pots gathered in, told with the cards that come next.
        antes, downs, ups: antes and cards, told together once the last of a round has come.
        is_first_deal: no cards have been dealt down yet in the hand that is told.
    """

    def __init__(self, view: TableView, events: Sequence[SeenEvent]) -> None:
        self.view = view
        self.me = _seat_at_first(view, events)
        final = view.hand.boards if view.hand is not None else ()
        turned = [event for event in events if isinstance(event, BoardSeen)]
        self.rows = [
            row[: len(row) - sum(len(event.cards) for event in turned if event.board == number)]
            for number, row in enumerate(final)
        ]
        self.pots: Line = ()
        self.antes: list[tuple[Seat, Chips]] = []
        self.downs: list[HoleCardsSeen] = []
        self.ups: list[tuple[Seat, tuple[Card, ...]]] = []
        self.is_first_deal = False

    @property
    def hand(self) -> HandView:
        """The hand that is told."""
        assert self.view.hand is not None
        return self.view.hand

    @property
    def spec(self) -> GameSpec:
        """The game of the hand."""
        return GAMES[self.hand.game]

    def tell(self, template: str, seat: Seat, **values: Value) -> Line:
        """``template`` said of ``seat``: ``{who} call{s}`` is *Ann calls* or *You call*."""
        third = "" if seat == self.me else "s"
        return sentence(say(template, who=self.name(seat), s=third, **values))

    def name(self, seat: Seat) -> Line:
        """Who plays or sits at ``seat``; *you* for whoever listens."""
        if seat == self.me:
            return (Text("you"),)
        is_player = self.view.hand is not None and self.view.hand.player(seat) is not None
        return player_name(self.hand, seat) if is_player else seated_name(self.view, seat)

    def is_mine(self, seat: Seat) -> bool:
        """Whether ``seat`` is that of whoever listens."""
        return seat == self.me

    def moves(self, event: SeatChanged) -> None:
        """``event`` is told: from now on he is meant by another seat."""
        if event.seat == self.me:
            self.me = self.view.acts_for

    def take_pots(self) -> Line:
        """The pots, told once."""
        pots, self.pots = self.pots, ()
        return pots


def _seat_at_first(view: TableView, events: Sequence[SeenEvent]) -> Seat | None:
    """Where he sat before he moved, if that is told too."""
    mine = view.my_seat
    if view.acts_for is None or mine is None:
        return view.acts_for
    moves = (event for event in events if isinstance(event, SeatChanged))
    from_seat = (event.seat for event in moves if event.person == mine.person)
    return next(from_seat, view.acts_for)


def cut_words(announced: Chips, to: Chips) -> Line:
    """``, cut back from 150``: something else was announced (Cooke 8.02.04, 9.14, 10.05)."""
    if not announced:
        return ()
    words = ", cut back from {announced}" if announced > to else ", corrected from {announced}"
    return say(words, announced=announced)


def all_in_words(is_all_in: bool) -> str:
    """``, all-in``."""
    return ", all-in" if is_all_in else ""
