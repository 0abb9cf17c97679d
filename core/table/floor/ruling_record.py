"""Ruling: what a floorperson has ruled on a hand, with the reason and the rule (Cooke 2.03)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.citation import RuleId
from core.ids import Instant, PersonId, Seat


@unique
class RulingKind(StrEnum):
    """What has been ruled."""

    GO_ON = "go_on"
    MISDEAL = "misdeal"
    FIX_DEAL = "fix_deal"
    VOID = "void"
    RELEASE = "release"
    CORRECT_WAGER = "correct_wager"
    TAKE_BACK = "take_back"
    AWARD = "award"
    FORFEIT = "forfeit"
    DEAD_HAND = "dead_hand"
    LIVE_HAND = "live_hand"
    FOUL_HAND = "foul_hand"
    EXPOSED_CARD = "exposed_card"
    MOVE_BRING_IN = "move_bring_in"
    MOVE_BUTTON = "move_button"
    MOVE_PLAYER = "move_player"
    SEE_HAND = "see_hand"
    HAND_SEEN = "hand_seen"
    GIVE_TIME = "give_time"
    PAUSE = "pause"
    RESUME = "resume"
    INSPECT = "inspect"


class Ruling(Struct, frozen=True, gc=False):
    """One ruling.

    Attributes:
        by: the floorperson, shown as ``name``.
        why: his reason, as he gave it; empty where a rule says it all.
        rule: the entry it rests on or waives; None for a decision beyond the rules (Cooke 1.05).
        hand, action, street: the hand it is about, its prompt and its street at that moment; 0
            before the first deal.
        seat: whom it concerns, None for everybody or nobody in particular.
        amends: the number, from 1, of the ruling on this hand that it amends; 0 for none.
    """

    kind: RulingKind
    by: PersonId
    name: str
    why: str
    rule: RuleId | None
    hand: int
    action: int
    seat: Seat | None
    at: Instant
    amends: int = 0
    street: int = 0


class Inspection(Struct, frozen=True, gc=False):
    """``by``, shown as ``name``, has looked at the hand at ``seat`` after it was over (3.09)."""

    by: PersonId
    name: str
    hand: int
    seat: Seat
    person: PersonId
    why: str
    at: Instant


class MoveDue(Struct, frozen=True, gc=False):
    """``person`` moves to ``seat`` when the hand is over, because the floor says so."""

    person: PersonId
    seat: Seat
    by: PersonId
