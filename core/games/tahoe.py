"""Tahoe: three cards, of which two at most play (Cooke 6.08.03)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, HOLDEM_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import FLOP, RIVER, TURN, preflop

TAHOE = GameSpec(
    id="tahoe",
    name="Tahoe",
    aliases=(),
    family=Family.HOLDEM,
    rules=rule_ids("cooke-6.08", "cooke-6.08.03"),
    min_players=2,
    max_players=13,
    safe_players=13,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(3), FLOP, TURN, RIVER),
    use=HOLDEM_USE,
    seats_setting="seats.max_holdem",
)
