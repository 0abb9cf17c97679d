"""Rules of one kind of game that go before a general rule (Cooke 1.07)."""

from typing import Final

from msgspec import Struct

from core.games.spec import Family, GameSpec
from core.house.values import Value

_BRING_IN: Final = "stud.bringin_card"
_TWO_ROUNDS: Final = (Family.DRAW, Family.LOWBALL)


class Special(Struct, frozen=True):
    """In games of ``families`` the setting ``key`` counts instead of the general one."""

    key: str
    general: str
    families: tuple[Family, ...]


SPECIAL: Final = (
    Special("draw.raise_cap", "betting.raise_cap", _TWO_ROUNDS),  # 7.07 before 9.16
    Special("draw.cap_lifts_heads_up", "betting.cap_heads_up", _TWO_ROUNDS),
)
"""Every two settings that are about the same in different games."""


def instead_of(general: str, game: GameSpec) -> str:
    """The setting that counts in ``game`` in the place of ``general``; nothing where it counts."""
    if general == _BRING_IN and game.bring_in is not None:
        own = game.bring_in_setting
        return own if own is not None and own != general else ""
    return next(
        (one.key for one in SPECIAL if one.general == general and game.family in one.families), ""
    )


def fixed_in(key: str, game: GameSpec) -> Value | None:
    """What ``game`` itself says, whatever is set; None where the setting counts."""
    if key == _BRING_IN and game.bring_in is not None and game.bring_in_setting is None:
        return game.bring_in.value
    return None
