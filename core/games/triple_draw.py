"""Triple draw for high: three draws, four rounds (Cooke 4.08, 7.05)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, UP_TO_POT_LIMIT
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import five_card_draws

TRIPLE_DRAW = GameSpec(
    id="triple_draw",
    name="Triple Draw",
    aliases=("three draw", "triple draw high"),
    family=Family.DRAW,
    rules=rule_ids("cooke-4.08", "cooke-7.02", "cooke-7.05"),
    min_players=2,
    max_players=8,
    safe_players=2,
    forced=(Forced.BLINDS,),
    structures=UP_TO_POT_LIMIT,
    streets=five_card_draws(3),
    use=BEST_FIVE,
    seats_setting="seats.max_draw",
)
