"""The folds of a deal put right: cards that change places (Cooke 5.19, 14.20, 14.21)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.cards import Card
from core.hand.draft import Fold, HandDraft
from core.hand.events import CardMoved, CardsSetAside, Pile, StubScrambled
from core.hand.state import Player
from core.ids import Seat
from core.sealed import Sealed


def _moved(draft: HandDraft, event: CardMoved) -> None:
    card = draft.deck.content[event.at]
    draft.dealt = max(draft.dealt, event.at + 1)
    _take(draft, {card})
    match event.pile:
        case Pile.BURN:
            draft.burns = Sealed((*draft.burns.content, card))
        case Pile.DECK:
            draft.dealt -= 1
            rest = [one for one in draft.deck.content if one != card]
            draft.deck = Sealed((*rest[: draft.dealt], card, *rest[draft.dealt :]))
        case Pile.DOWN | Pile.UP:
            assert event.seat is not None
            _give(draft, event.seat, card, is_up=event.pile is Pile.UP)


def _take(draft: HandDraft, cards: set[Card]) -> None:
    """Out of wherever they lie."""
    draft.burns = _without(draft.burns, cards)
    draft.aside = _without(draft.aside, cards)
    for place, player in enumerate(draft.players):
        if not cards.isdisjoint((*player.cards, *player.thrown.content)):
            draft.players[place] = _lets_go(player, cards)


def _lets_go(player: Player, cards: set[Card]) -> Player:
    return replace(
        player,
        down=_without(player.down, cards),
        thrown=_without(player.thrown, cards),
        up=tuple(card for card in player.up if card not in cards),
        exposed=tuple(card for card in player.exposed if card not in cards),
    )


def _without(pile: Sealed[tuple[Card, ...]], cards: set[Card]) -> Sealed[tuple[Card, ...]]:
    if cards.isdisjoint(pile.content):
        return pile
    return Sealed(tuple(card for card in pile.content if card not in cards), pile.seats)


def _give(draft: HandDraft, seat: Seat, card: Card, *, is_up: bool) -> None:
    place = draft.place(seat)
    player = draft.players[place]
    if is_up:
        player = replace(player, up=(*player.up, card))
    elif player.is_in:
        player = replace(player, down=Sealed((*player.down.content, card), (seat,)))
    else:
        # What a dead hand is dealt lies in the muck (Cooke 5.15).
        player = replace(player, thrown=Sealed((*player.thrown.content, card)))
    draft.players[place] = player


def _set_aside(draft: HandDraft, event: CardsSetAside) -> None:
    cards = tuple(draft.deck.content[at] for at in event.places)
    _take(draft, set(cards))
    draft.aside = Sealed((*draft.aside.content, *cards))
    draft.dealt = max(draft.dealt, event.places[-1] + 1)
    draft.served_last = event.served_last


def _scrambled(draft: HandDraft, event: StubScrambled) -> None:
    """In the order of the cards' numbers: what it was tells nobody."""
    del event
    out, stub = draft.deck.content[: draft.dealt], draft.deck.content[draft.dealt :]
    draft.deck = Sealed((*out, *sorted(stub)))


CORRECTION_FOLDS: Final[Mapping[type, Fold]] = {
    CardMoved: _moved,
    CardsSetAside: _set_aside,
    StubScrambled: _scrambled,
}
