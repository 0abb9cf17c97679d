"""The names of hands, as a dealer reads them out."""

from typing import Final

from core.cards import RANK_NAMES, RANK_PLURALS
from core.hands.ladder import ACE
from core.hands.reading import Reading
from core.hands.strength import Category

_NAMES: Final = {
    Category.HIGH_CARD: "{one[0]} high",
    Category.PAIR: "pair of {many[0]}",
    Category.TWO_PAIR: "two pair, {many[0]} and {many[1]}",
    Category.TRIPS: "three {many[0]}",
    Category.STRAIGHT: "straight, {one[0]} high",
    Category.FLUSH: "flush, {one[0]} high",
    Category.FULL_HOUSE: "full house, {many[0]} over {many[1]}",
    Category.QUADS: "four {many[0]}",
    Category.STRAIGHT_FLUSH: "straight flush, {one[0]} high",
    Category.FIVE_OF_A_KIND: "five {many[0]}",
}

_NAMED_RANKS: Final = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}
"""How many ranks the name of a hand says, where it is not one."""

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_WHEEL: Final = (3, 2, 1, 0, ACE)


def words(reading: Reading) -> str:
    """The hand in words: ``two pair, kings and sevens``."""
    if reading.is_royal:
        return "royal flush"
    one = tuple(RANK_NAMES[rank] for rank in reading.ranks)
    many = tuple(RANK_PLURALS[rank] for rank in reading.ranks)
    return _NAMES[reading.category].format(one=one, many=many)


def low_words(reading: Reading) -> str:
    """A low hand in words, from the top card (Cooke 4.15): ``eight-six low``, ``wheel``."""
    if reading.category is not Category.HIGH_CARD:
        return words(reading)
    if reading.ranks == _WHEEL:
        return "wheel"
    return "-".join(RANK_NAMES[rank] for rank in reading.ranks[:2]) + " low"


def kicker_words(winner: Reading, loser: Reading) -> str | None:
    """What decides between two high hands of one name (Cooke 4.14).

    ``ten kicker beats six kicker``; the cards of a flush are no kickers: ``third card nine
    beats eight``.  None if the names differ or the hands tie.
    """
    named = _NAMED_RANKS.get(winner.category, 1)
    if winner.category is not loser.category or winner.ranks[:named] != loser.ranks[:named]:
        return None
    for place, (better, worse) in enumerate(zip(winner.ranks, loser.ranks, strict=False)):
        if better != worse:
            names = RANK_NAMES[better], RANK_NAMES[worse]
            if winner.category is Category.FLUSH:
                return f"{_ORDINALS[place]} card {names[0]} beats {names[1]}"
            return f"{names[0]} kicker beats {names[1]} kicker"
    return None
