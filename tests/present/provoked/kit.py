"""How a refusal is provoked for the list that is read: at a table, by words, at the front desk."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from core.ids import Instant, Seat
from core.refusal import Refusal
from core.table.commands import TableCommand, speaker
from core.view import TableView
from tests.play import START, Game
from tests.reception.front import Front, a_front
from tests.said import not_understood, refused


class Case(Struct, frozen=True):
    """A refusal that was really given, and the table as the person refused saw it."""

    refusal: Refusal
    view: TableView | None = None
    at: Instant = START


Make = Callable[[], Case]
"""Provokes a refusal."""


def case(game: Game, said: str | TableCommand) -> Case:
    """What the table answers to a line of a script, or to a command."""
    if isinstance(said, str):
        refusal, seat = game.refusal(said), Seat(int(said.split()[0]))
    else:
        refusal = game.refused(said)
        occupant = next((o for o in game.table.occupants if o.person == speaker(said)), None)
        seat = occupant.seat if occupant is not None else Seat(0)
    return Case(refusal, game.view(seat or None), game.at)


def words(game: Game, text: str, seat: int | None = None) -> Case:
    """What the table answers to typed words of whoever is to act, or of ``seat``."""
    return Case(refused(game, text, seat), game.view(seat or game.to_act), game.at)


def unread(game: Game, text: str, seat: int | None = None) -> Case:
    """Why typed words of whoever is to act, or of ``seat``, are no command."""
    return Case(not_understood(game, text, seat), game.view(seat or game.to_act), game.at)


def call(function: Callable[[], object]) -> Case:
    """What is refused without a table."""
    try:
        function()
    except Refusal as refusal:
        return Case(refusal)
    raise AssertionError("it was not refused")


def at_the_desk(story: Callable[[Front], Awaitable[object]]) -> Case:
    """The last refusal that anybody heard at the front desk in ``story``."""

    async def play(path: Path) -> Case:
        async with a_front(path) as front:
            await story(front)
            refusal, view = front.refused[-1]
            return Case(refusal, view, front.clock.now())

    with TemporaryDirectory() as folder:
        return asyncio.run(play(Path(folder) / "room.db"))
