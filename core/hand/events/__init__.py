"""What the table saw during a hand.

Events are the truth: state is their fold.  Every field is public except those of type
``Sealed``, which name the seats that may open them.
"""

from core.hand.events.betting import (
    ActionOn,
    BetMade,
    BringInStands,
    BroughtIn,
    Called,
    Checked,
    ChipsTakenBack,
    Completed,
    Folded,
    PotsRelayered,
    Raised,
    RoundClosed,
    RoundOpened,
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
    HandKilled,
    HandMiscalled,
    HoleCardExposed,
    LastCardPlayed,
    LowCalled,
    MuckForgiven,
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
)
"""Events of which a part is hidden from some."""

OpenHandEvent = (
    AntePosted
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
    | RoundOpened
    | ActionOn
    | Checked
    | Called
    | BetMade
    | Raised
    | Folded
    | FoldRetrieved
    | HoleCardExposed
    | LastCardPlayed
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
)
"""Events that hide nothing."""

HandEvent = SealedHandEvent | OpenHandEvent

__all__ = [
    "ActionOn",
    "AntePosted",
    "BetMade",
    "BlindPosted",
    "BoardTurned",
    "BringInMoved",
    "BringInStands",
    "BroughtIn",
    "BurnSaved",
    "Called",
    "CardBurned",
    "CardMadeGood",
    "CardReplaced",
    "CardWithdrawn",
    "CardsExposed",
    "Checked",
    "ChipsTakenBack",
    "ChoiceMade",
    "ChoiceOpened",
    "Completed",
    "Declared",
    "Discarded",
    "DrawAsked",
    "DrawOn",
    "DrawServed",
    "Entrant",
    "FoldRetrieved",
    "Folded",
    "GameTurned",
    "HandEnded",
    "HandKilled",
    "HandMiscalled",
    "HandMucked",
    "HandShown",
    "HandStarted",
    "HandVoided",
    "HoleCardExposed",
    "HoleCardsDealt",
    "LastCardPlayed",
    "LowCalled",
    "MuckForgiven",
    "OpenOffered",
    "OpenPassed",
    "OpenerChanged",
    "OpenersShown",
    "PotDeclaredOpen",
    "PotPushed",
    "PotsRelayered",
    "Raised",
    "Refund",
    "RoundClosed",
    "RoundOpened",
    "SealedHandEvent",
    "ShowAwaited",
    "ShowdownOpened",
    "StubShuffled",
    "TurnedUp",
    "UncalledReturned",
    "UpcardsDealt",
    "WagerLowered",
]
