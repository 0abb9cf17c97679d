"""Streets that several games share, in the order in which they are dealt."""

from typing import Final

from core.games.steps import (
    BettingRound,
    DealDown,
    DealUp,
    Draw,
    Limit,
    Opener,
    Street,
    TurnBoard,
)

_ORDINALS: Final = ("first", "second", "third")
_FIVE: Final = 5

_BIG_ROUND: Final = BettingRound(Limit.BIG, Opener.LEFT_OF_BUTTON)
_SMALL_ROUND: Final = BettingRound(Limit.SMALL, Opener.LEFT_OF_BUTTON)

# board games (Cooke 6.02, 6.09)


def preflop(cards: int) -> Street:
    """So many hole cards and the round that the blinds open."""
    return Street("preflop", (DealDown(cards), BettingRound(Limit.SMALL, Opener.LEFT_OF_BLINDS)))


FLOP: Final = Street("flop", (TurnBoard(3), _SMALL_ROUND))
TURN: Final = Street("turn", (TurnBoard(1), _BIG_ROUND))
RIVER: Final = Street("river", (TurnBoard(1), _BIG_ROUND))

TWO_FLOPS: Final = (
    Street("first flop", (TurnBoard(3, 0), _SMALL_ROUND)),
    Street("second flop", (TurnBoard(3, 1), _BIG_ROUND)),
    Street("turn", (TurnBoard(1, 2), _BIG_ROUND)),
    Street("river", (TurnBoard(1, 2), _BIG_ROUND)),
)
"""Two flops below each other, and a turn and a river that belong to both."""

TWO_BOARDS: Final = ((0, 2), (1, 2))
"""The boards of :data:`TWO_FLOPS`: one flop or the other, with the turn and the river."""

# stud (Cooke 5.03, 5.26)


def door(name: str, down: int) -> Street:
    """The first cards of a stud hand: so many down and one up, and the bring-in."""
    steps = (DealDown(down), DealUp(1), BettingRound(Limit.SMALL, Opener.BRING_IN))
    return Street(name, steps)


def upcard(name: str, limit: Limit, opener: Opener) -> Street:
    """One card up and a round."""
    return Street(name, (DealUp(1, burn=True), BettingRound(limit, opener)))


def downcard(name: str, opener: Opener) -> Street:
    """The last card, down, and a round at the big bet."""
    return Street(name, (DealDown(1, burn=True), BettingRound(Limit.BIG, opener)))


def seven_card_stud(opener: Opener, fourth: Limit = Limit.SMALL) -> tuple[Street, ...]:
    """Seven-card stud; ``opener`` starts every round but the first (Cooke 5.03, 5.25)."""
    return (
        door("third street", 2),
        upcard("fourth street", fourth, opener),
        upcard("fifth street", Limit.BIG, opener),
        upcard("sixth street", Limit.BIG, opener),
        downcard("seventh street", opener),
    )


# draw (Cooke 7.05)


def five_card_draws(draws: int) -> tuple[Street, ...]:
    """Five cards, and ``draws`` draws of up to five with a round after each."""
    names = ["after the draw"] if draws == 1 else [f"after {n} draw" for n in _ORDINALS[:draws]]
    before = "before the draw" if draws == 1 else "first"
    exchange = (Draw(_FIVE), BettingRound(Limit.BY_ROUND, Opener.OPENER))
    return (
        Street(before, (DealDown(_FIVE), BettingRound(Limit.SMALL, Opener.LEFT_OF_BLINDS))),
        *(Street(name, exchange) for name in names),
    )
