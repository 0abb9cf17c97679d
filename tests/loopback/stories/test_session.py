"""A played session: thirty hands by six members, with everything that goes wrong in chat rooms."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.pace import NORMAL
from tests.engine.kit import audited

from .cardroom import dealing
from .endings import boards, check_each_message_once, tally
from .happenings import HAPPENINGS
from .playing import Players
from .venue import Venue
from .witness import Witness

HANDS = 30
BUY_INS = {"Ann": "400", "Bob": "600", "Cy": "800", "Dee": "1k", "Eve": "1.2k", "Fay": "1.4k"}
HOUSE = {
    "clock.seconds": 1, "clock.countdown_seconds": 0, "clock.auto_start_seconds": 120,
    "buyin.session_gap_minutes": 0,
}  # fmt: skip
"""Short clocks; whoever has left may come back with less at once."""


@pytest.mark.parametrize(
    "venue",
    [
        "discord",
        pytest.param("slack by sockets", marks=pytest.mark.slow),
        pytest.param("slack by http", marks=pytest.mark.slow),
    ],
    indirect=True,
)
async def test_thirty_hands(venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Thirty hands are dealt and finished through shut private messages, a leaver, double, stale
    and tripled presses, a lost turn, 429s, lost answers and a lost connection: each message once,
    no card astray, no chip lost, no secret in the log."""
    database = tmp_path / "riffle.sqlite3"
    async with dealing(venue, database, chance="session 76") as stand:
        await stand.open_table(**HOUSE)
        witness, players = Witness(stand), Players(stand)
        await players.sit_down(BUY_INS)
        venue.shut_private(venue.named("Fay"))
        await players.play(HANDS, HAPPENINGS)
        await venue.until(lambda: boards(venue)[HANDS] == 1)
        assert not list(witness.leaks())
        assert witness.cards_shown() > HANDS * 5
        assert all(reply.is_answered for reply in players.replies)
    check_each_message_once(venue)
    for secret in venue.secrets:
        assert secret not in caplog.text
    assert not venue.cards_in(caplog.text)
    found = await tally(database)
    assert found["hands"] >= HANDS
    assert found["showdowns"] >= 10
    assert found["side pots"] >= 3
    assert found["split pots"] >= 1
    assert found["walks"] >= 1
    assert found["expired turns"] == 1
    report = await audited(database)
    assert report.ok, report.faults


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_within_the_usual_limits(limited_venue: Venue, tmp_path: Path) -> None:
    """With the limits that the platform has, five hands are played without a single call too
    many: what is due waits, and the newest board wins."""
    async with dealing(limited_venue, tmp_path / "riffle.sqlite3", pace=NORMAL) as stand:
        await stand.open_table(**{"deal.between_hands_seconds": 2})
        players = Players(stand)
        await players.sit_down(BUY_INS)
        await players.play(5)
        await limited_venue.until(lambda: boards(limited_venue)[5] == 1, 60)
    shown = boards(limited_venue)
    assert shown == dict.fromkeys(range(1, max(shown) + 1), 1)


async def test_a_leak_is_noticed(venue: Venue, tmp_path: Path) -> None:
    """The check for cards astray finds one: a player tells the channel what he holds."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        witness, players = Witness(stand), Players(stand)
        await players.sit_down({"Ann": "1000", "Bob": "1000"})
        ann, bob = venue.named("Ann"), venue.named("Bob")
        page = await venue.until(lambda: stand.prompt and next(venue.private_pages(ann), None))
        assert page
        assert not list(witness.leaks())
        venue.write(ann, page.title)
        assert any(f"to {bob.id}: 2 cards" in leak for leak in witness.leaks())
