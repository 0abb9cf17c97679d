"""The games that Riffle deals and the rotations of them, each a module of data.

These are the only lists of them.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.games.ace_to_five_lowball import ACE_TO_FIVE_LOWBALL
from core.games.crazy_pineapple import CRAZY_PINEAPPLE
from core.games.double_draw import DOUBLE_DRAW
from core.games.double_flop_holdem import DOUBLE_FLOP_HOLDEM
from core.games.double_flop_omaha import DOUBLE_FLOP_OMAHA
from core.games.drawn import all_draws
from core.games.five_card_draw import FIVE_CARD_DRAW
from core.games.five_card_stud import FIVE_CARD_STUD
from core.games.five_card_stud_hilo import FIVE_CARD_STUD_HILO
from core.games.five_card_stud_hilo_last_down import FIVE_CARD_STUD_HILO_LAST_DOWN
from core.games.five_card_stud_last_down import FIVE_CARD_STUD_LAST_DOWN
from core.games.jacks_back import JACKS_BACK
from core.games.jacks_back_low import JACKS_BACK_LOW
from core.games.jacks_or_better import JACKS_OR_BETTER
from core.games.kansas_city_lowball import KANSAS_CITY_LOWBALL
from core.games.last_card_down import LAST_CARD_DOWN
from core.games.omaha import OMAHA
from core.games.omaha_hilo import OMAHA_HILO
from core.games.pineapple import PINEAPPLE
from core.games.progressive_jackpots import PROGRESSIVE_JACKPOTS
from core.games.razz import RAZZ
from core.games.razz_kansas_city import RAZZ_KANSAS_CITY
from core.games.rotation import Rotation
from core.games.rotations import HOE, HORSE, HOSE, ROE
from core.games.seven_card_stud import SEVEN_CARD_STUD
from core.games.spec import GameSpec, Swap
from core.games.stud_hilo import STUD_HILO
from core.games.stud_hilo_kansas_city import STUD_HILO_KANSAS_CITY
from core.games.stud_hilo_kansas_city_wheel import STUD_HILO_KANSAS_CITY_WHEEL
from core.games.tahoe import TAHOE
from core.games.texas_holdem import TEXAS_HOLDEM
from core.games.triple_draw import TRIPLE_DRAW
from core.games.triple_draw_kansas_city import TRIPLE_DRAW_KANSAS_CITY
from core.games.triple_draw_lowball import TRIPLE_DRAW_LOWBALL

_GAMES: Final = (
    TEXAS_HOLDEM,
    OMAHA,
    OMAHA_HILO,
    PINEAPPLE,
    CRAZY_PINEAPPLE,
    TAHOE,
    DOUBLE_FLOP_HOLDEM,
    DOUBLE_FLOP_OMAHA,
    SEVEN_CARD_STUD,
    STUD_HILO,
    STUD_HILO_KANSAS_CITY,
    STUD_HILO_KANSAS_CITY_WHEEL,
    RAZZ,
    RAZZ_KANSAS_CITY,
    FIVE_CARD_STUD,
    FIVE_CARD_STUD_LAST_DOWN,
    FIVE_CARD_STUD_HILO,
    FIVE_CARD_STUD_HILO_LAST_DOWN,
    LAST_CARD_DOWN,
    FIVE_CARD_DRAW,
    JACKS_OR_BETTER,
    PROGRESSIVE_JACKPOTS,
    DOUBLE_DRAW,
    TRIPLE_DRAW,
    TRIPLE_DRAW_LOWBALL,
    TRIPLE_DRAW_KANSAS_CITY,
    ACE_TO_FIVE_LOWBALL,
    KANSAS_CITY_LOWBALL,
    JACKS_BACK,
    JACKS_BACK_LOW,
    *all_draws(
        FIVE_CARD_DRAW,
        JACKS_OR_BETTER,
        PROGRESSIVE_JACKPOTS,
        ACE_TO_FIVE_LOWBALL,
        KANSAS_CITY_LOWBALL,
        JACKS_BACK,
        JACKS_BACK_LOW,
    ),
)

GAMES: Final[Mapping[str, GameSpec]] = MappingProxyType({game.id: game for game in _GAMES})
"""Every game that can be dealt, by id, in the order of the book; some are not listed."""

ROTATIONS: Final[Mapping[str, Rotation]] = MappingProxyType(
    {rotation.id: rotation for rotation in (HORSE, HOSE, HOE, ROE)}
)
"""Every rotation with a name of its own, by id."""


def game_dealt(game: GameSpec, values: Mapping[str, bool | int | str]) -> GameSpec:
    """The game that ``game`` is with these values of its settings.

    Only values that differ from the game's own defaults swap it, so settings that nobody
    changed may be left out.
    """
    for swap in game.swaps:
        if _is_chosen(swap, values):
            return game_dealt(GAMES[swap.game], values)
    return game


def _is_chosen(swap: Swap, values: Mapping[str, bool | int | str]) -> bool:
    return swap.setting in values and values[swap.setting] == swap.value
