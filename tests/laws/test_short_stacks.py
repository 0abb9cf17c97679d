"""Short stacks: one hand of any game among players with little in front of them.

Most hands have several all-ins, many of them for a part of a blind, an ante or a bet, so that the
menus behind them and the pots in layers are held against the book at every turn.
"""

import pytest
from hypothesis import given
from msgspec.structs import replace

from core.chips import Chips
from core.hand import commands as h
from core.hand.state import Betting
from core.house.declared.allin import ALL_IN
from core.house.declared.betting import BETTING
from core.house.setting import Effect
from core.refusal import Reason, Refusal
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


def short_hand(
    chance: Chance, deal: Deal, *, tried: int = 0, is_war: bool = False
) -> list[TableEvent]:
    """What happens in a hand of ``deal`` with stacks of a tenth up to twelve bets.

    Once in ``tried`` turns everything that can be said is tried; never for 0.  In a war most who
    may raise do, so that short all-ins lie upon each other and caps are reached.
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
        if not (is_war and _raises(chance, table)):
            act(table, chance)
        events += table.events
    return events


def _raises(chance: Chance, table: Dealt) -> bool:
    """Whether the player to act has raised: three times in four where he may."""
    hand = table.table.hand
    menu = hand.menu if hand is not None else None
    if hand is None or menu is None or not menu.may_raise or chance.one_in(4):
        return False
    to = chance.pick(menu.sizes or (menu.raise_min, menu.raise_min, menu.raise_max))
    player = hand.player(menu.seat)
    assert player is not None
    wager = h.Bet if menu.opens else h.RaiseTo
    try:
        table.do(wager(player.actor, to, confirmed=True))
    except Refusal as refusal:
        if refusal.reason is not Reason.NO_OPENERS:
            raise
        return False
    return True


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
    for number in range(9):
        events = short_hand(chance_of(f"{name}, short, {number}"), DEALS[name])
        menus, pots = menus + by_the_book(events), pots + check_pots(events)
    assert menus > 10
    assert pots > 5


def _wars(name: str, numbers: range) -> None:
    """Wars in the game ``name``, each setting of all-ins and raises drawn evenly."""
    for number in numbers:
        chance = chance_of(f"{name}, war, {number}")
        deal = DEALS[name]
        drawn = [
            (setting.key, chance.pick(setting.choices))
            for setting in (*ALL_IN, *BETTING)
            if setting.choices and setting.effect is not Effect.NEW_TABLE
        ]
        at_war = replace(deal, settings=(*deal.settings, *drawn))
        events = short_hand(chance, at_war, is_war=True)
        by_the_book(events)
        check_pots(events)


@every_game
def test_wars_of_short_stacks_are_by_the_book(name: str) -> None:
    """All-ins over all-ins, completions and caps, under every setting of them alike."""
    _wars(name, range(16))


@pytest.mark.slow
@every_game
def test_many_wars_of_short_stacks(name: str) -> None:
    """The same twenty times as often."""
    _wars(name, range(16, 336))


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
