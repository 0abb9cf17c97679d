"""Coming in: blinds that were missed, newcomers, a new game (Cooke 12.07, 12.12 to 12.17)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

ENTERING: Final = (
    Setting(
        "blinds.makeup_between_blinds", "big_bet_only",
        "Whether missed blinds may be posted between the button and the big blind.",
        RuleId("cooke-12.07"), choices=("big_bet_only", "never", "always"),
    ),
    Setting(
        "blinds.buy_button", "by_system", "Whether the button may be bought.",
        RuleId("cooke-12.12.03"), choices=("by_system", "on", "off"),
    ),
    Setting(
        "blinds.middle_blind_button", False,
        "Of three blinds a missed middle one is marked for itself.",
        RuleId("cooke-16.01.04"), choices=(True, False),
    ),
    Setting(
        "blinds.new_player_front_of_button", False,
        "A newcomer may post right in front of the button.",
        RuleId("cooke-12.15"), choices=(True, False),
    ),
    Setting(
        "blinds.new_game_free_hand", "first_lap_unpassed_seat",
        "Who is dealt in free after the first hand of a new game.",
        RuleId("cooke-12.16"),
        choices=("first_lap_unpassed_seat", "none", "behind_button_until_full"),
    ),
    Setting(
        "blinds.new_game_free_minutes", 30,
        "For how long a new game deals newcomers in free behind the button.",
        RuleId("cooke-12.16"), least=1, most=24 * 60, unit="minutes",
    ),
    Setting(
        "blinds.short_free_hand", True, "A newcomer to a short game is dealt in free.",
        RuleId("cooke-12.17"), choices=(True, False),
    ),
    Setting(
        "blinds.short_max_board", 5, "Most players of a short game with community cards.",
        RuleId("cooke-12.17"), least=2, most=13, unit="players",
    ),
    Setting(
        "blinds.short_max_draw", 4, "Most players of a short game of draw.",
        RuleId("cooke-12.17"), least=2, most=9, unit="players",
    ),
    Setting(
        "blinds.short_free_hand_seats", "outside_blinds_and_button",
        "Where a newcomer to a short game is dealt in free.",
        RuleId("cooke-12.17"), choices=("outside_blinds_and_button", "any"),
    ),
    Setting(
        "seats.move_away", "wait_or_post",
        "What a player pays or waits for who moves away from the blinds.",
        RuleId("cooke-12.20.02"), choices=("wait_or_post", "two_player_allowance"),
    ),
    Setting(
        "seats.move_front_of_button", False,
        "Who moves into the seat of the button may post in front of it.",
        RuleId("cooke-12.20.03"), choices=(True, False),
    ),
    Setting(
        "seats.change_request_badge", True, "Requests for another seat are marked at the table.",
        RuleId("cooke-16.01.09"), choices=(True, False),
    ),
)  # fmt: skip
