"""Rulings on hands: forfeited, foul, seen by another, asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.hand.state import Standing
from core.house.settings import Overrides
from core.present.documents import Verb
from core.table.floor.ruling_record import RulingKind

from .evening import Evening, evening, verbs_of
from .sitting import about, floor_at, hand_of, in_words, viewers_of
from .test_showdowns import best, to_the_showdown
from .venue import How, Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
QUIET: Overrides = {"deal.between_hands_seconds": 1}


async def to_a_flop_of_180(table: Evening) -> None:
    """All three put 60 in; no other hand follows for a long while."""
    await table.stay_after_this_hand()
    await table.press(table.in_turn, Verb.AMOUNT, "60")
    await table.press(table.in_turn, Verb.CALL)
    await table.press(table.in_turn, Verb.CALL)
    await table.until_board_says("180")


@pytest.mark.rule("cooke-16.17")
async def test_a_hand_forfeits_the_pot(venue: Venue, tmp_path: Path) -> None:
    """The best hand before the showdown has forfeited: it is asked no more, shown to nobody, and
    its 60 are the others' to win, whatever it held."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        await to_a_flop_of_180(table)
        cheat = best(table)
        await floor.presses(K.FORFEIT, "forfeit", seat=in_words(table, cheat), why="two accounts")
        await floor.is_refused("forfeit", about(table, cheat), "16.17")
        refused = await venue.order(cheat, "check")
        assert refused.how is How.ALONE
        other = table.others(cheat)[0]
        await floor.rules(K.FORFEIT, "forfeit", about(table, other))
        await venue.until(lambda: table.hand.is_over)
        (last,) = table.others(cheat, other)
        assert {one.id: hand_of(table, one).stack for one in table.others()} == {
            cheat.id: 94_000, other.id: 94_000, last.id: 112_000,
        }  # fmt: skip
        await table.until_board_says("Result")
        assert viewers_of(table, cheat) == {cheat.id}
        await floor.heard("forfeits all interest in the pot: “two accounts” (Cooke 16.17)")


@pytest.mark.rule("cooke-10.18", 3)
async def test_a_foul_hand_was_bet(venue: Venue, tmp_path: Path) -> None:
    """100 bet into 180 and called twice: foul, the bettor has lost 160, and the others share 480,
    240 each.  No hand is shown."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        await to_a_flop_of_180(table)
        bettor = table.in_turn
        await table.press(bettor, Verb.AMOUNT, "100")
        await table.press(table.in_turn, Verb.CALL)
        await table.press(table.in_turn, Verb.CALL)
        await floor.presses(K.FOUL_HAND, "foul", seat=in_words(table, bettor))
        await table.until_board_says("Result")
        assert table.happened(h.HandFouled)[-1].seat == table.seat_of(bettor)
        stacks = {one.id: hand_of(table, one).stack for one in table.others()}
        assert stacks.pop(bettor.id) == 84_000
        assert set(stacks.values()) == {108_000}
        await floor.heard("is foul (Cooke 10.18)")
        for one in table.others():
            assert viewers_of(table, one) == {one.id}


@pytest.mark.rule("cooke-10.18")
async def test_a_hand_that_was_not_bet_is_not_foul(venue: Venue, tmp_path: Path) -> None:
    """A blind alone is no bet: the floor is told that such a hand is dead, and rules it so."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        blind = table.behind(1)
        await floor.is_refused("foul", about(table, blind), "10.18", "dead")
        await floor.rules(K.DEAD_HAND, "dead", about(table, blind))
        assert not table.hand.is_over
        assert not hand_of(table, blind).is_in


@pytest.mark.rule("cooke-11.12", 2)
async def test_a_hand_was_seen_by_another(venue: Venue, tmp_path: Path) -> None:
    """The floor notes it during the play, seeing no card itself; once the hand is over any player
    has it shown to all."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        await table.stay_after_this_hand()
        careless = table.in_turn
        await floor.rules(K.HAND_SEEN, "leak", about(table, careless))
        await floor.is_refused("leak", about(table, careless), "11.12")
        await table.press(careless, Verb.FOLD)
        await table.end_the_hand()
        await table.until_board_says("Result")
        assert viewers_of(table, careless) == {careless.id}
        since = len(venue.sights())
        asker = table.others(careless)[0]
        await table.on_news(asker, Verb.SHOW_ALL)
        seen = await table.until_happened(h.HandSeen)
        assert (table.at(seen.seat), table.at(seen.by)) == (careless, asker)
        everybody = {one.id for one in table.others()} | {floor.flo.id}
        await venue.until(lambda: everybody <= viewers_of(table, careless, since))


@pytest.mark.rule("cooke-11.08")
@pytest.mark.parametrize(
    "verb", [Verb.ALLOW_LOOK, pytest.param(Verb.REFUSE_LOOK, marks=pytest.mark.slow)]
)
async def test_the_floor_confirms_a_look(venue: Venue, tmp_path: Path, verb: Verb) -> None:
    """A mucked hand that was called is asked for, and the house has the floor confirm it: one press
    on its page shows the hand to all, or leaves it unseen for good."""
    house: Overrides = {
        "showdown.see_called_hand": "any_dealt_in", "showdown.see_called_floor_from": 10,
    }  # fmt: skip
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        floor, _ = await floor_at(table)
        await to_the_showdown(table)
        await venue.order(best(table), "show")
        while not table.hand.is_over:
            await table.on_board(table.in_turn, Verb.MUCK)
        loser, asker = (table.at(one.seat) for one in table.happened(h.HandMucked))
        own = await table.my_cards(asker)
        await table.on_page(asker, own, Verb.ASK_TO_SEE, loser.name)
        await table.until_happened(h.LookAsked)
        assert {Verb.ALLOW_LOOK, Verb.REFUSE_LOOK} <= verbs_of(await floor.page())
        await floor.answers(K.SEE_HAND, verb)
        everybody = {one.id for one in table.others()}
        if verb is Verb.ALLOW_LOOK:
            await venue.until(lambda: everybody <= viewers_of(table, loser))
        else:
            await venue.until(lambda: not venue.is_busy)
            assert viewers_of(table, loser) == {loser.id}
            assert hand_of(table, loser).standing is Standing.MUCKED


@pytest.mark.rule("cooke-11.08")
async def test_a_suspicion_is_told_to_nobody(venue: Venue, tmp_path: Path) -> None:
    """By the main rule a called hand is seen on suspicion alone: the floor answers it on its page,
    sees the hand itself, and the channel hears nothing of it."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        await to_the_showdown(table)
        await venue.order(best(table), "show")
        while not table.hand.is_over:
            await table.on_board(table.in_turn, Verb.MUCK)
        loser, asker = (table.at(one.seat) for one in table.happened(h.HandMucked))
        own = await table.my_cards(asker)
        await table.on_page(asker, own, Verb.ASK_TO_SEE, loser.name)
        await table.until_happened(h.LookReported)
        answer = await floor.answers(K.SEE_HAND, Verb.ALLOW_LOOK)
        assert set(hand_of(table, loser).down.content) <= set(
            venue.cards_in(venue.page(answer).text)
        )
        for words in ("asks you to look at a called hand", "a suspicion is looked into"):
            told = await floor.heard(words)
            assert not any(one.name in told.text for one in (loser, asker))
        assert viewers_of(table, loser) == {loser.id, floor.flo.id}
