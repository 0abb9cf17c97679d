"""Texas hold'em (Cooke 6.01 to 6.05)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, HOLDEM_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import FLOP, RIVER, TURN, preflop

TEXAS_HOLDEM = GameSpec(
    id="texas_holdem",
    name="Texas Hold'em",
    aliases=("holdem", "hold'em", "the"),
    family=Family.HOLDEM,
    rules=rule_ids("cooke-6.01", "cooke-6.02", "cooke-6.03", "cooke-6.04", "cooke-6.05"),
    min_players=2,
    max_players=13,
    safe_players=13,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(2), FLOP, TURN, RIVER),
    use=HOLDEM_USE,
    seats_setting="seats.max_holdem",
)
