"""Presets: the wagers offered by name, for buttons and typed words alike.

Every one is legal by the menu.  A raise of the pot is the pot as it would be after the call,
on top of the wager; half the pot is half of that.
"""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import Chips
from core.hand.menu import Menu


@unique
class PresetName(StrEnum):
    """The wagers that have a name, from the smallest up; ``LIMIT`` is a size of a limit round."""

    LIMIT = "limit"
    LEAST = "least"
    HALF_POT = "half_pot"
    POT = "pot"
    ALL_IN = "all_in"


class Preset(Struct, frozen=True):
    """A named wager; ``to`` in hundredths of a chip is the total in front of the player."""

    name: PresetName
    to: Chips


POT_PARTS: Final = {PresetName.HALF_POT: (1, 2), PresetName.POT: (1, 1)}


def least_wager(menu: Menu) -> Chips:
    """The smallest legal bet or raise *to*: the whole stack where that is less than the minimum."""
    return min(menu.raise_min, menu.raise_max)


def pot_wager(menu: Menu, pot: Chips, unit: Chips, part: tuple[int, int] = (1, 1)) -> Chips:
    """A bet or raise of ``part`` (a fraction) of the pot, as a total *to*.

    Rounded down to the betting unit, then moved up to the legal minimum or down to the maximum.
    ``pot`` counts the bets in front of the players.
    """
    call = menu.wager - menu.bet
    to = menu.wager + (pot + call) * part[0] // part[1]
    if to - to % unit < menu.raise_max < to + unit:
        return menu.raise_max  # the most of pot limit is rounded up (Cooke 8.02.03)
    return Chips(min(max(to - to % unit, menu.raise_min), menu.raise_max))


def is_all_in(menu: Menu, to: Chips, unit: Chips) -> bool:
    """True when ``to`` leaves the player less than a betting unit (Cooke 9.09)."""
    return menu.bet + menu.stack - to < unit


def presets(menu: Menu, pot: Chips, unit: Chips) -> tuple[Preset, ...]:
    """The named wagers that are legal now, all different, from the smallest up."""
    if not menu.may_raise:
        return ()
    if menu.sizes:
        return tuple(Preset(PresetName.LIMIT, to) for to in menu.sizes)
    sized = [Preset(PresetName.LEAST, least_wager(menu))]
    sized += [Preset(name, pot_wager(menu, pot, unit, part)) for name, part in POT_PARTS.items()]
    chosen: list[Preset] = []
    for preset in sized:
        below_most = preset.to < menu.raise_max or not is_all_in(menu, preset.to, unit)
        if below_most and all(preset.to > other.to for other in chosen):
            chosen.append(preset)
    if is_all_in(menu, menu.raise_max, unit):
        chosen.append(Preset(PresetName.ALL_IN, menu.raise_max))
    return tuple(chosen)
