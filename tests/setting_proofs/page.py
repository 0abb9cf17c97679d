"""The page of proofs: for each value of each setting the tests that tell it from the others."""

import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

from core.house.setting import Kind, Value
from core.house.settings import SETTINGS
from core.house.values import text_of
from tests.setting_proofs.values import value_of

PAGE: Final = Path(__file__).parents[1] / "house" / "proved.toml"
_HEAD: Final = """\
# The tests that cover each value of each house rule: each fails when the value reads as another.
# Made by `python -m tests.setting_proofs`.
"""

ANY: Final = "other"
"""Any other value of a number."""

Need = tuple[str, str, str]
"""A key, one of its values, and the value that it has to be told from."""


class Proof(Struct, frozen=True):
    """``test`` fails when ``key`` reads as one of ``told_from`` wherever it would be ``value``."""

    key: str
    value: str
    test: str
    told_from: tuple[str, ...]

    @property
    def file(self) -> str:
        """The file of the test, from the top of the checkout."""
        return self.test.partition("::")[0]

    @property
    def read(self) -> tuple[str, Value]:
        """What the test has to read."""
        return self.key, value_of(self.key, self.value)

    @property
    def instead(self) -> tuple[Value, ...]:
        """The other values, each of which makes the test fail."""
        return tuple(value_of(self.key, text) for text in self.told_from)


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    test: str
    told_from: tuple[str, ...]


def load() -> tuple[Proof, ...]:
    """The proofs as they are written."""
    if not PAGE.exists():
        return ()
    text = PAGE.read_text(encoding="utf-8")
    tables = convert(tomllib.loads(text), dict[str, dict[str, list[_Line]]])
    return tuple(
        Proof(key, value, line.test, line.told_from)
        for key, values in tables.items()
        for value, lines in values.items()
        for line in lines
    )


def written(proofs: Iterable[Proof]) -> str:
    """The page, in the order of the keys and of their values."""
    tables: dict[str, dict[str, list[Proof]]] = {}
    for proof in proofs:
        tables.setdefault(proof.key, {}).setdefault(proof.value, []).append(proof)
    return _HEAD + "".join(
        f"\n[{json.dumps(key)}]\n"
        + "".join(_row(value, tables[key][value]) for value in _ordered(key, tables[key]))
        for key in sorted(tables)
    )


def needs() -> tuple[Need, ...]:
    """What has to be proved."""
    found: list[Need] = []
    for key, setting in sorted(SETTINGS.items()):
        if setting.kind is Kind.NUMBER:
            found += [(key, text_of(setting.default), ANY), (key, ANY, ANY)]
        else:
            texts = [text_of(value) for value in setting.choices]
            found += [(key, one, other) for one in texts for other in texts if one != other]
    return tuple(found)


def missing(proofs: Iterable[Proof]) -> tuple[Need, ...]:
    """The needs that ``proofs`` leave open."""
    met: set[Need] = set()
    for proof in proofs:
        setting = SETTINGS[proof.key]
        if setting.kind is Kind.NUMBER:
            is_default = proof.value == text_of(setting.default)
            met.add((proof.key, proof.value if is_default else ANY, ANY))
        else:
            met |= {(proof.key, proof.value, other) for other in proof.told_from}
    return tuple(need for need in needs() if need not in met)


def _row(value: str, proofs: Sequence[Proof]) -> str:
    lines = [
        f"{{ test = {json.dumps(one.test)}, told_from = {json.dumps(one.told_from)} }}"
        for one in proofs
    ]
    if len(lines) == 1:
        return f"{json.dumps(value)} = [{lines[0]}]\n"
    rows = "".join(f"    {line},\n" for line in lines)
    return f"{json.dumps(value)} = [\n{rows}]\n"


def _ordered(key: str, values: Iterable[str]) -> list[str]:
    """The default first, then as declared; numbers by size."""
    setting = SETTINGS[key]

    def place(text: str) -> tuple[bool, int]:
        value = value_of(key, text)
        at = setting.choices.index(value) if setting.choices else int(value)
        return value != setting.default, at

    return sorted(values, key=place)
