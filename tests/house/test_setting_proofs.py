"""The proofs of house rules have teeth: what reads nothing, or asserts nothing, proves nothing."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

import pytest

from core.games import GAMES, game_dealt
from core.games.spec import Structure
from core.hand.resolving import resolve
from core.hand.rules import HandRules
from core.house.setting import Kind
from core.house.settings import SETTINGS, number
from core.house.values import text_of
from core.present import table_info
from tests.play import Game
from tests.setting_proofs.page import ANY, Proof, missing, needs
from tests.setting_proofs.playing import OPTIONS
from tests.setting_proofs.plugin import Prover
from tests.setting_proofs.readers import forced, watched

CAP = "betting.raise_cap"
_LOOPS = "asyncio_default_fixture_loop_scope=function"


def _forget(_proofs: Iterable[Proof]) -> None:
    """Write no page."""


def limit_rules() -> HandRules:
    """The rules of a hand of limit hold'em by default."""
    stakes = Game(2, bets=(10, 20)).table.config.stakes
    return resolve(GAMES["texas_holdem"], Structure.FIXED, stakes, {})


def test_a_forced_value_is_read_by_the_core_alone() -> None:
    """The hand gets a cap of 3 instead of 4, whatever it had been kept; a test's own look at the
    setting, another value and everything afterwards are as they were."""
    assert limit_rules().limit.raise_cap == 4
    with forced(CAP, 4, 3):
        assert limit_rules().limit.raise_cap == 3
        assert number({}, CAP) == 4
    assert limit_rules().limit.raise_cap == 4
    with forced(CAP, 3, 4):
        assert limit_rules().limit.raise_cap == 4


def test_what_is_read_is_noted() -> None:
    """Each key with its value; what only words ask for is not."""
    with watched() as seen:
        limit_rules()
        assert (CAP, 4) in seen
    view = Game(2).view()
    with watched() as seen:
        assert table_info(view).sections
        assert ("clock.seconds", 60) not in seen


def test_a_forced_value_swaps_the_game() -> None:
    """Razz by Kansas City rules, though nobody has chosen them, and the other way round."""
    key = "stud.razz_low_rule"
    with forced(key, "ace_to_five", "kansas_city"):
        assert game_dealt(GAMES["razz"], {}).id == "razz_kansas_city"
    with forced(key, "kansas_city", "ace_to_five"):
        assert game_dealt(GAMES["razz"], {key: "kansas_city"}).id == "razz"


TESTS = """
from tests.house.test_setting_proofs import limit_rules

def test_of_the_cap():
    assert limit_rules().limit.raise_cap == 4

def test_that_reads_and_asserts_nothing():
    limit_rules()

def test_that_reads_nothing():
    assert True

def test_that_never_passes():
    assert limit_rules().limit.raise_cap == 5
"""


def test_only_a_test_that_fails_by_the_other_value_proves_it(pytester: pytest.Pytester) -> None:
    """Of four tests the one that looks at the cap proves it; the others are named as fallen."""
    path = pytester.makepyfile(TESTS)
    names = ("of_the_cap", "that_reads_and_asserts_nothing", "that_reads_nothing",
             "that_never_passes")  # fmt: skip
    proofs = [Proof(CAP, "4", f"{path.name}::test_{name}", ("3",)) for name in names]
    prover = Prover(proofs, again=True, looks=False, keep=_forget)
    pytester.inline_run("-o", _LOOPS, *OPTIONS, plugins=[prover])
    assert prover.proofs == (proofs[0],)
    assert prover.fallen == tuple(proofs[1:])


def test_what_has_to_be_proved() -> None:
    """Each value of a choice against each other one, and two values of each number."""
    of_key = {key: [need[1:] for need in found] for key, found in groupby(needs(), itemgetter(0))}
    for key, setting in SETTINGS.items():
        due = of_key[key]
        if setting.kind is Kind.NUMBER:
            assert due == [(text_of(setting.default), ANY), (ANY, ANY)]
        else:
            assert len(set(due)) == len(due) == len(setting.choices) * (len(setting.choices) - 1)


def test_what_is_missing_is_named() -> None:
    """With no proof everything is; a number's default and another value are proved apart."""
    assert missing(()) == needs()
    default, other = (
        Proof("clock.seconds", "60", "t", ("61",)),
        Proof("clock.seconds", "45", "t", ("60",)),
    )
    open_ = {need for need in missing((default,)) if need[0] == "clock.seconds"}
    assert open_ == {("clock.seconds", ANY, ANY)}
    assert not {need for need in missing((default, other)) if need[0] == "clock.seconds"}
