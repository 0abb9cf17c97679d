"""Progressive jackpots: each deal passed out raises the openers (Cooke 7.02)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE, JACKS
from core.games.drawn import more_draws
from core.games.spec import Default, Family, Forced, GameSpec, Joker, JokerRole, Unopened
from core.games.streets import five_card_draws

PROGRESSIVE_JACKPOTS = GameSpec(
    id="progressive_jackpots",
    name="Progressive Jackpots",
    aliases=("progressive", "jackpots progressive"),
    family=Family.DRAW,
    rules=rule_ids("uspc-progressive-jackpots", "cooke-7.02"),
    min_players=2,
    max_players=9,
    safe_players=5,
    forced=(Forced.ANTES,),
    structures=ANY_STRUCTURE,
    streets=five_card_draws(1),
    use=BEST_FIVE,
    seats_setting="seats.max_draw",
    unopened=Unopened.PASSED_OUT,
    openers=JACKS,
    joker=Joker(JokerRole.BUG, "draw.joker"),
    swaps=more_draws("progressive_jackpots"),
    defaults=(Default("draw.progressive_openers", True),),
    is_kill=False,
)
