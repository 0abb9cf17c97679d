"""Names of house players.  ``core.present`` marks whoever bears one as a house player."""

from collections.abc import Collection
from itertools import count
from typing import Final

from core.ids import CommunityId, PersonId

NAMES: Final = (
    "Ada", "Bram", "Cleo", "Dutch", "Etta", "Fitz", "Greta", "Hank", "Ines", "Jonah",
    "Kit", "Lola", "Moss", "Nell", "Otis", "Pearl", "Quinn", "Rufus", "Sadie", "Tully",
)  # fmt: skip
"""Short, easily told apart, one for each letter, so that a table is easy to follow."""


def free_name(taken: Collection[str]) -> str:
    """The first name nobody at the table bears; numbered once all are borne."""
    for lap in count(1):
        for name in NAMES:
            called = name if lap == 1 else f"{name} {lap}"
            if called not in taken:
                return called
    raise AssertionError("counting never ends")


def prop_person(community: CommunityId, name: str) -> PersonId:
    """The id of the house player called ``name``: the community's, with one more word."""
    return PersonId(f"{community}:prop-{name.lower().replace(' ', '-')}")
