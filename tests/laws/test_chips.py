"""Chips are conserved at every event: each is in a stack, behind one, in a pot or carried on."""

import pytest
from hypothesis import given

from core.hand import events as h
from core.table import Table
from core.table import events as e
from core.table.draft import TableDraft
from core.table.events import TableEvent
from core.table.evolve import TABLE_FOLDS
from core.table.money import money_events as m
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded


def on_the_table(draft: TableDraft) -> int:
    """Every chip at the table, wherever it lies, none of it negative."""
    places = [chips for o in draft.occupants() for chips in (o.stack, o.behind)]
    hand = draft.hand
    if draft.carry is not None:
        places.append(draft.carry.amount)
    if hand is not None and not hand.is_over:
        places.append(hand.pot)
        for player in hand.players:
            places += [player.stack]
            assert 0 <= player.bet <= player.paid
    assert min(places, default=0) >= 0
    return sum(places)


def came_in(event: TableEvent) -> int:
    """Chips that the event brings to the table from the wallets, or takes back."""
    match event:
        case e.PlayerSat(buy_in=amount) | e.ChipsBought(amount=amount):
            return amount
        case m.BehindAdvanced(amount=amount):
            return amount
        case e.PlayerLeft(cashed_out=amount) | e.ChipsReturned(amount=amount):
            return -amount
        case m.BehindRecalled(amount=amount) | m.Tipped(amount=amount):
            return -amount
        case e.CarryReturned(refunds=refunds):
            return -sum(one.amount for one in refunds)
        case _:
            return 0


def check_step(before: Table, events: tuple[TableEvent, ...], has: int) -> int:
    """Fold ``events`` one by one onto ``before``, where ``has`` chips are; how many are then."""
    draft = TableDraft(before, before.opened_at, TABLE_FOLDS)
    for event in events:
        draft.fold(event)
        has += came_in(event)
        assert on_the_table(draft) == has, type(event).__name__
        _check_pots(draft, event)
    return has


def _check_pots(draft: TableDraft, event: TableEvent) -> None:
    hand = draft.hand
    match event:
        case h.RoundClosed(pots=pots):
            assert hand is not None
            assert sum(pot.amount for pot in pots) == hand.pot
            assert all(pot.amount > 0 and pot.seats for pot in pots)
            paid = sum(player.paid for player in hand.players)
            assert paid + hand.dead + hand.carried == hand.pot
        case h.PotPushed(award=award):
            assert sum(share.amount for share in award.shares) == award.amount
        case h.HandEnded():
            assert hand is not None
            assert hand.pot == 0
        case _:
            pass


def check_history(said: list[Said]) -> None:
    """After every single event the chips are those bought less those cashed out."""
    has = 0
    for one in said[1:]:
        if one.step is not None and one.before is not None:
            has = check_step(one.before, one.step.events, has)


@every_game
def test_no_game_makes_or_loses_a_chip(name: str) -> None:
    """Antes, blinds, bring-ins, pots carried on, halves and boards: all chips are somewhere."""
    for said in recorded(name):
        check_history(said)


@tries(120)
@given(chances())
def test_no_chip_is_made_or_lost(chance: Chance) -> None:
    """The same at any table, with people coming and going."""
    check_history(History(chance).play(5).said)


@pytest.mark.slow
@tries(250)
@given(chances(4_000))
def test_no_chip_is_made_or_lost_in_long_histories(chance: Chance) -> None:
    """The same over twenty hands in a row."""
    check_history(History(chance).play(20).said)
