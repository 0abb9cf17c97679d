"""Who is paid what, in every game, by a second cashier (:mod:`tests.laws.cashier`).

In stud the odd unit goes by the suits of cards; the second cashier leaves it open which of the
winners that is.
"""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given

from core.hand import events as h
from core.ids import Seat
from core.table import commands as c
from core.table.commands import TableCommand
from tests.laws.card_keeper import CardKeeper
from tests.laws.cashier import Cashier, Shares
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded


def check_settlement(said: Iterable[Said]) -> None:
    """Every hand that was not called off is paid as the second cashier would pay it."""
    cashier: Cashier | None = None
    keeper: CardKeeper | None = None
    for one in said:
        if one.step is None:
            continue
        if cashier is not None and keeper is not None:
            _note_award(cashier, keeper, one.command)
        for event in one.step.events:
            if isinstance(event, h.HandStarted):
                cashier, keeper = Cashier(event), CardKeeper(event)
            elif cashier is not None and keeper is not None:
                keeper.note(event)
                cashier.note(event)
                if isinstance(event, h.HandEnded) and not event.is_void:
                    check_hand(cashier)


def _note_award(cashier: Cashier, keeper: CardKeeper, command: TableCommand) -> None:
    """The cashier hears what the floor awards."""
    act = command.act if isinstance(command, c.Rule) else command
    if isinstance(act, c.AwardPot):
        cashier.award(act.seats, keeper.hands)


def check_hand(cashier: Cashier) -> None:
    """Pot by pot, in the order in which they were pushed."""
    if cashier.carried:
        assert not cashier.pushed
        return
    pushed, due = joined(cashier.pushed), joined(cashier.due())
    assert len(pushed) == len(due)
    for paid, owed in zip(pushed, due, strict=True):
        if cashier.has_button or cashier.rules.odd_chip_to_aggressor:
            assert paid == owed
        else:
            assert paid.keys() == owed.keys()
            assert amounts(paid) == amounts(owed)


Part = tuple[Seat, int]
"""A winner, and the contest he wins something in."""


def joined(pots: list[Shares]) -> list[Counter[Part]]:
    """Who got how much of each pot; pots in a row that one player gets are one.

    Whether they are is a matter of words once a hand has died at the showdown.
    """
    found: list[Counter[Part]] = []
    for shares in pots:
        pot = Counter({(seat, half): amount for seat, amount, half in shares if amount})
        if found and len(pot) == 1 and pot.keys() == found[-1].keys():
            found[-1] += pot
        else:
            found.append(pot)
    return found


def amounts(pot: Counter[Part]) -> list[tuple[int, int]]:
    """How much was paid in each contest, whoever got it."""
    return sorted((half, amount) for (_, half), amount in pot.items())


@every_game
def test_every_game_is_paid_as_a_second_cashier_would(name: str) -> None:
    """High and low, qualifiers, jokers, two boards, two cards of four, side pots and ties."""
    for said in recorded(name):
        check_settlement(said)


@tries(80)
@given(chances())
def test_every_hand_is_paid_as_a_second_cashier_would(chance: Chance) -> None:
    """Main and side pots, ties, odd chips, mucks and boards played unseen, in any game."""
    check_settlement(History(chance).play(5).said)


@pytest.mark.slow
@tries(150)
@given(chances(4_000))
def test_long_histories_are_paid_as_a_second_cashier_would(chance: Chance) -> None:
    """The same over twenty hands in a row."""
    check_settlement(History(chance).play(20).said)
