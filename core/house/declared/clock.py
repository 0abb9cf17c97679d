"""The clock on a player who thinks (Cooke 10.02, 10.03)."""

from typing import Final

from core.house.declaring import choice, number

CLOCK: Final = (
    number(
        "clock.auto_start_seconds", 120, "Time to act",
        "Seconds a player may think before the dealer calls the clock himself; 0: only on request.",
        "cooke-10.02",
        "{value} to act before the dealer calls the clock", most=3600, unit="seconds",
        at={0: "the clock is called on request only"},
    ),
    number(
        "clock.seconds", 60, "The clock", "Seconds on the clock before the countdown.",
        "cooke-10.03",
        "{value} on the clock", most=600, unit="seconds",
        at={0: "the clock is the countdown alone"},
    ),
    number(
        "clock.countdown_seconds", 10, "Countdown", "Seconds of the countdown that ends the clock.",
        "cooke-10.03",
        "a countdown of {value}", most=120, unit="seconds", at={0: "no countdown"},
    ),
    number(
        "clock.reasonable_after_seconds", 30, "Reasonable clock",
        "A clock asked for earlier than this counts as unreasonable.", "cooke-10.03",
        "a clock asked for within {value} is unreasonable", most=600, unit="seconds",
        at={0: "no clock is unreasonable"},
    ),
    number(
        "clock.eject_after", 3, "Ejection by clocks",
        "Justified clocks against a player, or unreasonable requests of his, before he is to be"
        " ejected; 0: never.",
        "cooke-10.03",
        "a player at fault in {value} of the clock may be ejected", most=100, unit="requests",
        at={0: "nobody is ejected for clocks"},
    ),
    choice(
        "clock.requester", "dealt_in", "Who calls the clock", "Who may call the clock.",
        "cooke-18-clock-request",
        {
            "dealt_in": "anybody dealt in may call the clock",
            "active_only": "only players still in the hand may call the clock",
            "floor": "only the floor may call the clock",
        },
    ),
    choice(
        "clock.ejection", "ask_floor", "Who ejects by the clock",
        "Whether the floor is asked to eject a player whose clocks are too many, or the dealer does"
        " it after the hand.",
        None,
        {
            "ask_floor": "the floor decides on an ejection by the clock",
            "automatic": "the dealer ejects by the clock, after the hand",
        },
    ),
    number(
        "clock.expired_turns_out", 2, "Turns run out",
        "Turns in a row that may run out before a player is sat out.", None,
        "{value} run out in a row sit a player out", least=1, most=20, unit="turns",
        at={1: "a turn that runs out sits a player out"},
    ),
)  # fmt: skip
