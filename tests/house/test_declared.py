"""What every declaration has to bring along for commands, sign and docs."""

import pytest

from core.house.declared import DECLARED, MATTERS
from core.house.finding import offers
from core.house.matters import matter_named, matter_of
from core.house.reading import read
from core.house.setting import Kind, Setting
from core.house.values import text_of

EACH = pytest.mark.parametrize("setting", DECLARED, ids=lambda setting: setting.key)
_LONGEST_TITLE = 60
_LONGEST_PHRASE = 90


def said_of(setting: Setting) -> list[str]:
    """The phrase of every value of a list; of a number those of its bounds and odd values."""
    values = setting.choices or (setting.least, setting.most, *(at for at, _ in setting.phrases))
    return [setting.said(value) for value in values]


def test_titles_are_all_different() -> None:
    """No two settings have the same title, so that a title names one."""
    titles = [setting.title.casefold() for setting in DECLARED]
    assert sorted(set(titles)) == sorted(titles)


@EACH
def test_it_has_a_title_and_a_sentence(setting: Setting) -> None:
    """The title is short and is no key; the summary is a sentence."""
    assert 0 < len(setting.title) <= _LONGEST_TITLE
    assert "_" not in setting.title
    assert setting.title[0].isupper()
    assert setting.summary.endswith(".")
    assert setting.summary[0].isupper()


@EACH
def test_every_value_is_said_in_words(setting: Setting) -> None:
    """Each value has its own phrase: short, without a raw key, ready to stand after a semicolon."""
    said = said_of(setting)
    assert len(set(said)) == len(set(setting.choices)) if setting.choices else said
    for phrase in said:
        assert 0 < len(phrase) <= _LONGEST_PHRASE
        assert not phrase.endswith(".")
        assert "_" not in phrase
        assert "{" not in phrase
    if setting.kind is Kind.NUMBER:
        assert setting.sign.count("{value}") == 1
        assert setting.unit
    else:
        assert {value for value, _ in setting.phrases} == set(setting.choices)


@EACH
def test_every_value_is_read_as_it_is_offered(setting: Setting) -> None:
    """What autocomplete offers is read as that value, and so is the phrase of a choice; one of
    the values is marked as the usual one."""
    offered = offers(setting)
    assert [read(setting, offer.text) for offer in offered] == [one.value for one in offered]
    assert sum(offer.label.endswith("(usual)") for offer in offered) == 1
    for value in setting.choices:
        assert read(setting, text_of(value).upper().replace("_", " ")) == value
        assert read(setting, setting.said(value)) == value


@EACH
def test_it_belongs_to_one_matter(setting: Setting) -> None:
    """Each setting is listed under the matter that names it, and under no other."""
    matter = matter_of(setting.key)
    assert [one.name for one in MATTERS if setting in one.settings] == [matter.name]


def test_matters_are_found_by_word_and_by_heading() -> None:
    """Both names of each matter lead to it, in any case; another word leads nowhere."""
    for matter in MATTERS:
        assert matter_named(matter.name.upper()) is matter
        assert matter_named(f" {matter.title.upper()} ") is matter
    assert matter_named("weather") is None
