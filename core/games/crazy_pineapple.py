"""Crazy pineapple: three cards, one thrown away once the flop lies (Cooke 6.08.02)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, HOLDEM_USE
from core.games.spec import Family, Forced, GameSpec
from core.games.steps import BettingRound, Choose, Chosen, Limit, Opener, Street, TurnBoard
from core.games.streets import RIVER, TURN, preflop

CRAZY_PINEAPPLE = GameSpec(
    id="crazy_pineapple",
    name="Crazy Pineapple",
    aliases=(),
    family=Family.HOLDEM,
    rules=rule_ids("cooke-6.08", "cooke-6.08.02"),
    min_players=2,
    max_players=13,
    safe_players=13,
    forced=(Forced.BLINDS,),
    structures=ANY_STRUCTURE,
    streets=(
        preflop(3),
        Street(
            "flop",
            (
                TurnBoard(3),
                Choose(Chosen.DISCARD, 1),
                BettingRound(Limit.SMALL, Opener.LEFT_OF_BUTTON),
            ),
        ),
        TURN,
        RIVER,
    ),
    use=HOLDEM_USE,
    seats_setting="seats.max_holdem",
)
