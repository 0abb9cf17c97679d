"""Values of house rules as people type them."""

import pytest

from core.house.reading import read
from core.house.setting import Setting, Value
from core.house.settings import SETTINGS
from core.refusal import Reason, Refusal

PERCENT = Setting("rake.percent", 5, "Percent of a pot.", None, (), 0, 10, "percent")
"""A setting in percent, declared here because no matter has one."""


@pytest.mark.parametrize(
    ("key", "typed", "value"),
    [
        ("betting.check_raise", "on", True),
        ("betting.check_raise", "Yes", True),
        ("betting.check_raise", "TRUE", True),
        ("betting.check_raise", " off ", False),
        ("betting.check_raise", "no", False),
        ("betting.check_raise", "no check and raise", False),
        ("clock.seconds", "90", 90),
        ("clock.seconds", "90s", 90),
        ("clock.seconds", "90 seconds", 90),
        ("clock.seconds", "2 minutes", 120),
        ("clock.seconds", "1.5 min", 90),
        ("clock.auto_start_seconds", "1h", 3600),
        ("clock.auto_start_seconds", "off", 0),
        ("buyin.session_gap_minutes", "2 hours", 120),
        ("buyin.session_gap_minutes", "90", 90),
        ("mixed.minutes", "1 hour", 60),
        ("mixed.minutes", "30 minutes", 30),
        ("wallet.starting_chips", "10,000", 10_000),
        ("wallet.starting_chips", "10k chips", None),
        ("wallet.starting_chips", "10k", 10_000),
        ("wallet.starting_chips", "2.5k", 2_500),
        ("buyin.max_big_blinds_big_bet", "200 bb", 200),
        ("buyin.max_big_blinds_big_bet", "200 big blinds", 200),
        ("buyin.max_big_blinds_big_bet", "none", 0),
        ("stud.ante", "-1", -1),
        ("betting.raise_cap", "3", 3),
        ("betting.raise_cap", "3 raises", 3),
        ("button.rule", "no_dead_button", "no_dead_button"),
        ("button.rule", "No dead button", "no_dead_button"),
        ("button.rule", "no-dead-button", "no_dead_button"),
        ("button.rule", "no dead buton", "no_dead_button"),
        ("button.rule", "no dead", "no_dead_button"),
        ("button.rule", "the button always moves on", "no_dead_button"),
        ("mixed.games", "horse", "HORSE"),
        ("pot.low_qualifier", "any low wins its half", 0),
        # Two values begin so, no value is like it, and letters too few.
        ("button.rule", "no", None),
        ("button.rule", "somewhere", None),
        ("clock.seconds", "soon", None),
        ("clock.seconds", "601", None),
        ("clock.seconds", "-1", None),
        ("clock.seconds", "0.5", None),
        ("clock.seconds", "5 chips", None),
        ("clock.seconds", "", None),
        ("betting.raise_cap", "5", None),
        ("betting.min_unit", "none", None),
        ("betting.check_raise", "sometimes", None),
        ("clock.seconds", "9" * 5_000, None),
    ],
)
def test_what_is_typed_is_read_or_refused(key: str, typed: str, value: Value | None) -> None:
    """Words in any case, numbers with or without their unit, time in any unit; what is not to be
    had, or not clear, is refused."""
    if value is not None:
        got = read(SETTINGS[key], typed)
        assert (got, type(got)) == (value, type(value))
        return
    with pytest.raises(Refusal) as refused:
        read(SETTINGS[key], typed)
    assert refused.value.reason is Reason.SETTING_IMPOSSIBLE


def test_percents_are_read_with_their_sign() -> None:
    """``10%``, ``10 percent`` and ``10`` are the same; the sign stands on the sentence too."""
    assert [read(PERCENT, typed) for typed in ("10%", "10 percent", "10")] == [10, 10, 10]
    assert PERCENT.possible == "0 to 10%"


@pytest.mark.parametrize(
    ("key", "possible"),
    [
        ("betting.check_raise", "on or off"),
        ("button.rule", "no_missed_blind or no_dead_button"),
        ("kill.trigger", "none, two_pots, scoop, big_pot or no_openers"),
        ("betting.raise_cap", "4 or 3 raises"),
        ("clock.seconds", "0 to 600 seconds"),
        ("stud.ante", "-1 to 1,000,000,000 chips"),
    ],
)
def test_the_refusal_names_what_there_is(key: str, possible: str) -> None:
    """It carries the setting, what was typed, and the values or the bounds with their unit."""
    with pytest.raises(Refusal) as refused:
        read(SETTINGS[key], "never mind")
    assert refused.value.facts == {"key": key, "value": "never mind", "possible": possible}
    assert refused.value.rule == SETTINGS[key].rule
