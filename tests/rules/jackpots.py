"""Tables of jackpots for tests: six players with antes of 2 at 5-10, and hands that do not open."""

from collections.abc import Mapping

from core.cards import RANKS, SUITS
from core.house.settings import Overrides
from tests.play import Game


def jackpots(
    seats: int = 6,
    ante: int = 2,
    game: str = "jacks_or_better",
    stacks: Mapping[int, int] | None = None,
    button: int = 1,
    settings: Overrides | None = None,
) -> Game:
    """A table of jackpots at 5-10; the first hand is not dealt yet."""
    return Game(
        seats=seats, button=button, game=game, bets=(5, 10), ante=ante, stacks=stacks,
        settings=settings,
    )  # fmt: skip


def deal(game: Game, hands: Mapping[int, str] | None = None) -> None:
    """Deal the next hand: ``hands`` to their seats, to all others what does not open."""
    named = dict(hands or {})
    taken = {card for hand in named.values() for card in hand.split()}
    for occupant in game.table.occupants:
        if occupant.seat not in named:
            named[occupant.seat] = _dud(occupant.seat, taken)
    game.deal(named)


def _dud(seat: int, taken: set[str]) -> str:
    """Five ranks of which no two are neighbours if that can be, in two suits or more."""
    order = "2468TQ3579JKA" if seat % 2 else "3579JK2468TQA"
    cards: list[str] = []
    for place, rank in enumerate(order):
        free = [rank + suit for suit in SUITS if rank + suit not in taken]
        if free and len(cards) < 5:
            cards.append(free[place % len(free)])
    taken.update(cards)
    ranks = sorted(RANKS.index(card[0]) for card in cards)
    assert len({card[1] for card in cards}) > 1
    assert ranks[-1] - ranks[0] > 4
    return " ".join(cards)


def pass_out(game: Game, hands: Mapping[int, str] | None = None) -> None:
    """Deal a hand that nobody opens."""
    deal(game, hands)
    while game.table.is_in_hand:
        game.play(f"{game.to_act} {'checks' if game.hand.menu is not None else 'passes'}")
