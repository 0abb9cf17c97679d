"""Worth: how good a hand is on a board, from 0 to 100, as a steady player would judge it.

No enumeration and no trials: a house player has to think in a fraction of a millisecond.
100 is a hand that hardly ever loses, 50 one that wins about every other showdown.
"""

from collections import Counter
from typing import Final

from msgspec import Struct

from core.cards import Card, rank_of, suit_of
from core.hands import HIGH, Category, high
from core.hands.ladder import ACE, STANDARD
from core.hands.strength import unpack

_SET, _PAIRED_TRIPS, _BOARD_TRIPS = 93, 84, 35
_TWO_PAIR, _OVERPAIR, _TOP_PAIR, _UNDERPAIR, _NOTHING = 84, 78, 66, 38, 10
_BELOW_TOP: Final = 14
"""What a pair loses for each board rank above it."""

_STRONG: Final = {
    Category.STRAIGHT: 89,
    Category.FLUSH: 91,
    Category.FULL_HOUSE: 96,
    Category.QUADS: 99,
    Category.STRAIGHT_FLUSH: 100,
}
_FOUR_TO_FLUSH, _THREE_TO_FLUSH = 30, 8
_PLAYS_BOARD: Final = 20
_FLUSH_DRAW: Final = {3: 35, 4: 19}
_OPEN_ENDED: Final = {3: 31, 4: 17}
_GUTSHOT: Final = {3: 16, 4: 9}
_FLUSH_AFTER, _STRAIGHT_AFTER, _FOUR = 5, 5, 4


class Worth(Struct, frozen=True):
    """What is made already, and the chance in a hundred that a draw gets there."""

    made: int
    draw: int

    @property
    def total(self) -> int:
        """Both together: a draw helps only the hands that are not yet good."""
        return self.made + (100 - self.made) * self.draw // 100


def worth(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Worth:
    """The worth of ``hole`` on a board of three to five cards."""
    made = _made(hole, board)
    return Worth(made, 0 if made >= _TWO_PAIR else _draw(hole, board))


def _made(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    strength = high(hole + board)
    common = high(board)
    if len(board) == 5 and strength == common:  # noqa: PLR2004  # the board is the hand
        return _PLAYS_BOARD
    level, ranks = unpack(HIGH.value(strength))
    category = STANDARD.order[level]
    danger = _danger(board, category)
    if category in _STRONG:
        return _strong(hole, board, category) - danger
    if category is Category.TRIPS:
        return _trips(hole, board, ranks[0]) - danger
    if category in (Category.PAIR, Category.TWO_PAIR):
        return max(_pairs(hole, board) - danger, _NOTHING)
    return _high_cards(hole, board)


def _strong(hole: tuple[Card, ...], board: tuple[Card, ...], category: Category) -> int:
    """A straight or better; one that lies almost whole on the board is worth less."""
    value = _STRONG[category]
    if category is Category.FLUSH and (suit := _long_suit(board, _FOUR)) is not None:
        mine = max((rank_of(card) for card in hole if suit_of(card) == suit), default=0)
        return value - 4 * (ACE - mine)
    counts = Counter(map(rank_of, board))
    if category is Category.FULL_HOUSE and max(counts.values()) > 2:  # noqa: PLR2004  # trips there
        return value - 12
    return value


def _trips(hole: tuple[Card, ...], board: tuple[Card, ...], rank: int) -> int:
    own = sum(rank_of(card) == rank for card in hole)
    return (_BOARD_TRIPS, _PAIRED_TRIPS, _SET)[own]


def _pairs(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """One or two pairs: what counts is the pairs that are the player's own."""
    ranks = [rank_of(card) for card in hole]
    on_board = {rank_of(card) for card in board}
    if ranks[0] == ranks[1]:
        above = sum(rank > ranks[0] for rank in on_board)
        return max(_OVERPAIR - _BELOW_TOP * above, _UNDERPAIR)
    hits = [rank for rank in ranks if rank in on_board]
    if len(hits) > 1:
        return _TWO_PAIR
    if not hits:
        return _high_cards(hole, board)
    above = sum(rank > hits[0] for rank in on_board)
    kicker = next(rank for rank in ranks if rank != hits[0])
    return max(_TOP_PAIR - _BELOW_TOP * above + (kicker - 6), _UNDERPAIR - 6)


def _high_cards(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    top = max(map(rank_of, board))
    overs = sum(rank_of(card) > top for card in hole)
    return _NOTHING + 5 * overs + 5 * (max(map(rank_of, hole)) == ACE)


def _danger(board: tuple[Card, ...], category: Category) -> int:
    """What a hand below a flush loses where the board holds three or four of a suit."""
    if category >= Category.FLUSH:
        return 0
    if _long_suit(board, _FOUR) is not None:
        return _FOUR_TO_FLUSH
    return _THREE_TO_FLUSH if _long_suit(board, 3) is not None else 0


def _long_suit(cards: tuple[Card, ...], least: int) -> int | None:
    counts = Counter(map(suit_of, cards))
    return next((suit for suit, count in counts.items() if count >= least), None)


def _draw(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """Chance in a hundred to fill a flush or straight that needs a card of the player's own."""
    if len(board) not in _FLUSH_DRAW:
        return 0
    chance = 0
    suit = _long_suit(hole + board, _FOUR)
    if suit is not None and suit in map(suit_of, hole):
        chance = _FLUSH_DRAW[len(board)]
    mine, common = _rank_bits(hole + board), _rank_bits(board)
    outs = sum(
        not mine >> rank & 1 and _straight(mine | 1 << rank) and not _straight(common | 1 << rank)
        for rank in range(ACE + 1)
    )
    if outs:
        chance += (_OPEN_ENDED if outs > 1 else _GUTSHOT)[len(board)]
    return min(chance, 55)


def _rank_bits(cards: tuple[Card, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << rank_of(card)
    return bits


def _straight(ranks: int) -> bool:
    return any(straight & ranks == straight for _, straight in STANDARD.straights)
