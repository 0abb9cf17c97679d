"""Variants: the games that the format has a code for, and how we deal them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from core.games import GAMES, GameSpec
from core.games.spec import Forced, Structure
from core.hand.rules import HandRules
from core.house.settings import Overrides

BIG_BET_FROM: Final = "draw.big_bet_from_round"


class Variant(Struct, frozen=True):
    """A game in a betting structure; ``settings`` are what it is always played with."""

    game: str
    structure: Structure
    settings: Overrides = {}

    @property
    def spec(self) -> GameSpec:
        """The game as data."""
        return GAMES[self.game]

    @property
    def is_limit(self) -> bool:
        """True where the record has two limits, and no smallest bet."""
        return self.structure is Structure.FIXED

    @property
    def has_bring_in(self) -> bool:
        """True for stud, whose records have a bring-in and no blinds."""
        return Forced.BRING_IN in self.spec.forced

    def fits(self, rules: HandRules) -> bool:
        """Whether a hand under ``rules`` is the game of this code, with nothing left to say."""
        has_bring_in = rules.forced is Forced.BRING_IN
        is_forced = has_bring_in if self.has_bring_in else rules.forced.has_blinds
        doubles = self.settings.get(BIG_BET_FROM, rules.draw.big_bet_from)
        return is_forced and (rules.structure, rules.draw.big_bet_from) == (self.structure, doubles)


VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType({
    "FT": Variant("texas_holdem", Structure.FIXED),
    "NT": Variant("texas_holdem", Structure.NO_LIMIT),
    "PO": Variant("omaha", Structure.POT_LIMIT),
    "FO/8": Variant("omaha_hilo", Structure.FIXED),
    "F7S": Variant("seven_card_stud", Structure.FIXED),
    "F7S/8": Variant("stud_hilo", Structure.FIXED),
    "FR": Variant("razz", Structure.FIXED),
    "N2L1D": Variant(
        "kansas_city_lowball", Structure.NO_LIMIT, {"lowball.forced_bets": Forced.BLINDS.value}
    ),
    # The big bet comes in after the second draw (Cooke 7.05).
    "F2L3D": Variant("triple_draw_kansas_city", Structure.FIXED, {BIG_BET_FROM: 3}),
})  # fmt: skip
"""What is dealt here, by the format's code."""

ELSEWHERE: Final[Mapping[str, str]] = MappingProxyType({"FB": "badugi", "NS": "short-deck hold'em"})
"""What the format has a code for and is not dealt here."""


def variant_code(game: str, rules: HandRules) -> str | None:
    """The format's code for a hand of ``game`` under ``rules``; None where it has none."""
    for code, variant in VARIANTS.items():
        if variant.game == game and variant.fits(rules):
            return code
    return None
