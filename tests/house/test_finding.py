"""House rules found while they are being typed."""

import time

import pytest

from core.house.declared import DECLARED
from core.house.finding import find, offers, setting_named
from core.house.settings import SETTINGS
from core.refusal import Reason, Refusal


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("button.rule", "button.rule"),
        ("Button Rule", "button.rule"),
        ("straddle.", "straddle.allowed"),
        ("odd chips", "pot.odd_chip_unit"),
        ("check-raise", "betting.check_raise"),
        ("check raise", "betting.check_raise"),
        ("low qual", "pot.low_qualifier"),
        ("Who calls the clock", "clock.requester"),
        ("12.03", "button.rule"),
        ("cooke-12.03", "button.rule"),
        ("Cooke 12.03", "button.rule"),
        ("rabbit", None),
        ("between hands", "deal.between_hands_seconds"),
        ("dead button", "button.dead_marker"),
        ("insurance", "pot.insurance"),
        ("joker lowball", "lowball.joker"),
        ("may chop", "pot.chop_blinds"),
        ("talking", "conduct.spectators"),
        ("straddling", "straddle.allowed"),
        ("how many raises", "betting.raise_cap"),
        ("stradle", "straddle.allowed"),
        ("the clok", "clock.seconds"),
        ("who may chop?", "pot.chop_blinds"),
    ],
)
def test_the_best_comes_first(typed: str, first: str | None) -> None:
    """By key, title, rule number, or words of what it decides; nothing is found for nothing."""
    found = [setting.key for setting in find(typed)]
    assert found[:1] == ([first] if first else [])


def test_a_rule_number_finds_all_its_settings() -> None:
    """The settings of 12.18 are all found, before those of other rules that only begin so."""
    of_rule = {setting.key for setting in DECLARED if setting.rule == "cooke-12.18"}
    found = [setting.key for setting in find("12.18", 100)]
    assert set(found[: len(of_rule)]) == of_rule


def test_nothing_typed_lists_them_in_order() -> None:
    """An empty field offers the first ones, as many as the platform takes."""
    assert find("", 25) == DECLARED[:25]
    assert len(find("e", 25)) == 25


def test_every_setting_is_found_first_by_its_own_names() -> None:
    """By its key and by its title each one is the first of what is found, and is meant by it."""
    for setting in DECLARED:
        assert find(setting.key)[0] is setting
        assert find(setting.title)[0] is setting
        assert setting_named(setting.key) is setting
        assert setting_named(setting.title.upper()) is setting


def test_one_setting_alone_may_be_named_short() -> None:
    """A beginning or a word that only one of them has is enough."""
    assert setting_named("insur").key == "pot.insurance"
    assert setting_named("sleeper effect").key == "straddle.sleeper_effect"


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("straddle", "straddle.allowed"),
        ("button.rul", "button.rule"),
        ("the stradle", "straddle.allowed"),
    ],
)
def test_what_is_not_one_setting_is_refused_with_those_near(typed: str, near: str) -> None:
    """A word that several share, or a key with a slip, is answered with what is meant perhaps."""
    if typed == "button.rul":
        assert setting_named(typed).key == near
        return
    with pytest.raises(Refusal) as refused:
        setting_named(typed)
    assert refused.value.reason is Reason.UNKNOWN_SETTING
    assert near in str(refused.value.facts["near"])


def test_values_are_offered_with_their_words() -> None:
    """Each value of a list with what the house does at it, the usual one marked; what is typed
    narrows them, by the value or by a word of its phrase."""
    rule = SETTINGS["button.rule"]
    assert [(offer.value, offer.label) for offer in offers(rule)] == [
        ("no_missed_blind",
         "no_missed_blind: every blind is met, and the button may be dead (usual)"),
        ("no_dead_button", "no_dead_button: the button always moves on"),
    ]  # fmt: skip
    assert [offer.value for offer in offers(rule, "always")] == ["no_dead_button"]
    assert [offer.value for offer in offers(rule, "no_d")][:1] == ["no_dead_button"]
    assert offers(rule, "kings") == ()


def test_numbers_are_offered_as_they_are_typed() -> None:
    """A number that is possible comes first; else the usual one, the odd ones and the bounds."""
    clock = SETTINGS["clock.seconds"]
    assert [offer.value for offer in offers(clock)] == [60, 0, 600]
    assert [offer.label for offer in offers(clock, "2 min")][:1] == [
        "120: 120 seconds on the clock"
    ]
    assert offers(clock, "5000") == ()


def test_a_search_takes_less_than_two_milliseconds() -> None:
    """The best of several searches, the first one aside: autocomplete runs at each key press."""
    find("x")
    took = []
    for typed in ("b", "blinds", "who may show a hand", "12.1", "zzz") * 3:
        start = time.perf_counter()
        find(typed, 100)
        took.append((typed, time.perf_counter() - start))
    best = {typed: min(took for other, took in took if other == typed) for typed, _ in took}
    assert max(best.values()) < 0.002


@pytest.mark.parametrize("typed", ["", "🂡", "xyz", "rabbit hunting"])
def test_what_is_like_no_rule_names_none(typed: str) -> None:
    """Nothing near is made up for words that no rule is like, or for none."""
    with pytest.raises(Refusal) as refused:
        setting_named(typed)
    assert refused.value.reason is Reason.NO_SETTING_LIKE_IT
