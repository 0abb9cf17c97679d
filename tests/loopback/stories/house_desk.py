"""What people do about house rules, each platform in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod

from .venue import Member, Reply


class HouseDesk(ABC):
    """Menus that search, forged commands and files of one venue."""

    @abstractmethod
    async def choose(
        self, member: Member, search: str, key: str, value: str, scope: str = ""
    ) -> Reply:
        """Search for a rule, take it and its value from what is offered, and set it so.

        Raises AssertionError when one of them is not offered.
        """

    @abstractmethod
    async def force(self, member: Member, key: str, value: str) -> Reply:
        """Set a rule as a tampered client could: no menu was open, nothing was offered."""

    @abstractmethod
    async def take_out(self, member: Member) -> str:
        """The rules as a file."""

    @abstractmethod
    async def read_in(self, member: Member, file: str) -> Reply:
        """Hand a file of rules in."""

    @abstractmethod
    async def promote(self, by: Member, group: str, rank: str) -> Reply:
        """Give a role or a user group a rank."""

    @abstractmethod
    async def demote(self, by: Member, group: str) -> Reply:
        """Take its rank from a role or a user group."""

    @abstractmethod
    def group(self, name: str, *members: Member) -> str:
        """A new role or user group with these members, by the word that names it."""
