"""Workspace: where in Slack something is, and what we may do there."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct
from slack_bolt.context.async_context import AsyncBoltContext

from core.ids import Instant

Look = Callable[[], Awaitable[None]]


class Workspace(Struct, frozen=True):
    """A workspace, by its enterprise (empty when it is in none) and its team.

    An empty ``team`` is the whole enterprise.
    """

    enterprise: str
    team: str

    @property
    def word(self) -> str:
        """The word that stands for it in ids: ``T1``, or ``E1.T1`` in an enterprise."""
        return f"{self.enterprise}.{self.team}" if self.enterprise else self.team


def workspace_of(word: str) -> Workspace:
    """The workspace that ``word`` stands for, the inverse of :attr:`Workspace.word`."""
    enterprise, _, team = word.rpartition(".")
    return Workspace(enterprise, team)


class Access(Struct, frozen=True):
    """Who we are in ``workspace``; ``token`` is the bot's there and in no ``repr``."""

    workspace: Workspace
    token: str
    bot_user: str
    bot_id: str

    def __repr__(self) -> str:
        return f"Access({self.workspace.word}, bot_user={self.bot_user!r}, bot_id={self.bot_id!r})"


class Workspaces(Protocol):
    """The workspaces that have let the dealer in."""

    async def enter(self) -> None:
        """Get ready, before anything else is asked.

        Raises:
            SlackUnusable: Slack will not have us.
        """
        ...

    async def access(self, workspace: Workspace) -> Access | None:
        """How to speak in ``workspace``; None when it has not let us in, or no more.

        Raises:
            StoreFailed: the database could not say.
        """
        ...

    async def heard(self, workspace: Workspace) -> None:
        """A genuine request has come from ``workspace``: it has us still."""
        ...

    async def refused(self, workspace: Workspace) -> None:
        """Slack refuses our token there: no access until something is heard again."""
        ...

    async def forget(self, workspace: Workspace, at: Instant) -> None:
        """``workspace`` (or a whole enterprise) has thrown us out at ``at``.

        Raises:
            StoreFailed: it could not be written down.
        """
        ...

    def watch(self, look: Look) -> None:
        """Have ``look`` called whenever some workspace may have let us in or thrown us out."""
        ...


def workspace_in(context: AsyncBoltContext) -> Workspace:
    """Where a request comes from."""
    return Workspace(context.enterprise_id or "", context.team_id or "")
