"""Seats are alike: the same game played some seats further round ends the same, further round.

Turning is done by type: whatever is a ``Seat`` in a record is moved on, wherever it stands.  Games
without a button are left out: the fixed dealer always begins with the lowest seat (Cooke 5.01).
So are those whose first button is at his right: he sits between the last seat and the first.
"""

from functools import cache
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import assume, given
from msgspec import Struct
from msgspec.structs import replace

from core.cards import Card, card_text
from core.ids import Seat
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from core.table.blinds import ring
from core.table.events import ButtonDrawn, ButtonStart
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said, give
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of, recorded
from tests.laws.tables import DEALS


@cache
def _turning(record: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a record that may have a seat in them, however deep, with their types."""
    hints = get_type_hints(record)
    return tuple((name, hints[name]) for name in record.__struct_fields__ if _has_seat(hints[name]))


@cache
def _has_seat(hint: Any) -> bool:
    """Whether a value of this type may have a seat in it; any type that is not known has."""
    met, waiting = set[Any](), [hint]
    while waiting:
        one = waiting.pop()
        if one is Seat or one in (object, Sealed) or get_origin(one) is Sealed:
            return True
        if one in met:
            continue
        met.add(one)
        if get_args(one):
            waiting += get_args(one)
        elif isinstance(one, type) and issubclass(one, Struct):
            waiting += [*get_type_hints(one).values(), *one.__subclasses__()]
        elif not isinstance(one, type) and one is not Ellipsis and not isinstance(one, NewType):
            return True
    return False


class Turn:
    """Every seat ``by`` seats further round a table of ``seats``."""

    def __init__(self, by: int, seats: int) -> None:
        self.by = by
        self.seats = seats

    def seat(self, seat: Seat) -> Seat:
        """Where ``seat`` comes to be."""
        return Seat((seat - 1 + self.by) % self.seats + 1)

    def of(self, value: Any, hint: Any) -> Any:
        """``value`` of the type ``hint`` turned round."""
        if hint is Seat:
            return self.seat(value)
        if isinstance(value, Table):
            turned = self._record(value)
            places = turned.seats
            return replace(turned, seats=places[-self.by :] + places[: -self.by])
        if isinstance(value, Sealed):
            seats = tuple(sorted(self.seat(seat) for seat in value.seats))
            return Sealed(value.content, seats)
        if isinstance(value, Struct):
            return self._record(value)
        if get_origin(hint) in (Union, UnionType):
            return self._either(value, get_args(hint))
        if isinstance(value, tuple) and get_args(hint):
            return tuple(self.of(one, get_args(hint)[0]) for one in value)
        return value

    def _either(self, value: Any, hints: tuple[Any, ...]) -> Any:
        if value is None:
            return None
        return self.of(value, next(hint for hint in hints if hint is not type(None)))

    def _record(self, record: Any) -> Any:
        kind: type[Struct] = type(record)
        fields = _turning(kind)
        if not fields:
            return record
        turned = {field: self.of(getattr(record, field), hint) for field, hint in fields}
        return replace(record, **turned)


def turned(one: Said, before: Table, turn: Turn) -> c.TableCommand:
    """What is said at the turned table; in a draw everyone gets the card he got before, and the
    first jack who got it."""
    command: c.TableCommand = turn.of(one.command, type(one.command))
    if isinstance(command, c.StartHand):
        ready = [o.seat for o in before.occupants if o.is_ready]
        cards = command.draw_deck.content
        for drawn in drawings(one):
            if drawn.by is ButtonStart.FIRST_JACK:
                cards = _with_jack(cards, turn, before, ready, drawn.seat)
            else:
                mine = dict(zip(map(turn.seat, ready), cards, strict=False))
                cards = (*(mine[seat] for seat in sorted(mine)), *cards[len(ready) :])
        command = replace(command, draw_deck=Sealed(cards))
    return command


def drawings(one: Said) -> list[ButtonDrawn]:
    """The drawing for the button in a step, if there was one."""
    events = one.step.events if one.step is not None else ()
    return [event for event in events if isinstance(event, ButtonDrawn)]


def _with_jack(
    cards: tuple[Card, ...], turn: Turn, before: Table, ready: list[Seat], winner: Seat
) -> tuple[Card, ...]:
    """``cards`` in an order in which the turned ``winner`` gets the first jack.

    They go round from the left of the last button, of the dealer's place at first.
    """
    last = before.pointers
    after = turn.seat(last.button) if last is not None else Seat(len(before.seats))
    order = ring.in_deal_order(after, [turn.seat(seat) for seat in ready], len(before.seats))
    jacks = [card for card in cards if card_text(card)[0] == "J"]
    others = [card for card in cards if card not in jacks]
    place = order.index(turn.seat(winner))
    return (*others[:place], *jacks, *others[place:])


def is_at_dealers_right(said: list[Said]) -> bool:
    """Whether a button of the history was put there."""
    drawn = (drawn for one in said for drawn in drawings(one))
    return any(one.by is ButtonStart.DEALER_RIGHT for one in drawn)


WITH_BUTTON = {
    name: deal for name, deal in DEALS.items() if all(spec.has_button for spec in deal.specs)
}


@tries(15)
@given(chances())
def test_a_turned_table_plays_the_same(chance: Chance) -> None:
    """After every command the table turned is the turned table."""
    history = History(chance, chance.pick(tuple(WITH_BUTTON.values()))).play(5)
    assume(not is_at_dealers_right(history.said))
    check_turned(history.said, chance)


@pytest.mark.parametrize("name", WITH_BUTTON)
def test_every_game_with_a_button_plays_the_same_turned(name: str) -> None:
    """The same for each game: blinds, draws in turn, odd chips, who opens and who is asked."""
    for said in (recorded(name)[1], recorded(name)[2]):
        if not is_at_dealers_right(said):
            check_turned(said, chance_of(name))


def check_turned(said: list[Said], chance: Chance) -> None:
    """Play ``said`` again some seats further round."""
    first = said[0].step
    assert first is not None
    seats = len(first.table.seats)
    turn = Turn(1 + chance.below(seats - 1), seats)
    table: Table | None = None
    for one in said:
        command = one.command if one.before is None else turned(one, one.before, turn)
        outcome = give(table, command, one.at)
        assert isinstance(outcome, Step) == (one.step is not None)
        if isinstance(outcome, Step) and one.step is not None:
            table = outcome.table
            assert by_person(table) == by_person(turn.of(one.step.table, Table))


def by_person(table: Table) -> Table:
    """``table`` with what is kept of everybody in one order, wherever he sits."""
    before = table.before_deal
    if before is None:
        return table
    duties = tuple(sorted(before.duties, key=lambda one: one[0]))
    return replace(table, before_deal=replace(before, duties=duties))
