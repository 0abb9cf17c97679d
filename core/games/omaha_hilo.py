"""Omaha eight-or-better: the best high and the best low halve the pot (Cooke 6.07)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, OMAHA_USE
from core.games.contest import HIGH, QUALIFIED_LOW
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import FLOP, RIVER, TURN, preflop

OMAHA_HILO = GameSpec(
    id="omaha_hilo",
    name="Omaha Hold'em, High-Low Split",
    aliases=("omaha eight or better", "omaha/8", "o8", "omaha hi-lo"),
    family=Family.OMAHA,
    rules=rule_ids("cooke-6.07", "cooke-4.17"),
    min_players=2,
    max_players=10,
    safe_players=10,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(4), FLOP, TURN, RIVER),
    use=OMAHA_USE,
    contests=(HIGH, QUALIFIED_LOW),
    seats_setting="seats.max_omaha",
)
