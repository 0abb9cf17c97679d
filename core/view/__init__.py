"""State and events as one viewer may know them: other types, with no field for a secret."""

from core.view.coming import NextHand
from core.view.look import look
from core.view.records.hand import HandView, PlayerView
from core.view.records.mine import MyHand
from core.view.records.shown import LooksView, MadeHand, ShownHand, ShownToMe
from core.view.records.table import RotationView, SeatView, TableView
from core.view.seen import (
    BoardSeen,
    BurnSeen,
    CardMadeGoodSeen,
    CardReplacedSeen,
    ChoiceSeen,
    DiscardedSeen,
    DrawAskedSeen,
    DrawServedSeen,
    HandShownToSeen,
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
    "HandShownToSeen",
    "HandStartedSeen",
    "HandView",
    "HoleCardsSeen",
    "LooksView",
    "MadeHand",
    "MyHand",
    "NextHand",
    "OpenHand",
    "PlayerView",
    "PreactSeen",
    "RotationView",
    "SeatView",
    "SeenEvent",
    "ShownHand",
    "ShownToMe",
    "StubShuffledSeen",
    "StudFacts",
    "TableView",
    "all_seen",
    "look",
    "look_for",
    "seen",
]
