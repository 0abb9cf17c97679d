"""Ace-to-five lowball, as it is played in California (Cooke 7.18)."""

from core.citation import rule_ids
from core.games.common import (
    ACE_TO_FIVE_KEPT,
    ACE_TO_FIVE_KEPT_BIG_BET,
    BEST_FIVE,
    LOWBALL_FORCED,
    SEVEN,
    WITHOUT_SPREAD,
)
from core.games.contest import LOW_A5
from core.games.drawn import more_draws
from core.games.spec import Family, GameSpec, Joker, JokerRole, Unopened
from core.games.streets import five_card_draws

ACE_TO_FIVE_LOWBALL = GameSpec(
    id="ace_to_five_lowball",
    name="Ace-to-Five Lowball (California Lowball)",
    aliases=("lowball", "california lowball", "ace to five"),
    family=Family.LOWBALL,
    rules=rule_ids(
        "cooke-7.18",
        "cooke-7.18.01",
        "cooke-7.18.02",
        "cooke-7.18.03",
        "cooke-7.18.04",
        "cooke-7.18.05",
        "cooke-7.18.06",
        "cooke-7.18.07",
        "cooke-7.18.08",
    ),
    min_players=2,
    max_players=9,
    safe_players=5,
    forced=LOWBALL_FORCED,
    structures=WITHOUT_SPREAD,
    streets=five_card_draws(1),
    use=BEST_FIVE,
    contests=(LOW_A5,),
    keeps_exposed=ACE_TO_FIVE_KEPT,
    keeps_exposed_big_bet=ACE_TO_FIVE_KEPT_BIG_BET,
    forced_setting="lowball.forced_bets",
    seats_setting="seats.max_draw",
    unopened=Unopened.PASSED_OUT,
    must_bet_low=SEVEN,
    joker=Joker(JokerRole.LOWEST, "lowball.joker"),
    swaps=more_draws("ace_to_five_lowball"),
)
