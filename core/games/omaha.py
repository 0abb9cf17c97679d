"""Omaha: four cards, two of which play with three of the board (Cooke 6.06)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, OMAHA_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import FLOP, RIVER, TURN, preflop

OMAHA = GameSpec(
    id="omaha",
    name="Omaha Hold'em",
    aliases=("omaha high", "omaha holdem"),
    family=Family.OMAHA,
    rules=rule_ids("cooke-6.06", "cooke-4.14"),
    min_players=2,
    max_players=10,
    safe_players=10,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(4), FLOP, TURN, RIVER),
    use=OMAHA_USE,
    seats_setting="seats.max_omaha",
)
