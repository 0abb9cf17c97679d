"""Setting up: the table as it stands when a recorded hand is about to be dealt."""

from decimal import Decimal
from itertools import pairwise
from typing import Final

from core.chips import NO_CHIPS
from core.games import GAMES
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.notation.phh.money import UNKNOWN_STACK, chips_of
from core.notation.phh.record import NO_LIMIT_HOLDEM, NotDealt, Record
from core.table.config import TableConfig
from core.table.state import Occupant, Pointers, Table

GAME: Final = "texas_holdem"
START: Final = Instant(0)
HEADS_UP: Final = 2


def refuse_unknown(record: Record) -> None:
    """Refuse, by name, what cannot be dealt here.

    Raises:
        NotDealt: another variant, forced bets the table does not have, or too few or too many
            players.
    """
    if record.variant != NO_LIMIT_HOLDEM:
        raise NotDealt(f"the variant {record.variant}")
    players = len(record.starting)
    if not HEADS_UP <= players <= GAMES[GAME].max_players:
        raise NotDealt(f"{players} players")
    if len(record.blinds) != players or len(record.antes) != players:
        raise NotDealt("blinds or antes for another number of players")
    if any(stack is not None and stack <= 0 for stack in record.starting):
        raise NotDealt("a player without chips")
    if record.finishing is not None and len(record.finishing) != players:
        raise NotDealt("final stacks for another number of players")
    if any(ante < 0 for ante in record.antes):
        raise NotDealt("an ante below nothing")
    if any(blind < 0 for blind in record.blinds):
        raise NotDealt("a blind posted out of turn")
    if any(record.blinds[2:]):
        raise NotDealt("a straddle")
    if len(set(record.antes)) > 1:
        raise NotDealt("an ante that one player pays for all")
    ante = record.antes[0]
    if not record.trims_antes and any(
        stack is not None and stack < ante for stack in record.starting
    ):
        raise NotDealt("a short ante that wins the whole antes")
    if record.min_bet not in (None, max(record.blinds)):
        raise NotDealt("a smallest bet that is not the big blind")


def table_for(record: Record, scale: int) -> Table:
    """The table between two hands, its button and blinds about to move to where they were.

    Raises:
        NotDealt: amounts finer than a hundredth, or blinds that no hand has.
    """
    stakes = _stakes(record, scale)
    seats = _seats(record)
    last_big = _last_big_blind(record, seats)
    count = max(*seats, last_big)
    sitting: dict[int, Occupant] = {
        seat: _occupant(record, place, seat, scale) for place, seat in enumerate(seats)
    }
    return Table(
        id=TableId("phh"),
        community=CommunityId("phh"),
        place=PlaceId("phh"),
        config=TableConfig(
            game=GAME,
            structure=Structure.NO_LIMIT,
            stakes=stakes,
            seats=count,
            buy_in_least=stakes.big_blind,
            buy_in_most=NO_CHIPS,
            # The record says what was done: a fold that faced no bet is a fold.
            settings={"betting.checking_out": True},
        ),
        seats=tuple(sitting.get(seat) for seat in range(1, count + 1)),
        opened_at=START,
        pointers=Pointers(seats[-1], seats[-1], last_big),
        hands=(record.hand or 1) - 1,
        next_hand_at=START,
    )


def person_of(player: int) -> PersonId:
    """Who plays as ``player``, 1 for the first left of the button."""
    return PersonId(f"phh:p{player}")


def _has_dead_small_blind(record: Record) -> bool:
    """Only the first player posts, and he posts the big blind (Cooke 12.08)."""
    return len(record.blinds) > HEADS_UP and not record.blinds[1]


def _stakes(record: Record, scale: int) -> Stakes:
    small, big = record.blinds[:2]
    if _has_dead_small_blind(record):
        small, big = Decimal(0), small
    if big <= 0 or small > big:
        raise NotDealt(f"blinds of {small} and {big}")
    return Stakes(
        chips_of(small, scale), chips_of(big, scale), ante=chips_of(record.antes[0], scale)
    )


def _seats(record: Record) -> tuple[Seat, ...]:
    """Where everybody sits: the recorded seats where they go clockwise, else a row of seats."""
    count = len(record.starting)
    seats = tuple(Seat(seat) for seat in record.seats)
    is_dead = _has_dead_small_blind(record)
    has_seats = len(seats) == count and _are_clockwise(seats)
    if has_seats and not (is_dead and _before(seats) in seats):
        return seats
    first = 2 if is_dead else 1
    return tuple(Seat(seat) for seat in range(first, first + count))


def _are_clockwise(seats: tuple[Seat, ...]) -> bool:
    start = seats.index(min(seats))
    turned = seats[start:] + seats[:start]
    return turned[0] > 0 and all(one < other for one, other in pairwise(turned))


def _before(seats: tuple[Seat, ...]) -> Seat:
    """The seat to the right of the first player."""
    return Seat(seats[0] - 1 or max(seats) + 1)


def _last_big_blind(record: Record, seats: tuple[Seat, ...]) -> Seat:
    """Where the big blind was in the hand before, so that the small blind is due there now."""
    if len(seats) == HEADS_UP:
        return seats[1]
    return _before(seats) if _has_dead_small_blind(record) else seats[0]


def _occupant(record: Record, place: int, seat: Seat, scale: int) -> Occupant:
    stack = record.starting[place]
    name = record.players[place] if place < len(record.players) else f"p{place + 1}"
    chips = UNKNOWN_STACK if stack is None else chips_of(stack, scale)
    return Occupant(seat, person_of(place + 1), name, False, chips, START)
