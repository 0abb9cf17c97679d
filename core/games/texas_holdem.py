"""Texas hold'em (Cooke 6.01 to 6.05)."""

from core.citation import RuleId
from core.games.spec import (
    BettingRound,
    Contest,
    DealDown,
    Family,
    Forced,
    GameSpec,
    HandUse,
    Limit,
    Opener,
    Street,
    Structure,
    TurnBoard,
)

TEXAS_HOLDEM = GameSpec(
    id="texas_holdem",
    name="Texas Hold'em",
    aliases=("holdem", "hold'em", "the"),
    family=Family.HOLDEM,
    rules=tuple(RuleId(f"cooke-6.{number}") for number in ("01", "02", "03", "04", "05")),
    min_players=2,
    max_players=13,
    forced=Forced.BLINDS,
    structures=(Structure.NO_LIMIT,),
    streets=(
        Street("preflop", (DealDown(2), BettingRound(Limit.SMALL, Opener.LEFT_OF_BLINDS))),
        Street("flop", (TurnBoard(3), BettingRound(Limit.SMALL, Opener.LEFT_OF_BUTTON))),
        Street("turn", (TurnBoard(1), BettingRound(Limit.BIG, Opener.LEFT_OF_BUTTON))),
        Street("river", (TurnBoard(1), BettingRound(Limit.BIG, Opener.LEFT_OF_BUTTON))),
    ),
    contests=(Contest.HIGH,),
    use=HandUse(own_least=0, own_most=2),
)
