"""Overs and super-overs (Cooke 16.03)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

OVERS: Final = (
    Setting(
        "betting.overs", True, "Whether players may agree on higher stakes among themselves.",
        RuleId("cooke-16.03"), choices=(True, False),
    ),
    Setting(
        "betting.overs_multiplier", 2, "How many times the stakes overs are played for.",
        RuleId("cooke-16.03"), least=2, most=100, unit="times",
    ),
    Setting(
        "betting.overs_structure", "limit", "The betting structure of overs.",
        RuleId("cooke-16.03"), choices=("limit", "pot_limit", "no_limit"),
    ),
    Setting(
        "betting.super_overs", "off", "The betting structure of super-overs.",
        RuleId("cooke-16.03"), choices=("off", "limit", "pot_limit", "no_limit"),
    ),
    Setting(
        "betting.super_overs_multiplier", 4, "How many times the stakes super-overs are for.",
        RuleId("cooke-16.03"), least=2, most=100, unit="times",
    ),
    Setting(
        "betting.overs_last_round_fold", "in_force",
        "Whether overs begin in the last round when everybody else folds.",
        RuleId("cooke-16.03"), choices=("in_force", "not_permitted"),
    ),
)  # fmt: skip
