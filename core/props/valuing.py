"""Valuing: what a player's hand is worth in the game being played, from his view alone.

The game's data say how a hand is made; no game is known by its name.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from core.cards import Card, rank_of
from core.games import GAMES
from core.games.spec import GameSpec
from core.games.steps import BettingRound, DealDown, DealUp, Draw, Step, TurnBoard
from core.hand.shows.reading import boards_of
from core.hands import open_pairs
from core.props.highs import draw_worth, omaha_start, omaha_worth, stud_worth
from core.props.lows import good_cards, low_worth
from core.props.starting import percentile
from core.props.worth import Worth, worth
from core.view import HandView, MadeHand, MyHand

_NO_WORTH: Final = Worth(0, 0)
_FLOP: Final = 3
_HOLE: Final = 2
_HALF_ALONE: Final = 72
"""A hand that is good for one half of the pot is worth so much in a hundred of itself."""

_SHORT_STUD: Final = 5
_BEATEN_BY_A_PAIR: Final = 18
_LOW_START: Final = {4: 34, 3: 22, 2: 10}
"""What low cards add to four cards before the flop of a high-low game."""


def is_preflop(hand: HandView) -> bool:
    """True where hole cards are all there is of a game with a board."""
    spec = GAMES[hand.game]
    return not (spec.draws or spec.upcards or any(hand.boards))


def is_last(hand: HandView) -> bool:
    """True when no card is to come any more."""
    spec = GAMES[hand.game]
    rest = [step for street in spec.streets[hand.street_index + 1 :] for step in street.steps]
    here = spec.streets[hand.street_index].steps
    return not any(_brings_cards(step) for step in [*rest, *_after_betting(here)])


def _after_betting(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    places = [place for place, step in enumerate(steps) if isinstance(step, BettingRound)]
    return steps[places[-1] :] if places else ()


def _brings_cards(step: Step) -> bool:
    return isinstance(step, DealDown | DealUp | TurnBoard | Draw)


def value_of(hand: HandView, mine: MyHand) -> Worth:
    """The worth of the viewer's hand: a percentile of starting hands before the flop."""
    spec, last = GAMES[hand.game], is_last(hand)
    parts = list(_parts(spec, hand, mine, last=last))
    if len(parts) == 1:
        return parts[0]
    high, low = (part.made for part in parts)
    made = max((high + low) // 2 + (10 if min(high, low) >= 50 else 0),  # noqa: PLR2004
               max(high, low) * _HALF_ALONE // 100)  # fmt: skip
    return Worth(min(made, 99), max(part.draw for part in parts) * 2 // 3)


def _parts(spec: GameSpec, hand: HandView, mine: MyHand, *, last: bool) -> Iterator[Worth]:
    for contest, made in zip(spec.contests, mine.made, strict=True):
        if not contest.ranking.is_low:
            yield _high(spec, hand, mine, made, last=last)
        elif is_preflop(hand):
            yield Worth(_low_start(spec, mine), 0)
        elif made.reading is None and not made.may_come:
            yield _NO_WORTH
        elif spec.use.own_least:
            yield _omaha_low(spec, mine, made, last=last)
        else:
            yield low_worth(mine.cards, made.reading, contest, is_last=last)


def _high(spec: GameSpec, hand: HandView, mine: MyHand, made: MadeHand, *, last: bool) -> Worth:
    if is_preflop(hand):
        return Worth(_start(spec, mine.cards), 0)
    if made.reading is None:
        return _NO_WORTH
    if spec.upcards:
        is_short = spec.hole_cards + spec.upcards <= _SHORT_STUD
        own = stud_worth(mine.cards, made.reading, is_last=last, is_short=is_short)
        return Worth(max(own.made - _shown_danger(hand, mine), 3), own.draw)
    if spec.draws:
        return draw_worth(mine.cards, made.reading, is_last=last)
    boards = [board for board in boards_of(spec, hand.boards) if len(board) >= _FLOP]
    if spec.use.own_least:
        return max(
            (omaha_worth(mine.cards, board, made.reading, is_last=last) for board in boards),
            key=_total, default=_NO_WORTH,
        )  # fmt: skip
    pairs = combinations(mine.cards, _HOLE)
    return max(
        (worth(two, board) for two in pairs for board in boards), key=_total, default=_NO_WORTH
    )


def _total(value: Worth) -> int:
    return value.total


def _start(spec: GameSpec, cards: tuple[Card, ...]) -> int:
    """Hole cards before the flop; of more than two the best two, or Omaha's four together."""
    if spec.use.own_least:
        return omaha_start(cards)
    best = max(percentile(two) for two in combinations(cards, _HOLE))
    return best if len(cards) == _HOLE else max(best - 8, 0)


def _low_start(spec: GameSpec, mine: MyHand) -> int:
    contest = next(contest for contest in spec.contests if contest.ranking.is_low)
    good = good_cards(mine.cards, contest)
    return 20 + _LOW_START.get(len(good), 0)


def _omaha_low(spec: GameSpec, mine: MyHand, made: MadeHand, *, last: bool) -> Worth:
    contest = next(contest for contest in spec.contests if contest.ranking.is_low)
    if made.reading is not None:
        return low_worth(made.reading.best, made.reading, contest, is_last=True)
    good = good_cards(mine.cards, contest)
    return Worth(0, 0 if last or len(good) < _HOLE else 20 + 6 * len(good))


def _shown_danger(hand: HandView, mine: MyHand) -> int:
    """What open pairs of others take away from a hand that does not beat them."""
    own = mine.made[0].reading
    if own is None:
        return 0
    shown = [
        rank
        for player in hand.players
        if player.is_in and player.seat != mine.seat
        for rank in open_pairs(player.up)
    ]
    top = max(shown, default=-1)
    mine_top = max(open_pairs(mine.cards), default=max(map(rank_of, mine.cards)) - 13)
    return _BEATEN_BY_A_PAIR if top > mine_top else 0
