"""The house rules that the dealer reads, each declared once.

Keys, values and defaults are the catalogue's; those it calls a house gap, and those of the
chat room itself, are marked by having no rule.
"""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Scope, Setting, Value
from core.refusal import Reason, Refusal

_DECLARED = (
    # the clock
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
        "Justified clocks against a player, or unreasonable requests of his, before the floor is"
        " asked to eject him; 0: never.",
        RuleId("cooke-10.03"), most=100, unit="requests",
    ),
    Setting(
        "clock.requester", "dealt_in", "Who may call the clock.",
        RuleId("cooke-18-clock-request"), choices=("dealt_in", "active_only"),
    ),
    Setting(
        "clock.expired_turns_out", 2, "Turns in a row that may run out before a player is sat out.",
        least=1, most=20, unit="turns",
    ),
    # betting
    Setting(
        "betting.min_open", 0, "Smallest opening bet in chips; 0: the big blind.",
        RuleId("cooke-8.01.02"), most=10**9, unit="chips",
    ),
    Setting(
        "betting.min_unit", 1, "The minimum betting unit in chips.",
        RuleId("cooke-9.18"), least=1, most=10**6, unit="chips",
    ),
    Setting(
        "allin.short_raises_accumulate", False,
        "Several short all-in raises that reach a full raise together reopen the betting.",
        RuleId("cooke-8.01.03"), choices=(False, True),
    ),
    Setting(
        "blinds.small_ratio", "half",
        "The small blind as a share of the big blind, where none is named.",
        RuleId("cooke-6.04"), choices=("half", "one_third", "two_thirds"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "button.dead_marker", "empty_seat",
        "Where a dead button is shown: in the empty seat or with the player who acts last.",
        RuleId("cooke-12.08"), choices=("empty_seat", "last_player"), effect=Effect.AT_ONCE,
    ),
    Setting(
        "blinds.ante", 0, "A dead ante from every player, in chips.",
        RuleId("cooke-4.09"), most=10**9, unit="chips",
    ),
    Setting(
        "betting.checking_out", False,
        "A player who faces no bet may fold; otherwise his fold counts as a check.",
        RuleId("cooke-10.01"), choices=(False, True),
    ),
    # showdown and pots
    Setting(
        "showdown.turn_seconds", 30, "Seconds to show or muck.",
        RuleId("cooke-11.01"), least=1, most=600, unit="seconds",
    ),
    Setting(
        "showdown.idle", "auto_show_if_winning",
        "What becomes of a hand whose owner neither shows nor mucks in time.",
        RuleId("cooke-11.01"), choices=("auto_show_if_winning", "auto_muck"),
    ),
    Setting(
        "showdown.play_board", "declare_and_show",
        "Whether a player who plays the board must show both cards for his share.",
        RuleId("cooke-6.05"), choices=("declare_and_show", "announce_and_discard"),
    ),
    Setting(
        "pot.odd_chip_unit", "min_betting_unit", "The unit that pots are divided in.",
        RuleId("cooke-9.18"), choices=("min_betting_unit", "single_chip"),
    ),
    Setting(
        "pot.odd_chip_to", "position_or_suit", "Who gets the odd chip of a split pot.",
        RuleId("cooke-9.18"), choices=("position_or_suit", "last_aggressor"),
    ),
    # buying in
    Setting(
        "buyin.min_big_blinds_big_bet", 20, "Smallest buy-in, in big blinds.",
        RuleId("cooke-9.02"), least=1, most=100_000, unit="big blinds", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "buyin.max_big_blinds_big_bet", 0, "Largest buy-in, in big blinds; 0: none.",
        RuleId("cooke-9.02"), most=1_000_000, unit="big blinds", effect=Effect.NEW_TABLE,
    ),
    # the chat room
    Setting(
        "table.next_hand_seconds", 5, "Seconds between the end of a hand and the next deal.",
        least=0, most=120, unit="seconds",
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

SETTINGS: Final[dict[str, Setting]] = {setting.key: setting for setting in _DECLARED}
"""Every setting by its key."""

Overrides = dict[str, Value]
"""Values that differ from the default, by key; the only thing that is ever stored."""


def checked(overrides: Overrides) -> Overrides:
    """``overrides`` once every value has been found possible.

    Raises:
        Refusal: ``SETTING_IMPOSSIBLE`` for an unknown key or a value it cannot have.
    """
    return {key: setting_of(key).check(value) for key, value in overrides.items()}


def setting_of(key: str) -> Setting:
    """The setting called ``key``.

    Raises:
        Refusal: ``SETTING_IMPOSSIBLE`` for an unknown key.
    """
    if key not in SETTINGS:
        raise Refusal(Reason.SETTING_IMPOSSIBLE, key=key, value="")
    return SETTINGS[key]


def number(overrides: Overrides, key: str) -> int:
    """The value of a numeric setting: the override if there is one, else the default."""
    value = overrides[key] if key in overrides else SETTINGS[key].default
    assert isinstance(value, int)
    return value


def word(overrides: Overrides, key: str) -> str:
    """The value of a setting chosen from words."""
    value = overrides.get(key, SETTINGS[key].default)
    assert isinstance(value, str)
    return value


def flag(overrides: Overrides, key: str) -> bool:
    """The value of a setting that is on or off."""
    value = overrides.get(key, SETTINGS[key].default)
    assert isinstance(value, bool)
    return value
