"""Blinds, antes and the button (Cooke 4.09, 6.04, 12.08)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

BLINDS: Final = (
    Setting(
        "blinds.small_ratio", "half",
        "The small blind as a share of the big blind, where none is named.",
        RuleId("cooke-6.04"), choices=("half", "one_third", "two_thirds"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "blinds.ante", 0, "A dead ante from every player, in chips.",
        RuleId("cooke-4.09"), most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "button.dead_marker", "empty_seat",
        "Where a dead button is shown: in the empty seat or with the player who acts last.",
        RuleId("cooke-12.08"), choices=("empty_seat", "last_player"), effect=Effect.AT_ONCE,
    ),
)  # fmt: skip
