"""Gestures: what a reaction on the turn notice means (Cooke 10.12)."""

from enum import StrEnum, unique
from typing import Final


@unique
class Signal(StrEnum):
    """What a gesture says."""

    CHECK = "check"
    RAISE = "raise"


_SIGNS: Final = {
    Signal.CHECK: (
        "✊", "👊", "✅", "✔", "☑",
        "fist", "fist_raised", "facepunch", "punch", "white_check_mark", "heavy_check_mark",
        "ballot_box_with_check",
    ),
    Signal.RAISE: (
        "👍", "⬆", "🔼", "⏫", "☝", "👆",
        "+1", "thumbsup", "arrow_up", "arrow_up_small", "arrow_double_up", "point_up",
        "point_up_2",
    ),
}  # fmt: skip
"""The signs of each, by themselves and by the names that chat platforms give them."""

_MEANS: Final = {sign: signal for signal, signs in _SIGNS.items() for sign in signs}
_VARIANTS: Final = dict.fromkeys((0xFE0F, *range(0x1F3FB, 0x1F400)))
"""What a sign may carry: how it is drawn, and the colour of a hand."""


def signal_of(sign: str) -> Signal | None:
    """What ``sign`` means, None for any other; colons and skin tones do not matter."""
    name = sign.strip(":").partition("::")[0]
    return _MEANS.get(name.translate(_VARIANTS))
