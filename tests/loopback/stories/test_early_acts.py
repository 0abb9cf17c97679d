"""Acting before one's turn by buttons: declared to all, or kept to oneself (Cooke 10.08)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.present.documents import Verb

from .evening import Evening, evening, verbs_of
from .test_picking import limited_calls
from .venue import How, Venue

NAMES = ("Ann", "Bob", "Cy")


async def declare_a_call(table: Evening) -> None:
    """The small blind presses Call out of turn, is asked back, and says so to the table."""
    small = table.behind(1)
    seen = table.sightings()
    version = table.stand.table.version
    asked = await table.on_board(small, Verb.CALL)
    assert asked.how is How.ALONE
    assert f"It is the turn of {table.in_turn.name}, not yours." in asked.text
    assert table.stand.table.version == version
    await table.on_reply(small, asked, Verb.CALL)
    said = await table.until_happened(h.SaidEarly)
    assert table.at(said.seat) == small
    assert said.binds
    await seen.until_said("declares out of turn")
    assert set(table.venue.members) <= seen.viewers("declares out of turn")
    await table.until_board_says("out of turn")


@pytest.mark.rule("cooke-10.08", 3)
async def test_a_declaration_is_held_and_carried_out(venue: Venue, tmp_path: Path) -> None:
    """A call said out of turn is told to all, stands on the board, and is made in its turn; who
    has said it can neither act again nor take it back."""
    async with evening(venue, tmp_path, *NAMES) as table:
        first, small = table.in_turn, table.behind(1)
        await declare_a_call(table)
        again = await table.on_board(small, Verb.FOLD)
        assert again.how is How.ALONE
        assert not {Verb.FOLD, Verb.CALL} & verbs_of(table.venue.page(again))
        assert not table.happened(h.FoldedEarly)
        await table.press(first, Verb.CALL)
        called = [table.at(event.seat) for event in table.happened(h.Called)]
        assert called == [first, small]
        assert table.in_turn not in (first, small)


@pytest.mark.rule("cooke-10.08", 3)
async def test_a_raise_releases_him(venue: Venue, tmp_path: Path) -> None:
    """The action changes before his turn: the channel is told that he is free, and he folds."""
    async with evening(venue, tmp_path, *NAMES) as table:
        small = table.behind(1)
        await declare_a_call(table)
        seen = table.sightings()
        await table.press(table.in_turn, Verb.RAISE_TO, "30")
        released = await table.until_happened(h.Released)
        assert table.at(released.seat) == small
        await seen.until_said("is free to act anew")
        assert not table.happened(h.Called)
        assert table.in_turn == small
        await table.press(small, Verb.FOLD)
        assert table.at(table.happened(h.Folded)[-1].seat) == small


async def test_a_kept_act_is_nobody_elses_business(venue: Venue, tmp_path: Path) -> None:
    """Kept, changed and taken back in one's own message: nothing is shown to anybody else, no call
    is made that a platform limits, and no hidden number of the board moves."""
    async with evening(venue, tmp_path, *NAMES) as table:
        big = table.behind(2)
        board = await table.venue.until(table.newest_board)
        assert board is not None
        asked = await table.on_board(big, Verb.CALL)
        await table.venue.until(lambda: not table.venue.is_busy)
        seen = table.sightings()
        with limited_calls(table.venue) as made:
            kept = await table.on_reply(big, asked, Verb.KEEP_CHECK_FOLD)
            assert "Kept for your turn: check, or fold" in kept.text
            assert table.hand.early.kept[0].seat == table.seat_of(big)
            changed = await table.on_reply(big, kept, Verb.KEEP_CHECK)
            assert "Kept for your turn: check." in changed.text
            back = await table.on_reply(big, changed, Verb.KEEP_NOTHING)
            assert not table.hand.early.kept
            assert Verb.KEEP_NOTHING not in verbs_of(table.venue.page(back))
        assert made == []
        assert {viewer for sight in seen.all() for viewer in sight.viewers} == {big.id}
        assert table.venue.is_same(table.venue.page(back), table.venue.page(asked))
        now = table.newest_board()
        assert now is not None
        assert (now.text, now.choices) == (board.text, board.choices)


async def test_a_kept_act_is_done_at_his_turn(venue: Venue, tmp_path: Path) -> None:
    """Checked or folded, for whoever has kept it faces a raise: he folds the moment it is his
    turn, and until then nobody knew."""
    async with evening(venue, tmp_path, *NAMES) as table:
        first, small, big = table.in_turn, table.behind(1), table.behind(2)
        asked = await table.on_board(big, Verb.CALL)
        seen = table.sightings()
        await table.on_reply(big, asked, Verb.KEEP_CHECK_FOLD)
        await table.press(first, Verb.CALL)
        await table.press(small, Verb.RAISE_TO, "40")
        folded = await table.until_happened(h.Folded)
        assert table.at(folded.seat) == big
        assert table.in_turn == first
        assert seen.viewers("Kept for your turn") == {big.id}


async def test_a_button_of_somebody_else_is_refused(venue: Venue, tmp_path: Path) -> None:
    """A member presses the private buttons of another: what he says by them is his own, and he is
    not behind; a stranger has no seat."""
    async with evening(venue, tmp_path, *NAMES) as table:
        first, small, big = table.in_turn, table.behind(1), table.behind(2)
        page = table.venue.page(await table.on_board(small, Verb.CALL))
        version = table.stand.table.version
        for member in (first, *table.venue.join("Rail")):
            reply = await table.on_page(member, page, Verb.KEEP_FOLD)
            assert reply.how is How.ALONE
        assert table.stand.table.version == version
        assert not table.hand.early.kept
        await table.on_page(big, page, Verb.KEEP_FOLD)
        kept = [table.at(one.seat) for one in table.hand.early.kept]
        assert small not in kept


async def test_an_old_choice_is_stale(venue: Venue, tmp_path: Path) -> None:
    """The buttons of a choice are those of one moment: after a raise they declare nothing."""
    async with evening(venue, tmp_path, *NAMES) as table:
        small = table.behind(1)
        page = table.venue.page(await table.on_board(small, Verb.CALL))
        await table.press(table.in_turn, Verb.RAISE_TO, "30")
        version = table.stand.table.version
        for verb in (Verb.CALL, Verb.KEEP_CALL):
            reply = await table.on_page(small, page, verb)
            assert reply.how is How.ALONE
            assert table.stand.table.version == version
        assert not table.happened(h.SaidEarly)
