"""What can be said to a table, by people and by the dealer's own clockwork.

``HandCommand`` (check, bet, call ...) is part of the same vocabulary: one ``apply`` takes all.
"""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.commands import HandCommand, Prompt
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table.config import TableConfig


class OpenTable(Struct, frozen=True, tag=True, gc=False):
    """Open a table; the only command that needs no table to be there."""

    table: TableId
    community: CommunityId
    place: PlaceId
    config: TableConfig
    by: PersonId


class CloseTable(Struct, frozen=True, tag=True, gc=False):
    """Close the table: at once between hands, else when the hand ends (Cooke 4.05)."""

    by: PersonId


class CallOff(Struct, frozen=True, tag=True, gc=False):
    """The floor ends a table that cannot go on: the hand in play is void, everyone cashes out."""

    by: PersonId


class SitDown(Struct, frozen=True, tag=True, gc=False):
    """Take a seat with a buy-in; ``seat`` None takes the lowest free one.

    A house player (``is_prop``) plays the house's chips.
    """

    person: PersonId
    name: str
    buy_in: Chips
    seat: Seat | None = None
    is_prop: bool = False


class Leave(Struct, frozen=True, tag=True, gc=False):
    """Cash out and get up; during a hand one is in, when it ends (Cooke 4.05)."""

    person: PersonId


class GoAway(Struct, frozen=True, tag=True, gc=False):
    """Keep the seat and be dealt out from the next hand on."""

    person: PersonId


class ComeBack(Struct, frozen=True, tag=True, gc=False):
    """Be dealt in again; also takes back a ``Leave`` that still waits for the hand's end."""

    person: PersonId


class TopUp(Struct, frozen=True, tag=True, gc=False):
    """Buy ``amount`` more; in play from the next hand on (Cooke 9.05)."""

    person: PersonId
    amount: Chips


class CashOut(Struct, frozen=True, tag=True, gc=False):
    """Take ``amount`` off the table and stay: never taken, table stakes (Cooke 9.05)."""

    person: PersonId
    amount: Chips


class AnteIn(Struct, frozen=True, tag=True, gc=False):
    """Come into a pot that earlier deals have left, for all its antes (Cooke 7.14)."""

    person: PersonId


class ExposeCard(Struct, frozen=True, tag=True, gc=False):
    """The floor tells that others have seen ``card`` of the player at ``seat`` (Cooke 5.20, 7.11).

    ``by_owner`` when the player has shown it himself: then it is never replaced.  ``others_wait``
    when it is a last card of stud and the next player's had not been given out (scs-17.2).
    """

    by: PersonId
    seat: Seat
    card: Card
    by_owner: bool = False
    others_wait: bool = False


class KillHand(Struct, frozen=True, tag=True, gc=False):
    """The floor kills the hand at ``seat``; with ``ante_back`` he had not anted (scs-16.5)."""

    by: PersonId
    seat: Seat
    ante_back: bool = False


class MoveBringIn(Struct, frozen=True, tag=True, gc=False):
    """The floor rules that the player at ``seat`` has to bring it in (Cooke 5.18)."""

    by: PersonId
    seat: Seat


class CallClock(Struct, frozen=True, tag=True, gc=False):
    """A player asks for the clock on whoever is to act (Cooke 10.03)."""

    person: PersonId
    prompt: Prompt | None = None


class StartHand(Struct, frozen=True, tag=True, gc=False):
    """Deal the next hand from ``deck``; ``draw_deck`` decides the button of a new game.

    Both are whole shuffled decks; chance enters the core here and nowhere else.  ``spares`` are
    further ones, for cards that have to be shuffled again when the deck runs short.
    """

    deck: Sealed[tuple[Card, ...]]
    draw_deck: Sealed[tuple[Card, ...]]
    spares: Sealed[tuple[tuple[Card, ...], ...]] = Sealed(())


class DealerCallsClock(Struct, frozen=True, tag=True, gc=False):
    """The seconds to act are over: the dealer calls the clock himself."""

    prompt: Prompt


class ExpireTurn(Struct, frozen=True, tag=True, gc=False):
    """The clock has run out: check when free, else fold (Cooke 10.03)."""

    prompt: Prompt


class ExpireShow(Struct, frozen=True, tag=True, gc=False):
    """The time to show or muck is over."""

    prompt: Prompt


class ExpireChoice(Struct, frozen=True, tag=True, gc=False):
    """The time to choose is over: the dealer chooses for those who have not."""

    prompt: Prompt


class PauseClocks(Struct, frozen=True, tag=True, gc=False):
    """The platform is out of reach: no time runs."""


class ResumeClocks(Struct, frozen=True, tag=True, gc=False):
    """Time runs again; every deadline moves by as long as it stood still.

    ``stopped_at`` is when it stopped, for a process that died without saying so.
    """

    stopped_at: Instant


TableCommand = (
    HandCommand
    | OpenTable
    | CloseTable
    | CallOff
    | SitDown
    | Leave
    | GoAway
    | ComeBack
    | TopUp
    | CashOut
    | AnteIn
    | ExposeCard
    | KillHand
    | MoveBringIn
    | CallClock
    | StartHand
    | DealerCallsClock
    | ExpireTurn
    | ExpireShow
    | ExpireChoice
    | PauseClocks
    | ResumeClocks
)


def speaker(command: TableCommand) -> PersonId | None:
    """Who says ``command``; None for the dealer's own clockwork."""
    match command:
        case OpenTable() | CloseTable() | CallOff() | ExposeCard() | KillHand() | MoveBringIn():
            return command.by
        case (
            StartHand()
            | DealerCallsClock()
            | ExpireTurn()
            | ExpireShow()
            | ExpireChoice()
            | PauseClocks()
            | ResumeClocks()
        ):
            return None
        case _:
            return command.person
