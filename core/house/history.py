"""The history of a house: every change of its rules and its staff, who made it and when.

Nothing in it is ever changed.  What holds now is what the last line on each subject says.
"""

from enum import StrEnum, unique

from msgspec import Struct

from core.house.setting import Value
from core.ids import CommunityId, Instant, PersonId, TableId


@unique
class About(StrEnum):
    """What a line of the history is about."""

    RULE = "rule"
    STAFF = "staff"
    """The rank of a person."""
    GROUP = "group"
    """The rank of everybody in a role or user group."""


class HouseChange(Struct, frozen=True):
    """One line of the history.

    Attributes:
        key: names the act; an act of several lines numbers them in ``place``, from 0.
        table: the table it is about, None for the whole community.
        subject: the setting's key, or the id of whoever was given a rank.
        value: what it is from then on, None for taken back.
        was: the value before, None for none of its own.
        by, name: who did it, and what he was called then.
        label: what the subject was called, where it has no name of its own.
    """

    key: str
    place: int
    community: CommunityId
    table: TableId | None
    about: About
    subject: str
    value: Value | None
    was: Value | None
    by: PersonId
    name: str
    at: Instant
    label: str = ""
