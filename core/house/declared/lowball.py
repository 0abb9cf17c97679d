"""Lowball (Cooke 7.18 to 7.20)."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

LOWBALL: Final = (
    choice(
        "lowball.forced_bets", "three_blinds", "Forced bets of lowball",
        "What is paid before the deal in lowball.", "cooke-7.03",
        {
            "three_blinds": "lowball is played with three blinds",
            "two_blinds": "lowball is played with two blinds",
            "antes": "lowball is played with antes",
            "antes_and_blinds": "lowball is played with antes and blinds",
        },
        effect=Effect.NEW_TABLE,
    ),
    on_off(
        "lowball.joker", True, "Joker in lowball",
        "Ace-to-five lowball is played with the joker.", "cooke-7.04",
        on="lowball is played with the joker", off="lowball is played without the joker",
    ),
    number(
        "lowball.jacks_back_bet", 0, "Forced bet of jacks back",
        "The forced bet of jacks back when nobody opens for high, in chips; 0: the small bet.",
        "cooke-7.20",
        "jacks back is opened for {value} when it turns low", most=10**9, unit="chips",
        at={0: "jacks back is opened for the small bet when it turns low"},
    ),
    choice(
        "lowball.new_player_kill", "allowed", "Newcomer's kill",
        "Whether a newcomer may kill the pot to be dealt in at once.", "cooke-7.18.05",
        {
            "allowed": "a newcomer to lowball may kill the pot",
            "if_no_objection": "a newcomer to lowball may kill the pot if nobody objects",
        },
    ),
    choice(
        "lowball.best_hand", "wheel", "Best hand of lowball",
        "Whether straights and flushes count against an ace-to-five low; the ace stays low.",
        "uspc-game-lowball",
        {
            "wheel": "5-4-3-2-A is the best low",
            "six_four": "6-4-3-2-A is the best low: straights and flushes count against",
        },
    ),
)  # fmt: skip
