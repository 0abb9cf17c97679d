"""What is said about a hand at the showdown and after it."""

from msgspec import Struct

from core.hand.commands.prompt import Prompt
from core.ids import PersonId, Seat


class CallLow(Struct, frozen=True, tag=True, gc=False):
    """Call one's low at the showdown, before showing it: it binds (Cooke 7.18.02).

    ``ranks`` are those of its highest cards in falling order, 0 for a deuce up to 12 for an ace:
    ``(6,)`` calls an eight, ``(6, 4)`` an eight-six.
    """

    person: PersonId
    ranks: tuple[int, ...]
    prompt: Prompt | None = None


class Show(Struct, frozen=True, tag=True, gc=False):
    """Table the whole hand at showdown.

    ``cards`` names some of them instead, by their place from 1: a courtesy that does not claim
    the pot (Cooke 11.03).
    """

    person: PersonId
    prompt: Prompt | None = None
    cards: tuple[int, ...] = ()


class Muck(Struct, frozen=True, tag=True, gc=False):
    """Give the hand up face down at showdown.

    ``confirmed`` is the answer to the warning that the hand would win (Cooke 6.05).
    ``plays_board`` declares the board his hand and keeps that share, where the house allows it
    (Cooke 6.05, alternate).
    """

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False
    plays_board: bool = False


class ShowTo(Struct, frozen=True, tag=True, gc=False):
    """Show the whole hand to ``whom`` alone, once the final action is over (Cooke 11.12)."""

    person: PersonId
    whom: PersonId
    prompt: Prompt | None = None


class ShowAll(Struct, frozen=True, tag=True, gc=False):
    """Ask that the hand at ``seat``, shown to one, be shown to everybody (Cooke 11.12)."""

    person: PersonId
    seat: Seat
    prompt: Prompt | None = None


class AskToSee(Struct, frozen=True, tag=True, gc=False):
    """Ask to see the called hand at ``seat`` (Cooke 11.08)."""

    person: PersonId
    seat: Seat
    prompt: Prompt | None = None


ShowdownAct = Show | Muck | CallLow
AfterAct = ShowTo | ShowAll | AskToSee
