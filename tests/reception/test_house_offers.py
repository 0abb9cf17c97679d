"""House rules and their values while they are being typed."""

import time

import pytest

from core.house.in_force import InForce
from core.house.settings import SETTINGS
from core.reception.house.offers import changed_rules, rules, values

LABEL, CHOICES = 100, 25
FAST = 0.05
"""Seconds in which each letter typed has to be answered."""


def test_every_rule_is_found_by_its_key() -> None:
    """First of all, with what it is set to at the end of its line."""
    for key, setting in SETTINGS.items():
        first, *_ = rules(key, InForce(), CHOICES)
        assert first.key == key
        label = first.label(LABEL)
        assert len(label) <= LABEL
        assert label.startswith(f"{key} — ")
        assert label.endswith(f": {setting.value_text(setting.default)}")


def test_its_values_are_offered() -> None:
    """Every value of a list, and for a number the usual one: each fits, and is short enough."""
    for key, setting in SETTINGS.items():
        offered = list(values(key, "", CHOICES, LABEL))
        assert 1 <= len(offered) <= CHOICES, key
        assert not setting.choices or len(offered) == min(len(setting.choices), CHOICES), key
        for label, said in offered:
            assert 1 <= len(label) <= LABEL
            assert 1 <= len(said) <= LABEL


def test_the_value_in_force_is_told() -> None:
    """The table's value stands before the community's."""
    here = InForce(table={"clock.seconds": 40}, community={"clock.seconds": 90})
    (found, *_) = rules("clock.seconds", here, CHOICES)
    assert found.label(LABEL) == "clock.seconds — The clock (10.03): 40 seconds"


def test_a_number_stands_beside_its_bounds() -> None:
    """Whatever is typed within them is offered; outside of them the usual one still is."""
    ((label, said),) = values("clock.seconds", "45", CHOICES, LABEL)
    assert (label, said) == ("45 seconds; 0 to 600 seconds (usual 60 seconds)", "45")
    assert "60" in {said for _, said in values("clock.seconds", "99999", CHOICES, LABEL)}


def test_a_word_stands_beside_what_it_means() -> None:
    """As the sign would say it."""
    offered = dict(values("button.rule", "no_dead", CHOICES, LABEL))
    assert offered["no_dead_button: the button always moves on"] == "no_dead_button"


def test_nothing_is_offered_for_no_rule() -> None:
    """What names no rule has no values."""
    assert not list(values("nonsense", "", CHOICES, LABEL))


def test_only_changed_rules_can_be_reset() -> None:
    """Those of the table and of the community, however they are searched; and all at once, for
    whoever has typed nothing or begins to say so."""

    def offered(typed: str) -> list[str]:
        here = InForce(table={"clock.seconds": 40}, community={"button.rule": "no_dead_button"})
        return [said for _, said in changed_rules(typed, here, CHOICES, LABEL)]

    assert offered("") == ["clock.seconds", "button.rule", "all"]
    assert offered("al")[-1:] == ["all"]
    assert offered("button") == ["button.rule"]
    assert offered("zzz") == []


def test_however_many_have_changed_all_can_be_reset() -> None:
    """With every rule changed, a menu has no more lines than a platform shows, and all is one."""
    here = InForce(community={key: setting.default for key, setting in SETTINGS.items()})
    offered = list(changed_rules("", here, CHOICES, LABEL))
    assert len(offered) == CHOICES
    assert offered[-1][1] == "all"
    assert all(1 <= len(label) <= LABEL for label, _ in offered)


@pytest.mark.parametrize("typed", ["", "b", "button", "12.0", "who shows first", "zzz"])
def test_no_letter_waits(typed: str) -> None:
    """The loop is not held for longer than one answer may take."""
    list(rules("", InForce(), CHOICES))  # words are taken apart once
    began = time.perf_counter()
    found = list(rules(typed, InForce(), CHOICES))
    assert time.perf_counter() - began < FAST
    assert len(found) <= CHOICES
