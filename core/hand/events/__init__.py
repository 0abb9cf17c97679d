"""What the table saw during a hand.

Events are the truth: state is their fold.  Every field is public except those of type
``Sealed``, which name the seats that may open them.
"""

from core.hand.events.agreements import (
    BlindsChopped,
    ChopSaid,
    PotSplit,
    SplitAgreed,
    SplitSaid,
    SplitStopped,
)
from core.hand.events.amounts import (
    AmountRead,
    ChipsForfeited,
    RaiseAnnounced,
    StringRaiseRefused,
)
from core.hand.events.betting import (
    ActionOn,
    BetMade,
    BringInStands,
    BroughtIn,
    Called,
    CallVoided,
    Checked,
    ChipsTakenBack,
    Completed,
    Folded,
    OversChanged,
    PotsRelayered,
    Raised,
    RoundClosed,
    RoundOpened,
    SizesChanged,
    SleeperRaised,
    UncalledReturned,
    WagerLowered,
)
from core.hand.events.choices import (
    ChoiceMade,
    ChoiceOpened,
    Declared,
    Discarded,
    DrawAsked,
    DrawOn,
    DrawServed,
    GameTurned,
    TurnedUp,
)
from core.hand.events.corrections import CardMoved, CardsSetAside, Pile, StubScrambled
from core.hand.events.deal import (
    AntePosted,
    BlindPosted,
    BoardTurned,
    BurnSaved,
    CardBurned,
    Entrant,
    HandStarted,
    HoleCardsDealt,
    StubShuffled,
    UpcardsDealt,
)
from core.hand.events.early import (
    ChipsPutEarly,
    DeadCallMade,
    EarlyChipsCount,
    FoldedEarly,
    HeldTo,
    PreactDropped,
    PreactSet,
    Released,
    SaidEarly,
    TimeTaken,
)
from core.hand.events.floor import ActTakenBack, ChipsMoved, InterestForfeited
from core.hand.events.kills import KillOffered, KillPassed, PotKilled
from core.hand.events.looking import (
    HandReleased,
    HandRetrieved,
    HandSeen,
    HandShownTo,
    LeakNoted,
    LookAsked,
    LookCounted,
    LookReported,
    LookSettled,
    ReportSettled,
    ShowAllAsked,
    ShowDeclined,
)
from core.hand.events.openers import (
    OpenerChanged,
    OpenersShown,
    OpenOffered,
    OpenPassed,
    PotDeclaredOpen,
)
from core.hand.events.rulings import (
    BringInMoved,
    CardMadeGood,
    CardReplaced,
    CardWithdrawn,
    FoldRetrieved,
    HandFouled,
    HandKilled,
    HandMiscalled,
    HoleCardExposed,
    LastCardPlayed,
    LowCalled,
    MuckForgiven,
    NextCardDown,
    SeatCorrection,
    WagerCorrected,
)
from core.hand.events.showdown import (
    CardsExposed,
    HandEnded,
    HandMucked,
    HandShown,
    HandVoided,
    PotPushed,
    Refund,
    ShowAwaited,
    ShowdownOpened,
)

SealedHandEvent = (
    HandStarted
    | HoleCardsDealt
    | BoardTurned
    | CardBurned
    | StubShuffled
    | DrawAsked
    | DrawServed
    | ChoiceMade
    | Discarded
    | CardReplaced
    | CardMadeGood
    | HandShownTo
)
"""Events of which a part is hidden from some."""

PrivateHandEvent = PreactSet | PreactDropped | LookReported | ReportSettled | LookCounted
"""Events of which nobody but their own seat may know."""

