"""Triple draw for the ace-to-five low (Cooke 7.05, 7.18)."""

from core.citation import rule_ids
from core.games.common import (
    ACE_TO_FIVE_KEPT,
    ACE_TO_FIVE_KEPT_BIG_BET,
    BEST_FIVE,
    UP_TO_POT_LIMIT,
)
from core.games.contest import LOW_A5
from core.games.spec import Default, Family, Forced, GameSpec, Joker, JokerRole
from core.games.streets import five_card_draws

TRIPLE_DRAW_LOWBALL = GameSpec(
    id="triple_draw_lowball",
    name="Triple Draw Lowball, ace to five",
    aliases=("a-5 triple draw",),
    family=Family.LOWBALL,
    rules=rule_ids("cooke-4.08", "cooke-7.05", "cooke-7.18"),
    min_players=2,
    max_players=8,
    safe_players=2,
    forced=(Forced.BLINDS,),
    structures=UP_TO_POT_LIMIT,
    streets=five_card_draws(3),
    use=BEST_FIVE,
    contests=(LOW_A5,),
    keeps_exposed=ACE_TO_FIVE_KEPT,
    keeps_exposed_big_bet=ACE_TO_FIVE_KEPT_BIG_BET,
    seats_setting="seats.max_draw",
    joker=Joker(JokerRole.LOWEST, "lowball.joker"),
    defaults=(Default("lowball.joker", False),),
)
