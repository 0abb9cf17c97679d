"""Spoken rulings: what the floor can say behind ``/ruling``, and what goes with each word.

The slash commands, the typed words and the forms behind the buttons are all made of this list.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import Chips
from core.hand.misdeals.causes import Cause
from core.ids import PersonId, Seat
from core.table import commands as c
from core.table.floor.misdeals.errors import DealError
from core.table.floor.ruling_record import RulingKind

Said = c.RulingAct | c.ReportIrregularity | c.AskTable
"""What the floor says: a ruling, or what is no ruling and is said as it is."""


@unique
class Takes(StrEnum):
    """What has to be said beside the word."""

    SEAT = "seat"
    """The player it is about."""

    SEATS = "seats"
    """Those who share; nobody named is the best hand."""

    PLACE = "place"
    """A place at the table, taken or empty."""

    TO = "to"
    """The empty seat he moves to."""

    AMOUNT = "amount"
    SECONDS = "seconds"
    CAUSE = "cause"
    ERROR = "error"
    WHOSE = "whose"
    """The player whose cards it is about, where it is about one player's."""


class Given(Struct, frozen=True):
    """What was said beside the word, as far as it takes it; ``person`` is who sits at ``seat``."""

    by: PersonId
    why: str = ""
    seat: Seat = Seat(0)
    person: PersonId = PersonId("")
    seats: tuple[Seat, ...] = ()
    to: Seat = Seat(0)
    amount: Chips = Chips(0)
    seconds: int = 0
    cause: Cause | None = None
    error: DealError | None = None


class Spoken(Struct, frozen=True):
    """One ruling as it is said: its word, its button, what comes of it, and what it takes.

    ``kind`` is None for what is no ruling: it has no reason, and rests on no rule.
    """

    word: str
    kind: RulingKind | None
    label: str
    does: str
    act: Callable[[Given], Said]
    takes: tuple[Takes, ...] = ()

    @property
    def is_about_hand(self) -> bool:
        """Whether its players are those of the hand, at the seats where they were dealt in."""
        return self.kind is not RulingKind.MOVE_PLAYER

    @property
    def sentence(self) -> str:
        """``Misdeal: dealt anew with the same button and blinds``."""
        return f"{self.label}: {self.does}"

    @property
    def example(self) -> str:
        """One whole use of it in words."""
        return " ".join((self.word, *(_EXAMPLES[takes] for takes in self.takes)))


_EXAMPLES: Final = {
    Takes.SEAT: "seat 3",
    Takes.SEATS: "to seat 3",
    Takes.PLACE: "seat 3",
    Takes.TO: "to seat 5",
    Takes.AMOUNT: "40",
    Takes.SECONDS: "30s",
    Takes.CAUSE: "too many",
    Takes.ERROR: "burn missed",
    Takes.WHOSE: "seat 3",
}


def _misdeal(given: Given) -> Said:
    assert given.cause is not None
    return c.CallMisdeal(given.by, given.cause, given.seat or None)


def _error(given: Given) -> Said:
    assert given.error is not None
    return c.ReportIrregularity(given.by, given.error, given.seat or None)


_K = RulingKind

