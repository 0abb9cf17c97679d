"""A misdeal may be called at any moment that the rules allow: nobody wins or loses by it."""

from itertools import chain

import pytest
from msgspec.structs import replace

from core.hand.events import HandStarted
from core.hand.misdeals.causes import Cause
from core.house.declared.misdeals import MISDEALS
from core.ids import Instant, PersonId
from core.sealed import Sealed
from core.table import Table, apply, evolve
from core.table import commands as c
from core.table.config import config_with
from core.table.floor.contest_events import RuleChanged
from core.table.floor.misdeals.calling import causes
from core.table.floor.misdeals.checking import is_in_order
from core.table.floor.misdeals.events import MisdealCalled
from core.table.setup.proposal_events import ChangeMade
from tests.laws.chance import Chance
from tests.laws.history import History, Said
from tests.laws.recorded import chance_of, every_game, recorded
from tests.laws.tables import DEALS
from tests.laws.test_chips import check_step
from tests.laws.test_void import lent, owned
from tests.random_play import decks_for

FLOOR = PersonId("floor")


def of_house(history: History, chance: Chance) -> None:
    """Let the table have any rules of misdeals."""
    config = history.table.config
    for setting in MISDEALS:
        values = setting.choices or (True, False)
        config = config_with(config, setting.key, chance.pick(values))
    history.table = replace(history.table, config=config)


def last_start(said: list[Said]) -> HandStarted:
    """How the hand in play began."""
    starts = (
        event
        for one in reversed(said)
        if one.step is not None
        for event in one.step.events
        if isinstance(event, HandStarted)
    )
    return next(starts)


def check_misdeal(chance: Chance, table: Table, said: list[Said], at: Instant) -> bool:
    """Call one and deal again; True when the same people were dealt in."""
    before = owned(table, said)
    start = last_start(said)
    step = apply(table, c.CallMisdeal(FLOOR, chance.pick(tuple(Cause))), at)
    again = step.table
    assert not again.is_in_hand
    assert evolve(table, step.events) == again
    check_step(table, step.events, sum(before.values()) + _carried(table))
    lending = lent(said)
    for occupant in again.occupants:
        has = occupant.stack + occupant.behind
        assert before[occupant.person] - lending[occupant.person] <= has <= before[occupant.person]
    stopped = again.paused_at is not None or again.halted_at is not None
    if again.next_hand_at is None or again.is_closed or stopped:
        return False
    deck, spares = decks_for(chance, again)
    deal = c.StartHand(Sealed(deck), Sealed(chance.deck(deck)), Sealed(spares))
    dealt = apply(again, deal, max(at, again.next_hand_at))
    new = next((event for event in dealt.events if isinstance(event, HandStarted)), None)
    if new is None or _people(new) != _people(start) or new.game != start.game:
        return False
    if start.rules.deal.next_dealer:
        return False
    if any(isinstance(event, ChangeMade | RuleChanged) for event in step.events):
        # What waited for the end of the hand is in force now (Cooke 3.05, 10.15).
        return False
    assert (new.button, new.posts) == (start.button, start.posts)
    assert new.rules.stakes == start.rules.stakes
    assert new.number == start.number + 1
    return True


def _people(start: HandStarted) -> list[tuple[int, PersonId]]:
    return [(entrant.seat, entrant.person) for entrant in start.entrants]


def _carried(table: Table) -> int:
    return sum(one.amount for one in table.carry.paid) if table.carry is not None else 0


def played(chance: Chance, name: str, hands: int) -> int:
    """Play, and call a misdeal wherever one may be called; how often the same hand was dealt."""
    history = History(chance, DEALS[name], seats=6)
    of_house(history, chance)
    same = 0

    def call_here(table: Table) -> None:
        nonlocal same
        if table.is_in_hand and causes(table) and table.objection is None:
            same += check_misdeal(Chance(bytes(64)), table, history.said, history.at)

    history.play(hands, call_here, everybody=True)
    return same


@pytest.mark.parametrize("name", ["texas_holdem", "seven_card_stud", "jacks_or_better"])
def test_the_deal_after_a_misdeal_is_the_same_and_chips_are_where_they_were(name: str) -> None:
    """Whenever it is called all bets go back; button, blinds, stakes and players are the same."""
    assert sum(played(chance_of(f"{name} misdeal {seed}"), name, 3) for seed in range(5)) > 3


@pytest.mark.slow
@every_game
def test_the_deal_after_a_misdeal_of_every_game(name: str) -> None:
    """The same for every game, rotation and mix."""
    assert sum(played(chance_of(f"{name} misdeal {seed}"), name, 6) for seed in range(20)) > 15


@every_game
def test_no_hand_that_was_dealt_is_ever_found_wrong(name: str) -> None:
    """At no moment of any game does the dealer see a deal or a street that is not in order."""
    for one in chain.from_iterable(recorded(name)):
        if one.step is not None:
            assert is_in_order(one.step.table)
            called = [event for event in one.step.events if isinstance(event, MisdealCalled)]
            assert all(event.by is not None for event in called)
