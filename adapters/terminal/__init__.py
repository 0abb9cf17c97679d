"""The terminal: one person, or house players alone, at one table."""

from adapters.terminal.answers import Answers
from adapters.terminal.console import Console, Keyboard
from adapters.terminal.help import greeting
from adapters.terminal.identity import PLATFORM, YOU
from adapters.terminal.screen import Screen, screen_of
from adapters.terminal.seating import Party, keys
from adapters.terminal.session import Session
from adapters.terminal.transcript import Transcript

__all__ = [
    "PLATFORM",
    "YOU",
    "Answers",
    "Console",
    "Keyboard",
    "Party",
    "Screen",
    "Session",
    "Transcript",
    "greeting",
    "keys",
    "screen_of",
]
