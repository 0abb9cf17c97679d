"""The chat room, of which no book speaks."""

from typing import Final

from core.house.declaring import choice, number
from core.house.setting import Effect, Scope

ROOM: Final = (
    choice(
        "table.open_by", "admins", "Opening tables", "Who may open a table.", None,
        {
            "admins": "admins open tables",
            "floor": "the floor opens tables",
            "anyone": "anybody opens tables",
        },
        effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
    number(
        "deal.between_hands_seconds", 8, "Between hands",
        "Seconds between the end of a hand and the next deal.", "cooke-11.13",
        "{value} between hands", most=600, unit="seconds",
        at={0: "the next hand is dealt at once"},
    ),
    number(
        "floor.objection_seconds", 300, "Waiting for the floor",
        "Seconds that play waits for the floor after an objection; then it goes on.", None,
        "play waits {value} for the floor", least=10, most=3600, unit="seconds",
    ),
    number(
        "floor.mention_minutes", 5, "Notifying the floor",
        "Minutes after a call of the floor in which another notifies nobody; 0: every call does.",
        None, "after a call the floor is not notified again for {value}", most=1440,
        unit="minutes", at={0: "every call notifies the floor"}, effect=Effect.AT_ONCE,
        scope=Scope.COMMUNITY,
    ),
    number(
        "table.turn_notice_seconds", 5, "Notice of a turn",
        "Seconds before a player who has not acted is told that it is his turn.", None,
        "who has not acted is called on after {value}", most=120, unit="seconds",
        at={0: "who has to act is called on at once"}, effect=Effect.AT_ONCE,
    ),
    number(
        "wallet.starting_chips", 10_000, "Starting chips",
        "Chips a newcomer to the community is given.", None,
        "a newcomer is given {value}", most=10**9, unit="chips",
        at={0: "a newcomer is given no chips"}, effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
    number(
        "wallet.refill_chips", 2_000, "Refill", "Chips a broke player is given on request.", None,
        "a refill is {value}", most=10**9, unit="chips", at={0: "a refill is nothing"},
        effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
    number(
        "wallet.refills_per_day", 3, "Refills of a day", "Refills a player may have in a day.",
        None,
        "{value} a day", most=100, unit="refills", at={0: "no refills"},
        effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
)  # fmt: skip
