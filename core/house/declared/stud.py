"""Stud (Cooke article 5, the stud sheet)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

STUD: Final = (
    Setting(
        "stud.ante", -1,
        "The ante in chips, where none is named; -1: Appendix A's for the stakes, 0: no ante.",
        RuleId("cooke-5.02"), least=-1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "stud.bringin", 0,
        "The bring-in in chips, where none is named; 0: Appendix A's for the stakes.",
        RuleId("cooke-5.02"), most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "stud.bringin_card", "low", "Which upcard brings it in when stud is played for high.",
        RuleId("cooke-4.07"), choices=("low", "high"),
    ),
    Setting(
        "stud.opening", "bring_in",
        "The bring-in opens, or the highest upcard must bet the full minimum.",
        RuleId("uspc-game-five-card-stud"), choices=("bring_in", "high_card_must_bet"),
    ),
    Setting(
        "stud.opener_may_complete", False,
        "Whoever brought it in may complete when everybody has only called.",
        RuleId("cooke-5.07"), choices=(False, True),
    ),
    Setting(
        "stud.open_pair_double", False,
        "With an open pair the big bet may be wagered on fourth street; never in high-low or razz.",
        RuleId("cooke-5.08"), choices=(False, True),
    ),
    Setting(
        "stud.high_tie", "suit", "What decides between open hands that are equally high.",
        RuleId("cooke-5.11"), choices=("suit", "position"),
    ),
    Setting(
        "stud.announce_possibles", False,
        "The dealer announces that a straight or a flush is possible.",
        RuleId("cooke-5.12"), choices=(False, True),
    ),
    Setting(
        "stud.min_to_deal", "ante_and_bringin", "What a player needs in front of him for a hand.",
        RuleId("cooke-5.14"), choices=("ante_and_bringin", "ante"),
    ),
    Setting(
        "stud.muck_facing_bet", "dead",
        "A hand turned down facing a bet is dead at once, or once somebody acts behind.",
        RuleId("cooke-5.17"), choices=("dead", "dead_after_action_behind"),
    ),
    Setting(
        "stud.dead_hand_bringin", "low_live_card",
        "Who opens when the hand that would bring it in is dead.",
        RuleId("scs-16.4"), choices=("low_live_card", "left_of_dead_hand"),
    ),
    Setting(
        "stud.seventh_short_by_one", "save_burn",
        "One card short on seventh street: a burn is saved, or a community card is dealt.",
        RuleId("cooke-5.21"), choices=("save_burn", "community"),
    ),
    Setting(
        "stud.hilo_bringin", "low", "Which upcard brings it in in stud high-low.",
        RuleId("cooke-5.24"), choices=("low", "high"),
    ),
    Setting(
        "stud.hilo_high_tie", "position",
        "What decides between equally high open hands in stud high-low.",
        RuleId("cooke-5.24"), choices=("position", "suit"),
    ),
    Setting(
        "stud.hilo_low_rule", "ace_to_five", "How lows rank in stud high-low.",
        RuleId("cooke-5.24"), choices=("ace_to_five", "kansas_city"),
    ),
    Setting(
        "stud.kc_wheel_is_straight_high", False,
        "In Kansas City stud high-low 5-4-3-2-A is a straight for the high half.",
        choices=(True, False),
    ),
    Setting(
        "stud.razz_low_rule", "ace_to_five", "How lows rank in razz.",
        RuleId("cooke-4.16"), choices=("ace_to_five", "kansas_city"),
    ),
    Setting(
        "stud.razz_low_tie", "suit", "What decides between equally low open hands in razz.",
        RuleId("cooke-5.25"), choices=("suit", "position"),
    ),
    Setting(
        "stud.five_card_last_down", False, "The last card of five-card stud is dealt face down.",
        RuleId("cooke-5.26"), choices=(False, True),
    ),
    Setting(
        "stud.five_card_hilo", False, "Five-card stud is played high-low.",
        RuleId("cooke-5.26"), choices=(False, True),
    ),
    Setting(
        "stud.impossible_call", "no_refund",
        "A last call that no hole card could make good stands, or is given back.",
        RuleId("uspc-law-stud-impossible-call"), choices=("no_refund", "refund"),
    ),
    Setting(
        "stud.warn_impossible", True,
        "A player is warned privately before a call that cannot win.",
        RuleId("uspc-law-stud-impossible-call"), choices=(True, False),
    ),
)  # fmt: skip
