"""The chat room, of which no book speaks."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Scope, Setting

ROOM: Final = (
    Setting(
        "deal.between_hands_seconds", 8, "Seconds between the end of a hand and the next deal.",
        RuleId("cooke-11.13"), most=600, unit="seconds",
    ),
    Setting(
        "floor.objection_seconds", 300,
        "Seconds that play waits for the floor after an objection; then it goes on.",
        least=10, most=3600, unit="seconds",
    ),
    Setting(
        "table.turn_notice_seconds", 5,
        "Seconds before a player who has not acted is told that it is his turn.",
        least=0, most=120, unit="seconds", effect=Effect.AT_ONCE,
    ),
    Setting(
        "wallet.starting_chips", 10_000, "Chips a newcomer to the community is given.",
        most=10**9, unit="chips", effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
    Setting(
        "wallet.refill_chips", 2_000, "Chips a broke player is given on request.",
        most=10**9, unit="chips", effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
    Setting(
        "wallet.refills_per_day", 3, "Refills a player may have in a day.",
        most=100, unit="refills", effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
)  # fmt: skip
