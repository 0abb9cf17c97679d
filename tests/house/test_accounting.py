"""The catalogue's keys: none forgotten, none twice, and each declared as it is written there."""

from collections import Counter

import pytest

from core.house.settings import SETTINGS

from .accounting import accounts, counts, in_the_books

PAGE = accounts()
DECLARED = sorted(SETTINGS.keys() & in_the_books().keys())


def test_every_key_is_accounted_for_once() -> None:
    """Each key is a declared setting, merged into another, given elsewhere, or waiting: exactly
    one of these; and nothing stands on the page that the catalogue does not know."""
    placed = Counter([*DECLARED, *PAGE.merged, *PAGE.elsewhere, *PAGE.waits])
    assert [key for key, times in placed.items() if times > 1] == []
    assert set(placed) == set(in_the_books())


def test_what_is_merged_is_said_by_a_declared_setting() -> None:
    """Each merged key names the setting that has its choice."""
    assert set(PAGE.merged.values()) <= SETTINGS.keys()


def test_the_page_adds_up() -> None:
    """The numbers of the kinds make the number of keys."""
    number = counts()
    whole, own = number.pop("keys of the catalogue"), number.pop("settings of no book")
    assert sum(number.values()) == whole
    assert own == len(PAGE.own)


def test_settings_of_no_book_are_listed_with_their_reason() -> None:
    """What the chat room added is no key of the catalogue, and says why it is there."""
    assert set(PAGE.own) == SETTINGS.keys() - in_the_books().keys()
    assert all(PAGE.own.values())


@pytest.mark.parametrize("key", DECLARED)
def test_values_and_default_are_the_catalogue_s(key: str) -> None:
    """A setting has the values, the default and the rule of its entries; of the games' options
    where no entry has it."""
    setting, found = SETTINGS[key], in_the_books()[key]
    entries = [one for one in found if not one[0].startswith("game:")] or found
    values = {value for _, entry in entries for value in entry.values}
    assert values == (set(setting.choices) or {"int"})
    assert {entry.default for _, entry in entries} == {setting.default}
    assert (setting.rule or entries[0][0]) in [rule for rule, _ in entries]
