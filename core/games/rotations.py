"""The rotations that have a name: a letter stands for a game (Cooke 8.05)."""

from typing import Final

from core.citation import rule_ids
from core.games.rotation import Rotation

_GAMES: Final = {
    "H": "texas_holdem",
    "O": "omaha_hilo",
    "R": "razz",
    "S": "seven_card_stud",
    "E": "stud_hilo",
}


def _rotation(letters: str, *further: str) -> Rotation:
    return Rotation(
        id=letters.lower(),
        name=letters,
        aliases=("".join(f"{letter}." for letter in letters.lower()),),
        rules=rule_ids("cooke-8.05", *further),
        games=tuple(_GAMES[letter] for letter in letters),
    )


HORSE: Final = _rotation("HORSE")
HOSE: Final = _rotation("HOSE")
HOE: Final = _rotation("HOE", "cooke-18-glossary")
ROE: Final = _rotation("ROE")
