"""Picking one's own cards: in private, at no cost, and known to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core.present.documents import Verb
from core.reception.opening import Opening

from .cardplayers import CardPlayers, toggle_to
from .cardroom import Stand, dealing
from .venue import Call, Errand, Member, Reply, Venue
from .witness import Witness

DRAW = Opening(game="kansas_city_lowball", stakes="5/10", buy_in="200", seats=4)
DISCARD = Opening(game="crazy_pineapple", stakes="5/10", structure="no limit", buy_in="200")


@contextmanager
def limited_calls(venue: Venue) -> Iterator[list[Errand]]:
    """The calls made in the block of which a platform takes only so many."""
    made: list[Errand] = []

    def noting(errand: Errand) -> None:
        def note(call: Call, when: str) -> None:
            if when == "before":
                made.append(errand)

        ends.append(venue.watch(errand, note))

    ends: list[object] = []
    for errand in (Errand.POST, Errand.EDIT, Errand.DELETE):
        noting(errand)
    yield made
    for end in ends:
        assert callable(end)
        end()


async def to_the_choice(stand: Stand, players: CardPlayers) -> Member:
    """Everybody passes until cards are thrown; the first who throws, once all is quiet."""
    await players.sit_down_first(dict.fromkeys(("Ann", "Bob", "Cy"), "1000"))
    venue = stand.venue
    await venue.until(lambda: stand.prompt)
    while (hand := stand.table.hand) is not None and hand.menu is not None:
        prompt = stand.prompt
        assert prompt is not None
        await players.act(prompt)
    await players.button(Verb.PICK)
    await venue.until(lambda: not venue.is_busy)
    member = stand.to_act
    assert member is not None
    return member


async def asked(players: CardPlayers, member: Member, where: str) -> Reply:
    """The picker of ``member``, as he gets it there."""
    if where == "on the board":
        return await players.ask_on_board(member)
    return await players.ask_in_private(member)


@pytest.mark.parametrize("where", ["on the board", "in private"])
@pytest.mark.parametrize("said", [DRAW, DISCARD], ids=["a draw", "a discard"])
async def test_picking_is_free_and_private(
    venue: Venue, tmp_path: Path, said: Opening, where: str
) -> None:
    """Each press on a card changes that very message and commits nothing; nobody else is shown
    anything, and no call is made that a platform limits."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(said)
        witness, players = Witness(stand), CardPlayers(stand)
        member = await to_the_choice(stand, players)
        reply = await asked(players, member, where)
        before, first = stand.table, venue.page(reply)
        seen = len(venue.sights())
        with limited_calls(venue) as made:
            for places in ((1,), (), (2,), ()):
                page = venue.page(reply)
                reply = await venue.press(member, page, toggle_to(page, places))
                assert reply.is_answered
                assert venue.is_same(venue.page(reply), first)
        assert made == []
        assert stand.table == before
        shown = [venue.sights()[number] for number in range(seen, len(venue.sights()))]
        assert {sight.viewers for sight in shown} == {frozenset({member.id})}
        assert len(shown) == 4
        assert venue.page(reply).text == first.text
        assert not list(witness.leaks())


async def test_an_old_picker_is_made_new(venue: Venue, tmp_path: Path) -> None:
    """A press on a picker of an earlier moment changes nothing, and the message shows the cards
    as they are now."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_game(DRAW)
        players = CardPlayers(stand)
        member = await to_the_choice(stand, players)
        old = venue.page(await players.ask_on_board(member))
        while stand.prompt is not None and (hand := stand.table.hand) and hand.menu is None:
            await players.act(stand.prompt)
        before = stand.table
        reply = await venue.press(member, old, toggle_to(old, (1,)))
        assert stand.table == before
        page = venue.page(reply)
        assert "earlier" in page.text
        assert not any(c.press and c.press.verb is Verb.PICK for c in page.choices)
        hand = before.hand
        assert hand is not None
        player = hand.player_of(member.id)
        assert player is not None
        assert set(player.down.content) <= set(venue.cards_in(page.text))
