"""Coming in: blinds that were missed, newcomers, a new game (Cooke 12.07, 12.12 to 12.17)."""

from typing import Final

from core.house.declaring import choice, number, on_off

ENTERING: Final = (
    choice(
        "blinds.makeup_between_blinds", "big_bet_only", "Making up between the blinds",
        "Whether missed blinds may be posted between the button and the big blind.", "cooke-12.07",
        {
            "big_bet_only": "in pot limit and no limit blinds are made up between the blinds too",
            "never": "no blinds are made up between the button and the big blind",
            "always": "blinds may be made up between the button and the big blind",
        },
    ),
    choice(
        "blinds.buy_button", "by_system", "Buying the button",
        "Whether the button may be bought.", "cooke-12.12.03",
        {
            "by_system": "the button may be bought where it always moves on",
            "on": "the button may be bought",
            "off": "the button may not be bought",
        },
    ),
    on_off(
        "blinds.middle_blind_button", False, "Missed middle blind",
        "Of three blinds a missed middle one is marked for itself.", "cooke-16.01.04",
        on="a missed middle blind is marked for itself",
        off="a missed middle blind is marked as a big one",
    ),
    on_off(
        "blinds.new_player_front_of_button", False, "Newcomer in front of the button",
        "A newcomer may post right in front of the button.", "cooke-12.15",
        on="a newcomer may post in front of the button",
        off="no newcomer posts in front of the button",
    ),
    choice(
        "blinds.new_game_free_hand", "first_lap_unpassed_seat", "Free hands of a new game",
        "Who is dealt in free after the first hand of a new game.", "cooke-12.16",
        {
            "first_lap_unpassed_seat": "a new game deals in free ahead of the blinds' first lap",
            "none": "no free hands in a new game",
            "behind_button_until_full": "a new game deals in free behind the button",
        },
    ),
    number(
        "blinds.new_game_free_minutes", 30, "Free hands last",
        "For how long a new game deals newcomers in free behind the button.", "cooke-12.16",
        "a game is new for {value}", least=1, most=24 * 60, unit="minutes",
    ),
    on_off(
        "blinds.short_free_hand", True, "Free hand in a short game",
        "A newcomer to a short game is dealt in free.", "cooke-12.17",
        on="a newcomer to a short game is dealt in free", off="no free hands in a short game",
    ),
    number(
        "blinds.short_max_board", 5, "Short game with a board",
        "Most players of a short game with community cards.", "cooke-12.17",
        "a game with a board is short with {value} or fewer", least=2, most=13, unit="players",
    ),
    number(
        "blinds.short_max_draw", 4, "Short game of draw",
        "Most players of a short game of draw.", "cooke-12.17",
        "a game of draw is short with {value} or fewer", least=2, most=9, unit="players",
    ),
    choice(
        "blinds.short_free_hand_seats", "outside_blinds_and_button", "Seats of free hands",
        "Where a newcomer to a short game is dealt in free.", "cooke-12.17",
        {
            "outside_blinds_and_button": "free hands outside the blinds and the button only",
            "any": "free hands of a short game in any seat",
        },
    ),
    choice(
        "seats.move_away", "wait_or_post", "Moving away from the blinds",
        "What a player pays or waits for who moves away from the blinds.", "cooke-12.20.02",
        {
            "wait_or_post": "who moves away from the blinds waits or posts",
            "two_player_allowance": "who moves away by two players or fewer is dealt in free",
        },
    ),
    on_off(
        "seats.move_front_of_button", False, "Moving in front of the button",
        "Who moves into the seat of the button may post in front of it.", "cooke-12.20.03",
        on="who moves may post in front of the button",
        off="nobody moves in front of the button and posts",
    ),
    on_off(
        "seats.change_request_badge", True, "Mark of seat changes",
        "Requests for another seat are marked at the table.", "cooke-16.01.09",
        on="requests for another seat are marked", off="requests for another seat are not marked",
    ),
)  # fmt: skip
