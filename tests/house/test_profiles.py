"""The named sets of house rules."""

import pytest

from core.house.combinations import check_together, idle_under
from core.house.profiles import PROFILES, Profile, changes_to, profile_named, profile_of
from core.house.settings import SETTINGS, checked
from core.refusal import Reason, Refusal

ALL = tuple(PROFILES.values())


@pytest.mark.parametrize("profile", ALL, ids=PROFILES)
def test_a_set_can_be_played(profile: Profile) -> None:
    """Each value is possible, differs from the main rule, has an effect, and contradicts none."""
    values = profile.values
    assert checked(values) == values
    check_together(values)
    for key, value in values.items():
        assert value != SETTINGS[key].default, key
        assert idle_under(values, key) == "", key
        assert SETTINGS[key].rule is not None, key


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("cooke_main", "cooke_main"),
        ("Cooke's main rules", "cooke_main"),
        ("main", "cooke_main"),
        ("COOKE preferred", "cooke_preferred"),
        ("home game", "home"),
        ("uspc", "home"),
    ],
)
def test_a_set_has_several_names(typed: str, name: str) -> None:
    """By its word, its title, or what else people call it."""
    assert profile_named(typed).name == name


def test_an_unknown_set_is_refused_with_those_there_are() -> None:
    """The refusal lists them all."""
    with pytest.raises(Refusal) as refused:
        profile_named("wild west")
    assert refused.value.reason is Reason.UNKNOWN_PROFILE
    assert refused.value.facts["offers"] == "cooke_main, cooke_preferred, home"


@pytest.mark.parametrize("profile", ALL, ids=PROFILES)
def test_the_changes_to_a_set_make_it(profile: Profile) -> None:
    """From any rules, those of a set are reached by its changes; what is the chat room's alone
    stays as it is, and makes no other set of it."""
    for before in (*ALL, None):
        house = {"wallet.starting_chips": 5} | (before.values if before is not None else {})
        if before is None:
            house["clock.seconds"] = 90
        after = house | changes_to(house, profile.values)
        left = {key: value for key, value in after.items() if value is not None}
        assert left == profile.values | {"wallet.starting_chips": 5}
        assert profile_of(left) == profile


def test_rules_of_ones_own_are_no_set() -> None:
    """One rule more than in a set makes it a house of its own."""
    assert profile_of(PROFILES["home"].values | {"clock.seconds": 90}) is None
