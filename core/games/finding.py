"""Finding a game by what people call it."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from core.games.registry import GAMES, ROTATIONS
from core.games.rotation import Rotation
from core.games.spec import GameSpec, Structure
from core.refusal import Reason, Refusal

Offered = GameSpec | Rotation
"""What a table may be opened for: a game, or several in turn."""

STRUCTURE_WORDS: Final = (
    ("no limit", Structure.NO_LIMIT),
    ("nl", Structure.NO_LIMIT),
    ("pot limit", Structure.POT_LIMIT),
    ("pl", Structure.POT_LIMIT),
    ("fixed limit", Structure.FIXED),
    ("spread limit", Structure.SPREAD),
    ("spread", Structure.SPREAD),
    ("limit", Structure.FIXED),
    ("fixed", Structure.FIXED),
    ("fl", Structure.FIXED),
    ("sl", Structure.SPREAD),
)
"""Words for a structure, the longer before those they hold."""

_SHORT: Final = {
    "he": "texas_holdem",
    "lhe": "limit texas_holdem",
    "nlh": "nl texas_holdem",
    "nlhe": "nl texas_holdem",
    "omaha hi": "omaha",
    "omaha high low": "omaha_hilo",
    "plo": "pl omaha",
    "plo8": "pl omaha_hilo",
    "stud8": "stud_hilo",
    "stud high low": "stud_hilo",
    "kc": "kansas_city_lowball",
    "27td": "triple_draw_kansas_city",
}
"""What is said besides the names in the book."""

_NUMBERS: Final = {
    "two": "2", "deuce": "2", "three": "3", "five": "5", "seven": "7", "eight": "8",
}  # fmt: skip
_WORD: Final = re.compile(r"[^\W_]+")
_MUTE: Final = str.maketrans("", "", "'\u2019`.")
_KNOWN_TO_ALL: Final = ("texas_holdem", "omaha", "seven_card_stud")
_SUGGESTED: Final = 3
_LONGEST: Final = 60


class Found(Struct, frozen=True):
    """The game meant, and the structure if one was named with it: ``limit holdem``."""

    game: Offered
    structure: Structure | None = None


@cache
def offered() -> Mapping[str, Offered]:
    """Every game that is offered by its own name and every rotation, by id, in book order."""
    listed = {game.id: game for game in GAMES.values() if game.is_listed}
    return MappingProxyType({**listed, **ROTATIONS})


def find_game(typed: str) -> Found:
    """The game that ``typed`` names: its id, name or alias, in any spelling.

    A structure may stand before or behind it.  A few letters do if one game alone has them.

    Raises:
        Refusal: ``UNKNOWN_GAME`` when no game or more than one is meant.
    """
    words = _words(typed)
    whole = _named(words)
    if whole is not None:
        return whole
    for rest, structure in _without_structure(words):
        found = _named(rest)
        if found is not None:
            return Found(found.game, structure)
    near = search_games(typed, len(offered()))
    if len(near) == 1:
        return Found(near[0])
    raise unknown_game(typed)


def unknown_game(typed: str) -> Refusal:
    """The refusal of a game that nobody deals, ``UNKNOWN_GAME`` with games near to it."""
    near = _near(_words(typed), search_games(typed, len(offered())))
    return Refusal(Reason.UNKNOWN_GAME, typed=typed.strip()[:_LONGEST], near=near)


def search_games(typed: str, most: int = 25) -> tuple[Offered, ...]:
    """Games to offer while ``typed`` is still being written, the best first.

    First the one that is called so, then those whose name begins so, then those that have a
    word for each of the words typed.  A structure among them is passed over, and nothing
    typed finds every game.
    """
    words = _words(typed)
    found = _search(words)
    for rest, _ in () if found else _without_structure(words):
        found = found or _search(rest)
    return found[:most]


def _search(words: list[str]) -> tuple[Offered, ...]:
    ranked = [
        (min(ranks), place, game)
        for place, game in enumerate(offered().values())
        if (ranks := [rank for name in _names(game) for rank in _ranks(words, _words(name))])
    ]
    return tuple(game for _, _, game in sorted(ranked, key=lambda row: row[:2]))


def _ranks(typed: list[str], name: list[str]) -> Iterator[int]:
    wanted, said = "".join(typed), "".join(name)
    if wanted == said:
        yield 0
    elif said.startswith(wanted):
        yield 1
    elif all(any(word.startswith(start) for word in name) for start in typed):
        yield 2


def _names(game: Offered) -> tuple[str, ...]:
    short = tuple(said for said, meant in _SHORT.items() if meant.split()[-1] == game.id)
    return (game.name, *game.aliases, game.id, *short)


@cache
def _by_name() -> Mapping[str, Found]:
    """Every name without what nobody hears; the book's go before the short ones."""
    found: dict[str, Found] = {}
    for said, meant in _SHORT.items():
        *before, meant_game = meant.split()
        structure = dict(STRUCTURE_WORDS)[before[0]] if before else None
        found["".join(_words(said))] = Found(offered()[meant_game], structure)
    for game in offered().values():
        for name in (*game.aliases, game.name, game.id):
            found["".join(_words(name))] = Found(game)
    return MappingProxyType(found)


def _named(words: list[str]) -> Found | None:
    return _by_name().get("".join(words))


def _without_structure(words: list[str]) -> Iterator[tuple[list[str], Structure]]:
    for said, structure in STRUCTURE_WORDS:
        spoken = said.split()
        count = len(spoken)
        if words[:count] == spoken:
            yield words[count:], structure
        if words[-count:] == spoken:
            yield words[:-count], structure


def _words(text: str) -> list[str]:
    """The words of a name: ``Hold'em`` is holdem, ``Seven-Card`` 7 and card, ``O.8`` o8."""
    folded = text.casefold().translate(_MUTE)
    words = [found.group() for found in _WORD.finditer(folded)]
    return [_NUMBERS.get(word, word) for word in words]


def _near(words: list[str], found: tuple[Offered, ...]) -> str:
    """Names of games that may have been meant."""
    if not found or len(found) == len(offered()):
        close = get_close_matches("".join(words), _by_name(), _SUGGESTED)
        found = tuple(dict.fromkeys(_by_name()[name].game for name in close))
    games = found or tuple(offered()[game] for game in _KNOWN_TO_ALL)
    *others, last = [f"“{game.name}”" for game in games[:_SUGGESTED]]
    return f"{', '.join(others)} and {last}" if others else last
