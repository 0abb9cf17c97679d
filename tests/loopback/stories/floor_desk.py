"""What the floor does, each platform in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from core.house.reports import Matter
from core.notation.spoken_rulings import BY_WORD, Takes

from .venue import Member, Reply, Sight

Given = Mapping[Takes, str | int]
"""What goes with a ruling's word: seats as numbers, all else as it is typed."""


class FloorDesk(ABC):
    """Commands and forms of the floor at one venue."""

    @abstractmethod
    async def rule(
        self, member: Member, word: str, given: Given | None = None, why: str = "", rule: str = ""
    ) -> Reply:
        """Give a ruling by a command; a tampered client may, where the platform offers none."""

    @abstractmethod
    async def review(self, member: Member, number: int, why: str = "") -> Reply:
        """Look at all hands of the deal of that number by a command."""

    @abstractmethod
    async def answer(self, member: Member, word: str, whom: Member | None = None) -> Reply:
        """Answer by a command what the floor has been asked: ``clock``, ``eject``, ``look`` ..."""

    @abstractmethod
    async def penalise(
        self, member: Member, word: str, whom: Member | None = None, **said: str | int | Member
    ) -> Reply:
        """Take a measure by a command, with what goes with it in the order of its words."""

    @abstractmethod
    async def report(self, member: Member, matter: Matter, *about: Member, text: str) -> Reply:
        """Tell the floor in private of somebody's conduct."""

    @abstractmethod
    def mention(self, member: Member) -> str:
        """A member as a message names him."""

    @abstractmethod
    async def fill(self, member: Member, form: Reply, **fields: str) -> Reply:
        """Send a form of several fields; those left out keep what is there."""

    @abstractmethod
    async def choose_floor(self, by: Member, *members: Member) -> str:
        """Give a new role or user group of these members the rank of floor; its id."""

    @abstractmethod
    def notifies(self, sight: Sight, group: str) -> bool:
        """Whether something shown notifies that role or group."""


def in_words(word: str, given: Given, why: str, rule: str) -> str:
    """A ruling as it is typed: ``dead seat 3 because he left, rule 10.18``."""
    parts = [word, *(_said(takes, given[takes]) for takes in BY_WORD[word].takes if takes in given)]
    because = f" because {why}" if why else ""
    return " ".join(parts) + because + (f", rule {rule}" if rule else "")


def _said(takes: Takes, value: str | int) -> str:
    seat = f"seat {value}" if isinstance(value, int) else value
    return f"to {seat}" if takes in (Takes.TO, Takes.SEATS) else seat
