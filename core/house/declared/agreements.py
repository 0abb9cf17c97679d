"""What players may agree on about the pot (Cooke 9.10, 9.11)."""

from typing import Final

from core.house.declaring import choice

AGREEMENTS: Final = (
    choice(
        "pot.chop_blinds", "allowed", "Chopping the blinds",
        "Whether the blinds may take their bets back when everybody else has folded.",
        "cooke-9.10",
        {"allowed": "the blinds may chop", "prohibited": "the blinds may not chop"},
    ),
    choice(
        "pot.split_agreements_limit", "prohibited", "Splitting pots in limit",
        "Whether players of a limit game may agree to split the pot, if nobody objects.",
        "cooke-9.10",
        {
            "prohibited": "no splitting of pots by agreement in limit",
            "no_objection": "pots of limit may be split by agreement if nobody objects",
        },
    ),
    choice(
        "pot.insurance", "big_bet_only", "Insurance",
        "In which games insurance may be noted in the log.", "cooke-9.11",
        {
            "big_bet_only": "insurance in pot limit and no limit only",
            "all_games": "insurance in every game",
            "none": "no insurance",
        },
    ),
)  # fmt: skip
