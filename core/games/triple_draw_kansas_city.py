"""Triple draw for the deuce-to-seven low (Cooke 7.05, 7.19)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, KANSAS_CITY_KEPT, UP_TO_POT_LIMIT
from core.games.contest import LOW_27
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import five_card_draws

TRIPLE_DRAW_KANSAS_CITY = GameSpec(
    id="triple_draw_kansas_city",
    name="Triple Draw Lowball, Kansas City (deuce to seven)",
    aliases=("2-7 triple draw", "deuce to seven triple draw"),
    family=Family.LOWBALL,
    rules=rule_ids("cooke-4.08", "cooke-7.05", "cooke-7.19"),
    min_players=2,
    max_players=8,
    safe_players=2,
    forced=(Forced.BLINDS,),
    structures=UP_TO_POT_LIMIT,
    streets=five_card_draws(3),
    use=BEST_FIVE,
    contests=(LOW_27,),
    keeps_exposed=KANSAS_CITY_KEPT,
    keeps_exposed_big_bet=KANSAS_CITY_KEPT,
    seats_setting="seats.max_draw",
)
