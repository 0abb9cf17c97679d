"""Narration: a hand told line by line, for a place where lines follow one another.

A channel shows a board that is redrawn; a terminal is read from top to bottom.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from core.cards import Card
from core.chips import Chips
from core.games import GAMES
from core.hand import events as h
from core.hand.state import Share
from core.hands import read_high, words
from core.ids import Seat
from core.present.documents import CardRow, Line, Text
from core.present.middle import pot_name
from core.present.names import player_name, seated_name
from core.present.results import VOID
from core.present.say import Value, joined, listed, say, sentence
from core.table import events as t
from core.table.events import TableEvent
from core.view import (
    BoardSeen,
    HandStartedSeen,
    HandView,
    HoleCardsSeen,
    SeenEvent,
    TableView,
)

_WHOLE_BOARD: Final = 3
"""Fewer cards on a board make no hand worth naming."""


class Story:
    """What a line needs beside its event: the table, who listens, board and pots at that moment."""

    def __init__(self, view: TableView, board: tuple[Card, ...]) -> None:
        self.view = view
        self.board = board
        self.pots: Line = ()

    @property
    def hand(self) -> HandView:
        """The hand that is told."""
        assert self.view.hand is not None
        return self.view.hand

    def tell(self, template: str, seat: Seat, **values: Value) -> Line:
        """``template`` said of ``seat``: ``{who} call{s}`` is *Ann calls* or *You call*."""
        third = "" if seat == self.view.viewer else "s"
        return sentence(say(template, who=self.name(seat), s=third, **values))

    def name(self, seat: Seat) -> Line:
        """Who plays or sits at ``seat``; *you* for whoever listens."""
        if seat == self.view.viewer:
            return (Text("you"),)
        is_player = self.view.hand is not None and self.view.hand.player(seat) is not None
        return player_name(self.hand, seat) if is_player else seated_name(self.view, seat)


def narrate(events: Sequence[SeenEvent], view: TableView) -> tuple[Line, ...]:
    """The lines that tell ``events``, as the viewer of ``view`` saw them.

    ``view`` is the table after the events; what the viewer did himself is said to *you*.
    """
    return tuple(_lines(events, view))


def is_told(event: TableEvent | SeenEvent) -> bool:
    """True for an event that :func:`narrate` tells, and that is no news beside it."""
    return type(event) in _TOLD


def _lines(events: Sequence[SeenEvent], view: TableView) -> Iterator[Line]:
    turned = sum(len(event.cards) for event in events if isinstance(event, BoardSeen))
    final = view.hand.boards[0] if view.hand is not None else ()
    story = Story(view, final[: len(final) - turned])
    for event in events:
        if isinstance(event, BoardSeen):
            story.board += event.cards
        told = _TOLD.get(type(event))
        if told is not None:
            yield from told(story, event)


def _button_drawn(story: Story, event: t.ButtonDrawn) -> Iterator[Line]:
    yield story.tell("{who} draw{s} the high card and take{s} the button.", event.seat)


_ABSENCE: Final = {
    t.AwayReason.ASKED: "{who} {are} away.",
    t.AwayReason.BROKE: "{who} {have} no chips left and sit{s} out.",
    t.AwayReason.CLOCK: "{who} {have} let the clock run out too often and sit{s} out.",
}


def _went_away(story: Story, event: t.WentAway) -> Iterator[Line]:
    is_you = event.seat == story.view.viewer
    are, have = ("are", "have") if is_you else ("is", "has")
    yield story.tell(_ABSENCE[event.reason], event.seat, are=are, have=have)


def _turn_expired(story: Story, event: t.TurnExpired) -> Iterator[Line]:
    yield story.tell("{who} ran out of time.", event.seat)


def _started(story: Story, event: HandStartedSeen) -> Iterator[Line]:
    if event.button is None:
        return
    if story.hand.is_dead_button:
        yield say("The button is dead, at seat {seat}.", seat=str(event.button))
    else:
        yield say("The button is with {who}.", who=story.name(event.button))
    if event.small_blind is None:
        yield say("Nobody posts the small blind.")


def _ante(story: Story, event: h.AntePosted) -> Iterator[Line]:
    yield story.tell("{who} post{s} an ante of {amount}{all_in}.", event.seat,
                     amount=event.amount, all_in=_all_in(event.is_all_in))  # fmt: skip


def _blind(story: Story, event: h.BlindPosted) -> Iterator[Line]:
    yield story.tell(
        "{who} post{s} the {size} blind, {amount}{all_in}.",
        event.seat,
        size="big" if event.is_big else "small",
        amount=event.amount,
        all_in=_all_in(event.is_all_in),
    )


def _hole_cards(story: Story, event: HoleCardsSeen) -> Iterator[Line]:
    if event.cards:
        yield say("Your cards: {cards}", cards=CardRow(event.cards))


def _board(story: Story, event: BoardSeen) -> Iterator[Line]:
    street = GAMES[story.hand.game].streets[event.street].name.capitalize()
    before = story.board[: -len(event.cards)]
    rows: tuple[Line, ...] = tuple((CardRow(cards),) for cards in (before, event.cards) if cards)
    pots, story.pots = story.pots, ()
    yield joined((say("{street}: {cards}", street=street, cards=joined(rows, "  ")), pots))


def _checked(story: Story, event: h.Checked) -> Iterator[Line]:
    yield story.tell("{who} check{s}.", event.seat)


def _called(story: Story, event: h.Called) -> Iterator[Line]:
    yield story.tell("{who} call{s} {more}{all_in}.", event.seat,
                     more=event.more, all_in=_all_in(event.is_all_in))  # fmt: skip


def _bet(story: Story, event: h.BetMade) -> Iterator[Line]:
    yield story.tell("{who} bet{s} {to}{all_in}.", event.seat,
                     to=event.to, all_in=_all_in(event.is_all_in))  # fmt: skip


def _raised(story: Story, event: h.Raised) -> Iterator[Line]:
    yield story.tell("{who} raise{s} to {to}{all_in}.", event.seat,
                     to=event.to, all_in=_all_in(event.is_all_in))  # fmt: skip


def _folded(story: Story, event: h.Folded) -> Iterator[Line]:
    yield story.tell("{who} fold{s}.", event.seat)


def _all_in(is_all_in: bool) -> str:
    return ", all-in" if is_all_in else ""


def _uncalled(story: Story, event: h.UncalledReturned) -> Iterator[Line]:
    yield story.tell("{amount} that nobody called goes back to {who}.", event.seat,
                     amount=event.amount)  # fmt: skip


def _round_closed(story: Story, event: h.RoundClosed) -> Iterator[Line]:
    """The pots are told with the cards that come next."""
    story.pots = listed(
        (
            say("{name} {amount}", name=pot_name(number, len(event.pots)), amount=pot.amount)
            for number, pot in enumerate(event.pots)
        ),
        ", ",
    )
    return iter(())


def _shown(story: Story, event: h.HandShown) -> Iterator[Line]:
    yield story.tell("{who} show{s} {cards}{made}.", event.seat, cards=CardRow(event.cards),
                     made=_made(": ", story, event.cards))  # fmt: skip


def _exposed(story: Story, event: h.CardsExposed) -> Iterator[Line]:
    yield story.tell("{who} show{s} {cards} and holds the rest back.", event.seat,
                     cards=CardRow(event.cards))  # fmt: skip


def _made(before: str, story: Story, cards: tuple[Card, ...]) -> str:
    if len(story.board) < _WHOLE_BOARD:
        return ""
    return before + words(read_high(cards + story.board))


def _mucked(story: Story, event: h.HandMucked) -> Iterator[Line]:
    template = "{who} play{s} the board." if event.plays_board else "{who} muck{s}."
    yield story.tell(template, event.seat)


def _pushed(story: Story, event: h.PotPushed) -> Iterator[Line]:
    award = event.award
    is_split = len(award.shares) > 1
    for share in award.shares:
        yield story.tell(
            "{who} {does}{s} {amount}{pot}{made}.",
            share.seat,
            does="split" if is_split else "win",
            amount=Chips(share.amount),
            pot=_from_pot(story, award.pot, is_split),
            made=_winning(story, share, award.contested),
        )


def _from_pot(story: Story, number: int, is_split: bool) -> str:
    count = len(story.hand.pots)
    if count > 1:
        return f" {'of' if is_split else 'from'} the {pot_name(number, count).lower()}"
    return " of the pot" if is_split else ""


def _winning(story: Story, share: Share, is_contested: bool) -> str:
    player = story.hand.player(share.seat)
    if not is_contested or player is None or player.shown is None:
        return ""
    return _made(" with ", story, player.shown.cards)


def _voided(story: Story, event: h.HandVoided) -> Iterator[Line]:
    yield say(VOID)


def _ended(story: Story, _: h.HandEnded) -> Iterator[Line]:
    seat = story.view.my_seat
    if seat is not None:
        yield say("Your stack is {stack}.", stack=seat.stack)


_TOLD: Final[dict[type, Callable[[Story, Any], Iterator[Line]]]] = {
    t.ButtonDrawn: _button_drawn,
    t.WentAway: _went_away,
    t.TurnExpired: _turn_expired,
    HandStartedSeen: _started,
    h.AntePosted: _ante,
    h.BlindPosted: _blind,
    HoleCardsSeen: _hole_cards,
    BoardSeen: _board,
    h.Checked: _checked,
    h.Called: _called,
    h.BetMade: _bet,
    h.Raised: _raised,
    h.Folded: _folded,
    h.UncalledReturned: _uncalled,
    h.RoundClosed: _round_closed,
    h.CardsExposed: _exposed,
    h.HandShown: _shown,
    h.HandMucked: _mucked,
    h.PotPushed: _pushed,
    h.HandVoided: _voided,
    h.HandEnded: _ended,
}
"""Every event that is told; the others show in what is told, or are news for ``log``."""
