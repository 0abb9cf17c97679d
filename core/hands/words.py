"""The names of hands, as a dealer reads them out."""

from typing import Final

from core.cards import JOKERS, RANK_NAMES, RANK_PLURALS, RANKS, SUITS, card_text
from core.hands.judge import Judge
from core.hands.ladder import ACE
from core.hands.reading import Reading, StandIn
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
    Category.ROUND_THE_CORNER: "round-the-corner straight, {one[0]} high",
    Category.SKIP_STRAIGHT: "skip straight, {one[0]} high",
}

_NAMED_RANKS: Final = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}
"""How many ranks the name of a hand says, where it is not one."""

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_WHEEL: Final = (3, 2, 1, 0, ACE)
_SAID_OF_A_LOW: Final = 2
"""How many ranks the name of a low says."""

NO_LOW: Final = "no low"


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
    return "-".join(RANK_NAMES[rank] for rank in reading.ranks[:_SAID_OF_A_LOW]) + " low"


def words_for(judge: Judge, reading: Reading | None) -> str:
    """The hand in the words of what it is judged for; None is no low that counts."""
    if reading is None:
        return NO_LOW
    return low_words(reading) if judge.scale.ladder.is_low else words(reading)


def split_words(high: Reading, low: Reading | None) -> str:
    """Both halves of a high-low hand: ``two pair, kings and sevens; low eight-six``."""
    return f"{words(high)}; {low_half_words(low)}"


def low_half_words(low: Reading | None) -> str:
    """The low half: ``low eight-six``, ``low wheel``, ``low pair of deuces``, ``no low``."""
    return NO_LOW if low is None else "low " + low_words(low).removesuffix(" low")


def joker_words(stand_in: StandIn) -> str:
    """What the joker is: ``Joker (as Kh)`` in a flush, else ``Joker (as A)`` (Cooke 7.16.01)."""
    suit = "" if stand_in.suit is None else SUITS[stand_in.suit]
    return f"Joker (as {RANKS[stand_in.rank]}{suit})"


def cards_words(reading: Reading) -> tuple[str, ...]:
    """The cards used, in order, a joker with what it is: ``Ah``, ``Joker (as Kh)``, ``Qh`` ..."""
    jokers = {one.card: joker_words(one) for one in reading.stand_ins if one.card in JOKERS}
    return tuple(jokers.get(card, card_text(card)) for card in reading.best)


def low_kicker_words(winner: Reading, loser: Reading) -> str | None:
    """What decides between two low hands of one name: ``eight-six-four beats eight-six-five``.

    None if the names differ or the hands tie.
    """
    if winner.category is not Category.HIGH_CARD or loser.category is not Category.HIGH_CARD:
        return kicker_words(winner, loser)
    pairs = zip(winner.ranks, loser.ranks, strict=False)
    differing = next((place for place, (a, b) in enumerate(pairs) if a != b), 0)
    if differing < _SAID_OF_A_LOW:
        return None
    better, worse = (
        "-".join(RANK_NAMES[rank] for rank in hand.ranks[: differing + 1])
        for hand in (winner, loser)
    )
    return f"{better} beats {worse}"


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
