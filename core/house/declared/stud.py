"""Stud (Cooke article 5, the stud sheet)."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

STUD: Final = (
    number(
        "stud.ante", -1, "Ante of stud",
        "The ante in chips, where none is named; -1: Appendix A's for the stakes, 0: no ante.",
        "cooke-5.02",
        "stud has an ante of {value} unless the table says otherwise",
        least=-1, most=10**9, unit="chips",
        at={-1: "stud has Appendix A's ante", 0: "stud has no ante"}, effect=Effect.NEW_TABLE,
    ),
    number(
        "stud.bringin", 0, "Bring-in",
        "The bring-in in chips, where none is named; 0: Appendix A's for the stakes.",
        "cooke-5.02",
        "the bring-in is {value} unless the table says otherwise", most=10**9, unit="chips",
        at={0: "the bring-in is Appendix A's"}, effect=Effect.NEW_TABLE,
    ),
    choice(
        "stud.bringin_card", "low", "Who brings it in",
        "Which upcard brings it in when stud is played for high.", "cooke-4.07",
        {"low": "the low card brings it in", "high": "the high card brings it in"},
    ),
    choice(
        "stud.opening", "bring_in", "How stud is opened",
        "The bring-in opens, or the highest upcard must bet the full minimum.",
        "uspc-game-five-card-stud",
        {
            "bring_in": "stud is opened by the bring-in",
            "high_card_must_bet": "the high card must bet",
        },
    ),
    on_off(
        "stud.opener_may_complete", False, "Bring-in completes",
        "Whoever brought it in may complete when everybody has only called.", "cooke-5.07",
        on="the bring-in may complete when it is only called",
        off="the bring-in may not complete his own bet",
    ),
    on_off(
        "stud.open_pair_double", False, "Open pair on fourth street",
        "With an open pair the big bet may be wagered on fourth street; never in high-low or razz.",
        "cooke-5.08",
        on="an open pair on fourth street allows the big bet",
        off="fourth street is at the small bet, open pair or not",
    ),
    choice(
        "stud.high_tie", "suit", "Equal open hands",
        "What decides between open hands that are equally high.", "cooke-5.11",
        {
            "suit": "suits decide between equal open hands",
            "position": "position decides between equal open hands",
        },
    ),
    on_off(
        "stud.announce_possibles", False, "Possible straights and flushes",
        "The dealer announces that a straight or a flush is possible.", "cooke-5.12",
        on="possible straights and flushes are announced",
        off="possible straights and flushes are not announced",
    ),
    choice(
        "stud.min_to_deal", "ante_and_bringin", "Stack to be dealt in",
        "What a player needs in front of him for a hand.", "cooke-5.14",
        {
            "ante_and_bringin": "a stack must cover the ante and the bring-in",
            "ante": "a stack must cover the ante",
        },
    ),
    choice(
        "stud.muck_facing_bet", "dead", "Turned down facing a bet",
        "A hand turned down facing a bet is dead at once, or once somebody acts behind.",
        "cooke-5.17",
        {
            "dead": "a hand turned down facing a bet is dead at once",
            "dead_after_action_behind": "a hand turned down facing a bet is dead on action behind",
        },
    ),
    choice(
        "stud.dead_hand_bringin", "low_live_card", "Dead hand at the bring-in",
        "Who opens when the hand that would bring it in is dead.", "scs-16.4",
        {
            "low_live_card": "the lowest live card opens for a dead hand",
            "left_of_dead_hand": "the player left of a dead hand opens for it",
        },
    ),
    choice(
        "stud.seventh_short_by_one", "save_burn", "One card short",
        "One card short on seventh street: a burn is saved, or a community card is dealt.",
        "cooke-5.21",
        {
            "save_burn": "one card short on seventh street, the burn is saved",
            "community": "one card short on seventh street, a community card is dealt",
        },
    ),
    choice(
        "stud.hilo_bringin", "low", "Bring-in of high-low",
        "Which upcard brings it in in stud high-low.", "cooke-5.24",
        {
            "low": "the low card brings it in in high-low",
            "high": "the high card brings it in in high-low",
        },
    ),
    choice(
        "stud.hilo_high_tie", "position", "Equal open hands in high-low",
        "What decides between equally high open hands in stud high-low.", "cooke-5.24",
        {
            "position": "position decides between equal open hands of high-low",
            "suit": "suits decide between equal open hands of high-low",
        },
    ),
    choice(
        "stud.hilo_low_rule", "ace_to_five", "Lows of high-low",
        "How lows rank in stud high-low.", "cooke-5.24",
        {
            "ace_to_five": "lows of stud high-low rank ace to five",
            "kansas_city": "lows of stud high-low rank deuce to seven",
        },
    ),
    on_off(
        "stud.kc_wheel_is_straight_high", False, "Wheel in Kansas City high-low",
        "In Kansas City stud high-low 5-4-3-2-A is a straight for the high half.", None,
        on="5-4-3-2-A is a straight for high in Kansas City high-low",
        off="5-4-3-2-A is no straight in Kansas City high-low",
    ),
    choice(
        "stud.razz_low_rule", "ace_to_five", "Lows of razz", "How lows rank in razz.",
        "cooke-4.16",
        {
            "ace_to_five": "razz ranks ace to five",
            "kansas_city": "razz ranks deuce to seven",
        },
    ),
    choice(
        "stud.razz_low_tie", "suit", "Equal open hands in razz",
        "What decides between equally low open hands in razz.", "cooke-5.25",
        {
            "suit": "suits decide between equal open hands of razz",
            "position": "position decides between equal open hands of razz",
        },
    ),
    on_off(
        "stud.five_card_last_down", False, "Last card of five-card stud",
        "The last card of five-card stud is dealt face down.", "cooke-5.26",
        on="the last card of five-card stud is down", off="the last card of five-card stud is up",
    ),
    on_off(
        "stud.five_card_hilo", False, "Five-card stud high-low",
        "Five-card stud is played high-low.", "cooke-5.26",
        on="five-card stud is high-low", off="five-card stud is for high",
    ),
    choice(
        "stud.impossible_call", "no_refund", "Call that cannot win",
        "A last call that no hole card could make good stands, or is given back.",
        "uspc-law-stud-impossible-call",
        {
            "no_refund": "a last call that cannot win stands",
            "refund": "a last call that cannot win is given back",
        },
    ),
    on_off(
        "stud.warn_impossible", True, "Warning before such a call",
        "A player is warned privately before a call that cannot win.",
        "uspc-law-stud-impossible-call",
        on="a player is warned before a call that cannot win",
        off="nobody is warned before a call that cannot win",
    ),
)  # fmt: skip
