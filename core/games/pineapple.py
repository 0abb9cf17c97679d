"""Pineapple: three cards, one thrown away before the flop (Cooke 6.08.01)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, HOLDEM_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.steps import Choose, Chosen, Street
from core.games.streets import FLOP, RIVER, TURN, preflop

PINEAPPLE = GameSpec(
    id="pineapple",
    name="Pineapple",
    aliases=(),
    family=Family.HOLDEM,
    rules=rule_ids("cooke-6.08", "cooke-6.08.01"),
    min_players=2,
    max_players=13,
    safe_players=13,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(
        preflop(3),
        Street("discard", (Choose(Chosen.DISCARD, 1),)),
        FLOP,
        TURN,
        RIVER,
    ),
    use=HOLDEM_USE,
    seats_setting="seats.max_holdem",
)
