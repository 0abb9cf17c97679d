"""Lowball (Cooke 7.18 to 7.20)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

LOWBALL: Final = (
    Setting(
        "lowball.forced_bets", "three_blinds", "What is paid before the deal in lowball.",
        RuleId("cooke-7.03"), choices=("three_blinds", "two_blinds", "antes", "antes_and_blinds"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "lowball.joker", True, "Ace-to-five lowball is played with the joker.",
        RuleId("cooke-7.04"), choices=(True, False),
    ),
    Setting(
        "lowball.jacks_back_bet", 0,
        "The forced bet of jacks back when nobody opens for high, in chips; 0: the small bet.",
        RuleId("cooke-7.20"), most=10**9, unit="chips",
    ),
    Setting(
        "lowball.new_player_kill", "allowed",
        "Whether a newcomer may kill the pot to be dealt in at once.",
        RuleId("cooke-7.18.05"), choices=("allowed", "if_no_objection"),
    ),
)  # fmt: skip
