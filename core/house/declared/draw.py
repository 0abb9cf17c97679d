"""Draw (Cooke article 7); the limits and the draw itself hold for lowball too."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

DRAW: Final = (
    choice(
        "draw.draws", 1, "Draws", "How many times cards may be exchanged.", "cooke-4.08",
        {1: "one draw", 2: "two draws", 3: "three draws"}, unit="draws",
    ),
    choice(
        "draw.ante_method", "each", "Who antes in draw",
        "Whether each antes, or the dealer for all.", "uspc-draw-ante-method",
        {"each": "each player antes", "dealer_for_all": "the dealer antes for all"},
        effect=Effect.NEW_TABLE,
    ),
    choice(
        "draw.forced_bets", "antes", "Forced bets of draw",
        "What is paid before the deal in draw for high.", "cooke-7.03",
        {
            "antes": "draw is played with antes",
            "three_blinds": "draw is played with three blinds",
            "two_blinds": "draw is played with two blinds",
            "antes_and_blinds": "draw is played with antes and blinds",
        },
        effect=Effect.NEW_TABLE,
    ),
    on_off(
        "draw.joker", True, "Joker in draw",
        "Draw for high is played with the joker, as the bug.", "cooke-7.04",
        on="draw is played with the joker", off="draw is played without the joker",
    ),
    choice(
        "draw.big_bet_from_round", 2, "Big bet from",
        "The first round played at the big bet.", "cooke-7.05",
        {2: "the big bet from the second round on", 3: "the big bet from the third round on"},
        unit="",
    ),
    choice(
        "draw.unopened_action", "check_or_bet", "Before the pot is open",
        "In games with antes alone, what a player may do before the pot is open.", "cooke-7.06",
        {
            "check_or_bet": "before the pot is open a player checks or bets",
            "bet_or_fold": "before the pot is open a player bets or folds",
        },
    ),
    choice(
        "draw.raise_cap", 4, "Raises in draw",
        "Raises after the bet in a limit round of draw or lowball.", "cooke-7.07",
        {
            4: "a bet and four raises in draw and lowball",
            6: "a bet and six raises in draw and lowball",
            3: "a bet and three raises in draw and lowball",
        },
        unit="raises",
    ),
    on_off(
        "draw.cap_lifts_heads_up", False, "Raises of the last two in draw",
        "The raises of draw and lowball are free again once only two players are left.",
        "cooke-7.07",
        on="no cap in draw once only two are left", off="the cap of draw stays for the last two",
    ),
    choice(
        "draw.min_open", "big_blind", "Opening bet in draw",
        "The smallest opening bet in games with blinds.", "cooke-7.08",
        {
            "big_blind": "draw with blinds is opened for the big blind",
            "double_big_blind": "draw with blinds is opened for two big blinds",
        },
    ),
    choice(
        "draw.short_deck", "reshuffle_discards", "Cards running short",
        "Cards running short on the draw: discards are reshuffled, or the floor is called.",
        "cooke-4.10",
        {
            "reshuffle_discards": "discards are reshuffled when the stub runs short",
            "stub_only": "discards are never dealt again",
        },
    ),
    on_off(
        "draw.openers_button", True, "Openers button", "The player who opened is marked.",
        "cooke-7.15", on="who opened is marked", off="who opened is not marked",
        effect=Effect.AT_ONCE,
    ),
    choice(
        "draw.openers_check", "warn", "Opening without openers",
        "Opening without openers: warned once, refused, or taken as it is.", "cooke-7.17",
        {
            "warn": "who opens without openers is warned",
            "refuse": "nobody can open without openers",
            "honor": "who opens without openers is not warned",
        },
    ),
    on_off(
        "draw.split_openers_announce", True, "Splitting openers",
        "A player who splits his openers must say so.", "cooke-7.17.03",
        on="who splits openers must say so", off="openers may be split in silence",
    ),
    number(
        "draw.max_antes", 0, "Antes of an unopened pot",
        "Most antes of a pot that nobody opens; 0: no end.", "cooke-7.17",
        "{value} at most in a pot that nobody opens", most=100, unit="antes",
        at={0: "antes go on until somebody opens"},
    ),
    on_off(
        "draw.progressive_openers", False, "Progressive openers",
        "Each deal that is passed out raises the pair needed to open.", "cooke-7.02",
        on="progressive openers", off="jacks or better open every deal",
    ),
    choice(
        "draw.progressive_after_aces", "stay_aces", "Progressive after aces",
        "What opens when a deal that needed aces is passed out.", "uspc-progressive-jackpots",
        {
            "stay_aces": "after aces, aces open again",
            "two_pairs": "after aces, two pairs open",
            "back_to_jacks": "after aces, jacks open again",
        },
    ),
    choice(
        "draw.passed_out_deal", "next_dealer", "Button after a passed-out deal",
        "Whether the button moves when a deal is passed out.", "uspc-jackpots-passed-out",
        {
            "next_dealer": "the button moves when a deal is passed out",
            "same_dealer": "the button stays when a deal is passed out",
        },
    ),
)  # fmt: skip
