"""The law of seat changes: whoever moves, every chip, person and document stays whose it was."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from core.bank import Account, pot, stack
from core.engine.chips.cashier import postings
from core.engine.journal import codec
from core.ids import PersonId, Seat
from core.table import Table, evolve
from core.table.events import TableEvent
from core.table.seats.change_events import SeatChanged
from core.table.state import Occupant
from core.view import look
from tests.laws.chance import Chance, chances
from tests.laws.history import PEOPLE, History, Said
from tests.laws.interference import surely
from tests.laws.profiles import tries
from tests.laws.test_secrecy import check_secrecy
from tests.laws.wandering import seat_talk


class Restless(History):
    """A history in which people ask for other seats all the time."""

    def _go_on(self) -> None:
        if self.chance.one_in(4):
            self.say(seat_talk(self.chance, self.table))
        else:
            super()._go_on()


def restless(chance: Chance, hands: int = 5) -> list[Said]:
    """What is said at such a table, of three seats and more."""
    return Restless(chance, least_seats=3).play(hands).said


def keep_the_law(said: list[Said]) -> None:
    """Hold every step of a history against the law."""
    ledger: Counter[Account] = Counter()
    for one in said:
        step = one.step
        if step is None:
            continue
        for posting in postings(one.before, step.events):
            ledger[posting.debit] -= posting.amount
            ledger[posting.credit] += posting.amount
        everybody_has_one_seat(step.table)
        chips_are_whose_they_were(step.table, ledger)
        documents_follow(step.table)
        if one.before is not None and any(isinstance(e, SeatChanged) for e in step.events):
            nothing_is_left_behind(one.before, step.events)
            own_cards_only(step.table)
            assert evolve(one.before, step.events) == step.table
            assert codec.decode_table(codec.encode(step.table)) == step.table
            assert codec.decode_events(codec.encode(step.events)) == step.events


def everybody_has_one_seat(table: Table) -> None:
    """Nobody sits twice, and each seat knows its own number."""
    people = [one.person for one in table.occupants]
    assert len(people) == len(set(people))
    for at, one in enumerate(table.seats, 1):
        assert one is None or one.seat == at


def chips_are_whose_they_were(table: Table, ledger: Counter[Account]) -> None:
    """What the ledger knows of each person's stack is what he has before him or behind."""
    hand = table.hand if table.is_in_hand else None
    for one in table.occupants:
        player = hand.player_of(one.person) if hand is not None else None
        has = one.stack + one.behind + (player.stack if player is not None else 0)
        assert ledger[stack(table.id, one.person)] == has
    lies = table.carry.amount if table.carry is not None else 0
    assert ledger[pot(table.id)] == lies + (hand.pot if hand is not None else 0)


def documents_follow(table: Table) -> None:
    """All that names a seat and a person names a seat where that person sits."""
    named: list[tuple[Seat, PersonId]] = []
    for gift in table.gifts:
        named += [(gift.seat, gift.giver), (gift.to, gift.taker)]
    named += [(one.seat, one.person) for one in table.straddles]
    seated = [one.person for one in table.occupants]
    named += [(one.seat, one.person) for one in table.kill_offers if one.person in seated]
    for seat, person in named:
        occupant = table.occupant(seat)
        assert occupant is not None
        assert occupant.person == person
    for question in table.ejections:
        assert table.occupant(question.seat) is not None
    asking = [one.person for one in table.seat_changes]
    assert len(asking) == len(set(asking))
    for request in table.seat_changes:
        assert table.occupant_of(request.person) is not None
        assert table.occupant(request.to) is None


def nothing_is_left_behind(before: Table, events: tuple[TableEvent, ...]) -> None:
    """A mover has in his new seat all that is his the moment before."""
    for place, event in enumerate(events):
        if isinstance(event, SeatChanged):
            was = evolve(before, events[:place]).occupant_of(event.person)
            now = evolve(before, events[: place + 1]).occupant_of(event.person)
            assert was is not None
            assert now is not None
            assert now.seat == event.to
            assert _besides(was) == _besides(now)


def _besides(occupant: Occupant) -> Occupant:
    """All about him that has nothing to do with where he sits."""
    return replace(occupant, seat=Seat(0), duties=occupant.duties.__class__())


def own_cards_only(table: Table) -> None:
    """After the hand too everybody finds his own cards, and nobody those of who sat there."""
    for one in table.occupants:
        mine = look(table, one.seat).mine
        player = table.hand.player_of(one.person) if table.hand is not None else None
        if mine is not None:
            assert player is not None
            assert set(mine.cards) <= set(player.cards)
        for other in table.occupants if mine is None else ():
            assert other.person != one.person or player is None


@tries(60)
@given(chances(1500))
def test_whoever_moves_takes_along_what_is_his(chance: Chance) -> None:
    """Over random histories of moves nothing and nobody is lost, doubled or mixed up."""
    keep_the_law(restless(chance))


@tries(12)
@given(chances(1500))
def test_moves_give_no_card_away(chance: Chance) -> None:
    """Whoever moves where, cards that a viewer may not see change nothing that he is given."""
    said = surely(restless(chance, hands=3))
    viewer = None if chance.one_in(6) else chance.pick(PEOPLE[:5])
    check_secrecy(said, viewer, Random(chance.below(65536)))  # noqa: S311


@pytest.mark.slow
@tries(400)
@given(chances(3000))
def test_the_same_more_often(chance: Chance) -> None:
    """The same over longer histories, many times as often."""
    keep_the_law(restless(chance, hands=10))


def test_the_law_is_put_to_the_test() -> None:
    """Its histories hold many moves: at once, after a wait, and with something at stake."""
    luck = Random(12)  # noqa: S311
    said = [one for _ in range(45) for one in restless(Chance(luck.randbytes(2500)), hands=8)]
    events = [event for one in said if one.step is not None for event in one.step.events]
    moved = [event for event in events if isinstance(event, SeatChanged)]
    assert len(moved) > 150
    assert sum(event.duties.distance > 0 for event in moved) > 5
    assert sum(event.duties.carries_small for event in moved) > 5
    assert sum(event.pointers is not None for event in moved) > 5
