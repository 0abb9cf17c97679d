"""The law of the playing session: nobody ever sits with less than the book asks of him."""

from random import Random

import pytest
from hypothesis import given

from tests.laws.chance import Chance, chances
from tests.laws.profiles import tries
from tests.laws.session_room import SessionRoom


def played(chance: Chance, count: int) -> SessionRoom:
    """A room in which so many things have happened."""
    room = SessionRoom(chance)
    for _ in range(count):
        room.go_on()
    return room


@tries(80)
@given(chances(900))
def test_sessions_by_a_second_book(chance: Chance) -> None:
    """Whatever people try, the room takes and refuses what the second guest book does."""
    played(chance, 40)


@pytest.mark.slow
@tries(800)
@given(chances(1500))
def test_many_sessions_by_a_second_book(chance: Chance) -> None:
    """The same ten times as often."""
    played(chance, 70)


def test_the_law_is_put_to_the_test() -> None:
    """Its histories hold seats taken and refused, short buys and ejections, many of each."""
    luck = Random(9)  # noqa: S311
    rooms = [played(Chance(luck.randbytes(1500)), 60) for _ in range(25)]
    assert sum(room.sat for room in rooms) > 200
    assert sum(room.turned_away for room in rooms) > 100
    assert sum(room.shorts for room in rooms) > 10
    assert sum(room.ejected for room in rooms) > 10
