"""Hands that were really played, through the dealer."""

from collections import Counter
from functools import cache

import msgspec
import pytest

from core.chips import whole
from core.hand import events as e
from core.notation.phh import (
    NotDealt,
    Record,
    Replayed,
    difference_of,
    parse_phh,
    replay,
)
from tests.shared import shared_path

HALF_CHIPS = (
    "pluribus/41b/204.phh",
    "pluribus/60/88.phh",
    "pluribus/75b/76.phh",
    "pluribus/88/128.phh",
)
"""The hands of the set that are said to divide an odd chip in two."""


@cache
def recorded(name: str) -> tuple[Record, ...]:
    """The hands of a file beside the checkout."""
    return parse_phh(shared_path(f"phh/{name}").read_text(encoding="utf-8"), name)


def played(records: tuple[Record, ...]) -> tuple[list[Replayed], Counter[str]]:
    """The hands that can be dealt here, and how many need each thing that is not."""
    hands: list[Replayed] = []
    lacking: Counter[str] = Counter()
    for record in records:
        try:
            hands.append(replay(record))
        except NotDealt as error:
            lacking[error.what] += 1
    return hands, lacking


def test_pluribus_hands_end_as_recorded_but_for_the_half_chips() -> None:
    """One in ten of them, and the four that halve a chip: only those differ, by Cooke 9.18."""
    records = recorded("pluribus.phhs")
    some = [r for n, r in enumerate(records) if n % 10 == 0 or r.label in HALF_CHIPS]
    hands, lacking = played(tuple(some))
    assert (len(hands), not lacking) == (len(some), True)
    assert rules_of(hands) == dict.fromkeys(HALF_CHIPS, "cooke-9.18")


@pytest.mark.slow
def test_every_pluribus_hand_ends_as_recorded_but_for_its_half_chips() -> None:
    """All 6,437 hands replay; only the four that halve a chip differ, and by Cooke 9.18."""
    hands, lacking = played(recorded("pluribus.phhs"))
    assert (len(hands), not lacking) == (6437, True)
    assert rules_of(hands) == dict.fromkeys(HALF_CHIPS, "cooke-9.18")


def rules_of(hands: list[Replayed]) -> dict[str, str | None]:
    """The rule that decides each hand that ended otherwise than recorded."""
    differences = {hand.record.label: difference_of(hand) for hand in hands}
    return {label: found.rule for label, found in differences.items() if found is not None}


def test_raked_hands_differ_by_the_rake_alone() -> None:
    """Five hands of the sample record stacks: one as ours, four less a rake of 0.5 to 2."""
    hands, lacking = played(recorded("handhq-sample.phhs"))
    assert not lacking
    assert len(hands) == 34
    compared = [hand for hand in hands if hand.record.finishing is not None]
    rules = [difference and difference.rule for difference in map(difference_of, compared)]
    assert sorted(map(str, rules)) == ["None", *["cooke-15.01"] * 4]
    for hand in compared:
        taken = [
            ours - theirs
            for ours, theirs in zip(hand.stacks, hand.recorded_stacks or (), strict=True)
        ]
        assert 0 <= sum(taken) <= 2 * hand.scale


def test_a_blind_posted_out_of_turn_is_live_and_moves_nobody() -> None:
    """In iPoker hand 33 p5 posted a big blind of 1: p3 acts first, and p5 just checks along."""
    record = next(r for r in recorded("handhq-sample.phhs") if any(b < 0 for b in r.blinds))
    played = replay(record)
    acts = [event for event in played.events if isinstance(event, e.ActionOn)]
    assert acts[0].menu.seat == played.seats[2]
    assert [event.seat for event in played.events if isinstance(event, e.Checked)] == [
        played.seats[4]
    ]


def test_a_hand_with_a_dead_small_blind_is_dealt_with_one() -> None:
    """FTP hand 60 has a big blind at the first seat and nobody for the small one."""
    record = next(r for r in recorded("handhq-sample.phhs") if r.blinds[1] == 0)
    hand = replay(record).table.hand
    assert hand is not None
    assert (hand.small_blind, hand.big_blind) == (None, hand.seats[0])


def test_nine_games_of_the_world_series_end_as_recorded() -> None:
    """All fifty hands of nine games, played by five, four and two, end with the recorded stacks.

    Big-blind antes, a dead small blind, bring-ins, draws, split pots and unknown upcards are
    among them.
    """
    hands, lacking = played(recorded("wsop-2023-43-5.phhs"))
    assert not lacking
    assert [hand.record.label for hand in hands if difference_of(hand) is not None] == []
    assert Counter(hand.record.variant for hand in hands) == {
        "FO/8": 9, "F7S": 8, "NT": 7, "FR": 6, "PO": 4, "FT": 4, "N2L1D": 4, "F7S/8": 4, "F2L3D": 4,
    }  # fmt: skip


def test_a_raise_to_what_the_other_has_left_is_told() -> None:
    """In 85.phh a limit raise stops at the other's stack: we raise in full and give the rest back.

    p1 has 750,000 before the street and bets 600,000; 1,200,000 is the raise of limit, and p2 gets
    450,000 of it back.
    """
    hands, _ = played(recorded("wsop-2023-43-5.phhs"))
    told = {hand.record.label: [one.rule for one in hand.otherwise] for hand in hands}
    assert {label: rules for label, rules in told.items() if rules} == {
        "wsop/2023/43/5/85.phh": ["cooke-4.09"]
    }
    (heads_up,) = (hand for hand in hands if hand.otherwise)
    returned = [event for event in heads_up.events if isinstance(event, e.UncalledReturned)]
    assert [event.amount for event in returned] == [whole(450_000)]


@pytest.mark.parametrize(
    ("file", "what"),
    [
        ("alice-carol-wikipedia.phh", "the variant FB, badugi"),
        ("phua-xuan-2019.phh", "the variant NS, short-deck hold'em"),
    ],
)
def test_other_games_are_refused_by_name(file: str, what: str) -> None:
    """What is not dealt here is named and counted, never played as something else."""
    assert played(recorded(file)) == ([], {what: 1})


def test_the_million_dollar_pot() -> None:
    """Dwan's straight to the seven beats Ivey's wheel: the whole pot, with unknown cards folded."""
    (hand,) = [replay(record) for record in recorded("dwan-ivey-2009.phh")]
    # Dwan is all in for 553,500; Ivey has him covered, Antonius left his blind and his ante.
    ivey, antonius, dwan = (stack // 100 for stack in hand.stacks)
    assert dwan == 553_500 * 2 + 2_000 + 500
    assert antonius == 2_000_000 - 2_000 - 500
    assert ivey == 1_125_600 - 553_500


@pytest.mark.parametrize(
    ("player", "change", "rule"),
    [
        pytest.param(0, 2, None, id="chips from nowhere"),
        pytest.param(1, -1, None, id="a loser lost more than he bet"),
        pytest.param(0, -52, "cooke-15.01", id="a tenth of the pot of 520 raked"),
        pytest.param(0, -53, None, id="more than a tenth of the pot gone"),
    ],
)
def test_a_wrong_result_is_never_explained_away(player: int, change: int, rule: str | None) -> None:
    """Only a result that a rule gives is told as one: here all of a pot of 520 went to p1."""
    record = next(r for r in recorded("pluribus.phhs") if r.label == "pluribus/100/0.phh")
    stacks = list(record.finishing or ())
    stacks[player] += change
    found = difference_of(replay(msgspec.structs.replace(record, finishing=tuple(stacks))))
    assert found is not None
    assert found.rule == rule
