"""What a house player throws: the plain sound rules of draw, lowball and pineapple."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from core.cards import JOKERS, Card, rank_of, suit_of
from core.games import GAMES
from core.games.contest import Contest, Ranking
from core.games.spec import GameSpec
from core.games.steps import Draw
from core.hand.shows.reading import boards_of
from core.hands import Category, Reading
from core.hands.ladder import ACE, STANDARD
from core.props.lows import good_cards, height
from core.props.starting import percentile
from core.props.worth import worth
from core.view import HandView, MyHand

_FIVE: Final = 5
_FOUR: Final = 4
_FLOP: Final = 3
_HOLE: Final = 2
_NINE: Final = 9
_NO_LOW: Final = 99
_PAT: Final = (
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.STRAIGHT_FLUSH,
    Category.FIVE_OF_A_KIND,
)


def throws(hand: HandView, mine: MyHand) -> tuple[int, ...]:
    """The places, from 1, of the cards to exchange on the draw; none to stand pat."""
    spec = GAMES[hand.game]
    contest = spec.contests[0]
    kept = _low_keep(spec, hand, mine, contest) if contest.ranking.is_low else _high_keep(mine)
    gone = [place for place, card in enumerate(mine.down, 1) if card not in kept]
    return tuple(gone[len(gone) - min(len(gone), hand.draw_most) :])


def discards(hand: HandView, mine: MyHand) -> tuple[int, ...]:
    """The places of the cards to throw away without getting others: the best two stay."""
    spec = GAMES[hand.game]
    count = len(mine.down) - hand.choose_count
    boards = [board for board in boards_of(spec, hand.boards) if len(board) >= _FLOP]

    def good(kept: tuple[Card, ...]) -> int:
        if len(kept) != _HOLE:
            return sum(map(rank_of, kept))
        if not boards:
            return percentile(kept)
        return max(worth(kept, board).total for board in boards)

    kept = max(combinations(mine.down, count), key=good)
    return tuple(place for place, card in enumerate(mine.down, 1) if card not in kept)


def _high_keep(mine: MyHand) -> set[Card]:
    """Made hands whole, sets, then four to a flush or straight, else the two highest cards."""
    reading = mine.made[0].reading
    cards = mine.down
    if reading is None or reading.category in _PAT:
        return set(cards)
    natural = [card for card in cards if card not in JOKERS]
    jokers = set(cards) - set(natural)
    ranks = Counter(map(rank_of, natural))
    if reading.category is not Category.HIGH_CARD and any(n > 1 for n in ranks.values()):
        return {card for card in natural if ranks[rank_of(card)] > 1} | jokers
    drawing = _four_to_a_flush(natural, len(jokers)) or _four_to_a_straight(natural, len(jokers))
    if drawing:
        return drawing | jokers
    aces = {card for card in natural if rank_of(card) == ACE}
    if jokers:
        return jokers | (aces or set(sorted(natural)[-1:]))
    return aces if aces else set(sorted(natural)[-_HOLE:])


def _four_to_a_flush(cards: list[Card], jokers: int) -> set[Card]:
    suits = Counter(map(suit_of, cards))
    suit, count = suits.most_common(1)[0]
    if count + jokers < _FOUR:
        return set()
    return {card for card in cards if suit_of(card) == suit}


def _four_to_a_straight(cards: list[Card], jokers: int) -> set[Card]:
    """Four of a straight that two ranks fill."""
    ranks = sum({1 << rank_of(card) for card in cards})
    near = [run for _, run in STANDARD.straights if (ranks & run).bit_count() + jokers == _FOUR]
    if len(near) < _HOLE:
        return set()
    kept: dict[int, Card] = {}
    for card in cards:
        if near[0] >> rank_of(card) & 1 and near[1] >> rank_of(card) & 1:
            kept.setdefault(rank_of(card), card)
    return set(kept.values()) if len(kept) + jokers >= _FOUR else set()


def _low_keep(spec: GameSpec, hand: HandView, mine: MyHand, contest: Contest) -> set[Card]:
    """A nine or better stands on the last draw, an eight before; else the good cards stay."""
    reading = mine.made[0].reading
    good = good_cards(mine.down, contest)
    limit = _NINE if _draws_after(spec, hand) == 0 else _NINE - 1
    if reading is not None and _top(reading, contest) <= limit:
        return set(mine.down)
    if len(good) == _FIVE:
        # Five good cards that are no low are a straight or a flush: the highest goes.
        good = good[:-1]
    return set(good) if good else set(_lowest(mine.down, contest))


def _lowest(cards: Sequence[Card], contest: Contest) -> list[Card]:
    return sorted(cards, key=lambda card: height(card, contest))[:1]


def _top(reading: Reading, contest: Contest) -> int:
    """The highest card of a whole low; out of reach for a pair, or a straight that counts."""
    if reading.category is not Category.HIGH_CARD:
        return _NO_LOW
    rank = reading.ranks[0]
    return 1 if rank == ACE and contest.ranking is Ranking.LOW_A5 else rank + 2


def _draws_after(spec: GameSpec, hand: HandView) -> int:
    """How many draws follow the one that is going on."""
    rest = (step for street in spec.streets[hand.street_index + 1 :] for step in street.steps)
    return sum(isinstance(step, Draw) for step in rest)
