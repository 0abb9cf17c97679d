"""House players' names."""

from core.ids import CommunityId
from core.props import NAMES, free_name, prop_person


def test_names_are_told_apart_by_their_first_letter() -> None:
    """No two names begin alike, so a table is easy to follow."""
    assert len({name[0] for name in NAMES}) == len(NAMES)


def test_a_name_is_given_once_at_a_table() -> None:
    """Thirty house players get thirty names."""
    taken: set[str] = set()
    for _ in range(30):
        taken.add(free_name(taken))
    assert len(taken) == 30


def test_a_house_players_id_belongs_to_its_community() -> None:
    """The id names the community first, as every person's does."""
    assert prop_person(CommunityId("discord:1"), "Ada 2") == "discord:1:prop-ada-2"
