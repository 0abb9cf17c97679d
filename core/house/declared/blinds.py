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
        "blinds.layout", "small_big", "How many blinds are posted, and where.",
        RuleId("cooke-12.05"),
        choices=(
            "small_big", "button_small_big", "two_big", "single_big", "single_button",
            "button_small_then_middle_big", "small_middle_big",
        ),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "blinds.button_amount", "small_blind", "The size of a further blind on the button.",
        RuleId("cooke-12.05"), choices=("small_blind", "big_blind"), effect=Effect.NEW_TABLE,
    ),
    Setting(
        "blinds.ante_for_all", False, "One player antes for everybody, in rotation.",
        RuleId("cooke-18-dead-blind"), choices=(True, False), effect=Effect.NEW_TABLE,
    ),
    Setting(
        "button.rule", "no_missed_blind",
        "Whether every blind is met and the button may be dead, or the button always moves on.",
        RuleId("cooke-12.03"), choices=("no_missed_blind", "no_dead_button"),
    ),
    Setting(
        "button.start", "draw", "Who has the button of a new game.",
        RuleId("cooke-13.02.01"), choices=("draw", "dealer_right", "first_jack"),
    ),
    Setting(
        "button.after_misplaced", "from_correct_position",
        "From where the button goes on after a hand in which it stood in the wrong place.",
        RuleId("cooke-12.21"), choices=("from_correct_position", "from_played_position"),
    ),
    Setting(
        "button.dead_marker", "empty_seat",
        "Where a dead button is shown: in the empty seat or with the player who acts last.",
        RuleId("cooke-12.08"), choices=("empty_seat", "last_player"), effect=Effect.AT_ONCE,
    ),
)  # fmt: skip
