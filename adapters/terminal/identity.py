"""Who and where the terminal is: one person, one community, one table."""

from typing import Final

from core.ids import CommunityId, PersonId, PlaceId

PLATFORM: Final = "terminal"
COMMUNITY: Final = CommunityId("terminal")
PLACE: Final = PlaceId("terminal:table")
YOU: Final = PersonId("terminal:you")
YOUR_NAME: Final = "You"
HOUSE: Final = PersonId("terminal:house")
"""In whose name a table without a person is opened."""
