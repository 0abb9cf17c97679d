"""Installation: what a workspace entrusts to us when it lets the dealer in."""

from typing import Final

import msgspec
from msgspec import Struct

from adapters.slack.workspace import Access, Workspace


class Installation(Struct, frozen=True):
    """What is kept of an install; ``token`` is in no ``repr``.

    ``name`` is the workspace's or the enterprise's, for the log.
    """

    name: str
    token: str
    bot_user: str
    bot_id: str

    def __repr__(self) -> str:
        return f"Installation({self.name!r}, bot_user={self.bot_user!r})"

    def access(self, workspace: Workspace) -> Access:
        """How to speak in ``workspace``, which this install covers."""
        return Access(workspace, self.token, self.bot_user, self.bot_id)


_DECODER: Final = msgspec.json.Decoder(Installation)


def encode(installation: Installation) -> bytes:
    """As it is kept."""
    return msgspec.json.encode(installation)


def decode(body: bytes) -> Installation:
    """The inverse of :func:`encode`."""
    return _DECODER.decode(body)
