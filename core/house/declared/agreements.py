"""What players may agree on about the pot (Cooke 9.10, 9.11)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

AGREEMENTS: Final = (
    Setting(
        "pot.chop_blinds", "allowed",
        "Whether the blinds may take their bets back when everybody else has folded.",
        RuleId("cooke-9.10"), choices=("allowed", "prohibited"),
    ),
    Setting(
        "pot.split_agreements_limit", "prohibited",
        "Whether players of a limit game may agree to split the pot, if nobody objects.",
        RuleId("cooke-9.10"), choices=("prohibited", "no_objection"),
    ),
    Setting(
        "pot.insurance", "big_bet_only", "In which games insurance may be noted in the log.",
        RuleId("cooke-9.11"), choices=("big_bet_only", "all_games", "none"),
    ),
)  # fmt: skip
