"""Double-flop hold'em: one flop or the other plays (Cooke 6.09)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, HOLDEM_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import TWO_BOARDS, TWO_FLOPS, preflop

DOUBLE_FLOP_HOLDEM = GameSpec(
    id="double_flop_holdem",
    name="Double-Flop Hold'em",
    aliases=("double flop", "double_flop"),
    family=Family.HOLDEM,
    rules=rule_ids("cooke-6.09"),
    min_players=2,
    max_players=13,
    safe_players=13,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(2), *TWO_FLOPS),
    use=HOLDEM_USE,
    boards=TWO_BOARDS,
    seats_setting="seats.max_holdem",
)
