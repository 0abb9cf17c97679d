"""What the floor rules in a hand (Cooke 5.18 to 5.20, 7.11, 10.16 to 10.18; scs-16)."""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.citation import RuleId
from core.ids import PersonId, Seat
from core.table.commands.floor import SettleObjection
from core.table.commands.floor_acts import (
    AwardPot,
    ForfeitInterest,
    GiveTime,
    InspectHand,
    MovePlayer,
    PauseTable,
    ReleaseVoid,
    ResumeTable,
    TakeBackAct,
)
from core.table.commands.misdeals import CallMisdeal, FixDeal


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


class CorrectWager(Struct, frozen=True, tag=True, gc=False):
    """The floor sets the wrong size of this round's bets right: ``to`` in all.

    (Cooke 8.02.04, 9.14.)  Everybody who has matched it puts in the difference, or takes it back.
    """

    by: PersonId
    to: Chips


class RestoreHand(Struct, frozen=True, tag=True, gc=False):
    """The floor calls the folded hand at ``seat`` live (Cooke 10.18).

    Once somebody has acted behind it, only with a ``reason``.
    """

    by: PersonId
    seat: Seat
    reason: str = ""


class FoulHand(Struct, frozen=True, tag=True, gc=False):
    """The hand at ``seat`` is foul and was bet: the others still in share the pot (Cooke 10.18)."""

    by: PersonId
    seat: Seat


class VoidHand(Struct, frozen=True, tag=True, gc=False):
    """The floor voids the hand in play: all bets go back, and the next is dealt (Cooke 10.17)."""

    by: PersonId


class ConfirmLook(Struct, frozen=True, tag=True, gc=False):
    """The floor answers a request to see the called hand at ``seat`` (Cooke 11.08)."""

    by: PersonId
    seat: Seat
    allows: bool


class NoteLeak(Struct, frozen=True, tag=True, gc=False):
    """The floor notes that another player has seen the hand at ``seat`` during the play.

    Anybody may then ask that all see it once the hand is over (Cooke 11.12).
    """

    by: PersonId
    seat: Seat


class MoveButton(Struct, frozen=True, tag=True, gc=False):
    """The floor puts the button, found in the wrong place, at ``seat`` (Cooke 12.21)."""

    by: PersonId
    seat: Seat


RulingAct = (
    ExposeCard
    | KillHand
    | MoveBringIn
    | CorrectWager
    | RestoreHand
    | FoulHand
    | VoidHand
    | ConfirmLook
    | NoteLeak
    | MoveButton
    | SettleObjection
    | GiveTime
    | PauseTable
    | ResumeTable
    | TakeBackAct
    | AwardPot
    | ForfeitInterest
    | MovePlayer
    | ReleaseVoid
    | InspectHand
    | CallMisdeal
    | FixDeal
)
"""What can be ruled.  Said alone it is the core's own; what people rule they say by ``Rule``."""


class Rule(Struct, frozen=True, tag=True, gc=False):
    """``by``, shown as ``name``, rules ``act``: with what rule, and why (Cooke 1.04, 2.03).

    Where he cites no ``rule`` he decides beyond them, and says ``why`` (Cooke 1.05).  A ruling
    answers the objection that is open, unless it ``keeps_call_open``.  ``hand`` is the one that it
    is about: once another has been dealt it is too late (Cooke 1.02).
    """

    by: PersonId
    name: str
    act: RulingAct
    why: str = ""
    rule: RuleId | None = None
    keeps_call_open: bool = False
    hand: int | None = None
