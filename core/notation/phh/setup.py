"""Setting up: the table as it stands when a recorded hand is about to be dealt."""

from decimal import Decimal
from typing import Final

from core.chips import NO_CHIPS, Chips
from core.hand.rules import Stakes
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.notation.phh.money import UNKNOWN_STACK, chips_of
from core.notation.phh.places import seated
from core.notation.phh.record import NotDealt, Record
from core.notation.phh.refusing import big_blind_at, button_blind_of, straddlers
from core.notation.phh.variants import VARIANTS
from core.table.blinds.duties import Duties
from core.table.blinds.layouts import OF_THREE
from core.table.blinds.straddle import Straddle
from core.table.config import TableConfig
from core.table.state import Occupant, Table

START: Final = Instant(0)


def table_for(record: Record, scale: int) -> Table:
    """The table between two hands, its button and blinds about to move to where they were.

    Raises:
        NotDealt: amounts finer than a hundredth, or blinds that no hand has.
    """
    variant = VARIANTS[record.variant]
    stakes = _stakes(record, scale)
    seating = seated(record, has_button=not variant.has_bring_in)
    sitting: dict[int, Occupant] = {
        seat: _occupant(record, place, seat, scale) for place, seat in enumerate(seating.seats)
    }
    return Table(
        id=TableId("phh"),
        community=CommunityId("phh"),
        place=PlaceId("phh"),
        config=TableConfig(
            game=variant.game,
            structure=variant.structure,
            stakes=stakes,
            seats=seating.count,
            buy_in_least=stakes.base,
            buy_in_most=NO_CHIPS,
            # The record says what was done: a fold that faced no bet is a fold.
            settings={**variant.settings, **_layout(record), "betting.checking_out": True},
        ),
        seats=tuple(sitting.get(seat) for seat in range(1, seating.count + 1)),
        opened_at=START,
        pointers=seating.pointers,
        hands=(record.hand or 1) - 1,
        next_hand_at=START,
        straddles=tuple(
            Straddle(seating.seats[at], person_of(at + 1), chips_of(record.blinds[at], scale))
            for at in straddlers(record)
        ),
    )


def _layout(record: Record) -> Overrides:
    """Where the button posts as well, the layout that lets it (Cooke 12.05)."""
    return {"blinds.layout": OF_THREE} if button_blind_of(record) else {}


def person_of(player: int) -> PersonId:
    """Who plays as ``player``, 1 for the first left of the button."""
    return PersonId(f"phh:p{player}")


def _stakes(record: Record, scale: int) -> Stakes:
    def chips(amount: Decimal | None) -> Chips:
        return chips_of(amount or Decimal(0), scale)

    small, big = _blinds(record)
    is_for_all = len(set(record.antes)) > 1
    ante = chips(record.antes[big_blind_at(record)])
    return Stakes(
        chips(small),
        chips(big),
        NO_CHIPS if is_for_all else ante,
        button_blind=chips(button_blind_of(record)),
        bring_in=chips(record.bring_in),
        small_bet=chips(record.small_bet),
        big_bet=chips(record.big_bet),
        big_blind_ante=ante if is_for_all else NO_CHIPS,
    )


def _blinds(record: Record) -> tuple[Decimal, Decimal]:
    """The small and the big blind; nobody posts the small one where it is dead (Cooke 12.08)."""
    nothing = Decimal(0)
    if VARIANTS[record.variant].has_bring_in:
        return nothing, nothing
    at = big_blind_at(record)
    small, big = (record.blinds[0] if at else nothing), record.blinds[at]
    if big <= 0 or small > big:
        raise NotDealt(f"blinds of {small} and {big}")
    return small, big


def _occupant(record: Record, place: int, seat: Seat, scale: int) -> Occupant:
    stack = record.starting[place]
    name = record.players[place] if place < len(record.players) else f"p{place + 1}"
    chips = UNKNOWN_STACK if stack is None else chips_of(stack, scale)
    # A newcomer's blind, live and out of turn, is written as a negative one (Cooke 12.12).
    owes = any(blind < 0 for blind in record.blinds[place : place + 1])
    duties = Duties(owes_again=owes)
    return Occupant(seat, person_of(place + 1), name, False, chips, START, duties=duties)
