"""``python -m bot replay``: what it says of a file, and its exit code."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.oracle.test_written_hands import HAND
from tests.shared import shared_path

WON = HAND + "finishing_stacks = [99, 98, 103]\n"
"""The small blind lost 1 and the big blind 2 to a raise."""

CHECKED_DOWN = """
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 2c7d', 'd dh p2 AsKd', 'd dh p3 AdKs', 'p3 cc', 'p1 f', 'p2 cc',
 'd db QhJh3s', 'p2 cc', 'p3 cc', 'd db 4s', 'p2 cc', 'p3 cc', 'd db 8c', 'p2 cc', 'p3 cc',
 'p2 sm AsKd', 'p3 sm AdKs']
"""
"""The blinds and a call make a pot of 5 that the ace-kings of 2 and 3 split."""


def report(capsys: pytest.CaptureFixture[str], folder: Path, *texts: str) -> tuple[int, str]:
    """The exit code and the output for files with these texts."""
    files = [folder / f"{number}.phh" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    code = main(["replay", *map(str, files)])
    return code, capsys.readouterr().out


def test_a_hand_as_recorded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Equal stacks are counted, hands that cannot be dealt are counted apart: exit 0."""
    code, text = report(capsys, tmp_path, WON, HAND.replace("'NT'", "'NS'"))
    assert code == 0
    assert "1 replayed, 1 of 1 end with the recorded stacks" in text
    assert "1 not dealt here: the variant NS, short-deck hold'em" in text


def test_a_difference_by_a_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A halved odd chip is named with the rule and the stacks, and is no failure."""
    halves = CHECKED_DOWN + "finishing_stacks = [99, 100.5, 100.5]\n"
    code, text = report(capsys, tmp_path, halves)
    assert code == 0
    assert "1 end otherwise by a named rule" in text
    assert "(cooke-9.18): p2 101 for 100.5, p3 100 for 100.5" in text


def test_an_unexplained_difference(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The odd chip recorded on the wrong side of the button is explained by nothing: exit 1."""
    wrong = CHECKED_DOWN + "finishing_stacks = [99, 100, 101]\n"
    code, text = report(capsys, tmp_path, WON, wrong)
    assert code == 1
    assert "1 unexplained" in text
    assert "p2 101 for 100, p3 100 for 101" in text


def test_an_impossible_act(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An act the dealer would not take is quoted with the reason: exit 1."""
    code, text = report(capsys, tmp_path, HAND.replace("p3 cbr 6", "p3 cbr 3"))
    assert code == 1
    assert "“p3 cbr 3” was refused: raise_too_small" in text


@pytest.mark.parametrize("text", [None, "variant ="])
def test_no_file_or_no_history(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str | None
) -> None:
    """A missing file, or one that is no hand history, is one sentence and exit 2."""
    file = tmp_path / "hands.phh"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_shared_files(capsys: pytest.CaptureFixture[str]) -> None:
    """Of every smaller file beside the checkout nothing is left unexplained."""
    files = [file for file in shared_path("phh").glob("*.phh*") if file.stem != "pluribus"]
    assert len(files) == 5
    assert main(["replay", *map(str, files)]) == 0
    assert "unexplained" not in capsys.readouterr().out
