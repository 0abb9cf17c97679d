"""States: what ties the end of an install to its beginning, once and for ten minutes."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from slack_sdk.oauth.state_store.async_state_store import AsyncOAuthStateStore

from adapters.slack.install.vault import Vault
from core.ids import Instant, later, seconds

LIFE_SECONDS: Final = 600
"""How long somebody may take to allow the install."""

_BYTES: Final = 32


class States(AsyncOAuthStateStore):
    """Issues and takes states.  Only their digests are kept, so the database gives none away."""

    def __init__(self, vault: Vault, now: Callable[[], Instant]) -> None:
        self._vault = vault
        self._now = now

    async def async_issue(self, *args: object, **kwargs: object) -> str:
        """A new state.

        Raises:
            StoreFailed: it could not be written down.
        """
        state = secrets.token_urlsafe(_BYTES)
        now = self._now()
        await self._vault.issue(_digest(state), now, later(now, seconds(LIFE_SECONDS)))
        return state

    async def async_consume(self, state: str) -> bool:
        """True once for a state of ours, within its ten minutes.

        Raises:
            StoreFailed: the database could not say.
        """
        return await self._vault.redeem(_digest(state), self._now())


def _digest(state: str) -> str:
    return hashlib.sha256(state.encode()).hexdigest()
