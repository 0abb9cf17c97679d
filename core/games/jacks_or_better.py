"""Jacks or better: draw that a pair of jacks has to open (Cooke 7.17)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE, HIGH_DRAW_FORCED, JACKS
from core.games.drawn import more_draws
from core.games.spec import Family, GameSpec, Joker, JokerRole, Unopened
from core.games.streets import five_card_draws

JACKS_OR_BETTER = GameSpec(
    id="jacks_or_better",
    name="Jacks or Better (Jackpots)",
    aliases=("jackpots", "jacks", "jackpot"),
    family=Family.DRAW,
    rules=rule_ids(
        "cooke-7.17",
        "cooke-7.17.01",
        "cooke-7.17.02",
        "cooke-7.17.03",
        "cooke-8.04.05",
        "uspc-jackpots-passed-out",
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
    openers=JACKS,
    joker=Joker(JokerRole.BUG, "draw.joker"),
    swaps=more_draws("jacks_or_better"),
)
