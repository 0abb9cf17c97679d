"""The clock on a player who thinks (Cooke 10.02, 10.03)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

CLOCK: Final = (
    Setting(
        "clock.auto_start_seconds", 120,
        "Seconds a player may think before the dealer calls the clock himself; 0: only on request.",
        RuleId("cooke-10.02"), most=3600, unit="seconds",
    ),
    Setting(
        "clock.seconds", 60, "Seconds on the clock before the countdown.",
        RuleId("cooke-10.03"), most=600, unit="seconds",
    ),
    Setting(
        "clock.countdown_seconds", 10, "Seconds of the spoken countdown.",
        RuleId("cooke-10.03"), most=120, unit="seconds",
    ),
    Setting(
        "clock.reasonable_after_seconds", 30,
        "A clock asked for earlier than this counts as unreasonable.",
        RuleId("cooke-10.03"), most=600, unit="seconds",
    ),
    Setting(
        "clock.eject_after", 3,
        "Justified clocks against a player, or unreasonable requests of his, before he is to be"
        " ejected; 0: never.",
        RuleId("cooke-10.03"), most=100, unit="requests",
    ),
    Setting(
        "clock.requester", "dealt_in", "Who may call the clock.",
        RuleId("cooke-18-clock-request"), choices=("dealt_in", "active_only", "floor"),
    ),
    Setting(
        "clock.ejection", "ask_floor",
        "Whether the floor is asked to eject a player whose clocks are too many, or the dealer does"
        " it after the hand.",
        choices=("ask_floor", "automatic"),
    ),
    Setting(
        "clock.expired_turns_out", 2, "Turns in a row that may run out before a player is sat out.",
        least=1, most=20, unit="turns",
    ),
)  # fmt: skip
