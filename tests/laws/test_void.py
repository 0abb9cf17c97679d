"""A hand may be called off at any moment: each has back exactly what he put in, and cashes out."""

from collections import Counter

from hypothesis import given

from core.bank import Books, house, pot, stack, wallet
from core.chips import Chips
from core.engine.chips.cashier import postings
from core.hand.events import HandStarted, HandVoided
from core.ids import Instant, PersonId, Seat
from core.table import Step, Table, apply, deadlines, evolve
from core.table import events as e
from core.table.commands import CallOff
from core.table.events import TableEvent
from core.table.kills.button_events import KillPaid
from core.table.money import money_events as m
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded
from tests.laws.test_chips import check_step

ADMIN = PersonId("admin")


def owned(table: Table, said: list[Said]) -> dict[PersonId, int]:
    """What each had at the table before the hand in play was dealt, chips bought since added."""
    entrants: dict[PersonId, int] = {}
    dead: Counter[PersonId] = Counter()
    if table.is_in_hand:
        events = happened(said)
        newest = max(n for n, event in enumerate(events) if isinstance(event, HandStarted))
        start = events[newest]
        assert isinstance(start, HandStarted)
        by_seat = {entrant.seat: int(entrant.stack) for entrant in start.entrants}
        for event in events[newest:]:
            if isinstance(event, m.ChipsCounted):
                by_seat[event.seat] += event.amount
            elif isinstance(event, KillPaid):
                # Not dealt in, he has paid the kill that was due from him (Cooke 8.04.08).
                dead[event.person] += event.amount
        entrants = {entrant.person: by_seat[entrant.seat] for entrant in start.entrants}
    return {
        occupant.person: entrants.get(occupant.person, occupant.stack)
        + occupant.behind
        + dead[occupant.person]
        for occupant in table.occupants
    }


def happened(said: list[Said]) -> list[TableEvent]:
    """Everything in its order."""
    return [event for one in said if one.step is not None for event in one.step.events]


def lent(said: list[Said]) -> dict[PersonId, int]:
    """What each has of the bank that nobody has let come, and owes it (Cooke 9.07)."""
    people: dict[Seat, PersonId] = {}
    owing: Counter[PersonId] = Counter()
    for event in happened(said):
        match event:
            case e.PlayerSat(seat=seat, person=person):
                people[seat] = person
            case m.BehindAdvanced(person=person, amount=amount):
                owing[person] += amount
            case m.BehindRecalled(person=person, amount=amount):
                owing[person] -= amount
            case m.BehindGranted(seat=seat):
                owing[people[seat]] = 0
            case _:
                pass
    return owing


def carried(table: Table) -> dict[PersonId, int]:
    """What each has in a pot that is carried from deal to deal (Cooke 7.17)."""
    return {} if table.carry is None else {one.person: one.amount for one in table.carry.paid}


def check_void(table: Table, said: list[Said], at: Instant) -> None:
    """Call the game off at ``table`` and see where every chip goes."""
    before = owned(table, said)
    owing = lent(said)
    due = {person: max(has - owing[person], 0) for person, has in before.items()}
    step = apply(table, CallOff(ADMIN), at)
    assert step.table.is_closed
    assert not step.table.is_in_hand
    assert not step.table.occupants
    assert deadlines(step.table) == ()
    assert evolve(table, step.events) == step.table
    left = [event for event in step.events if isinstance(event, e.PlayerLeft)]
    assert {event.person: event.cashed_out for event in left} == due
    voided = [event for event in step.events if isinstance(event, HandVoided)]
    assert len(voided) == table.is_in_hand
    assert check_step(table, step.events, sum(before.values()) + sum(carried(table).values())) == 0
    check_books(table, step, due, sum(before.values()) - sum(due.values()))


def check_books(table: Table, step: Step, before: dict[PersonId, int], banks: int) -> None:
    """The cashier empties the pot and the stacks into the purses they came from.

    ``banks`` of it is the bank's.
    """
    hand = table.hand if table.is_in_hand else None
    left = table.carry.amount if table.carry is not None else 0
    held = {pot(table.id): int(hand.pot) if hand is not None else int(left)}
    back = carried(table)
    for occupant in table.occupants:
        player = hand.player_of(occupant.person) if hand is not None else None
        in_hand = player.stack if player is not None else 0
        held[stack(table.id, occupant.person)] = occupant.stack + occupant.behind + in_hand
    books = Books(held)
    books.post(postings(table, step.events))
    assert books.balance(house(table.community)) == banks
    for person in before.keys() | back.keys():
        due = before.get(person, 0) + back.get(person, 0)
        assert books.balance(wallet(person)) == due
        assert books.balance(stack(table.id, person)) == 0
    assert books.balance(pot(table.id)) == Chips(0)


@every_game
def test_a_void_hand_of_every_game_gives_all_back(name: str) -> None:
    """Antes, bring-ins, draws begun and choices made: whenever it is called off, all come back."""
    for said in recorded(name):
        for number, one in enumerate(said):
            if one.step is not None and number % 3 == 0:
                check_void(one.step.table, said[: number + 1], one.at)


@tries(50)
@given(chances())
def test_a_void_hand_gives_everyone_back_what_he_put_in(chance: Chance) -> None:
    """Whenever the floor calls it off, in a hand or between two, nobody has won or lost by it."""
    history = History(chance)

    def void_here(table: Table) -> None:
        check_void(table, history.said, history.at)

    history.play(3, void_here)
