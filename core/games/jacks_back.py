"""Jacks back: jacks or better, and lowball when nobody opens (Cooke 7.20)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, JACKS, WITHOUT_SPREAD
from core.games.drawn import more_draws
from core.games.spec import Family, Forced, GameSpec, Joker, JokerRole, Unopened
from core.games.streets import five_card_draws

JACKS_BACK = GameSpec(
    id="jacks_back",
    name="Jacks Back",
    aliases=("jacks back to lowball",),
    family=Family.DRAW,
    rules=rule_ids("cooke-7.20", "cooke-7.20.01", "cooke-7.20.02"),
    min_players=2,
    max_players=9,
    safe_players=5,
    forced=(Forced.ANTES,),
    structures=WITHOUT_SPREAD,
    streets=five_card_draws(1),
    use=BEST_FIVE,
    seats_setting="seats.max_draw",
    unopened=Unopened.TURNS_LOW,
    becomes="jacks_back_low",
    openers=JACKS,
    freezes_button=True,
    joker=Joker(JokerRole.BUG, "draw.joker"),
    swaps=more_draws("jacks_back"),
    is_kill=False,
)
