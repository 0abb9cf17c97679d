"""Kills at moments of their own: in the recovery itself, at an opening, without nonces."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.loopback.discord.venue import DiscordVenue
from tests.loopback.discord.wire import DiscordWire
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.venue import Venue

from .book import read
from .club import found_club, open_club
from .kills import Kill, Moment
from .lives import Death
from .members import TURN_SECONDS
from .once import said
from .survival import Session

AT_TWO_VENUES = pytest.mark.parametrize(
    "venue",
    ["discord", pytest.param("slack by sockets", marks=pytest.mark.slow)],
    indirect=True,
)

IN_RECOVERY = (
    Moment.BEFORE_COMMIT,
    Moment.BEFORE_COMMIT,
    Moment.AFTER_COMMIT,
    Moment.BEFORE_SEND,
    Moment.BEFORE_SEND,
    Moment.AFTER_SEND,
    Moment.AFTER_SEND,
)


@AT_TWO_VENUES
@pytest.mark.slow
async def test_killed_in_the_recovery_again_and_again(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Each life dies at its first commit or send, before anybody can play: nothing is lost."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy")
    kills = (Kill(Moment.CLOCK_RUNS, 5), *(Kill(moment, 1) for moment in IN_RECOVERY))
    await Session(club, bot_process).play(kills)


@pytest.mark.slow
async def test_lost_messages_are_looked_for(
    discord_wire: DiscordWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Discord has forgotten every nonce: what was sent before the kill is found in the history,
    what was not is sent."""
    discord_wire.world.nonces.seconds = 0
    club = await open_club(
        DiscordVenue(discord_wire), tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy"
    )
    kills = (
        Kill(Moment.BETWEEN_HANDS, 1),
        Kill(Moment.AFTER_SEND, 2),
        Kill(Moment.AFTER_SEND, 3),
        Kill(Moment.BEFORE_SEND, 2),
        Kill(Moment.AFTER_SEND, 9),
    )
    await Session(club, bot_process, "nonce_life=0").play(kills)
    assert discord_wire.calls("GET", "/channels/*/messages")


@pytest.mark.slow
async def test_equal_lines_are_told_apart(
    discord_wire: DiscordWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Two lines of the log with the same words, the second of them not sent before the kill:
    the first is not taken for it, though no nonce is remembered."""
    discord_wire.world.nonces.seconds = 0
    club = await open_club(
        DiscordVenue(discord_wire), tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy"
    )
    kills = (
        Kill(Moment.WAITING, 3),
        Kill(Moment.BEFORE_SEND, 1),
        *(Kill(Moment.BEFORE_SEND, 2) for _ in range(3)),
    )
    await Session(club, bot_process, "nonce_life=0").play(kills)


@AT_TWO_VENUES
@pytest.mark.slow
@pytest.mark.parametrize("moment", [Moment.AFTER_COMMIT, Moment.BEFORE_SEND, Moment.AFTER_SEND])
async def test_killed_while_a_table_opens(
    venue: Venue, bot_process: StartBot, tmp_path: Path, moment: Moment
) -> None:
    """The table is there after the restart, with one sign; a second one is refused."""
    club = found_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob")
    session = Session(club, bot_process)
    session.members.likes_to_be_told = False  # notices come after five seconds here
    await session.lives.begin(f"{moment.value}:1")
    await venue.opened()
    opening = venue.order(venue.admin, "table open 5/10")
    await session.members.unless_over(opening)
    await venue.until(lambda: session.lives.is_over)
    await session.lives.die()
    await session.lives.audit()
    await session.begin()
    reply = await venue.order(venue.admin, "table open 5/10")
    assert "already" in reply.text
    await venue.until(lambda: said(venue.posted(), "Press Sit to join"))
    await session.members.sit_down()
    await session.members.play(lambda: session.members.presses)
    await session.close()


@AT_TWO_VENUES
async def test_stopped_in_the_middle_of_a_hand(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """SIGTERM ends the process with 0 and a word; the hand goes on after the next start."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy")
    session = Session(club, bot_process)
    await session.begin()
    await session.members.sit_down()
    await session.members.play(lambda: session.members.presses >= 4)
    await venue.until(session.members.turn, TURN_SECONDS)
    await session.lives.stop()
    assert "goes on at the next start" in session.lives.bot.stderr[-1]
    await session.ended(Death(time.time_ns() // 1_000_000, None))
    await session.begin()
    await session.close()


@AT_TWO_VENUES
async def test_a_second_process_on_the_same_file(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """It is refused in one sentence, and the first deals on."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob")
    session = Session(club, bot_process)
    await session.begin()
    await session.members.sit_down()
    second = session.lives.make()
    await second.start(wait=False)
    assert await second.ended() == 1
    assert "Another dealer is already using the database" in second.stderr[-1]
    await session.lives.audit()
    await session.members.play(lambda: session.members.presses)
    await session.close()
    assert (await read(club.database)).table.hands
