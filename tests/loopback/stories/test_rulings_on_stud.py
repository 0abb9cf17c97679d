"""Rulings on stud: a bring-in of the wrong player, and a street that was dealt behind two burns."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.hand.cards import dealing
from core.hand.draft import HandDraft
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.floor.misdeals.events import DealRepaired
from core.table.floor.ruling_record import RulingKind

from .evening import Evening, evening
from .sitting import about, floor_at, hand_of, in_words
from .venue import How, Member, Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
STUD = Opening(game="seven-card stud", stakes="10-20", buy_in="200")


@pytest.mark.rule("cooke-5.18", 1)
async def test_another_has_to_bring_it_in(venue: Venue, tmp_path: Path) -> None:
    """The bring-in is moved to the player behind before anybody has acted on it: the first has it
    back, the other one has to act, and by another ruling it comes back once more."""
    async with evening(venue, tmp_path, *NAMES, said=STUD, buy_in="200") as table:
        floor, _ = await floor_at(table)
        first, other = table.in_turn, table.behind(1)
        await table.press(first, Verb.BET)
        paid = hand_of(table, first).bet
        assert paid
        await floor.presses(K.MOVE_BRING_IN, "bringin", seat=in_words(table, other))
        assert table.in_turn == other
        assert hand_of(table, first).bet == 0
        await table.press(other, Verb.BET)
        assert hand_of(table, other).bet == paid
        await floor.heard("has to bring it in (Cooke 5.18)")
        await floor.rules(K.MOVE_BRING_IN, "bringin", about(table, first))
        assert table.in_turn == first
        assert hand_of(table, other).bet == 0
        await floor.is_refused("bringin", about(table, first), "nothing to correct", "5.18")


@pytest.mark.rule("cooke-5.19", 1)
@pytest.mark.parametrize("by", ["button", pytest.param("command", marks=pytest.mark.slow)])
async def test_cards_go_where_they_belong(
    venue: Venue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """Fourth street was dealt behind two burns: one press puts every upcard where the order of the
    deck has it, the board and the players' own cards show it, and nobody has seen another's."""
    async with evening(venue, tmp_path, *NAMES, said=STUD, buy_in="200") as table:
        floor, _ = await floor_at(table)
        burn = dealing.burn

        def twice(draft: HandDraft) -> None:
            burn(draft)
            if len(draft.burns.content) == 1:
                burn(draft)

        monkeypatch.setattr(dealing, "burn", twice)
        await table.press(table.in_turn, Verb.BET)
        await table.press(table.in_turn, Verb.CALL)
        await table.press(table.in_turn, Verb.CALL)
        await venue.until(lambda: table.hand.street == 1 and table.stand.board())
        second_burn, *proper = table.hand.burns.content[1], *upcards(table)[:-1]
        if by == "button":
            await floor.presses(K.FIX_DEAL, "fix")
        else:
            await floor.rules(K.FIX_DEAL, "fix")
        assert upcards(table) == [second_burn, *proper]
        assert table.happened(DealRepaired)[-1].by == floor.flo.id
        await venue.until(lambda: shows_upcards(table))
        await floor.heard("The floor has put the cards where they belong")
        for member in table.others():
            await venue.until(lambda: has_all_his_cards(table, member))  # noqa: B023
        again = await floor.desk.rule(floor.flo, "fix")
        assert again.how is How.ALONE
        assert "nothing to correct" in again.text
        assert len(table.happened(h.CardMoved)) >= len(NAMES)


def upcards(table: Evening) -> list[object]:
    """The last upcard of everybody, in the order of the deal."""
    hand = table.hand
    order = sorted(hand.players, key=lambda one: one.seat)
    return [one.up[-1] for one in order]


def shows_upcards(table: Evening) -> bool:
    """Whether the board shows them."""
    board = table.newest_board()
    return board is not None and set(upcards(table)) <= set(table.venue.cards_in(board.text))


def has_all_his_cards(table: Evening, member: Member) -> bool:
    """Whether a private message shows all his cards of now."""
    cards = set(hand_of(table, member).cards)
    return any(
        cards <= set(table.venue.cards_in(page.text)) for page in table.venue.private_pages(member)
    )
