"""The games that both engines know, by the code that hand histories have for them."""

from functools import cache, lru_cache
from typing import Any

from pokerkit import Card, FixedLimitOmahaHoldemHighLowSplitEightOrBetter, HandHistory
from pokerkit.games import FixedLimitPokerMixin

from core.notation.phh.variants import VARIANTS, Variant

GAMES = tuple(VARIANTS)
"""Hold'em twice, Omaha twice, stud three times, deuce to seven with one draw and with three."""


class LimitOmahaEight(FixedLimitPokerMixin, FixedLimitOmahaHoldemHighLowSplitEightOrBetter):
    """Theirs of that name is dealt pot-limit and without a cap, against its own description."""


def our_game(code: str) -> Variant:
    """How we deal the game."""
    return VARIANTS[code]


@cache
def their_game(code: str) -> Any:
    """pokerkit's class for the game; it weighs the same hand only once."""
    game: Any = LimitOmahaEight if code == "FO/8" else HandHistory.game_types[code]
    kinds = tuple(_remembering(kind) for kind in game.hand_types)
    return type(game.__name__, (game,), {"hand_types": kinds})


def _remembering(kind: Any) -> Any:
    """A kind of hand that is looked up dozens of times for each showdown."""

    @lru_cache(maxsize=1024)
    def weighed(own: tuple[Card, ...], board: tuple[Card, ...]) -> Any:
        return kind.from_game_or_none(own, board)

    def from_game(cls: Any, hole_cards: Any, board_cards: Any = ()) -> Any:
        del cls
        hand = weighed(Card.clean(hole_cards), Card.clean(board_cards))
        if hand is None:
            raise ValueError("no such hand")
        return hand

    return type(kind.__name__, (kind,), {"from_game": classmethod(from_game)})
