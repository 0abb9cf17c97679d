"""Seats are alike: the same game played some seats further round ends the same, further round.

Turning is done by type: whatever is a ``Seat`` in a record is moved on, wherever it stands.  Games
without a button are left out: the fixed dealer always begins with the lowest seat (Cooke 5.01).
"""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from msgspec import Struct
from msgspec.structs import replace

from core.ids import Seat
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said, give
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of, recorded
from tests.laws.tables import DEALS

_HINTS: dict[type, Mapping[str, Any]] = {}


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
        hints = _HINTS.setdefault(type(record), get_type_hints(type(record)))
        return replace(
            record,
            **{field: self.of(getattr(record, field), hints[field])
               for field in record.__struct_fields__},
        )  # fmt: skip


def turned(command: c.TableCommand, before: Table, turn: Turn) -> c.TableCommand:
    """What is said at the turned table; in a draw everyone gets the card he got before."""
    command = turn.of(command, type(command))
    if isinstance(command, c.StartHand):
        ready = [o.seat for o in before.occupants if o.is_ready]
        drawn = dict(zip(map(turn.seat, ready), command.draw_deck.content, strict=False))
        rest = command.draw_deck.content[len(ready) :]
        deck = (*(drawn[seat] for seat in sorted(drawn)), *rest)
        command = replace(command, draw_deck=Sealed(deck))
    return command


WITH_BUTTON = {
    name: deal for name, deal in DEALS.items() if all(spec.has_button for spec in deal.specs)
}


@tries(15)
@given(chances())
def test_a_turned_table_plays_the_same(chance: Chance) -> None:
    """After every command the table turned is the turned table."""
    history = History(chance, chance.pick(tuple(WITH_BUTTON.values()))).play(5)
    check_turned(history.said, chance)


@pytest.mark.parametrize("name", WITH_BUTTON)
def test_every_game_with_a_button_plays_the_same_turned(name: str) -> None:
    """The same for each game: blinds, draws in turn, odd chips, who opens and who is asked."""
    said = recorded(name)[1]
    check_turned(said, chance_of(name))


def check_turned(said: list[Said], chance: Chance) -> None:
    """Play ``said`` again some seats further round."""
    first = said[0].step
    assert first is not None
    seats = len(first.table.seats)
    turn = Turn(1 + chance.below(seats - 1), seats)
    table: Table | None = None
    for one in said:
        command = one.command if one.before is None else turned(one.command, one.before, turn)
        outcome = give(table, command, one.at)
        assert isinstance(outcome, Step) == (one.step is not None)
        if isinstance(outcome, Step) and one.step is not None:
            table = outcome.table
            assert table == turn.of(one.step.table, Table)
