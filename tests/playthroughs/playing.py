"""Playing: the hands of a playthrough, by three people who act much as house players would."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from adapters.system import SeededChance
from core.cards import STANDARD_DECK, Card
from core.chips import NO_CHIPS, whole
from core.hand.commands import Call, Fold, HandCommand
from core.hand.state import Hand
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId, later
from core.props import decide
from core.sealed import Sealed
from core.table import Step, Table, apply
from core.table.commands import OpenTable, StartHand, TableCommand, TopUp
from core.table.next_game import deck_of, spares_of
from core.view import look
from tests.arriving import arrives
from tests.playthroughs.plans import STACKS, Plan

START = Instant(1_700_000_000_000)
NAMES = ("Ann", "Bob", "Cy")
_ADMIN = PersonId("test:admin")
_PACE = 3_000
_LOW = whole(20)
"""With less than this in front of him a player buys more."""


class Moment(Struct, frozen=True):
    """Something that was said, by ``seat`` or the dealer (None), and what came of it."""

    command: TableCommand
    seat: Seat | None
    at: Instant
    before: Table
    step: Step


def played(plan: Plan) -> Iterator[Moment]:
    """Every command of the hands, from the first deal on."""
    table, at = _seated(plan), START
    chance = SeededChance(plan.cards)
    while table.hands < plan.hands or table.is_in_hand:
        at = later(max(at, table.next_hand_at or at), _PACE)
        for command, seat in _next(plan, table, chance):
            step = apply(table, command, at)
            yield Moment(command, seat, at, table, step)
            table = step.table


def _seated(plan: Plan) -> Table:
    opening = OpenTable(
        TableId("river"), CommunityId("test:us"), PlaceId("test:here"), plan.config, _ADMIN
    )
    table = apply(None, opening, START).table
    for number, (name, stack) in enumerate(zip(NAMES, STACKS, strict=True), 1):
        person = PersonId(f"test:{name.lower()}")
        table = apply(table, arrives(person, name, stack, START, Seat(number)), START).table
    return table


def _next(
    plan: Plan, table: Table, chance: SeededChance
) -> Iterator[tuple[TableCommand, Seat | None]]:
    hand = table.hand
    if table.is_in_hand and hand is not None:
        seat = hand.awaited[0]
        command = decide(look(table, seat), chance)
        assert command is not None
        yield _looser(command, hand), seat
        return
    for occupant in table.occupants:
        has = occupant.stack + occupant.behind
        if has < _LOW:
            # Who has lost everything brings a whole buy-in (Cooke 9.02).
            least = NO_CHIPS if has else table.config.buy_in_least
            yield TopUp(occupant.person, max(STACKS[occupant.seat - 1], least)), occupant.seat
            return
    yield _deal(plan, table), None


def _looser(command: HandCommand, hand: Hand) -> HandCommand:
    """These people like to see cards: they call where a house player would fold twice out of three.

    So more hands come to a showdown, and there is more to read.
    """
    menu = hand.menu
    if isinstance(command, Fold) and menu is not None and menu.may_call and hand.action % 3:
        return Call(command.person, command.prompt, confirmed=True)
    return command


def _deal(plan: Plan, table: Table) -> StartHand:
    order = Random(f"{plan.game} {plan.cards} {table.hands + 1}")  # noqa: S311

    def shuffled(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(order.sample(cards, len(cards)))

    deck = deck_of(table)
    spares = tuple(shuffled(deck) for _ in range(spares_of(table)))
    return StartHand(Sealed(shuffled(deck)), Sealed(shuffled(STANDARD_DECK)), Sealed(spares))
