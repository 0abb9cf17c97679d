"""Straddles and sleepers (Cooke 12.18)."""

from typing import Final

from core.house.declaring import choice, number, on_off

STRADDLES: Final = (
    on_off(
        "straddle.allowed", True, "Straddles", "Whether blinds may be raised before the deal.",
        "cooke-12.18", on="straddles are allowed", off="no straddles",
    ),
    on_off(
        "straddle.sleepers", True, "Sleepers",
        "Whether blinds may be raised before the deal from other seats too.", "cooke-12.18",
        on="sleepers are allowed", off="no sleepers",
    ),
    number(
        "straddle.multiple", 2, "Size of a straddle",
        "The smallest straddle, a raise before the deal, in big blinds; in limit it is always two.",
        "cooke-12.18",
        "straddles of {value} or more", least=2, most=100, unit="big blinds",
    ),
    choice(
        "straddle.sleeper_effect", "immediate", "When a sleeper counts",
        "Whether a sleeper counts from the start or when its owner's turn comes.", "cooke-12.18",
        {
            "immediate": "a sleeper counts from the start",
            "on_turn": "a sleeper counts when its owner's turn comes",
        },
    ),
)  # fmt: skip
