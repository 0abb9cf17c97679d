"""Traits: what is true of each act of the floor, as data."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.table import commands as c
from core.table.floor.ruling_record import RulingKind


@unique
class Matter(StrEnum):
    """What a ruling decides: on the same matter the first one is final (Cooke 2.03)."""

    DEAL = "deal"
    """Whether the hand counts."""

    POT = "pot"
    """Who gets the pot."""

    HAND = "hand"
    """Whether one hand is dead or live."""

    ROUND = "round"
    """What was bet in one round."""

    BUTTON = "button"
    """Where the button or the bring-in belongs."""

    LOOK = "look"
    """Who may see one hand."""

    NONE = "none"
    """Nothing that is settled once and for all."""


@unique
class Why(StrEnum):
    """When the floor has to give its reason."""

    ALWAYS = "always"
    UNCITED = "uncited"
    """Unless it cites a rule: beyond the rules a reason is due (Cooke 1.05)."""

    NEVER = "never"


class Traits(Struct, frozen=True):
    """What is true of one kind of ruling.

    Attributes:
        rule: the entry that it rests on by the book.
        why: when a reason has to be given.
        matter: what it decides.
        answers: it answers the objection that is open.
        word: the key of the words for it: what is typed behind ``ruling``.
    """

    kind: RulingKind
    rule: RuleId
    matter: Matter
    word: str
    why: Why = Why.UNCITED
    answers: bool = True


def _of(
    kind: RulingKind,
    rule: str,
    matter: Matter,
    word: str,
    why: Why = Why.UNCITED,
    *,
    answers: bool = True,
) -> Traits:
    return Traits(kind, RuleId(rule), matter, word, why, answers)


TRAITS: Final[dict[type, Traits]] = {
    c.SettleObjection: _of(RulingKind.GO_ON, "cooke-1.04", Matter.NONE, "go on", Why.NEVER),
    c.VoidHand: _of(RulingKind.VOID, "cooke-10.17", Matter.DEAL, "void"),
    c.ReleaseVoid: _of(RulingKind.RELEASE, "cooke-1.05", Matter.DEAL, "release", Why.ALWAYS),
    c.CorrectWager: _of(RulingKind.CORRECT_WAGER, "cooke-9.14", Matter.ROUND, "correct"),
    c.TakeBackAct: _of(RulingKind.TAKE_BACK, "cooke-1.05", Matter.NONE, "take back"),
    c.AwardPot: _of(RulingKind.AWARD, "cooke-1.08", Matter.POT, "award"),
    c.ForfeitInterest: _of(RulingKind.FORFEIT, "cooke-16.17", Matter.HAND, "forfeit"),
    c.KillHand: _of(RulingKind.DEAD_HAND, "cooke-10.18", Matter.HAND, "dead"),
    c.RestoreHand: _of(RulingKind.LIVE_HAND, "cooke-10.18", Matter.HAND, "live"),
    c.FoulHand: _of(RulingKind.FOUL_HAND, "cooke-10.18", Matter.HAND, "foul"),
    c.ExposeCard: _of(RulingKind.EXPOSED_CARD, "cooke-14.09", Matter.NONE, "exposed"),
    c.MoveBringIn: _of(RulingKind.MOVE_BRING_IN, "cooke-5.18", Matter.BUTTON, "bring-in"),
    c.MoveButton: _of(RulingKind.MOVE_BUTTON, "cooke-12.21", Matter.BUTTON, "button"),
    c.MovePlayer: _of(RulingKind.MOVE_PLAYER, "cooke-3.07", Matter.NONE, "move"),
    c.ConfirmLook: _of(
        RulingKind.SEE_HAND, "cooke-11.08", Matter.LOOK, "see", Why.NEVER, answers=False
    ),
    c.NoteLeak: _of(
        RulingKind.HAND_SEEN, "cooke-11.12", Matter.NONE, "leak", Why.NEVER, answers=False
    ),
    c.GiveTime: _of(RulingKind.GIVE_TIME, "cooke-10.02", Matter.NONE, "time", Why.NEVER,
                    answers=False),
    c.PauseTable: _of(RulingKind.PAUSE, "cooke-1.01", Matter.NONE, "pause", Why.NEVER,
                      answers=False),
    c.ResumeTable: _of(RulingKind.RESUME, "cooke-1.01", Matter.NONE, "resume", Why.NEVER,
                       answers=False),
    c.CallMisdeal: _of(RulingKind.MISDEAL, "cooke-14.20", Matter.DEAL, "misdeal", Why.NEVER),
    c.FixDeal: _of(RulingKind.FIX_DEAL, "cooke-5.19", Matter.NONE, "fix deal", Why.NEVER),
    c.InspectHand: _of(RulingKind.INSPECT, "cooke-3.09", Matter.NONE, "inspect", answers=False),
}  # fmt: skip
"""Every act that can be ruled."""


def traits_of(act: c.RulingAct) -> Traits:
    """What is true of ``act``."""
    return TRAITS[type(act)]
