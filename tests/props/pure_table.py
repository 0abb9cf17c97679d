"""A table of house players driven through the pure core, without an engine."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from adapters.system import SeededChance
from core.cards import STANDARD_DECK, Card
from core.chips import whole
from core.games import GAMES, ROTATIONS
from core.games.spec import Structure
from core.hand.resolving import forced_of
from core.hand.state import Hand
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId, later
from core.props import NAMES, come_in, decide, prop_person, rebuy
from core.sealed import Sealed
from core.shuffle import SEED_BYTES, shuffled
from core.table.apply import apply
from core.table.blinds.ways import ways_in
from core.table.commands import OpenTable, StartHand, TableCommand
from core.table.next_game import deck_of, spares_of
from core.table.setup.opening import configure
from core.table.state import Table
from core.table.step import Step
from core.view import look
from tests.arriving import arrives

COMMUNITY = CommunityId("terminal")
START = Instant(1_000_000)


class Turn(Struct, frozen=True):
    """A command, its moment, and what came of it."""

    command: TableCommand
    at: Instant
    step: Step


Decks = Callable[[int, tuple[Card, ...]], tuple[Card, ...]]
"""The deck of the hand with this number, in the order it is dealt."""


def shuffled_by(seed: int) -> Decks:
    """Decks in an order of their own for each hand."""

    def deck(number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return shuffled(cards, SeededChance(seed * 1000 + number).bytes(SEED_BYTES))

    return deck


def opening(
    seats: int,
    stacks: Sequence[int],
    person: PersonId | None = None,
    *,
    game: str = "texas_holdem",
    structure: Structure | None = None,
    settings: Overrides | None = None,
) -> list[TableCommand]:
    """A table opened with everyone seated; ``person`` in seat 1 if there is one.

    The stakes are blinds of 10 and 20, limits of 20 and 40, or a smallest bet of 20.
    """
    house: Overrides = {"clock.auto_start_seconds": 0, "deal.between_hands_seconds": 0}
    house |= settings or {}
    has_blinds = game in ROTATIONS or forced_of(GAMES[game], house).has_blinds
    chosen = structure or (Structure.NO_LIMIT if game == "texas_holdem" else Structure.FIXED)
    is_open = chosen in (Structure.NO_LIMIT, Structure.POT_LIMIT)
    bets = () if is_open and has_blinds else (whole(20),) if is_open else (whole(20), whole(40))
    config = configure(
        game=game,
        structure=chosen,
        small_blind=None if bets else whole(10),
        big_blind=None if bets else whole(20),
        bets=bets,
        ante=whole(2) if chosen is not Structure.FIXED and not has_blinds else None,
        seats=seats,
        settings=house,
    )
    by = PersonId("terminal:house")
    commands: list[TableCommand] = [
        OpenTable(TableId("t"), COMMUNITY, PlaceId("terminal:table"), config, by)
    ]
    for number, stack in enumerate(stacks):
        if number == 0 and person is not None:
            commands.append(arrives(person, "You", whole(stack), START))
        else:
            prop, name = prop_person(COMMUNITY, NAMES[number]), NAMES[number]
            commands.append(arrives(prop, name, whole(stack), START, is_prop=True))
    return commands


def played(commands: Sequence[TableCommand], hands: int, decks: Decks, seed: int) -> Iterator[Turn]:
    """Every turn: first ``commands``, then ``hands`` whole hands."""
    chance, at = SeededChance(seed), START
    table: Table | None = None
    for command in commands:
        step = apply(table, command, at)
        table = step.table
        yield Turn(command, at, step)
    assert table is not None
    while table.hands < hands or table.is_in_hand:
        at = later(at, 1_000)
        next_command = _next(table, decks, chance)
        if next_command is None:
            return
        step = apply(table, next_command, at)
        table = step.table
        yield Turn(next_command, at, step)


def _next(table: Table, decks: Decks, chance: SeededChance) -> TableCommand | None:
    hand: Hand | None = table.hand
    if table.is_in_hand and hand is not None:
        return decide(look(table, hand.awaited[0]), chance)
    for occupant in table.occupants:
        if not occupant.is_prop:
            continue
        view = look(table, occupant.seat)
        said = rebuy(view) or come_in(view, ways_in(table, occupant.seat, START))
        if said is not None:
            return said
    number, cards = table.hands + 1, deck_of(table)
    spares = tuple(decks(700 + 50 * number + at, cards) for at in range(spares_of(table)))
    return StartHand(Sealed(decks(number, cards)), Sealed(decks(500 + number, STANDARD_DECK)),
                     Sealed(spares))  # fmt: skip
