"""The showdown, and how pots are divided (Cooke 4.17, 6.05, 9.18, 11.01)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

SHOWDOWN: Final = (
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
        "showdown.show_all", False,
        "Every hand still in is shown at the showdown; otherwise losers may muck.",
        RuleId("uspc-law-showdown"), choices=(True, False),
    ),
    Setting(
        "showdown.retrieve_mucked", "shown_winner",
        "Whether a winning hand that was shown and then mucked may come back before the push.",
        RuleId("cooke-10.19"), choices=("shown_winner", "never"),
    ),
    Setting(
        "showdown.see_called_hand", "suspicion_only",
        "Who may ask to see a called hand: nobody but the floor, anyone dealt in, or those who were"
        " in on the late street.",
        RuleId("cooke-11.08"), choices=("suspicion_only", "any_dealt_in", "late_street_only"),
    ),
    Setting(
        "showdown.see_called_floor_from", 0,
        "From this small bet (or big blind) on the floor confirms a request to see a hand;"
        " 0: nowhere.",
        RuleId("cooke-11.08"), most=10**9, unit="chips",
    ),
    Setting(
        "pot.odd_chip_unit", "min_betting_unit", "The unit that pots are divided in.",
        RuleId("cooke-9.18"), choices=("min_betting_unit", "single_chip"),
    ),
    Setting(
        "pot.odd_chip_to", "position_or_suit", "Who gets the odd chip of a split pot.",
        RuleId("cooke-9.18"), choices=("position_or_suit", "last_aggressor"),
    ),
    Setting(
        "pot.low_qualifier", 8,
        "The highest card of a low that wins its half in high-low; 0: any low does.",
        RuleId("cooke-4.17"), choices=(0, 7, 8, 9),
    ),
)  # fmt: skip