OpenHandEvent = (
    AntePosted
    | KillOffered
    | KillPassed
    | PotKilled
    | BlindPosted
    | UpcardsDealt
    | BurnSaved
    | BroughtIn
    | BringInStands
    | Completed
    | DrawOn
    | ChoiceOpened
    | TurnedUp
    | Declared
    | GameTurned
    | HandKilled
    | OpenersShown
    | ChipsTakenBack
    | OpenerChanged
    | OpenOffered
    | OpenPassed
    | PotDeclaredOpen
    | WagerLowered
    | PotsRelayered
    | CardWithdrawn
    | LowCalled
    | HandMiscalled
    | MuckForgiven
    | OversChanged
    | RoundOpened
    | SizesChanged
    | SleeperRaised
    | ActionOn
    | Checked
    | Called
    | CallVoided
    | BetMade
    | Raised
    | Folded
    | AmountRead
    | StringRaiseRefused
    | RaiseAnnounced
    | ChipsForfeited
    | SaidEarly
    | HeldTo
    | Released
    | TimeTaken
    | FoldedEarly
    | DeadCallMade
    | ChipsPutEarly
    | EarlyChipsCount
    | FoldRetrieved
    | HoleCardExposed
    | LastCardPlayed
    | NextCardDown
    | BringInMoved
    | UncalledReturned
    | RoundClosed
    | ShowdownOpened
    | ShowAwaited
    | CardsExposed
    | HandShown
    | HandMucked
    | PotPushed
    | HandVoided
    | HandEnded
    | HandReleased
    | HandRetrieved
    | HandSeen
    | LeakNoted
    | LookAsked
    | LookSettled
    | ShowAllAsked
    | ShowDeclined
    | WagerCorrected
    | HandFouled
    | ActTakenBack
    | InterestForfeited
    | ChopSaid
    | BlindsChopped
    | SplitSaid
    | SplitAgreed
    | SplitStopped
    | PotSplit
    | CardMoved
    | CardsSetAside
    | StubScrambled
)
"""Events that hide nothing."""

HandEvent = SealedHandEvent | PrivateHandEvent | OpenHandEvent

__all__ = [
    "ActTakenBack",
    "ActionOn",
    "AmountRead",
    "AntePosted",
    "BetMade",
    "BlindPosted",
    "BlindsChopped",
    "BoardTurned",
    "BringInMoved",
    "BringInStands",
    "BroughtIn",
    "BurnSaved",
    "CallVoided",
    "Called",
    "CardBurned",
    "CardMadeGood",
    "CardMoved",
    "CardReplaced",
    "CardWithdrawn",
    "CardsExposed",
    "CardsSetAside",
    "Checked",
    "ChipsForfeited",
    "ChipsMoved",
    "ChipsPutEarly",
    "ChipsTakenBack",
    "ChoiceMade",
    "ChoiceOpened",
    "ChopSaid",
    "Completed",
    "DeadCallMade",
    "Declared",
    "Discarded",
    "DrawAsked",
    "DrawOn",
    "DrawServed",
    "EarlyChipsCount",
    "Entrant",
    "FoldRetrieved",
    "Folded",
    "FoldedEarly",
    "GameTurned",
    "HandEnded",
    "HandFouled",
    "HandKilled",
    "HandMiscalled",
    "HandMucked",
    "HandReleased",
    "HandRetrieved",
    "HandSeen",
    "HandShown",
    "HandShownTo",
    "HandStarted",
    "HandVoided",
    "HeldTo",
    "HoleCardExposed",
    "HoleCardsDealt",
    "InterestForfeited",
    "KillOffered",
    "KillPassed",
    "LastCardPlayed",
    "LeakNoted",
    "LookAsked",
    "LookCounted",
    "LookReported",
    "LookSettled",
    "LowCalled",
    "MuckForgiven",
    "NextCardDown",
    "OpenOffered",
    "OpenPassed",
    "OpenerChanged",
    "OpenersShown",
    "OversChanged",
    "Pile",
    "PotDeclaredOpen",
    "PotKilled",
    "PotPushed",
    "PotSplit",
    "PotsRelayered",
    "PreactDropped",
    "PreactSet",
    "PrivateHandEvent",
    "RaiseAnnounced",
    "Raised",
    "Refund",
    "Released",
    "ReportSettled",
    "RoundClosed",
    "RoundOpened",
    "SaidEarly",
    "SealedHandEvent",
    "SeatCorrection",
    "ShowAllAsked",
    "ShowAwaited",
    "ShowDeclined",
    "ShowdownOpened",
    "SizesChanged",
    "SleeperRaised",
    "SplitAgreed",
    "SplitSaid",
    "SplitStopped",
    "StringRaiseRefused",
    "StubScrambled",
    "StubShuffled",
    "TimeTaken",
    "TurnedUp",
    "UncalledReturned",
    "UpcardsDealt",
    "WagerCorrected",
    "WagerLowered",
]
