"""The pytest plugin that plays tests over and over instead of once each."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

import pytest
from msgspec.structs import replace

from core.house.settings import SETTINGS
from core.house.values import text_of
from tests.setting_proofs.page import Proof, missing
from tests.setting_proofs.playing import Player
from tests.setting_proofs.searching import Searcher, is_marked

KEPT_OUT: Final = ("tests/rules/test_every_setting.py", "tests/house/")
"""Tests of all settings alike, which say nothing of what one does."""


class Prover:
    """Proves ``proofs`` anew if told so, and looks for what is missing if told so.

    What is found is given to ``keep`` at once: a long search may be broken off.

    Attributes:
        proofs: those that stand in the end.
        fallen: of those that were to be proved anew, what did not stand.
        unmarked: those of a setting of the books by a test that names no rule.
        is_whole: whether the run came to its end.
    """

    def __init__(
        self,
        proofs: Sequence[Proof],
        *,
        again: bool,
        looks: bool,
        keep: Callable[[Iterable[Proof]], None],
    ) -> None:
        self.proofs = tuple(proofs)
        self.fallen: tuple[Proof, ...] = ()
        self.unmarked: tuple[Proof, ...] = ()
        self.is_whole = True
        self._again = again
        self._looks = looks
        self._keep = keep

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of the run of the tests."""
        items = {one.nodeid: one for one in session.items if not one.nodeid.startswith(KEPT_OUT)}
        player = Player()
        session.config.pluginmanager.register(player, "setting-player")
        searcher = Searcher(list(items.values()), player)
        if self._again:
            held = {proof: _held(proof, items, searcher) for proof in self.proofs}
            self.fallen = tuple(proof for proof in held if held[proof] != proof)
            self.proofs = tuple(proof for proof in held.values() if proof.told_from)
        if self._looks:
            self.proofs = tuple(proof for proof in self.proofs if proof.test in items)
            # There may be a test that names a rule by now.
            poor = set(_unmarked(self.proofs, items))
            self.proofs = tuple(proof for proof in self.proofs if proof not in poor)
            for (key, text), open_ in groupby(missing(self.proofs), lambda need: need[:2]):
                found = tuple(searcher.look(key, text, [need[2] for need in open_]))
                self.proofs += found
                self._keep(self.proofs)
                print(key, text, "is told by", len(found), "tests", file=sys.__stderr__, flush=True)
        self.unmarked = tuple(_unmarked(self.proofs, items))
        return True


def _held(proof: Proof, items: Mapping[str, pytest.Item], searcher: Searcher) -> Proof:
    """What of the proof stands."""
    item, (key, value) = items.get(proof.test), proof.read
    if item is None or proof.read not in searcher.reads(item):
        return replace(proof, told_from=())
    told = (one for one in proof.instead if searcher.fails(item, key, value, one))
    return replace(proof, told_from=tuple(map(text_of, told)))


def _unmarked(proofs: Iterable[Proof], items: Mapping[str, pytest.Item]) -> Iterable[Proof]:
    for proof in proofs:
        if SETTINGS[proof.key].rule is not None and not is_marked(items[proof.test]):
            yield proof
