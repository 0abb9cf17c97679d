"""Misdeals: what is done when the deal goes wrong (Cooke 14.20 to 14.22, USPC, Hoyle)."""

from typing import Final

from core.house.declaring import choice, on_off

MISDEALS: Final = (
    choice(
        "deal.misdeal", "same_dealer", "After a misdeal",
        "Where the button is for the deal that follows a misdeal.",
        "uspc-law-misdeal",
        {
            "same_dealer": "a misdeal is dealt again with the same button",
            "next_dealer": "a misdeal costs the deal: the button moves on",
        },
    ),
    choice(
        "deal.misdeal_wrong_hands", "any", "Hands of a wrong number of cards",
        "How many hands of a wrong number of cards make a misdeal, before any action.",
        "hoyle-misdeal",
        {
            "more_than_one": "more than one hand with too many cards is a misdeal",
            "more_than_two": "more than two hands of a wrong number of cards are a misdeal",
            "any": "one hand of a wrong number of cards is a misdeal",
        },
    ),
    choice(
        "deal.omitted_player", "redeal_before_action", "Left out of the deal",
        "What is done for a player with money in the pot who was dealt out.",
        "uspc-law-too-few-hands",
        {
            "redeal_before_action": "who was dealt out makes it a misdeal until there is action",
            "refund_ante": "who was dealt out has his ante back, and the hand goes on",
        },
    ),
    choice(
        "deal.redeal_until", "before_substantial_action", "A misdeal may be called",
        "Until when a misdeal may be called.",
        "uspc-law-redeal",
        {
            "before_second_round": "a misdeal may be called until somebody has his cards",
            "before_first_action": "a misdeal may be called until somebody has acted",
            "before_substantial_action": "a misdeal may be called until substantial action",
        },
    ),
    choice(
        "deal.short_hand", "foul", "Too few cards",
        "What becomes of a hand with too few cards once it cannot be repaired.",
        "uspc-law-incorrect-hand",
        {
            "foul": "a hand with too few cards is foul",
            "plays": "a hand with too few cards plays for what it makes",
            "plays_no_straight_flush":
                "a hand with too few cards plays, but for no straight and no flush",
        },
    ),
    choice(
        "deal.unposted_dealt_in", "misdeal", "Dealt in without a post",
        "What is done when a player was dealt in who has not anted or posted; in stud his hand is"
        " always dead.",
        "cooke-14.20.l",
        {
            "misdeal": "to deal in a player who has not posted is a misdeal",
            "dead_hand": "the hand of a player who has not posted is dead",
        },
    ),
    on_off(
        "deal.stub_retrievable", True, "The stub after the last card",
        "Whether the order of the stub is kept until the hand is put away; draw games always keep"
        " it.",
        "cooke-14.21",
        on="the order of the stub is kept until the hand is put away",
        off="the stub is scrambled right after the last card",
    ),
)  # fmt: skip
