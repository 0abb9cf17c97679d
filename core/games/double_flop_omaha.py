"""Double-flop Omaha: two cards of the hand with one flop or the other (Cooke 6.09)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, OMAHA_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.streets import TWO_BOARDS, TWO_FLOPS, preflop

DOUBLE_FLOP_OMAHA = GameSpec(
    id="double_flop_omaha",
    name="Double-Flop Omaha",
    aliases=("double flop omaha high",),
    family=Family.OMAHA,
    rules=rule_ids("cooke-6.09", "cooke-6.06"),
    min_players=2,
    max_players=9,
    safe_players=9,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(preflop(4), *TWO_FLOPS),
    use=OMAHA_USE,
    boards=TWO_BOARDS,
    seats_setting="seats.max_omaha",
)
