"""Overs and super-overs (Cooke 16.03)."""

from typing import Final

from core.house.declaring import choice, number, on_off

OVERS: Final = (
    on_off(
        "betting.overs", True, "Overs",
        "Whether players may agree on higher stakes among themselves.", "cooke-16.03",
        on="overs are allowed", off="no overs",
    ),
    number(
        "betting.overs_multiplier", 2, "Stakes of overs",
        "How many times the stakes overs are played for.", "cooke-16.03",
        "overs are for {value} the stakes", least=2, most=100, unit="times",
    ),
    choice(
        "betting.overs_structure", "limit", "Structure of overs",
        "The betting structure of overs.", "cooke-16.03",
        {
            "limit": "overs are limit",
            "pot_limit": "overs are pot limit",
            "no_limit": "overs are no limit",
        },
    ),
    choice(
        "betting.super_overs", "off", "Super-overs", "The betting structure of super-overs.",
        "cooke-16.03",
        {
            "off": "no super-overs",
            "limit": "super-overs at limit",
            "pot_limit": "super-overs at pot limit",
            "no_limit": "super-overs at no limit",
        },
    ),
    number(
        "betting.super_overs_multiplier", 4, "Stakes of super-overs",
        "How many times the stakes super-overs are for.", "cooke-16.03",
        "super-overs are for {value} the stakes", least=2, most=100, unit="times",
    ),
    choice(
        "betting.overs_last_round_fold", "in_force", "Overs in the last round",
        "Whether overs begin in the last round when everybody else folds.", "cooke-16.03",
        {
            "in_force": "overs begin in the last round too",
            "not_permitted": "no overs begin in the last round",
        },
    ),
)  # fmt: skip
