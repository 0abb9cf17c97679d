"""Vault: where installations and the states of installs on their way are kept."""

from typing import Protocol

from core.ids import Instant


class Vault(Protocol):
    """The part of the dealer's one database that belongs to Slack.

    Every method may raise ``core.engine.store.StoreFailed``, and what it writes is durable when
    it returns.
    """

    async def keep(self, enterprise: str, team: str, body: bytes, at: Instant) -> None:
        """Keep an installation, in the place of an earlier one of the same workspace."""
        ...

    async def kept(self, enterprise: str, team: str) -> bytes | None:
        """What was kept for a workspace, or (``team`` empty) for a whole enterprise."""
        ...

    async def drop(self, enterprise: str, team: str, at: Instant) -> bool:
        """Delete an installation made at ``at`` or before; False when there was none."""
        ...

    async def issue(self, digest: str, now: Instant, expires_at: Instant) -> None:
        """Note a state by its digest, and let go of those that have expired."""
        ...

    async def redeem(self, digest: str, now: Instant) -> bool:
        """Use a state up; True the first time and before it expires, never again."""
        ...
