"""No view and no seen event has a field that could hold a secret."""

import typing

import msgspec
import pytest

from core.hand.state import Hand, Player
from core.sealed import Sealed
from core.table.state import Table
from core.view import SeenEvent, TableView

SECRETS = (Sealed, Hand, Player, Table)


def reached(root: object, found: set[type]) -> set[type]:
    """Every class that a value of the type ``root`` can hold."""
    if isinstance(root, type) and issubclass(root, msgspec.Struct):
        if root not in found:
            found.add(root)
            for hint in typing.get_type_hints(root).values():
                reached(hint, found)
    elif isinstance(root, type):
        found.add(root)
    origin = typing.get_origin(root)
    if isinstance(origin, type):
        found.add(origin)
    for argument in typing.get_args(root):
        reached(argument, found)
    return found


@pytest.mark.parametrize("root", [TableView, SeenEvent], ids=["view", "event"])
def test_no_secret_in_reach(root: object) -> None:
    """From what a viewer is given no sealed value and no record of the state can be reached."""
    found = reached(root, set())
    assert len(found) > 10
    assert not found & set(SECRETS)


def test_the_walk_finds_secrets() -> None:
    """The walk does see a sealed value where there is one: in a hand's state."""
    assert {Sealed, Player} <= reached(Hand, set())
