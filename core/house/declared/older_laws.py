"""Alternates of the older laws (USPC, Hoyle) for the draw and stud games that are dealt here."""

from typing import Final

from core.house.declaring import choice, on_off
from core.house.setting import Effect, Setting

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
    choice(
        "draw.all_pass", "redeal", "A deal that all pass",
        "What follows in games of antes, where any hand may open, when nobody does.",
        "uspc-law-opening",
        {
            "redeal": "when all pass, all ante again for a new deal",
            "draw_anyway": "when all pass, all draw",
        },
    ),
    choice(
        "draw.show_counts", "until_action", "How many were drawn",
        "Until when it is told how many cards a player drew.",
        "uspc-law-draw-announce",
        {
            "always": "how many were drawn is told at any time",
            "on_request": "how many were drawn is told only to who asks before any action",
            "until_action": "how many were drawn is told until there is action",
        },
    ),
    choice(
        "draw.timeout", "stand_pat", "No answer on the draw",
        "What becomes of a player who does not say in time what he draws; one who is all-in"
        " always stands pat.",
        "uspc-law-draw-out-of-turn",
        {
            "stand_pat": "who does not answer on the draw stands pat",
            "fold": "who does not answer on the draw folds",
        },
    ),
    on_off(
        "draw.confirm", True, "The number asked for may be changed",
        "Whether the cards come once the number is confirmed or the next player has chosen, or"
        " as soon as they are asked for.",
        "uspc-law-draw-slip-of-tongue",
        on="the number of cards may be changed until it is confirmed",
        off="the cards come as soon as they are asked for",
    ),
    choice(
        "draw.false_opener_money", "first_bet_only", "Bets of a false opener",
        "What of a false opener's bets stays in the pot when it comes out before the draw, or"
        " when nobody else is left.",
        "uspc-law-false-openers-before-draw",
        {
            "first_bet_only": "of a false opener's bets the first stays in the pot",
            "all_forfeited": "all that a false opener bet stays in the pot",
        },
    ),
    choice(
        "draw.false_opener_others", "stand", "Bets behind a false opener",
        "What becomes of the bets of others when another player opens in a false opener's place.",
        "uspc-law-false-openers-before-draw",
        {
            "stand": "bets behind a false opener stand if somebody else opens",
            "refund": "bets behind a false opener go back before somebody else opens",
        },
    ),
    choice(
        "draw.exposed_on_draw", "replace_last", "Card exposed on the draw",
        "Whether a card that the dealer exposes on the draw is kept.",
        "uspc-law-draw-card-exposed",
        {
            "replace_last": "a card exposed on the draw is replaced after all have drawn",
            "take_first": "the first card exposed on the draw is kept, others are replaced",
        },
    ),
    on_off(
        "draw.exposed_reshuffle", False, "Shuffling for an exposed card",
        "Whether a player whose card is replaced may have stub and discards shuffled before.",
        "hoyle-exposed-in-draw",
        on="the stub may be shuffled for a card exposed on the draw",
        off="the next card replaces one exposed on the draw",
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
    on_off(
        "stud.show_folded_upcards", False, "Upcards of folded hands",
        "Whether the table goes on listing the upcards of hands that are given up.",
        "uspc-stud-drop-turn-down",
        on="upcards of folded hands stay listed",
        off="who folds turns his upcards down",
        effect=Effect.AT_ONCE,
    ),
    choice(
        "stud.shortage", "cooke_5_21", "Cards running short in stud",
        "What is done when the stub cannot give everybody his next card.",
        "uspc-stud-flash-common-card",
        {
            "cooke_5_21": "when cards run short the burns are shuffled, then a card is common",
            "common_card": "when cards run short one card is turned for all",
        },
    ),
    choice(
        "stud.hole_exposed", "cooke", "Hole card exposed",
        "What becomes of a hand whose starting hole cards are exposed in the deal.",
        "uspc-law-stud-hole-exposed",
        {
            "cooke": "with both hole cards exposed a hand is dead and has its ante back",
            "uspc": "an exposed hole card stays; with four open, none down, the chips may go back",
            "hoyle": "an exposed hole card stays; with four open the chips may go back once",
        },
    ),
    choice(
        "stud.early_card", "set_aside_round", "Upcard that comes too early",
        "What leaves play when cards of the next round are seen while there is betting.",
        "uspc-law-stud-dead-cards",
        {
            "set_aside_round": "for a card dealt too early a card for each leaves play",
            "exposed_only": "a card dealt too early alone leaves play",
        },
    ),
    choice(
        "stud.omitted_after_bet", "deliver", "Left out of a round",
        "What becomes of a player who was missed in a round of upcards, once somebody has bet.",
        "uspc-law-stud-omitted-round",
        {
            "deliver": "who was left out of a round gets his card after a bet too",
            "dead_hand": "who was left out of a round has a dead hand once there is a bet",
        },
    ),
)  # fmt: skip
