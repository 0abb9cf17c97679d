"""Poker Hand History (PHH): recorded hands in and out."""

from core.notation.phh.differences import Difference, difference_of
from core.notation.phh.playing import Otherwise, Stuck
from core.notation.phh.reading import parse_phh
from core.notation.phh.record import NotDealt, NotWritten, Record, Unreadable
from core.notation.phh.replay import Replayed, replay
from core.notation.phh.writing import hand_to_phh, tape_to_phh

__all__ = [
    "Difference",
    "NotDealt",
    "NotWritten",
    "Otherwise",
    "Record",
    "Replayed",
    "Stuck",
    "Unreadable",
    "difference_of",
    "hand_to_phh",
    "parse_phh",
    "replay",
    "tape_to_phh",
]
