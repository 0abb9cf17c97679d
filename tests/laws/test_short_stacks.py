"""Short stacks: one hand of any game among players with little in front of them.

Most hands have several all-ins, many of them for a part of a blind, an ante or a bet, so that the
menus behind them and the pots in layers are held against the book at every turn.
"""

import pytest
from hypothesis import given

from core.chips import Chips
from core.hand.state import Betting
from core.table.config import TableConfig
from core.table.events import TableEvent
from tests.dealt import Dealt
from tests.laws.chance import Chance, chances
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of, every_game
from tests.laws.tables import DEALS, Deal, config_by
from tests.laws.test_menu import by_the_book, check_turn
from tests.laws.test_pots import check_pots
from tests.random_play import act, deal_by


def short_hand(chance: Chance, deal: Deal, *, tried: int = 0) -> list[TableEvent]:
    """What happens in a hand of ``deal`` with stacks of a tenth up to twelve bets.

    Once in ``tried`` turns everything that can be said is tried; never for 0.
    """
    config = config_by(chance, deal)
    base = config.stakes.base
    count = 2 + chance.below(config.seats - 1)
    # Two have enough for a hand to be dealt, whatever it costs.
    stacks = [Chips(4 * base)] * 2 + [_stack(chance, config) for _ in range(count - 2)]
    table = Dealt.at(config, stacks, button=1 + chance.below(count))
    deal_by(chance, table)
    events = [*table.events]
    for _ in range(200):
        if not table.table.is_in_hand:
            break
        if tried and chance.one_in(tried):
            _try(table)
        act(table, chance)
        events += table.events
    return events


def _try(table: Dealt) -> None:
    hand = table.table.hand
    if hand is not None and isinstance(hand.phase, Betting):
        check_turn(table.table, table.now)


def _stack(chance: Chance, config: TableConfig) -> Chips:
    """Often less than a bet, sometimes with a part of a unit that does not play.

    It is less than the buy-in: only play can have left so little.
    """
    least = max(config.stakes.base // 10, 1)
    left = least * (1 + chance.below(chance.pick((8, 30, 120))))
    return Chips(min(left, config.buy_in_least - 1))


@every_game
def test_the_menus_of_short_stacks_are_by_the_book(name: str) -> None:
    """In every game several hands with all-ins of every size, menus and pots by the formulas."""
    menus = pots = 0
    for number in range(6):
        events = short_hand(chance_of(f"{name}, short, {number}"), DEALS[name])
        menus, pots = menus + by_the_book(events), pots + check_pots(events)
    assert menus > 10
    assert pots > 5


@tries(60)
@given(chances(600))
def test_short_stacks_may_say_what_is_on_their_menus(chance: Chance) -> None:
    """At every fifth turn each verb and each amount at an edge is said, by everyone."""
    events = short_hand(chance, chance.pick(tuple(DEALS.values())), tried=5)
    by_the_book(events)
    check_pots(events)


@pytest.mark.slow
@tries(600)
@given(chances(600))
def test_many_hands_of_short_stacks(chance: Chance) -> None:
    """The same ten times as often."""
    events = short_hand(chance, chance.pick(tuple(DEALS.values())), tried=5)
    by_the_book(events)
    check_pots(events)
