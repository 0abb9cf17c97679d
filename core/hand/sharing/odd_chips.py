"""Odd chips: who is served first when a pot does not divide evenly (Cooke 9.18)."""

from collections.abc import Sequence

from core.cards import Card, rank_of, suit_of
from core.games.contest import Contest
from core.hand.draft import HandDraft
from core.hand.shows.reading import boards_of, judge_of
from core.hand.state import Player
from core.hands import Category, Reading, reading_on
from core.ids import Seat

_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)
_RUNS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)


def odd_chip_order(draft: HandDraft, winners: list[Seat], contest: int) -> list[Seat]:
    """Winners of ``contest`` in the order they are served.

    In button games from the left of the button; in stud by the suit of the high card of the hand,
    for low by that of the low card, the lower suit first.  By the USPC laws the last bettor or
    raiser goes before all if he is among them.
    """
    in_order = [player for player in draft.players if player.seat in winners]
    if draft.spec.upcards and len(winners) > 1:
        in_order.sort(key=lambda player: _suits(draft, player, contest), reverse=True)
    return _aggressor_first(draft, in_order)


def order_of_service(draft: HandDraft, sharing: list[Seat]) -> list[Seat]:
    """Those who share a pot whose hands nobody sees: by position, in every game."""
    return _aggressor_first(draft, [player for player in draft.players if player.seat in sharing])


def _aggressor_first(draft: HandDraft, players: list[Player]) -> list[Seat]:
    first = draft.last_bettor if draft.rules.odd_chip_to_aggressor else None
    return sorted([player.seat for player in players], key=lambda seat: seat != first)


def _suits(draft: HandDraft, player: Player, number: int) -> tuple[int, ...]:
    """The suits that decide, the better the larger: of the first card of the hand, then the next.

    A common card is the same to all who use it, so that the next one decides between them.
    """
    contest = draft.spec.contests[number]
    board = boards_of(draft.spec, draft.boards)[0]
    use = draft.spec.use
    reading = reading_on(
        judge_of(draft.rules, contest), player.cards, [board], use.own_least, use.own_most
    )
    assert reading is not None
    cards = player.cards + board
    if reading.category in _SUITED:
        cards = tuple(card for card in cards if suit_of(card) == suit_of(reading.best[0]))
    is_low = contest.ranking.is_low
    return tuple(_suit(cards, rank, is_low=is_low) for rank in _ranks(draft, contest, reading))


def _suit(cards: Sequence[Card], rank: int, *, is_low: bool) -> int:
    """Of several cards of the rank the best serves: each makes the same hand."""
    suits = [suit_of(card) for card in cards if rank_of(card) == rank]
    return -min(suits) if is_low else max(suits)


def _ranks(draft: HandDraft, contest: Contest, reading: Reading) -> list[int]:
    """The ranks of the hand from its high card down, for low from its low card up."""
    ranks = [rank_of(card) for card in reading.best]
    if reading.category in _RUNS and not contest.ranking.is_low:
        return ranks
    is_ace_low = judge_of(draft.rules, contest).scale.ladder.is_ace_low
    distinct = sorted(set(ranks), key=lambda rank: (rank + is_ace_low) % 13)
    return distinct if contest.ranking.is_low else distinct[::-1]
