"""What an older version has stored is read as it is meant now."""

import pytest
from msgspec.structs import replace

from core.engine.journal import codec
from core.house.settings import number
from core.ids import CommunityId, PlaceId, TableId
from core.table.commands import OpenTable
from core.table.events import TableOpened
from tests.play import ADMIN, Game

OLD = b'"table.next_hand_seconds":'
NEW = b'"deal.between_hands_seconds":'
KEY = "deal.between_hands_seconds"


def test_a_setting_s_former_name_is_read() -> None:
    """The pause between hands, stored under its former key, is the same pause in all records."""
    game = Game(2, settings={KEY: 20})
    table = game.table
    opening = OpenTable(TableId("t"), CommunityId("c"), PlaceId("p"), table.config, ADMIN)
    command = codec.decode_command(_as_once(codec.encode(opening)))
    (opened,) = codec.decode_events(_as_once(game.journal[0]))
    assert codec.decode_table(_as_once(codec.encode(table))) == table
    assert command == opening
    assert isinstance(opened, TableOpened)
    assert number(opened.config.settings, KEY) == 20


@pytest.mark.parametrize("name", ["table.next_hand_seconds", '"table.next_hand_seconds":'])
def test_a_name_that_reads_like_the_key_is_left_alone(name: str) -> None:
    """Only the key of a setting is meant: a player may be called like it."""
    table = Game(2).table
    seats = tuple(occupant and replace(occupant, name=name) for occupant in table.seats)
    called = replace(table, seats=seats)
    assert codec.decode_table(codec.encode(called)) == called


def _as_once(data: bytes) -> bytes:
    assert NEW in data
    return data.replace(NEW, OLD)
