"""``seen``: an event as one viewer may know it, the sealed parts left out by type."""

from collections.abc import Iterable

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.commands import Preact
from core.hand.events import (
    BoardTurned,
    CardBurned,
    CardMadeGood,
    CardReplaced,
    ChoiceMade,
    Discarded,
    DrawAsked,
    DrawServed,
    Entrant,
    HandShownTo,
    HandStarted,
    HoleCardsDealt,
    LookCounted,
    LookReported,
    PreactDropped,
    PreactSet,
    ReportSettled,
    SealedHandEvent,
    StubShuffled,
)
from core.hand.forced.posts import NO_POSTS, Posts
from core.hand.rules import HandRules
from core.ids import Seat
from core.table.events import OpenEvent, TableEvent
from core.table.floor.ruling_events import HandInspected


class HandStartedSeen(Struct, frozen=True, tag=True):
    """The start of a hand, without its deck."""

    number: int
    game: str
    rules: HandRules
    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    entrants: tuple[Entrant, ...]
    boards: int
    button_blind: Seat | None = None
    carried: Chips = NO_CHIPS
    posts: Posts = NO_POSTS


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


class BurnSeen(Struct, frozen=True, tag=True):
    """A card was burned."""


class StubShuffledSeen(Struct, frozen=True, tag=True):
    """``count`` cards were shuffled again, without their order."""

    count: int
    with_burns: bool
    with_discards: bool


class DrawAskedSeen(Struct, frozen=True, tag=True):
    """``seat`` asks for ``count`` cards; ``cards`` are what he throws, for himself alone."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    splits_openers: bool = False


class DrawServedSeen(Struct, frozen=True, tag=True):
    """``seat`` has got ``count`` new cards; ``cards`` only for their owner."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class ChoiceSeen(Struct, frozen=True, tag=True):
    """``seat`` has chosen; ``cards`` only for himself."""

    seat: Seat
    cards: tuple[Card, ...] | None


class DiscardedSeen(Struct, frozen=True, tag=True):
    """``seat`` threw ``count`` cards away; ``cards`` only for himself."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class CardReplacedSeen(Struct, frozen=True, tag=True):
    """``seat`` got another card for ``card``; ``fresh`` only for its owner."""

    seat: Seat
    card: Card
    fresh: tuple[Card, ...] | None


class CardMadeGoodSeen(Struct, frozen=True, tag=True):
    """``seat`` got a card for one withdrawn on the draw; ``fresh`` only for its owner."""

    seat: Seat
    fresh: tuple[Card, ...] | None


class HandShownToSeen(Struct, frozen=True, tag=True):
    """``seat`` has shown a hand to one player; whom, and the cards, only those two know."""

    seat: Seat
    whom: Seat | None
    cards: tuple[Card, ...] | None


class PreactSeen(Struct, frozen=True, tag=True):
    """The viewer at ``seat`` keeps ``act`` for his turn; None when he keeps nothing any more."""

    seat: Seat
    act: Preact | None
    wager: Chips


TrimmedEvent = (
    HandStartedSeen
    | HoleCardsSeen
    | BoardSeen
    | BurnSeen
    | StubShuffledSeen
    | DrawAskedSeen
    | DrawServedSeen
    | ChoiceSeen
    | DiscardedSeen
    | CardReplacedSeen
    | CardMadeGoodSeen
    | PreactSeen
    | HandShownToSeen
)
"""Events of which a part was left out."""

SeenEvent = OpenEvent | TrimmedEvent | PreactDropped | LookReported | ReportSettled
"""What a viewer may know: events that hold nothing sealed, and those that are trimmed."""


def all_seen(events: Iterable[TableEvent], seat: Seat | None) -> tuple[SeenEvent, ...]:
    """Those of ``events`` that ``seat`` may know of, as he may know them; None is the rail."""
    return tuple(told for event in events if (told := seen(event, seat)) is not None)


def seen(event: TableEvent, seat: Seat | None) -> SeenEvent | None:
    """``event`` as ``seat`` may know it, None where he may not know that it has happened."""
    if isinstance(event, (LookCounted, HandInspected)):
        return None
    if isinstance(event, (LookReported, ReportSettled)):
        return event if event.by == seat else None
    if isinstance(event, (PreactSet, PreactDropped)):
        return _of_himself(event) if event.seat == seat else None
    return _trimmed(event, seat)


def _of_himself(event: PreactSet | PreactDropped) -> SeenEvent:
    if isinstance(event, PreactDropped):
        return event
    return PreactSeen(event.seat, event.kept.open_for(event.seat), event.wager)


def _shown_to(event: HandShownTo, seat: Seat | None) -> HandShownToSeen:
    cards = event.cards.open_for(seat)
    return HandShownToSeen(event.seat, event.whom if cards is not None else None, cards)


def _patched(event: CardReplaced | CardMadeGood, seat: Seat | None) -> SeenEvent:
    fresh = event.fresh.open_for(seat)
    if isinstance(event, CardReplaced):
        return CardReplacedSeen(event.seat, event.card, fresh)
    return CardMadeGoodSeen(event.seat, fresh)


def _trimmed(event: OpenEvent | SealedHandEvent, seat: Seat | None) -> SeenEvent:
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
                button_blind=event.button_blind,
                carried=event.carried,
                posts=event.posts,
            )
        case HoleCardsDealt():
            cards = event.cards.open_for(seat)
            return HoleCardsSeen(event.seat, len(event.cards.content), cards)
        case BoardTurned():
            return BoardSeen(event.street, event.board, event.cards)
        case CardBurned():
            return BurnSeen()
        case StubShuffled():
            return StubShuffledSeen(event.count, event.with_burns, event.with_discards)
        case DrawAsked():
            cards = event.cards.open_for(seat)
            return DrawAskedSeen(event.seat, event.count, cards, event.splits_openers)
        case DrawServed():
            count = len(event.cards.content)
            return DrawServedSeen(event.seat, count, event.cards.open_for(seat))
        case ChoiceMade():
            return ChoiceSeen(event.seat, event.cards.open_for(seat))
        case Discarded():
            count = len(event.cards.content)
            return DiscardedSeen(event.seat, count, event.cards.open_for(seat))
        case CardReplaced() | CardMadeGood():
            return _patched(event, seat)
        case HandShownTo():
            return _shown_to(event, seat)
        case _:
            return event
