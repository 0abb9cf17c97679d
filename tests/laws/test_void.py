"""A hand may be called off at any moment: each has back exactly what he put in, and cashes out."""

from hypothesis import given

from core.bank import Books, house, pot, stack, wallet
from core.chips import Chips
from core.engine.cashier import postings
from core.hand.events import HandStarted, HandVoided
from core.ids import Instant, PersonId
from core.table import Step, Table, apply, deadlines, evolve
from core.table import events as e
from core.table.commands import CallOff
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said
from tests.laws.profiles import tries
from tests.laws.test_chips import check_step

ADMIN = PersonId("admin")


def owned(table: Table, said: list[Said]) -> dict[PersonId, int]:
    """What each had at the table before the hand in play was dealt, chips bought since added."""
    entrants: dict[PersonId, int] = {}
    if table.is_in_hand:
        deals = (event for one in said if one.step is not None for event in one.step.events)
        newest = [event for event in deals if isinstance(event, HandStarted)][-1]
        entrants = {entrant.person: entrant.stack for entrant in newest.entrants}
    return {
        occupant.person: entrants.get(occupant.person, occupant.stack) + occupant.behind
        for occupant in table.occupants
    }


def check_void(table: Table, said: list[Said], at: Instant) -> None:
    """Call the game off at ``table`` and see where every chip goes."""
    before = owned(table, said)
    step = apply(table, CallOff(ADMIN), at)
    assert step.table.is_closed
    assert not step.table.is_in_hand
    assert not step.table.occupants
    assert deadlines(step.table) == ()
    assert evolve(table, step.events) == step.table
    left = [event for event in step.events if isinstance(event, e.PlayerLeft)]
    assert {event.person: event.cashed_out for event in left} == before
    voided = [event for event in step.events if isinstance(event, HandVoided)]
    assert len(voided) == table.is_in_hand
    assert check_step(table, step.events, sum(before.values())) == 0
    check_books(table, step, before)


def check_books(table: Table, step: Step, before: dict[PersonId, int]) -> None:
    """The cashier empties the pot and the stacks into the purses they came from."""
    hand = table.hand if table.is_in_hand else None
    held = {pot(table.id): int(hand.pot) if hand is not None else 0}
    for occupant in table.occupants:
        player = hand.player_of(occupant.person) if hand is not None else None
        in_hand = player.stack if player is not None else 0
        held[stack(table.id, occupant.person)] = occupant.stack + occupant.behind + in_hand
    books = Books(held)
    books.post(postings(table, step.events))
    of_props = sum(before[o.person] for o in table.occupants if o.is_prop)
    assert books.balance(house(table.community)) == of_props
    for occupant in table.occupants:
        has = 0 if occupant.is_prop else before[occupant.person]
        assert books.balance(wallet(occupant.person)) == has
        assert books.balance(stack(table.id, occupant.person)) == 0
    assert books.balance(pot(table.id)) == Chips(0)


@tries(150)
@given(chances())
def test_a_void_hand_gives_everyone_back_what_he_put_in(chance: Chance) -> None:
    """Whenever the floor calls it off, in a hand or between two, nobody has won or lost by it."""
    history = History(chance)

    def void_here(table: Table) -> None:
        check_void(table, history.said, history.at)

    history.play(3, void_here)
