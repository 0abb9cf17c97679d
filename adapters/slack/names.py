"""The names members bear in a workspace, cleaned as a table shows them."""

from collections.abc import Mapping
from typing import Any

from core.reception.names import clean_name


def shown_name(user: Mapping[str, Any], otherwise: str) -> str:
    """The display name of a profile, else the full name, else the account's, else ``otherwise``."""
    profile = user.get("profile") or {}
    name = otherwise
    for said in (
        user.get("name"),
        user.get("real_name"),
        profile.get("real_name"),
        profile.get("display_name"),
    ):
        name = clean_name(str(said or ""), name)
    return name
