"""The README says what is so."""

import re

from bot.commands import COMMANDS
from bot.variables import VARIABLES
from tests.bot.process import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_two_lines_stand_at_the_top() -> None:
    """The first block is the two commands that everything begins with, as they are to be typed."""
    first = README.split("```")[1].strip().splitlines()
    assert first == ["pip install -e . && python -m bot", "pip install -e '.[test]' && pytest"]


def test_every_variable_is_listed_once_with_its_default() -> None:
    """The configuration table is the list in ``bot.variables``, row by row."""
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$", README, re.MULTILINE)
    assert rows == [
        (v.name, v.default, v.summary + (" *For tests.*" if v.is_for_tests else ""))
        for v in VARIABLES
    ]


def test_every_command_is_listed() -> None:
    """Each command of the process is named, ``run`` as the bare line."""
    for command in COMMANDS:
        words = "python -m bot" if command.name == "run" else f"python -m bot {command.name}"
        assert f"`{words}" in README


def test_every_picture_is_there_and_has_words() -> None:
    """Pictures lie where the README looks for them, each with its text."""
    pictures = re.findall(r"!\[(.*?)\]\((.*?)\)", README)
    assert pictures
    for words, path in pictures:
        assert (ROOT / path).is_file()
        assert len(words) > 20
