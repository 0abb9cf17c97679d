"""Everything that the floor can say is told in some story over both platforms.

Read off the stories themselves: a ruling, a penalty or a command that is added, and told nowhere,
fails here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import create_autospec

from discord import app_commands

from adapters.discord.commands.penalty import penalty_commands
from adapters.discord.commands.ruling import ruling_commands
from adapters.discord.desk import Desk
from core.house.reports import Matter
from core.notation.spoken_penalties import PENALTIES
from core.notation.spoken_rulings import BY_KIND, SPOKEN
from core.reception.rulings.calling import REPORTED
from core.table.floor.ruling_record import RulingKind

STORIES: Final = Path(__file__).parents[1] / "loopback" / "stories"

NAMES_A_CARD: Final = {RulingKind.EXPOSED_CARD}
"""No word says it, so that nobody can try what another holds (``test_floor_secrecy``)."""

BY_VERB: Final = {RulingKind.SEE_HAND}
"""Said by the answers to a request alone."""

Call = tuple[str, tuple[str, ...]]
"""A call in a story: what is called, and its words and constants as they stand there."""


def calls() -> Iterator[Call]:
    """Every call in every story, once for each parameter that it is told with."""
    for path in sorted(STORIES.glob("test_*.py")):
        for story in ast.walk(ast.parse(path.read_text())):
            if isinstance(story, ast.AsyncFunctionDef):
                for node in ast.walk(story):
                    if isinstance(node, ast.Call):
                        yield from _told(node, story)


def _told(call: ast.Call, story: ast.AsyncFunctionDef) -> Iterator[Call]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    words = tuple(_word(one) for one in (*call.args, *(named.value for named in call.keywords)))
    said = set(words) & set(_parameters(story))
    if not said:
        yield name, words
    for parameter in said:
        for value in _parameters(story)[parameter]:
            yield name, tuple(value if word == parameter else word for word in words)


def _word(node: ast.expr) -> str:
    match node:
        case ast.Constant():
            return str(node.value)
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case _:
            return ""


def _parameters(story: ast.AsyncFunctionDef) -> dict[str, list[str]]:
    """What a story is told with, by the parameter."""
    found: dict[str, list[str]] = {}
    for mark in story.decorator_list:
        if isinstance(mark, ast.Call) and getattr(mark.func, "attr", "") == "parametrize":
            values = [one for one in ast.walk(mark.args[1]) if isinstance(one, ast.Constant)]
            found[_word(mark.args[0])] = [str(one.value) for one in values]
    return found


CALLS: Final = tuple(calls())


def said(name: str, place: int) -> set[str]:
    """The words that stand at ``place`` in the calls of ``name``."""
    return {words[place] for called, words in CALLS if called == name and len(words) > place}


def by_command() -> set[str]:
    """Rulings that are said by a command: by subcommands on Discord, in words on Slack."""
    return said("rules", 1) | said("says", 0) | _looks(by_button=False)


def by_button() -> set[str]:
    """Rulings that are given by a button of the floor's page, and its form where it has one."""
    going_on = {"continue"} if "GO_ON" in said("answers", 1) else set()
    return said("presses", 1) | said("button", 0) | _looks(by_button=True) | going_on


def _looks(*, by_button: bool) -> set[str]:
    """The look at a hand, which is no ruling in the journal and has a helper of its own."""
    ways = {"True" in words for name, words in CALLS if name == "inspects"}
    return {"inspect"} if by_button in ways else set()


def test_each_ruling_is_told() -> None:
    """Each kind, but for the one that no word says; each word by a command and by a button."""
    kinds = set(RulingKind) - NAMES_A_CARD
    assert kinds == set(BY_KIND) | BY_VERB
    told = said("rules", 0) | said("presses", 0) | said("answers", 0)
    told |= {"INSPECT"} if "inspect" in by_command() else set()
    assert {kind.name for kind in kinds} - told == set()
    words = {one.word for one in SPOKEN}
    assert (words - by_command(), words - by_button()) == (set(), set())


def test_each_penalty_is_told() -> None:
    """Each by a command and by a form."""
    words = {one.word for one in PENALTIES}
    assert words - said("by_command", 0) == set()
    assert words - said("by_form", 0) == set()


def test_each_report_is_told() -> None:
    """Each kind that a player can report."""
    told = set(re.findall(r"Matter\.([A-Z_]+)", (STORIES / "test_reports.py").read_text()))
    assert {Matter(one).name for one in REPORTED} - told == set()


def test_each_subcommand_is_told() -> None:
    """Every subcommand of ``/ruling`` and ``/penalty`` as Discord has it."""
    desk = create_autospec(Desk, instance=True)
    ordered = said("order", 1)
    told = {f"ruling {word}" for word in by_command()}
    told |= {f"ruling asked {word}" for word in said("answers", 1)}
    told |= {f"penalty {word}" for word in said("by_command", 0)}
    told |= {"ruling open"} if "ruling" in ordered else set()
    told |= {"ruling hand"} if said("review", 0) else set()
    told |= {f"penalty {word}" for word in ("record", "reports") if f"ruling {word}" in ordered}
    groups = (ruling_commands(desk), penalty_commands(desk))
    there = {
        one.qualified_name
        for group in groups
        for one in group.walk_commands()
        if isinstance(one, app_commands.Command)
    }
    assert there - told == set()
