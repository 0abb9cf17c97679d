"""``seen``: an event as one viewer may know it, the sealed parts left out by type."""

from msgspec import Struct

from core.cards import Card
from core.hand.events import BoardTurned, Entrant, HandStarted, HoleCardsDealt
from core.hand.rules import HandRules
from core.ids import Seat
from core.table.events import OpenEvent, TableEvent


class HandStartedSeen(Struct, frozen=True, tag=True):
    """The start of a hand, without its deck."""

    number: int
    game: str
    rules: HandRules
    button: Seat
    small_blind: Seat | None
    big_blind: Seat
    entrants: tuple[Entrant, ...]
    boards: int


class HoleCardsSeen(Struct, frozen=True, tag=True):
    """``count`` cards dealt face down to ``seat``; ``cards`` only for their owner."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class BoardSeen(Struct, frozen=True, tag=True):
    """Community cards face up, without the burn."""

    street: int
    board: int
    cards: tuple[Card, ...]


SeenEvent = OpenEvent | HandStartedSeen | HoleCardsSeen | BoardSeen
"""What a viewer may know: events that hold nothing sealed, and three that are trimmed."""


def seen(event: TableEvent, seat: Seat | None) -> SeenEvent:
    """``event`` as ``seat`` may know it; None is the rail."""
    match event:
        case HandStarted():
            return HandStartedSeen(
                number=event.number,
                game=event.game,
                rules=event.rules,
                button=event.button,
                small_blind=event.small_blind,
                big_blind=event.big_blind,
                entrants=event.entrants,
                boards=event.boards,
            )
        case HoleCardsDealt():
            cards = event.cards.open_for(seat)
            return HoleCardsSeen(event.seat, len(event.cards.content), cards)
        case BoardTurned():
            return BoardSeen(event.street, event.board, event.cards)
        case _:
            return event
