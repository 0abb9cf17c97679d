"""Alternates of the older laws (USPC, Hoyle) for the draw and stud games that are dealt here."""

from typing import Final

from core.house.declaring import choice, on_off
from core.house.setting import Setting

DRAW_OF_THE_LAWS: Final[tuple[Setting, ...]] = (
    choice(
        "draw.second_round_first", "opener", "First after the draw",
        "Who acts first after the draw in games of antes; where blinds are posted it is always"
        " the player left of the button.",
        "uspc-game-standard-draw",
        {
            "opener": "the opener acts first after the draw",
            "left_of_dealer": "the player left of the button acts first after the draw",
        },
    ),
    choice(
        "draw.second_round_unopened", "check_or_bet", "Checking after the draw",
        "Whether a player may check after the draw while nobody has bet.",
        "uspc-draw-pass-and-out",
        {
            "check_or_bet": "a player may check after the draw",
            "bet_or_fold": "after the draw a player bets or folds, and nobody checks",
        },
    ),
)  # fmt: skip

STUD_OF_THE_LAWS: Final[tuple[Setting, ...]] = (
    choice(
        "stud.big_limit_from", "third_upcard", "Big bet in stud",
        "From where on limit stud is played at the big bet.",
        "uspc-limit-fixed",
        {
            "third_upcard": "stud is played at the big bet from the third upcard on",
            "final_interval": "stud is played at the big bet in the final round alone",
        },
    ),
    on_off(
        "stud.pair_showing_doubles", False, "An open pair doubles",
        "An open pair allows the big bet in any round of limit stud.",
        "uspc-limit-fixed",
        on="an open pair allows the big bet in any round of stud",
        off="an open pair changes no bet but on fourth street",
    ),
)  # fmt: skip
