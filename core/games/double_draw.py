"""Double draw: two draws, three rounds (Cooke 4.08, 7.05)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE
from core.games.spec import Family, Forced, GameSpec, Unopened
from core.games.streets import five_card_draws

DOUBLE_DRAW = GameSpec(
    id="double_draw",
    name="Double Draw",
    aliases=("two draw",),
    family=Family.DRAW,
    rules=rule_ids("uspc-game-double-draw", "cooke-4.08", "cooke-7.02", "cooke-7.05"),
    min_players=2,
    max_players=8,
    safe_players=3,
    forced=(Forced.ANTES,),
    structures=ANY_STRUCTURE,
    streets=five_card_draws(2),
    use=BEST_FIVE,
    seats_setting="seats.max_draw",
    unopened=Unopened.PASSED_OUT,
    is_kill=False,
)
