"""A played session of every game and rotation, on every platform."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from tests.engine.kit import audited

from .cardplayers import CardPlayers
from .cardroom import dealing
from .endings import boards, check_each_message_once
from .journal import events_in
from .sessions import HANDS, NAMES, opening_of, sessions
from .venue import Venue
from .witness import Witness

SESSIONS = [
    pytest.param(venue, game, marks=() if is_quick else pytest.mark.slow)
    for venue, game, is_quick in sessions()
]
"""A few of them by default, the others among the slow tests."""


@pytest.mark.parametrize(("venue", "game"), SESSIONS, indirect=["venue"])
async def test_five_hands(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """Five hands by buttons, commands and words: each message once, every act answered, no card
    astray, no chip lost, no secret in the log."""
    database = tmp_path / "riffle.sqlite3"
    async with dealing(venue, database, chance=game) as stand:
        await stand.open_game(opening_of(game))
        witness, players = Witness(stand), CardPlayers(stand)
        await players.sit_down_first(dict.fromkeys(NAMES, "1000"))
        await players.play(HANDS)
        await venue.until(lambda: boards(venue)[HANDS] == 1)
        assert not list(witness.leaks())
        assert witness.cards_shown() > HANDS * len(NAMES)
        assert all(reply.is_answered for reply in players.replies)
    check_each_message_once(venue)
    for secret in venue.secrets:
        assert secret not in caplog.text
    assert not venue.cards_in(caplog.text)
    told = await events_in(database)
    assert sum(isinstance(event, h.HandEnded) for event in told) >= HANDS
    assert any(isinstance(event, h.ShowdownOpened) for event in told)
    report = await audited(database)
    assert report.ok, report.faults
