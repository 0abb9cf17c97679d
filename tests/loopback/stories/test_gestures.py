"""Gestures: a reaction on what asks for an act is a check or a raise (Cooke 10.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.events import TableEvent

from .cardroom import Stand, dealing
from .playing import Players
from .sightings import Sightings
from .venue import Member, Page, Venue
from .witness import Witness

FIST, THUMB, HEART = "✊", "👍", "❤"
LIMIT = Opening(stakes="10-20", buy_in="200", seats=6)


async def at_the_flop(stand: Stand, players: Players) -> None:
    """Three players see the flop."""
    await players.sit_down_first(dict.fromkeys(("Ann", "Bob", "Cy"), "1000"))
    await stand.venue.until(lambda: stand.prompt)
    for verb in (Verb.CALL, Verb.CALL, Verb.CHECK):
        assert stand.to_act is not None
        await players.press(stand.to_act, verb)
    assert stand.table.hand is not None
    assert stand.table.hand.street == 1


async def the_board(stand: Stand) -> Page:
    """The board, once it shows the present turn."""
    board = await stand.venue.until(stand.board)
    assert board is not None
    return board


async def another(stand: Stand) -> Member:
    """Somebody who is not in turn."""
    return next(one for one in stand.venue.members.values() if one != stand.to_act)


def said(players: Players, since: int) -> list[str]:
    """What happened at the table since then."""
    return [type(event).__name__ for event in players.events[since:] if _is_act(event)]


def _is_act(event: TableEvent) -> bool:
    return type(event).__name__ in {"Checked", "BetMade", "Raised", "SaidEarly", "Called"}


@pytest.mark.rule("cooke-10.12", 1)
@pytest.mark.rule("cooke-10.12", 2)
@pytest.mark.rule("cooke-10.12", 3)
async def test_reactions_on_the_board(venue: Venue, tmp_path: Path) -> None:
    """A fist of the player in turn checks and a thumb raises; of anybody else, or as any other
    sign, it is nothing, and nobody is told."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(LIMIT)
        witness, players = Witness(stand), Players(stand)
        await at_the_flop(stand, players)
        before, since = stand.table.version, len(players.events)
        await venue.react(await another(stand), await the_board(stand), THUMB)
        first = stand.to_act
        assert first is not None
        await venue.react(first, await the_board(stand), HEART)
        await venue.react(first, await the_board(stand), FIST)
        await venue.until(lambda: stand.to_act != first)
        assert said(players, since) == ["Checked"]
        assert stand.table.version == before + 1
        second = stand.to_act
        assert second is not None
        await venue.react(second, await the_board(stand), THUMB)
        await venue.until(lambda: stand.to_act != second)
        third = stand.to_act
        assert third is not None
        await venue.react(third, await the_board(stand), THUMB)
        await venue.until(lambda: stand.to_act != third)
        assert said(players, since) == ["Checked", "BetMade", "Raised"]
        hand = stand.table.hand
        assert hand is not None
        assert hand.wager == 2_000
        assert not list(witness.leaks())


async def test_a_gesture_that_cannot_be_is_answered_in_private(
    venue: Venue, tmp_path: Path
) -> None:
    """A fist facing a bet changes nothing, and only whoever made it is told why."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(LIMIT)
        players = Players(stand)
        await at_the_flop(stand, players)
        assert stand.to_act is not None
        await players.press(stand.to_act, Verb.BET)
        facing, version = stand.to_act, stand.table.version
        assert facing is not None
        board = await the_board(stand)
        shown = Sightings(venue)
        await venue.react(facing, board, FIST)
        await shown.until_said("You cannot check")
        assert shown.viewers("You cannot check") == {facing.id}
        assert stand.table.version == version


async def test_only_what_asks_now_counts(venue: Venue, tmp_path: Path) -> None:
    """A reaction on the board of an earlier hand or on the sign is none; one on the notice of this
    turn is."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(LIMIT, **{"table.turn_notice_seconds": 1})
        players = Players(stand)
        await players.sit_down_first(dict.fromkeys(("Ann", "Bob"), "1000"))
        await venue.until(lambda: stand.prompt)
        old = await the_board(stand)
        assert stand.to_act is not None
        await players.press(stand.to_act, Verb.FOLD)
        await venue.until(lambda: stand.table.hands > 1 and stand.prompt)
        assert stand.to_act is not None
        await players.press(stand.to_act, Verb.CALL)
        asked, version = stand.to_act, stand.table.version
        assert asked is not None
        sign = [page for page in venue.pages() if page.hand is None][-1]
        await venue.react(asked, old, FIST)
        await venue.react(asked, sign, FIST)
        start = venue.told_to_act(asked)

        def notice() -> Page | None:
            return next((page for page in venue.pages() if page.text.startswith(start)), None)

        page = await venue.until(notice)
        assert page is not None
        await venue.until(lambda: stand.room.post.asked_by(venue.ref(page)))
        assert stand.table.version == version
        await venue.react(asked, page, FIST)
        await venue.until(lambda: stand.table.version != version)
        assert said(players, 0)[-1] == "Checked"


@pytest.mark.rule("cooke-10.12", 5)
@pytest.mark.parametrize("signals", ["words_only", "off"])
async def test_where_reactions_do_not_count(venue: Venue, tmp_path: Path, signals: str) -> None:
    """``words_only`` and ``off``: a fist is none.  A typed k checks under the one; under the other
    it is refused in private, while the button acts."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(LIMIT, **{"betting.signals": signals})
        players = Players(stand)
        await at_the_flop(stand, players)
        first, version = stand.to_act, stand.table.version
        assert first is not None
        await venue.react(first, await the_board(stand), FIST)
        shown = Sightings(venue)
        venue.write(first, "k", to_dealer=True)
        if signals == "off":
            await shown.until_said("no acts at this table")
            assert stand.table.version == version
            await players.press(first, Verb.CHECK)
        await venue.until(lambda: stand.to_act != first)
        assert said(players, 0)[-1] == "Checked"
        assert stand.table.version == version + 1
