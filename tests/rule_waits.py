"""What waits: rules and scenarios that cannot be proved before another matter is built."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert

from core.rulebook import rule

WAITING = "rule_waiting.toml"

_Matter = Annotated[str, Meta(min_length=1)]
_ByScenario = Annotated[dict[int, _Matter], Meta(min_length=1)]


class Wait(Struct, frozen=True):
    """Why a rule waits: for one matter as a whole, or scenario by scenario (from 1)."""

    whole: str | None
    scenarios: Mapping[int, str]

    @property
    def matter(self) -> str:
        """The matter as text."""
        if self.whole is not None:
            return self.whole
        return "; ".join(f"{number}: {matter}" for number, matter in sorted(self.scenarios.items()))


def read_waits(path: Path) -> tuple[dict[str, Wait], list[str]]:
    """The waits in the file ``path`` by rule, and what is wrong with it, a sentence each."""
    waits: dict[str, Wait] = {}
    errors: list[str] = []
    for rule_id, entry in tomllib.loads(path.read_text()).items():
        try:
            scenarios = len(rule(rule_id).tests)
            whole = entry if entry and isinstance(entry, str) else None
            by_number = {} if whole else convert(entry, _ByScenario, strict=False)
        except KeyError:
            errors.append(f"{rule_id} waits, but the rule book has no such rule.")
        except ValidationError:
            errors.append(f"{rule_id} waits, but neither for a matter nor scenario by scenario.")
        else:
            for number in sorted(by_number.keys() - range(1, scenarios + 1)):
                errors.append(f"{rule_id} has {scenarios} scenarios; {number} cannot wait.")
            waits[rule_id] = Wait(whole, by_number)
    return waits, errors
