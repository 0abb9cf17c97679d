"""Finding the rule that a player asks for."""

import subprocess
import sys
import time
import tomllib
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from core.rulebook import rule, rules, terms
from core.rulebook.searching import near_terms, search

QUESTIONS: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("questions.toml").read_text(encoding="utf-8")
)["cooke"]

FIRST_USE: Final = 0.3
"""Seconds of work until the first answer, with reading the book."""

LATER: Final = 0.005
"""Seconds an answer takes later on."""


@pytest.mark.parametrize("asked", QUESTIONS)
def test_the_right_entry_is_found_first(asked: str) -> None:
    """Each question, as players put it, finds its entry before all others."""
    assert [found.id for found in search(asked).entries][:1] == [f"cooke-{QUESTIONS[asked]}"]


def test_there_are_enough_questions() -> None:
    """At least fifty, on every article that players ask about."""
    assert len(QUESTIONS) >= 50
    assert {answer.split(".")[0] for answer in QUESTIONS.values()} >= set(map(str, range(2, 18)))


@pytest.mark.parametrize("entry", rules()[::7], ids=lambda entry: entry.id)
def test_every_entry_is_found_by_its_id(entry: object) -> None:
    """An id, also without its hyphens and in capitals, is that very entry."""
    wanted = getattr(entry, "id", "")
    for written in (wanted, wanted.upper(), wanted.replace("-", " ")):
        found = search(written)
        assert found.is_exact
        assert [one.id for one in found.entries] == [wanted]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("12.08", "cooke-12.08"),
        ("12.8", "cooke-12.08"),
        ("Rule 12.08?", "cooke-12.08"),
        ("cooke 12.8", "cooke-12.08"),
        ("Cooke's 12.08", "cooke-12.08"),
        ("article 9.9.1", "cooke-9.09.01"),
        ("14.20.e", "cooke-14.20.e"),
        ("14.20e", "cooke-14.20.e"),
        ("stud sheet 5", "scs-5"),
        ("scs 16.1", "scs-16.1"),
        ("razz sheet 2", "razz-2"),
        ("straddle.allowed", "cooke-12.18"),
        ("Betting.Signals", "cooke-10.12"),
    ],
)
def test_numbers_and_keys_are_exact(asked: str, found: str) -> None:
    """A number alone is Cooke's; a missing nought, a book's name and a setting's key are known."""
    answer = search(asked)
    assert answer.is_exact
    assert answer.best is rule(found)


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [("12.30", "cooke-12.23"), ("99.01", "cooke-17.01"), ("12.08.7", "cooke-12.08")],
)
def test_an_unknown_number_offers_the_nearest(asked: str, nearest: str) -> None:
    """What no book has is never answered with another rule, only with what lies next to it."""
    answer = search(asked)
    assert (answer.is_near, answer.is_exact, answer.best) == (True, False, None)
    assert answer.entries[0].id == nearest
    assert len(answer.entries) == 5


def test_a_whole_number_is_an_article() -> None:
    """Rule 12 offers the rules of article 12, from the first."""
    answer = search("12")
    assert [one.id for one in answer.entries[:3]] == ["cooke-12.01", "cooke-12.02", "cooke-12.03"]
    assert answer.best is None


def test_a_book_named_first_is_the_only_one() -> None:
    """Whoever names a book gets its rules alone."""
    assert search("uspc bet out of turn").entries[0].id == "uspc-law-bet-out-of-turn"
    assert {one.id.split("-")[0] for one in search("hoyle raise").entries} == {"hoyle"}


@pytest.mark.parametrize("asked", ["flux capacitor", "", "   ", "?!", "the", "é", "x" * 5000])
def test_nothing_is_found_for_nothing(asked: str) -> None:
    """Words that no rule has find none, and none are an error."""
    answer = search(asked)
    assert (answer.entries, answer.best) == ((), None)


def test_hands_and_paper_are_found_behind_the_game() -> None:
    """What only a dealer of flesh and blood can break is found, but not before the rest."""
    assert search("splashing the pot").best is rule("cooke-10.07")
    ids = [one.id for one in search("dealer exposed a card", 10).entries]
    assert ids[0] == "cooke-14.09"


def test_the_same_question_has_the_same_answer_in_every_process() -> None:
    """Ties are decided by the book's order, never by how a process orders its sets."""
    asked = ("blinds", "raise", "cards", "button and blinds", "dead hand")
    script = (
        "from core.rulebook.searching import search\n"
        f"print([[one.id for one in search(asked).entries] for asked in {asked!r}])"
    )
    said = {fresh(script, seed) for seed in ("1", "2")}
    here = [[one.id for one in search(words).entries] for words in asked]
    assert said == {f"{here}\n"}


def test_the_first_search_is_quick() -> None:
    """Reading the book and making the index take less than three tenths of a second of work: the
    best of three fresh processes, as other work slows any of them."""
    script = (
        "from time import process_time\n"
        "from core.rulebook.searching import search\n"
        "began = process_time()\n"
        "search('dead button')\n"
        "print(process_time() - began)"
    )
    assert min(float(fresh(script)) for _ in range(3)) < FIRST_USE


def fresh(script: str, seed: str = "0") -> str:
    """What ``script`` prints in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        text=True,
    )
    return run.stdout


def test_a_search_is_quick() -> None:
    """The median of all questions takes less than five thousandths of a second."""
    search("dead button")
    took = []
    for asked in QUESTIONS:
        began = time.perf_counter()
        search(asked)
        took.append(time.perf_counter() - began)
    assert median(took) < LATER


@pytest.mark.parametrize(
    ("asked", "near"),
    [("stradle", "Straddle"), ("bad beats", "Bad Beat Jackpot"), ("kickr", "Kicker")],
)
def test_a_word_nobody_knows_has_near_ones(asked: str, near: str) -> None:
    """A slip of the pen and a part of a name lead to the term."""
    assert near in [one.name for one in near_terms(asked)]


def test_a_term_is_near_only_to_what_is_like_it() -> None:
    """Nonsense is near to nothing, and no list is longer than asked for."""
    assert near_terms("flux capacitor") == ()
    assert all(len(near_terms(one.name, 3)) <= 3 for one in terms()[::20])
