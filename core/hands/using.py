"""The best hand of own cards and a board, where the game says how many of each."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from core.cards import Card
from core.hands.judge import Judge
from core.hands.low_sets import low_sets
from core.hands.on_board import on_board, weighs_suits_apart
from core.hands.reading import Reading, read
from core.hands.strength import Strength


def strength_using(
    judge: Judge, own: Sequence[Card], board: Sequence[Card], least: int, most: int
) -> Strength | None:
    """The strength of the best hand with ``least`` to ``most`` of its ``own`` cards, or None.

    Hold'em uses 0 to 2 of 2, Tahoe 0 to 2 of 3 (Cooke 6.08.03), Omaha 2 of 4 (Cooke 4.14).
    Before the board is complete it is the best hand of the cards there are; without a board,
    of no more than ``most`` own cards: before the flop an Omaha hand is its best two.
    None is a hand that does not qualify.
    """
    scale = judge.scale
    if not least and most >= len(own):
        strength = scale.strength((*own, *board))
    elif weighs_suits_apart(scale):
        if judge.qualifier:
            return low_sets(judge, least, most).strength(own, board)
        strength = on_board(scale, tuple(board), least, most).strength(own)
    else:
        strength = max(map(scale.strength, _choices(judge, own, board, least, most)))
    return strength if judge.qualifies(strength) else None


def reading_using(
    judge: Judge, own: Sequence[Card], board: Sequence[Card], least: int, most: int
) -> Reading | None:
    """The same hand described, with the five cards used; own cards first where they serve.

    None is a hand that does not qualify.

    Raises:
        ValueError: there are no cards.
    """
    strength = strength_using(judge, own, board, least, most)
    if strength is None:
        return None
    weigh = judge.scale.strength
    choices = _choices(judge, own, board, least, most)
    return read(judge.scale, next(cards for cards in choices if weigh(cards) == strength))


def strength_on(
    judge: Judge,
    own: Sequence[Card],
    boards: Iterable[Sequence[Card]],
    least: int,
    most: int,
) -> Strength | None:
    """The best of :func:`strength_using` over several boards (Cooke 6.09).

    No boards at all are one without cards.
    """
    found = [strength_using(judge, own, board, least, most) for board in list(boards) or [()]]
    return max((strength for strength in found if strength is not None), default=None)


def reading_on(
    judge: Judge,
    own: Sequence[Card],
    boards: Iterable[Sequence[Card]],
    least: int,
    most: int,
) -> Reading | None:
    """The best of :func:`reading_using` over several boards; the first of equal ones.

    Raises:
        ValueError: there are no cards.
    """
    found = [reading_using(judge, own, board, least, most) for board in list(boards) or [()]]
    readings = (reading for reading in found if reading is not None)
    return max(readings, key=lambda reading: reading.strength, default=None)


def _choices(
    judge: Judge, own: Sequence[Card], board: Sequence[Card], least: int, most: int
) -> Iterator[tuple[Card, ...]]:
    """Cards within which any five are a lawful hand; together they hold every lawful hand."""
    shared = min(judge.scale.ladder.places - least, len(board))
    return (
        (*mine, *common)
        for mine in combinations(own, min(most, len(own)))
        for common in combinations(board, shared)
    )
