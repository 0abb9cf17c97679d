"""What is said or put in comes to what the book says, by every setting of how amounts are read.

Each turn of random histories, and some of every game, is tried with bets, raises, second figures
and chips without a word around every edge; the formulas of :mod:`tests.laws.formulas.amounts` say
what has to come of it.
"""

from collections.abc import Iterator

from hypothesis import given

from core.chips import Chips
from core.hand import commands as h
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Betting, Hand
from core.ids import Instant, PersonId
from core.refusal import Reason, Refusal
from core.table import Step, Table
from tests.laws.chance import Chance, chances
from tests.laws.formulas import Comes, of_chips, of_words
from tests.laws.history import History, give, stands_still
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded

Amount = h.Bet | h.RaiseTo | h.PutIn
OTHER = (Reason.NO_OPENERS, Reason.OPENERS_WARNING)
"""What only a hand can tell: whether it may open (Cooke 7.17)."""
ACTS = (e.Called, e.BetMade, e.Raised, e.Completed, e.BroughtIn)


def edges(hand: Hand, menu: Menu) -> list[int]:
    """Amounts around everything that may be said, with a unit and a hundredth on either side."""
    unit, bet = hand.rules.unit, hand.full_raise
    marks = {
        0, menu.call, menu.wager, menu.raise_min, menu.raise_max, menu.bet + menu.stack,
        (menu.raise_min + menu.raise_max) // 2, menu.bring_in, *menu.sizes, menu.call + bet // 2,
        menu.call * 3 // 2, 500, 2_500, 10_000,
    }  # fmt: skip
    return sorted({mark + by for mark in marks for by in (-unit, -1, 0, 1, unit)} - {-1, -unit})


def amounts(hand: Hand, menu: Menu, person: PersonId) -> Iterator[Amount]:
    """Everything with an amount that somebody may say at such a turn."""
    verb = h.Bet if menu.opens else h.RaiseTo
    for amount in map(Chips, edges(hand, menu)):
        if amount >= 0:
            yield verb(person, amount, confirmed=True)
            yield verb(person, amount, confirmed=True, put_in=Chips(amount * 2 // 3))
            yield h.PutIn(person, amount, confirmed=True)
            yield h.PutIn(person, amount, surplus_forfeited=True, confirmed=True)
            yield h.PutIn(person, amount, surplus_forfeited=False, confirmed=True)


def comes(hand: Hand, menu: Menu, command: Amount) -> Reason | Comes:
    """What has to come of ``command``."""
    if isinstance(command, h.PutIn):
        return of_chips(hand, menu, command)
    if menu.bring_in and command.to == menu.bring_in:
        return Comes(command.to)
    if menu.may_raise:
        return of_words(hand, menu, command)
    if command.to > menu.bring_in > 0:
        return Comes(menu.bring_in)
    assert menu.no_raise is not None
    return menu.no_raise


def came(menu: Menu, step: Step) -> Comes:
    """What has come of it: the total in front of the player, and what has gone dead."""
    dead = sum(event.amount for event in step.events if isinstance(event, e.ChipsForfeited))
    event = next(event for event in step.events if isinstance(event, ACTS))
    more = event.amount if isinstance(event, e.BroughtIn) else event.more
    return Comes(menu.bet + more, dead)


def check_turn(table: Table, at: Instant) -> int:
    """Try every amount at a turn; how many there were."""
    hand = table.hand
    assert hand is not None
    menu = hand.menu
    assert menu is not None
    if menu.must_raise or hand.early.escrow or stands_still(table):
        return 0
    player = hand.player(menu.seat)
    assert player is not None
    count = 0
    for command in amounts(hand, menu, player.actor):
        outcome, should = give(table, command, at), comes(hand, menu, command)
        if isinstance(outcome, Refusal):
            is_holding = outcome.reason in OTHER and hand.rules.draw.openers is not None
            assert is_holding or outcome.reason is should, (command, outcome.facts)
        else:
            assert came(menu, outcome) == should, command
        count += 1
    return count


@tries(25)
@given(chances())
def test_every_amount_is_read_by_the_book(chance: Chance) -> None:
    """At every turn of a random history of any game, by any setting."""

    def look(table: Table) -> None:
        hand = table.hand
        if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
            check_turn(table, table.clock.turn_at)

    History(chance).play(2, look)


@every_game
def test_amounts_of_every_game(name: str) -> None:
    """In every game, at some turns of recorded hands."""
    tried = 0
    for said in recorded(name):
        turns = [one.before for one in said if one.before is not None]
        for table in turns[::25]:
            hand = table.hand
            if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
                tried += check_turn(table, table.clock.turn_at)
    assert tried
