"""Small ways in which SimCord 3.2.1's answers differ from the document, set right."""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend, serializers
from simcord.enums import InteractionType

# Answers that SimCord keeps short and of which a bot reads only what is there.
UNCHECKED = frozenset({"/oauth2/applications/@me"})

# SimCord writes null where Discord leaves out.
_NEVER_NULL = frozenset({"nonce", "response_message_id", "integration_types", "contexts"})

_FILE = 13
"""The type of a component that shows an attached file."""

Json = dict[str, Any]


class Mender:
    """Rewrites answers, and the messages, users and commands inside them."""

    def __init__(self, backend: Backend) -> None:
        self.openers: dict[int, int] = {}
        """Which interaction opened the modal that another one submitted."""
        self._backend = backend

    def mend(self, node: Any) -> Any:
        """A copy of the answer as Discord would write it."""
        if isinstance(node, list):
            return [self.mend(child) for child in node]
        if not isinstance(node, dict):
            return node
        mended: Json = {
            key: self.mend(child)
            for key, child in node.items()
            if child is not None or key not in _NEVER_NULL
        }
        if "filename" in mended and mended.get("description") is None:
            mended.pop("description", None)
        if mended.get("type") == _FILE and isinstance(mended.get("file"), dict):
            shown = mended["file"]
            mended["file"] = {"id": shown.get("attachment_id", mended["id"]), **shown}
        if "discriminator" in mended:
            mended.setdefault("primary_guild", None)
        if "joined_at" in mended and "user" in mended:
            mended.setdefault("banner", None)
        if "recipients" in mended:
            mended.setdefault("flags", 0)
        if "default_member_permissions" in mended:
            mended.setdefault("version", mended["id"])
            asked = mended["default_member_permissions"]
            # Asked as a number, answered as text.
            mended["default_member_permissions"] = None if asked is None else str(asked)
        if "interaction_metadata" in mended:
            mended["interaction_metadata"] |= self._origin(int(node["interaction_metadata"]["id"]))
        return mended

    def _origin(self, interaction_id: int) -> Json:
        """What an interaction's metadata says of the message or the modal it came from."""
        record = self._backend.interactions[interaction_id]
        if record.type == InteractionType.MESSAGE_COMPONENT:
            return {"interacted_message_id": str(record.source_message_id)}
        opener = self._backend.interactions.get(self.openers.get(interaction_id, 0))
        if opener is None:
            return {}
        trigger: Json = {
            "id": str(opener.id),
            "type": opener.type,
            "user": self.mend(dict(serializers.user_payload(self._backend.users[opener.user_id]))),
            "authorizing_integration_owners": {},
        }
        if opener.command_name is not None:
            trigger |= {"name": opener.command_name, "command_type": opener.command_type}
        return {"triggering_interaction_metadata": trigger | self._origin(opener.id)}