SPOKEN: Final[tuple[Spoken, ...]] = (
    Spoken(
        "continue", _K.GO_ON, "Go on", "it has been heard, and nothing changes",
        lambda given: c.SettleObjection(given.by),
    ),
    Spoken(
        "ask", None, "Ask the table", "everybody says what he has seen",
        lambda given: c.AskTable(given.by),
    ),
    Spoken(
        "misdeal", _K.MISDEAL, "Misdeal", "dealt anew with the same button and blinds",
        _misdeal, (Takes.CAUSE, Takes.WHOSE),
    ),
    Spoken(
        "error", None, "Dealer's error", "it is put right, or play waits for you",
        _error, (Takes.ERROR, Takes.WHOSE),
    ),
    Spoken(
        "fix", _K.FIX_DEAL, "Cards to their places", "by the order of the deck",
        lambda given: c.FixDeal(given.by),
    ),
    Spoken(
        "void", _K.VOID, "Void", "before substantial action, and all bets go back",
        lambda given: c.VoidHand(given.by),
    ),
    Spoken(
        "refund", _K.RELEASE, "Void, all chips back",
        "at any time; all that was put in goes back",
        lambda given: c.ReleaseVoid(given.by),
    ),
    Spoken(
        "correct", _K.CORRECT_WAGER, "Correct the bet",
        "whoever has matched it adds to it, or takes back",
        lambda given: c.CorrectWager(given.by, given.amount), (Takes.AMOUNT,),
    ),
    Spoken(
        "takeback", _K.TAKE_BACK, "Take back the act", "the last one; its player acts anew",
        lambda given: c.TakeBackAct(given.by),
    ),
    Spoken(
        "award", _K.AWARD, "Award the pot", "to those you name, else to the best hand",
        lambda given: c.AwardPot(given.by, given.seats), (Takes.SEATS,),
    ),
    Spoken(
        "forfeit", _K.FORFEIT, "Forfeit", "a player can win nothing of this pot any more",
        lambda given: c.ForfeitInterest(given.by, given.seat), (Takes.SEAT,),
    ),
    Spoken(
        "dead", _K.DEAD_HAND, "Dead hand", "it is out, and its chips stay in the pot",
        lambda given: c.KillHand(given.by, given.seat), (Takes.SEAT,),
    ),
    Spoken(
        "live", _K.LIVE_HAND, "Live hand", "a folded hand plays on",
        lambda given: c.RestoreHand(given.by, given.seat, given.why), (Takes.SEAT,),
    ),
    Spoken(
        "foul", _K.FOUL_HAND, "Foul hand", "it was bet, and the others share the pot",
        lambda given: c.FoulHand(given.by, given.seat), (Takes.SEAT,),
    ),
    Spoken(
        "bringin", _K.MOVE_BRING_IN, "Bring-in", "another player has to bring it in",
        lambda given: c.MoveBringIn(given.by, given.seat), (Takes.SEAT,),
    ),
    Spoken(
        "button", _K.MOVE_BUTTON, "Move the button", "it was misplaced, and goes where it belongs",
        lambda given: c.MoveButton(given.by, given.to), (Takes.PLACE,),
    ),
    Spoken(
        "move", _K.MOVE_PLAYER, "Move a player", "to a seat that is empty",
        lambda given: c.MovePlayer(given.by, given.person, given.to), (Takes.SEAT, Takes.TO),
    ),
    Spoken(
        "time", _K.GIVE_TIME, "Give time", "to whoever is waited for",
        lambda given: c.GiveTime(given.by, given.seconds), (Takes.SECONDS,),
    ),
    Spoken(
        "pause", _K.PAUSE, "Pause", "the table stands still until you resume it",
        lambda given: c.PauseTable(given.by),
    ),
    Spoken(
        "resume", _K.RESUME, "Resume", "the table goes on",
        lambda given: c.ResumeTable(given.by),
    ),
    Spoken(
        "inspect", _K.INSPECT, "Inspect a hand", "you alone see it, once it is over",
        lambda given: c.InspectHand(given.by, given.seat), (Takes.SEAT,),
    ),
    Spoken(
        "leak", _K.HAND_SEEN, "A hand was seen", "by another player, during the play",
        lambda given: c.NoteLeak(given.by, given.seat), (Takes.SEAT,),
    ),
)  # fmt: skip
"""Every ruling that is said, in the order in which they are offered.

None names a card: whether it was taken would tell the floor what a player holds.
"""

BY_WORD: Final[dict[str, Spoken]] = {one.word: one for one in SPOKEN}
BY_KIND: Final[dict[RulingKind, Spoken]] = {one.kind: one for one in SPOKEN if one.kind is not None}
