"""Kansas City lowball, deuce to seven (Cooke 7.19)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, KANSAS_CITY_KEPT, LOWBALL_FORCED, WITHOUT_SPREAD
from core.games.contest import LOW_27
from core.games.drawn import more_draws
from core.games.spec import Family, GameSpec, Unopened
from core.games.streets import five_card_draws

KANSAS_CITY_LOWBALL = GameSpec(
    id="kansas_city_lowball",
    name="Kansas City Lowball (Deuce to Seven)",
    aliases=("kansas city", "deuce to seven", "2-7"),
    family=Family.LOWBALL,
    rules=rule_ids("cooke-7.19", "cooke-4.16"),
    min_players=2,
    max_players=9,
    safe_players=5,
    forced=LOWBALL_FORCED,
    structures=WITHOUT_SPREAD,
    streets=five_card_draws(1),
    use=BEST_FIVE,
    contests=(LOW_27,),
    keeps_exposed=KANSAS_CITY_KEPT,
    keeps_exposed_big_bet=KANSAS_CITY_KEPT,
    forced_setting="lowball.forced_bets",
    seats_setting="seats.max_draw",
    unopened=Unopened.PASSED_OUT,
    swaps=more_draws("kansas_city_lowball"),
)
