"""One's own cards as people name them: ``Ks 2c``, ``1 3``, ``the king``, ``first and last``."""

from typing import Final

from core.cards import RANK_NAMES, RANK_PLURALS, RANKS, Card, parse_cards, rank_of
from core.refusal import Reason, Refusal

_ORDINALS: Final = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "left": 1,
}  # fmt: skip
_LAST: Final = frozenset({"last", "right"})
_MUTE: Final = frozenset({"the", "my", "and", "card", "cards", "&", "+", "please"})
_ALL: Final = frozenset({"all", "everything", "whole", "hand"})
_RANKS: Final = {
    name: rank for names in (RANK_NAMES, RANK_PLURALS) for rank, name in enumerate(names)
} | {"two": 0, "twos": 0, "three": 1, "threes": 1}


def places_of(text: str, held: tuple[Card, ...]) -> tuple[int, ...]:
    """The places, from 1, of the cards of ``held`` that ``text`` names; none for no words.

    A rank names all cards of that rank.

    Raises:
        Refusal: ``UNREADABLE_CARD``, or ``NO_SUCH_CARD`` for a card that is not there.
    """
    words = [word for word in text.replace(",", " ").lower().split() if word not in _MUTE]
    if words and all(word in _ALL for word in words):
        return tuple(range(1, len(held) + 1))
    found = [place for word in words for place in _places(word, held)]
    return tuple(sorted(set(found)))


def low_ranks(text: str) -> tuple[int, ...]:
    """The ranks of a low that is called, as they are said: ``8-6``, ``eight six low``.

    Raises:
        Refusal: ``IMPOSSIBLE_LOW`` for what names no ranks.
    """
    words = [word for word in text.lower().replace("-", " ").replace(",", " ").split()
             if word not in (*_MUTE, "low", "a", "an")]  # fmt: skip
    ranks = [_rank(word) for word in words]
    if not ranks or None in ranks:
        raise Refusal(Reason.IMPOSSIBLE_LOW, "cooke-7.18.02")
    return tuple(rank for rank in ranks if rank is not None)


def _rank(word: str) -> int | None:
    letter = word.upper().replace("10", "T")
    if len(letter) == 1 and letter in RANKS:
        return RANKS.index(letter)
    return _RANKS.get(word)


def is_number(text: str) -> bool:
    """Whether ``text`` is one number, which may count cards or be the place of one."""
    word = text.strip().lower().removesuffix(" cards").removesuffix(" card")
    return word.isdecimal() or word in NUMBERS


NUMBERS: Final = {"none": 0, "no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
"""How many cards, in words."""


def _places(word: str, held: tuple[Card, ...]) -> tuple[int, ...]:
    if word.isdecimal() and len(word) == 1:
        return (_at(int(word), held),)
    if word in _ORDINALS:
        return (_at(_ORDINALS[word], held),)
    if word in _LAST:
        return (_at(len(held), held),)
    if word in _RANKS:
        same = [place for place, card in enumerate(held, 1) if rank_of(card) == _RANKS[word]]
        return tuple(same) if same else (_at(0, held),)
    return tuple(_at(_place_of(card, held), held) for card in parse_cards(_folded(word)))


def _folded(word: str) -> str:
    return "Jk" if word == "joker" else word


def _place_of(card: Card, held: tuple[Card, ...]) -> int:
    return held.index(card) + 1 if card in held else 0


def _at(place: int, held: tuple[Card, ...]) -> int:
    """``place`` where there is a card.

    Raises:
        Refusal: ``NO_SUCH_CARD``.
    """
    if not 1 <= place <= len(held):
        raise Refusal(Reason.NO_SUCH_CARD, count=len(held))
    return place
