"""The menu is the law: what it has applies, everything else is refused with its reason.

Whether the menu itself is right is judged by :mod:`tests.laws.formulas`, which read the round's
events and know nothing of the dealer's state.
"""

from collections.abc import Iterable

import pytest
from hypothesis import given

from core.hand import commands as h
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Betting, Hand, Player
from core.ids import Instant, PersonId
from core.refusal import Reason, Refusal
from core.table import Step, Table
from core.table.commands import TableCommand
from core.table.events import TableEvent
from tests.laws.chance import Chance, chances
from tests.laws.edges import OPENERS, check_amounts, in_front
from tests.laws.formulas import Allowed, Book, allowed
from tests.laws.history import History, give, stands_still
from tests.laws.profiles import tries
from tests.laws.recorded import events_of, every_game, recorded

STRANGER = PersonId("stranger")


def expected(hand: Hand, menu: Menu, command: TableCommand) -> Reason | int | None:
    """What the menu says of ``command``: a reason, or the total in front of the player then.

    None for a fold, and for a check.
    """
    match command:
        case h.Check():
            return _no_passing(menu) or (None if menu.may_check else Reason.FACING_BET)
        case h.Call():
            price = Reason.NOTHING_TO_CALL if menu.may_check else menu.bet + menu.call
            return _no_passing(menu) or price
        case h.Fold():
            return None if menu.may_fold else _no_passing(menu)
        case h.AllIn():
            return _all_in(hand, menu)
        case _:
            raise AssertionError(command)


def _no_passing(menu: Menu) -> Reason | None:
    """Why he may neither check nor call."""
    if menu.must_raise:
        return Reason.RAISE_ANNOUNCED
    if menu.must_bet:
        return Reason.MUST_BET
    if menu.bring_in:
        return Reason.MUST_BRING_IN
    return Reason.MUST_BET_OR_FOLD if menu.bet_or_fold else None


def _all_in(hand: Hand, menu: Menu) -> Reason | int | None:
    """Everything, or the most that the structure lets him bet."""
    if menu.may_raise:
        return menu.raise_max
    passive = menu.call or menu.bring_in
    if passive and menu.stack - passive < hand.rules.unit:
        return menu.bet + passive
    return menu.no_raise


def check_turn(table: Table, at: Instant) -> None:
    """Try everything at a turn."""
    hand = table.hand
    assert hand is not None
    menu = hand.menu
    assert menu is not None
    acting = hand.player(menu.seat)
    assert acting is not None
    if hand.early.escrow or stands_still(table):
        # Chips bet out of turn are counted first; an objection holds the hand.
        return
    who = acting.actor
    for command in (
        h.Check(who), h.Call(who, confirmed=True), h.Fold(who), h.AllIn(who, confirmed=True)
    ):  # fmt: skip
        _check_verb(table, hand, menu, command, at)
    check_amounts(table, hand, menu, who, at)
    for player in hand.players:
        if player.actor != who:
            _check_out_of_turn(table, hand, player, at)
    for prompt in (h.Prompt(hand.number, hand.action + 1), h.Prompt(hand.number - 1, hand.action)):
        for stale in (h.Fold(who, prompt), h.AllIn(who, prompt)):
            refused = give(table, stale, at)
            assert isinstance(refused, Refusal)
            assert refused.reason is Reason.STALE
    refused = give(table, h.Fold(STRANGER), at)
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.NOT_SEATED


def _check_verb(table: Table, hand: Hand, menu: Menu, command: TableCommand, at: Instant) -> None:
    outcome = give(table, command, at)
    if isinstance(outcome, Refusal) and outcome.reason in OPENERS:
        assert hand.rules.draw.openers is not None
        return
    should = expected(hand, menu, command)
    if isinstance(should, Reason):
        assert isinstance(outcome, Refusal), command
        assert outcome.reason is should, command
    else:
        assert isinstance(outcome, Step), (command, outcome)
        assert in_front(hand, menu, outcome) == (menu.bet if should is None else should)


def _check_out_of_turn(table: Table, hand: Hand, player: Player, at: Instant) -> None:
    """Whatever is said out of turn, the turn stays where it is (Cooke 10.08)."""
    outcome = give(table, h.Call(player.actor), at)
    if isinstance(outcome, Refusal):
        return
    now = outcome.table.hand
    assert now is not None
    assert (now.action, now.to_act, now.menu) == (hand.action, hand.to_act, hand.menu)
    assert player.is_live


def by_the_book(events: Iterable[TableEvent]) -> int:
    """Compare every menu in ``events`` with the formulas of the book; how many there were."""
    book: Book | None = None
    count = 0
    for event in events:
        if isinstance(event, e.HandStarted):
            book = Book(event)
        elif book is not None and book.is_open:
            book.note(event)
        if isinstance(event, e.ActionOn) and book is not None and book.is_open:
            menu = event.menu
            assert Allowed.by(menu) == allowed(book, menu.seat, has_to_open=menu.bring_in > 0)
            assert menu.stack == book.purses[menu.seat].stack
            count += 1
    return count


def _menu_is_law(chance: Chance, hands: int) -> None:
    history = History(chance)

    def look(table: Table) -> None:
        hand = table.hand
        if stands_still(table):
            return
        if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
            check_turn(table, table.clock.turn_at)

    history.play(hands, look)
    by_the_book(events_of(history.said))


@tries(80)
@given(chances())
def test_the_menu_decides(chance: Chance) -> None:
    """At every turn each verb, at amounts around each boundary, by everyone, fresh and stale."""
    _menu_is_law(chance, 3)


@pytest.mark.slow
@tries(60)
@given(chances(4_000))
def test_the_menu_decides_in_long_histories(chance: Chance) -> None:
    """The same over fifteen hands in a row."""
    _menu_is_law(chance, 15)


@tries(150)
@given(chances())
def test_the_menu_is_by_the_book(chance: Chance) -> None:
    """Price and raises are those of the formulas, which read the events alone (Cooke 8.01.03)."""
    by_the_book(events_of(History(chance).play(5).said))


@every_game
def test_the_menu_of_every_game_is_by_the_book(name: str) -> None:
    """In every game the same, at tables of two, of some, and of as many as there is room for."""
    assert sum(by_the_book(events_of(said)) for said in recorded(name)) > 20


@every_game
def test_the_menu_of_every_game_decides(name: str) -> None:
    """And at some turns of each game everything is tried."""
    for said in recorded(name):
        turns = [one.before for one in said if one.before is not None]
        for table in turns[::24]:
            hand = table.hand
            if stands_still(table):
                continue
            if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
                check_turn(table, table.clock.turn_at)
