"""The menu is the law: what it has applies, everything else is refused with its reason.

Whether the menu itself is right is judged by :mod:`tests.laws.formulas`, which read the round's
events and know nothing of the dealer's state.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given

from core.chips import Chips
from core.games.spec import Structure
from core.hand import commands as h
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Betting, Hand, Player, Standing
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.table import Step, Table
from core.table.commands import TableCommand
from tests.laws.chance import Chance, chances
from tests.laws.formulas import Allowed, Book, allowed
from tests.laws.history import History, Said, give
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded

STRANGER = PersonId("stranger")
OPENERS = (Reason.NO_OPENERS, Reason.OPENERS_WARNING)
"""What only a hand can tell: whether it may open (Cooke 7.17)."""
ACTS = (e.Called, e.BetMade, e.Raised, e.Completed, e.BroughtIn, e.Folded, e.Checked)


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
        case h.Bet(to=to) | h.RaiseTo(to=to):
            if isinstance(command, h.Bet) and not menu.opens:
                return Reason.BET_STANDS
            if isinstance(command, h.RaiseTo) and menu.opens:
                return Reason.NO_BET_TO_RAISE
            if menu.bring_in and to == menu.bring_in:
                return to
            return _wager(hand, menu, to)
        case _:
            raise AssertionError(command)


def _no_passing(menu: Menu) -> Reason | None:
    """Why he may neither check nor call."""
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


def _wager(hand: Hand, menu: Menu, to: int) -> Reason | int | None:
    if not menu.may_raise:
        return menu.bring_in if to > menu.bring_in > 0 else menu.no_raise
    is_limited = hand.rules.structure in (Structure.FIXED, Structure.SPREAD)
    reaches_all = menu.bet + menu.stack - menu.raise_max < hand.rules.unit
    if to > menu.raise_max and (not is_limited or reaches_all):
        return menu.raise_max
    if menu.sizes and to not in menu.sizes:
        return Reason.NOT_A_LIMIT_BET if len(menu.sizes) > 1 else Reason.NOT_THE_LIMIT_BET
    if to > menu.raise_max:
        return Reason.WAGER_TOO_LARGE
    if to < menu.raise_min:
        return Reason.BET_TOO_SMALL if menu.opens else Reason.RAISE_TOO_SMALL
    is_whole = to % hand.rules.unit == 0 or to == menu.raise_max
    return to if is_whole else Reason.WAGER_NOT_WHOLE_UNITS


def acts(hand: Hand, menu: Menu, person: PersonId) -> Iterator[TableCommand]:
    """Every verb, and wagers around every boundary."""
    yield from (h.Check(person), h.Call(person), h.Fold(person), h.AllIn(person))
    unit = hand.rules.unit
    marks = (
        0, menu.call, menu.wager, menu.raise_min, menu.raise_max, menu.bet + menu.stack,
        (menu.raise_min + menu.raise_max) // 2, menu.bring_in, *menu.sizes,
    )  # fmt: skip
    for amount in sorted({m + d for m in marks for d in (-unit, -1, 0, 1, unit)}):
        if amount >= 0:
            yield h.Bet(person, Chips(amount), confirmed=True)
            yield h.RaiseTo(person, Chips(amount))


def check_turn(table: Table, at: int) -> None:
    """Try everything at a turn."""
    hand = table.hand
    assert hand is not None
    menu = hand.menu
    assert menu is not None
    acting = hand.player(menu.seat)
    assert acting is not None
    for command in acts(hand, menu, acting.actor):
        outcome = give(table, command, at)  # type: ignore[arg-type]
        if isinstance(outcome, Refusal) and outcome.reason in OPENERS:
            assert hand.rules.draw.openers is not None
            continue
        should = expected(hand, menu, command)
        if isinstance(should, Reason):
            assert isinstance(outcome, Refusal), command
            assert outcome.reason is should, command
        else:
            assert isinstance(outcome, Step), (command, outcome)
            assert in_front(hand, menu, outcome) == (menu.bet if should is None else should)
    for player in hand.players:
        if player is not acting:
            outcome = give(table, h.Call(player.actor), at)  # type: ignore[arg-type]
            assert isinstance(outcome, Refusal)
            assert outcome.reason is _out_of_turn(player)
    for prompt in (h.Prompt(hand.number, hand.action + 1), h.Prompt(hand.number - 1, hand.action)):
        for command in (h.Fold(acting.actor, prompt), h.AllIn(acting.actor, prompt)):
            outcome = give(table, command, at)  # type: ignore[arg-type]
            assert isinstance(outcome, Refusal)
            assert outcome.reason is Reason.STALE
    outcome = give(table, h.Fold(STRANGER), at)  # type: ignore[arg-type]
    assert isinstance(outcome, Refusal)
    assert outcome.reason is Reason.NOT_SEATED


def in_front(hand: Hand, menu: Menu, step: Step) -> int:
    """The total in front of the player right after his act."""
    event = next(event for event in step.events if isinstance(event, ACTS))
    match event:
        case (
            e.Called(more=more)
            | e.BetMade(more=more)
            | e.Raised(more=more)
            | e.Completed(more=more)
            | e.BroughtIn(amount=more)
        ):
            return menu.bet + more
        case e.Folded():
            assert hand.rules.checking_out or not menu.may_check
            return menu.bet
        case e.Checked():
            assert menu.may_check
            return menu.bet


def _out_of_turn(player: Player) -> Reason:
    if player.standing is Standing.FOLDED:
        return Reason.ALREADY_FOLDED
    return Reason.ALREADY_ALL_IN if player.is_all_in else Reason.NOT_YOUR_TURN


def by_the_book(history: list[Said]) -> int:
    """Compare every menu of ``history`` with the formulas of the book; how many there were."""
    book: Book | None = None
    count = 0
    for event in (x for said in history if said.step for x in said.step.events):
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
        if table.objection is not None:
            return
        if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
            check_turn(table, table.clock.turn_at)

    history.play(hands, look)
    by_the_book(history.said)


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
    by_the_book(History(chance).play(5).said)


@every_game
def test_the_menu_of_every_game_is_by_the_book(name: str) -> None:
    """In every game the same, at tables of two, of some, and of as many as there is room for."""
    assert sum(by_the_book(said) for said in recorded(name)) > 30


@every_game
def test_the_menu_of_every_game_decides(name: str) -> None:
    """And at some turns of each game everything is tried."""
    for said in recorded(name):
        turns = [one.before for one in said if one.before is not None]
        for table in turns[::24]:
            hand = table.hand
            if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
                check_turn(table, table.clock.turn_at)
