"""Every document of a long session says the same on every platform."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from core import present
from core.chips import Chips
from core.house.in_force import InForce
from core.ids import PersonId
from core.present import Document
from core.present.documents import Form
from core.present.floor.floor_page import FloorCard
from core.table.floor.offering import offers_of_floor
from core.view import look, look_for
from core.view.facts import facts_of
from core.view.floor import floor_view
from tests.laws.chance import Chance
from tests.laws.history import PEOPLE, History, Said
from tests.laws.interference import given_to
from tests.platforms.reading import (
    words_in_discord,
    words_in_plain,
    words_in_slack,
    words_in_slacks_text,
    words_in_terminal,
)

FLO = PersonId("flo")
HANDS = 6
BOOK = InForce()
RULE_BOOK = (
    *(present.rule_asked(words, BOOK) for words in ("who shows first", "cooke-9.02", "12.30", "")),
    present.rule_asked("cooke-10.06", BOOK, is_whole=True),
    *map(present.glossary_asked, ("kicker", "stradle", "xyzzy")),
    present.spirit_page(),
)
TABLE = Path(__file__).parents[2] / "docs" / "platforms.md"


def session(seed: int) -> Iterator[Document]:
    """Every document that players and the rail are given in a long random session, once each."""
    chance = Chance(Random(seed).randbytes(6_000))  # noqa: S311
    shown: set[Document] = set()
    for one in History(chance, least_seats=4).play(HANDS).said:
        for viewer in (None, *PEOPLE[:4]):
            for given in (*given_to(viewer, one), *asked(viewer, one)):
                if isinstance(given, Document) and given not in shown:
                    shown.add(given)
                    yield given


def asked(viewer: PersonId | None, one: Said) -> Iterator[Document]:
    """What he may ask for or be sent at that moment besides."""
    table = one.step.table if one.step is not None else one.before
    assert table is not None
    view = look_for(table, viewer)
    yield present.sign(look(table, None))
    yield present.dealt_hand(view)
    yield present.balance(Chips(12_345), view)
    yield present.buy_in(view, Chips(1_000_000))
    yield present.nearest("rise", ("raise", "leave"), view)
    if viewer is None:
        offers = offers_of_floor(table, one.at, FLO)
        yield present.floor_page(view, FloorCard(floor_view(table), facts_of(table), offers, 2))
        yield present.penalties_page(view)
    yield from RULE_BOOK


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3, 4))]
)
def test_every_platform_says_the_same(seed: int) -> None:
    """Names, numbers, cards, moments and buttons: word for word, in the same order."""
    count = 0
    for document in session(seed):
        count += 1
        words = words_in_plain(document)
        assert words_in_discord(document) == words
        assert words_in_slack(document) == words
        assert words_in_slacks_text(document) == words
        assert words_in_terminal(document) == words_in_plain(replace(document, buttons=()))
    assert count > 200


def test_the_table_names_every_document() -> None:
    """docs/platforms.md has one row for each kind of document that the dealer can make."""
    rows = re.findall(r"^\| `(\w+)` \|", TABLE.read_text(), re.MULTILINE)
    assert sorted(rows) == sorted(documents())


def documents() -> list[str]:
    """The functions of ``core.present`` that make a document or a form."""
    made = {Document, Form, Document | None}
    return [
        name
        for name in present.__all__
        if inspect.isfunction(function := getattr(present, name))
        and inspect.get_annotations(function, eval_str=True).get("return") in made
    ]
