"""Five-card draw for high: any hand may open (Cooke 7.16)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE, HIGH_DRAW_FORCED
from core.games.drawn import more_draws
from core.games.spec import Family, GameSpec, Joker, JokerRole, Unopened
from core.games.streets import five_card_draws

FIVE_CARD_DRAW = GameSpec(
    id="five_card_draw",
    name="Five-Card Draw (California, Guts)",
    aliases=("california", "california draw", "guts", "draw", "draw poker"),
    family=Family.DRAW,
    rules=rule_ids(
        "cooke-7.01",
        "cooke-7.03",
        "cooke-7.04",
        "cooke-7.05",
        "cooke-7.06",
        "cooke-7.07",
        "cooke-7.08",
        "cooke-7.16",
        "cooke-7.16.01",
        "cooke-7.16.02",
        "cooke-7.16.03",
        "cooke-7.16.04",
    ),
    min_players=2,
    max_players=9,
    safe_players=5,
    forced=HIGH_DRAW_FORCED,
    structures=ANY_STRUCTURE,
    streets=five_card_draws(1),
    use=BEST_FIVE,
    forced_setting="draw.forced_bets",
    seats_setting="seats.max_draw",
    unopened=Unopened.PASSED_OUT,
    joker=Joker(JokerRole.BUG, "draw.joker"),
    swaps=more_draws("five_card_draw"),
)
