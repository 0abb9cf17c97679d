"""Draw (Cooke article 7); the limits and the draw itself hold for lowball too."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

DRAW: Final = (
    Setting(
        "draw.draws", 1, "How many times cards may be exchanged.",
        RuleId("cooke-4.08"), choices=(1, 2, 3), unit="draws",
    ),
    Setting(
        "draw.ante_method", "each", "Whether each antes, or the dealer for all.",
        RuleId("uspc-draw-ante-method"), choices=("each", "dealer_for_all"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "draw.forced_bets", "antes", "What is paid before the deal in draw for high.",
        RuleId("cooke-7.03"), choices=("antes", "three_blinds", "two_blinds", "antes_and_blinds"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "draw.joker", True, "Draw for high is played with the joker, as the bug.",
        RuleId("cooke-7.04"), choices=(True, False),
    ),
    Setting(
        "draw.big_bet_from_round", 2, "The first round played at the big bet.",
        RuleId("cooke-7.05"), choices=(2, 3), unit="round",
    ),
    Setting(
        "draw.unopened_action", "check_or_bet",
        "In games with antes alone, what a player may do before the pot is open.",
        RuleId("cooke-7.06"), choices=("check_or_bet", "bet_or_fold"),
    ),
    Setting(
        "draw.raise_cap", 4, "Raises after the bet in a limit round of draw or lowball.",
        RuleId("cooke-7.07"), choices=(4, 6, 3), unit="raises",
    ),
    Setting(
        "draw.cap_lifts_heads_up", False,
        "The raises of draw and lowball are free again once only two players are left.",
        RuleId("cooke-7.07"), choices=(False, True),
    ),
    Setting(
        "draw.min_open", "big_blind", "The smallest opening bet in games with blinds.",
        RuleId("cooke-7.08"), choices=("big_blind", "double_big_blind"),
    ),
    Setting(
        "draw.short_deck", "reshuffle_discards",
        "Cards running short on the draw: discards are reshuffled, or the floor is called.",
        RuleId("cooke-4.10"), choices=("reshuffle_discards", "stub_only"),
    ),
    Setting(
        "draw.openers_button", True, "The player who opened is marked.",
        RuleId("cooke-7.15"), choices=(True, False), effect=Effect.AT_ONCE,
    ),
    Setting(
        "draw.openers_check", "warn",
        "Opening without openers: warned once, refused, or taken as it is.",
        RuleId("cooke-7.17"), choices=("warn", "refuse", "honor"),
    ),
    Setting(
        "draw.split_openers_announce", True, "A player who splits his openers must say so.",
        RuleId("cooke-7.17.03"), choices=(True, False),
    ),
    Setting(
        "draw.max_antes", 0, "Most antes of a pot that nobody opens; 0: no end.",
        RuleId("cooke-7.17"), most=100, unit="antes",
    ),
    Setting(
        "draw.progressive_openers", False,
        "Each deal that is passed out raises the pair needed to open.",
        RuleId("cooke-7.02"), choices=(False, True),
    ),
    Setting(
        "draw.progressive_after_aces", "stay_aces",
        "What opens when a deal that needed aces is passed out.",
        RuleId("uspc-progressive-jackpots"),
        choices=("stay_aces", "two_pairs", "back_to_jacks"),
    ),
    Setting(
        "draw.passed_out_deal", "next_dealer",
        "Whether the button moves when a deal is passed out.",
        RuleId("uspc-jackpots-passed-out"), choices=("next_dealer", "same_dealer"),
    ),
)  # fmt: skip
