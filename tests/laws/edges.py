"""Amounts at the edges of a menu: what is on it is taken as said, what is beside it never is.

How the dealer reads an amount that nobody may wager, or refuses it, is the book's matter (Cooke
9.14, 10.05, 10.06); that it comes to something on the menu is the law here.
"""

from collections.abc import Iterator

from core.chips import Chips
from core.hand import commands as h
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Hand
from core.ids import Instant, PersonId
from core.refusal import Reason, Refusal
from core.table import Step, Table
from tests.laws.history import give

OPENERS = (Reason.NO_OPENERS, Reason.OPENERS_WARNING)
"""What only a hand can tell: whether it may open (Cooke 7.17)."""
ACTS = (e.Called, e.BetMade, e.Raised, e.Completed, e.BroughtIn, e.Folded, e.Checked)


def check_amounts(table: Table, hand: Hand, menu: Menu, person: PersonId, at: Instant) -> None:
    """Say every amount around the menu's edges and see what comes of it."""
    inside = set(_inside(hand, menu))
    for to in sorted({*inside, *_outside(hand, menu)}):
        wager = h.Bet if menu.opens else h.RaiseTo
        outcome = give(table, wager(person, Chips(to), confirmed=True), at)
        if isinstance(outcome, Refusal):
            is_holding = outcome.reason in OPENERS and hand.rules.draw.openers is not None
            assert is_holding or to not in inside, (to, outcome.reason)
            continue
        came_to = in_front(hand, menu, outcome)
        assert came_to == to if to in inside else came_to in _legal(menu), (to, came_to)
        wrong = h.RaiseTo if menu.opens else h.Bet
        refused = give(table, wrong(person, Chips(to), confirmed=True), at)
        assert isinstance(refused, Refusal)
        assert refused.reason is (Reason.NO_BET_TO_RAISE if menu.opens else Reason.BET_STANDS)


def _inside(hand: Hand, menu: Menu) -> Iterator[int]:
    """The least, the most and what lies halfway; in limit every size; the bring-in."""
    if menu.bring_in:
        yield menu.bring_in
    if menu.sizes:
        yield from menu.sizes
    elif menu.may_raise:
        half = (menu.raise_min + menu.raise_max) // 2
        yield from (menu.raise_min, menu.raise_max)
        yield max(half - half % hand.rules.unit, menu.raise_min)


def _outside(hand: Hand, menu: Menu) -> Iterator[int]:
    """A unit beside every edge, and amounts that are no whole units."""
    unit = hand.rules.unit
    edges = {menu.raise_min, menu.raise_max, menu.bring_in, menu.wager, *menu.sizes}
    for edge in edges - {0}:
        for to in (edge - unit, edge + unit, edge - unit // 2, edge + unit // 2):
            if to > 0 and not _is_on(hand, menu, to):
                yield to


def _is_on(hand: Hand, menu: Menu, to: int) -> bool:
    if to == menu.bring_in or to in menu.sizes or to in (menu.raise_min, menu.raise_max):
        return True
    is_between = not menu.sizes and menu.raise_min < to < menu.raise_max
    return is_between and to % hand.rules.unit == 0


def _legal(menu: Menu) -> set[int]:
    """What the edges, a call and the bring-in leave in front of him."""
    totals = {menu.raise_min, menu.raise_max, *menu.sizes} - {0}
    return totals | {menu.bet + menu.call, menu.bet + menu.bring_in}


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
