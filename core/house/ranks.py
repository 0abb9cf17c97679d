"""Ranks: who may do what in the card room.

The platform's own right (Manage Server, workspace admin) makes an admin; admins choose roles, user
groups and persons besides.  Whoever opened a table owns it.
"""

from enum import IntEnum, unique
from typing import Final

from msgspec import Struct


@unique
class Rank(IntEnum):
    """What somebody may do; each rank may do what those below it may.

    ``OWNER`` is a rank at one table only: he may close it and set its rules.  ``FLOOR`` answers
    and rules; ``ADMIN`` makes the house's rules, opens tables and gives chips.
    """

    PLAYER = 0
    OWNER = 1
    FLOOR = 2
    ADMIN = 3


CHOSEN: Final[dict[str, Rank]] = {"floor": Rank.FLOOR, "admin": Rank.ADMIN}
"""The ranks that an admin may give, by the words for them."""


class Staff(Struct, frozen=True):
    """Somebody whom an admin has given a rank: a person, a role or a user group.

    ``holder`` is the person's id or (``is_group``) the group's; ``label`` what it was called then.
    """

    holder: str
    rank: Rank
    label: str
    is_group: bool = False
