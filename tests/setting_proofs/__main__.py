"""``python -m tests.setting_proofs [--all | --check [--part K/N] | --report]``."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import Final

import pytest

from core.house.settings import SETTINGS
from tests.setting_proofs.page import PAGE, Proof, load, missing, written
from tests.setting_proofs.playing import OPTIONS
from tests.setting_proofs.plugin import Prover

PLACES: Final = (
    "tests/rules", "tests/hand", "tests/table", "tests/games", "tests/engine", "tests/reception",
    "tests/view", "tests/present", "tests/reports",
)  # fmt: skip
"""Where tests are looked for."""


def prove(proofs: Sequence[Proof], places: Sequence[str], *, again: bool, looks: bool) -> Prover:
    """Run the prover over the tests of ``places``."""
    prover = Prover(proofs, again=again, looks=looks, keep=keep)
    options = ("-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--no-summary", *OPTIONS)
    code = pytest.main([*options, *places], plugins=[prover])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(f"pytest ended with {code}")
        prover.is_whole = False
    return prover


def keep(proofs: Iterable[Proof]) -> None:
    """Write the page."""
    PAGE.write_text(written(proofs), encoding="utf-8")


def part_of(proofs: Sequence[Proof], part: str) -> tuple[Proof, ...]:
    """Part ``K/N`` of the proofs, counting from 0: every N-th of them."""
    first, _, step = part.partition("/")
    return tuple(proofs[int(first) % int(step) :: int(step)])


def check(proofs: Sequence[Proof]) -> bool:
    """Whether all ``proofs`` hold; those that do not are printed."""
    files = sorted({proof.file for proof in proofs})
    prover = prove(proofs, files, again=True, looks=False)
    for proof in prover.fallen:
        print(f"no longer proved: {proof.key} = {proof.value} by {proof.test}")
    for proof in prover.unmarked:
        print(f"{proof.key} is a setting of the books, and {proof.test} names no rule")
    print(f"{len(proofs)} proofs, {len(prover.fallen)} fallen, {len(prover.unmarked)} unmarked")
    return prover.is_whole and not prover.fallen and not prover.unmarked


def report(proofs: Sequence[Proof]) -> bool:
    """Whether everything is proved; the numbers and what is missing are printed."""
    lacks, values = missing(proofs), {(proof.key, proof.value) for proof in proofs}
    tests = {proof.test for proof in proofs}
    print(
        f"{len(SETTINGS)} settings; {len(values)} values told apart in"
        f" {sum(len(proof.told_from) for proof in proofs)} pairs by {len(tests)} tests;"
        f" {len(lacks)} pairs missing"
    )
    for key, text, other in lacks:
        print(f"  {key} = {text}, told from {other}")
    return not lacks


def main() -> None:
    """Prove, write the page and say what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="prove anew what stands there")
    parser.add_argument("--check", action="store_true", help="prove it anew and look no further")
    parser.add_argument("--part", default="0/1", help="of the check, K/N counting from 0")
    parser.add_argument("--report", action="store_true", help="only print the numbers")
    chosen = parser.parse_args()
    proofs = tuple(proof for proof in load() if proof.key in SETTINGS)
    if chosen.check:
        sys.exit(not check(part_of(proofs, chosen.part)))
    if not chosen.report:
        proofs = prove(proofs, PLACES, again=chosen.all, looks=True).proofs
        keep(proofs)
    sys.exit(not report(proofs))


if __name__ == "__main__":
    main()
