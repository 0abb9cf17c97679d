"""The cards of a hand that a proxy plays are his alone: not even its owner sees them."""

from random import Random

import pytest

from core.hand import commands as h
from core.ids import PersonId
from core.table import Table
from core.table.commands import NameProxy
from core.view import TableView, look
from tests.laws import interference
from tests.laws.history import Said
from tests.laws.noted import NotedGame
from tests.laws.test_secrecy import check_secrecy
from tests.play import person

DAN = PersonId("dan")


def played_by_dan() -> list[Said]:
    """Two hands, the second of which Dan plays for seat 3 up to the flop."""
    game = NotedGame(4, button=1)
    game.deal()
    game.do(NameProxy(person(3), DAN, "Dan"))
    game.skip_hand()
    game.deal()
    game.play("1 calls, 2 calls")
    game.do(h.Call(DAN))
    game.play("4 checks")
    return interference.surely(game.said)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("viewer", [person(3), person(2), DAN, None])
def test_only_the_proxy_sees_them(viewer: PersonId | None, seed: int) -> None:
    """Nobody but Dan could tell two decks apart that differ in the cards of seat 3."""
    check_secrecy(played_by_dan(), viewer, Random(seed))  # noqa: S311


def test_a_leak_to_the_owner_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the seat's cards shown to whoever sits there, two runs would differ for the owner."""

    def leaking(table: Table, viewer: PersonId | None) -> TableView:
        occupant = table.occupant_of(viewer) if viewer is not None else None
        return look(table, occupant.seat if occupant is not None else None)

    said = played_by_dan()
    monkeypatch.setattr(interference, "look_for", leaking)
    with pytest.raises(AssertionError):
        check_secrecy(said, person(3), Random(1))  # noqa: S311
