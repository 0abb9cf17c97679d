"""State and events as one viewer may know them: other types, with no field for a secret."""

from core.view.look import look
from core.view.records import (
    HandView,
    MadeHand,
    MyHand,
    PlayerView,
    RotationView,
    SeatView,
    ShownHand,
    TableView,
)
from core.view.seen import (
    BoardSeen,
    BurnSeen,
    CardMadeGoodSeen,
    CardReplacedSeen,
    ChoiceSeen,
    DiscardedSeen,
    DrawAskedSeen,
    DrawServedSeen,
    HandStartedSeen,
    HoleCardsSeen,
    PreactSeen,
    SeenEvent,
    StubShuffledSeen,
    all_seen,
    seen,
)
from core.view.stud_facts import OpenHand, StudFacts
from core.view.whose import look_for

__all__ = [
    "BoardSeen",
    "BurnSeen",
    "CardMadeGoodSeen",
    "CardReplacedSeen",
    "ChoiceSeen",
    "DiscardedSeen",
    "DrawAskedSeen",
    "DrawServedSeen",
    "HandStartedSeen",
    "HandView",
    "HoleCardsSeen",
    "MadeHand",
    "MyHand",
    "OpenHand",
    "PlayerView",
    "PreactSeen",
    "RotationView",
    "SeatView",
    "SeenEvent",
    "ShownHand",
    "StubShuffledSeen",
    "StudFacts",
    "TableView",
    "all_seen",
    "look",
    "look_for",
    "seen",
]
