"""State and events as one viewer may know them: other types, with no field for a secret."""

from core.view.look import look
from core.view.records import (
    HandView,
    MadeHand,
    MyHand,
    PlayerView,
    SeatView,
    ShownHand,
    TableView,
)
from core.view.seen import BoardSeen, HandStartedSeen, HoleCardsSeen, SeenEvent, seen

__all__ = [
    "BoardSeen",
    "HandStartedSeen",
    "HandView",
    "HoleCardsSeen",
    "MadeHand",
    "MyHand",
    "PlayerView",
    "SeatView",
    "SeenEvent",
    "ShownHand",
    "TableView",
    "look",
    "seen",
]
