"""What the dealer's own clockwork says."""

from msgspec import Struct

from core.cards import Card
from core.hand.commands import Prompt
from core.ids import Instant, Seat
from core.sealed import Sealed
from core.table.commands.conditions import ExpireProposal
from core.table.commands.misdeals import InspectDeal


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


class ExpireKill(Struct, frozen=True, tag=True, gc=False):
    """Whoever is offered to kill the pot on his first cards has let it be (Cooke 8.04.12)."""

    prompt: Prompt


class PushSplit(Struct, frozen=True, tag=True, gc=False):
    """Nobody has objected in time: split the pot that all have agreed to split (Cooke 9.10)."""

    prompt: Prompt


class PauseClocks(Struct, frozen=True, tag=True, gc=False):
    """The platform is out of reach: no time runs."""


class ResumeClocks(Struct, frozen=True, tag=True, gc=False):
    """Time runs again; every deadline moves by as long as it stood still.

    ``stopped_at`` is when it stopped, for a process that died without saying so.
    """

    stopped_at: Instant


class ExpireObjection(Struct, frozen=True, tag=True, gc=False):
    """No floorperson has come in time: play goes on (setting ``floor.objection_seconds``)."""

    raised_at: Instant


class ExpireSitOut(Struct, frozen=True, tag=True, gc=False):
    """Who sits out at ``seat`` by the floor's word has done so until his time, ``until``, came."""

    seat: Seat
    until: Instant


Clockwork = (
    StartHand
    | DealerCallsClock
    | ExpireTurn
    | ExpireShow
    | ExpireChoice
    | ExpireKill
    | ExpireObjection
    | ExpireSitOut
    | ExpireProposal
    | PushSplit
    | PauseClocks
    | ResumeClocks
    | InspectDeal
)
