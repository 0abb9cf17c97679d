"""Whatever the floor rules, and when: no chip is made or lost, and the table goes on."""

from collections import Counter

import pytest
from hypothesis import given

from core.bank import Account, Books, pot, stack
from core.engine.chips.cashier import postings
from core.engine.journal import codec
from core.hand.events import HandShown
from core.hand.state import Standing
from core.table import Table, deadlines, evolve
from core.table import commands as c
from core.table.floor.misdeals.checking import is_in_order
from core.table.floor.offering import offers_of_floor
from tests.laws.chance import Chance, chances
from tests.laws.history import Said
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of
from tests.laws.ruled import RuledHistory
from tests.laws.ruling import FLOORS
from tests.laws.tables import DEALS
from tests.laws.test_chips import check_step

FEW = ("texas_holdem", "seven_card_stud", "jacks_or_better", "omaha_hilo")
"""Community cards, upcards, draws with openers, and pots in halves."""


def held_by(table: Table) -> Counter[Account]:
    """What each account of the table holds as the state has it."""
    held: Counter[Account] = Counter()
    hand = table.hand if table.is_in_hand else None
    for occupant in table.occupants:
        player = hand.player_of(occupant.person) if hand is not None else None
        in_hand = player.stack if player is not None else 0
        held[stack(table.id, occupant.person)] = occupant.stack + occupant.behind + in_hand
    left = table.carry.amount if table.carry is not None else 0
    held[pot(table.id)] = left + (hand.pot if hand is not None else 0)
    return held


def check(said: list[Said]) -> Counter[str]:
    """Hold every step against the laws; how often each ruling was given.

    Whatever was ruled, the dealer finds nothing in the hand to put right should he restore it.
    """
    given_rulings: Counter[str] = Counter()
    has = 0
    for one in said[1:]:
        if one.step is None or one.before is None:
            continue
        events, after = one.step.events, one.step.table
        assert evolve(one.before, events) == after
        assert codec.decode_events(codec.encode(events)) == events
        assert codec.decode_command(codec.encode(one.command)) == one.command
        has = check_step(one.before, events, has)
        deadlines(after)
        assert is_in_order(after)
        if isinstance(one.command, c.Rule):
            given_rulings[type(one.command.act).__name__] += 1
            assert codec.decode_table(codec.encode(after)) == after
            check_ruling(one, one.before, after)
    return given_rulings


def check_ruling(one: Said, before: Table, after: Table) -> None:
    """The books say the same as the table, and nobody's hidden cards lie open for it."""
    assert one.step is not None
    books = Books(held_by(before))
    books.post(postings(before, one.step.events))
    for account, amount in held_by(after).items():
        assert books.balance(account) == amount, account
    shown = {event.seat for event in one.step.events if isinstance(event, HandShown)}
    for player in after.hand.players if after.hand is not None else ():
        was = before.hand.player(player.seat) if before.hand is not None else None
        if was is not None and was.standing is not Standing.SHOWN:
            assert player.standing is not Standing.SHOWN or player.seat in shown


@pytest.mark.parametrize("name", FEW)
def test_rulings_at_any_moment_keep_every_chip(name: str) -> None:
    """In a few hands of each family the floor rules at every turn: after each event all chips are
    somewhere, folding and reading back lead to the same table, and the books agree."""
    chance = chance_of(f"rulings of {name}")
    history = RuledHistory(chance, DEALS[name], seats=5)
    history.play(4, everybody=True)
    assert check(history.said)


@tries(8)
@given(chances())
def test_rulings_in_random_games_keep_every_chip(chance: Chance) -> None:
    """The same at any table, with people coming and going; each kind is offered once at most."""
    history = RuledHistory(chance)
    history.play(2)
    check(history.said)
    for by in (None, FLOORS[0]):
        offers = offers_of_floor(history.table, history.at, by)
        assert len({one.kind for one in offers}) == len(offers)


@pytest.mark.slow
@tries(400)
@given(chances(4_000))
def test_rulings_in_long_histories_keep_every_chip(chance: Chance) -> None:
    """The same over ten hands in a row."""
    check(RuledHistory(chance).play(10).said)
