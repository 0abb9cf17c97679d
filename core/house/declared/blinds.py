"""Blinds, antes and the button (Cooke 4.09, 6.04, 12.08)."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

BLINDS: Final = (
    choice(
        "blinds.small_ratio", "half", "Small blind",
        "The small blind as a share of the big blind, where none is named.", "cooke-6.04",
        {
            "half": "the small blind is half the big one",
            "one_third": "the small blind is a third of the big one",
            "two_thirds": "the small blind is two thirds of the big one",
        },
        effect=Effect.NEW_TABLE,
    ),
    number(
        "blinds.ante", 0, "Ante with blinds", "A dead ante from every player, in chips.",
        "cooke-4.09",
        "an ante of {value} beside the blinds", most=10**9, unit="chips",
        at={0: "no ante beside the blinds"}, effect=Effect.NEW_TABLE,
    ),
    choice(
        "blinds.layout", "small_big", "Blinds", "How many blinds are posted, and where.",
        "cooke-12.05",
        {
            "small_big": "a small and a big blind",
            "button_small_big": "a further blind on the button",
            "two_big": "two big blinds",
            "single_big": "one blind, left of the button",
            "single_button": "one blind, on the button",
            "button_small_then_middle_big": "three blinds, the smallest on the button",
            "small_middle_big": "three blinds, left of the button",
        },
        effect=Effect.NEW_TABLE,
    ),
    choice(
        "blinds.button_amount", "small_blind", "Blind on the button",
        "The size of a further blind on the button.", "cooke-12.05",
        {
            "small_blind": "a further blind on the button is a small blind",
            "big_blind": "a further blind on the button is a big blind",
        },
        effect=Effect.NEW_TABLE,
    ),
    on_off(
        "blinds.ante_for_all", False, "One antes for all",
        "One player antes for everybody, in rotation.", "cooke-18-dead-blind",
        on="one player antes for all", off="each player antes for himself",
        effect=Effect.NEW_TABLE,
    ),
    choice(
        "button.rule", "no_missed_blind", "Button",
        "Whether every blind is met and the button may be dead, or the button always moves on.",
        "cooke-12.03",
        {
            "no_missed_blind": "every blind is met, and the button may be dead",
            "no_dead_button": "the button always moves on",
        },
    ),
    choice(
        "button.start", "draw", "First button", "Who has the button of a new game.",
        "cooke-13.02.01",
        {
            "draw": "a new game draws for the button",
            "dealer_right": "a new game starts with the button on the dealer's right",
            "first_jack": "a new game deals up for the button, first jack",
        },
    ),
    choice(
        "button.after_misplaced", "from_correct_position", "After a misplaced button",
        "From where the button goes on after a hand in which it stood in the wrong place.",
        "cooke-12.21",
        {
            "from_correct_position": "a misplaced button goes on from where it should have been",
            "from_played_position": "a misplaced button goes on from where it was",
        },
    ),
    choice(
        "button.dead_marker", "empty_seat", "Dead button",
        "Where a dead button is shown: in the empty seat or with the player who acts last.",
        "cooke-12.08",
        {
            "empty_seat": "a dead button stands in the empty seat",
            "last_player": "a dead button stands with the player who acts last",
        },
        effect=Effect.AT_ONCE,
    ),
)  # fmt: skip
