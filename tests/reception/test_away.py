"""Whoever goes away with a blind due in the next hand is asked what he intends (Cooke 17.10)."""

import pytest

from core.hand.forced.posts import PostKind
from core.present.documents import Verb
from core.reception import Work
from core.reception.commands import COMMANDS
from core.table.seats.going_away import blind_due
from tests.engine.kit import person
from tests.reception.front import Front


@pytest.mark.rule("cooke-17.10", 3)
async def test_the_dealer_asks(front: Front) -> None:
    """Whoever of four has the big blind next says away and is asked Post or Miss; until he answers
    nothing is done; whoever owes none goes at once."""
    await front.open("ann", "bob", "cid", "dan")
    by_seat = {one.name: one.seat for one in front.table.occupants}
    due = {name: blind_due(front.table, seat, front.room.now()) for name, seat in by_seat.items()}
    blind = next(name for name, kind in due.items() if kind is PostKind.BIG)
    free = next(name for name, kind in due.items() if kind is None)
    assert not (await front.says(free, "away")).buttons
    assert _is_away(front, free)
    for heard in (await front.says(blind, "away"), await front.does(blind, _away())):
        assert [button.label for button in heard.buttons] == ["Post", "Miss"]
        assert "big blind is due in the next hand" in heard.text
    assert not _is_away(front, blind)
    post, miss = (button.press for button in heard.buttons)
    assert "play the next hand" in (await front.presses(blind, post)).text
    assert not _is_away(front, blind)
    await front.presses(blind, miss)
    assert _is_away(front, blind)
    assert miss.verb is Verb.AWAY_MISS


def _away() -> Work:
    return next(command.work for command in COMMANDS if command.name == "away")


def _is_away(front: Front, name: str) -> bool:
    occupant = front.table.occupant_of(person(name))
    assert occupant is not None
    return occupant.is_away
