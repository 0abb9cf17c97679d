"""Every key of the catalogue, accounted for: declared, merged into another, or waiting.

``python -m tests.house.accounting`` prints the number of each kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

from core.house.settings import SETTINGS
from core.rulebook import RuleSetting, document, rules

PAGE: Final = Path(__file__).with_name("catalogue_keys.toml")


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Keys of a matter still to come."""

    what: str
    keys: tuple[str, ...]


class Accounts(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of the keys that are not declared, and what is declared besides.

    Attributes:
        merged: keys that say what another setting says.
        elsewhere: keys whose choice is given by something that is no setting.
        waiting: keys of matters still to come, which are not offered.
        own: settings of no book, with the reason.
    """

    merged: dict[str, str]
    elsewhere: dict[str, str]
    waiting: dict[str, Waiting]
    own: dict[str, str]

    @property
    def waits(self) -> tuple[str, ...]:
        """The keys that wait, matter by matter."""
        return tuple(key for matter in self.waiting.values() for key in matter.keys)


@cache
def accounts() -> Accounts:
    """The page as it is written."""
    return convert(tomllib.loads(PAGE.read_text(encoding="utf-8")), Accounts)


@cache
def in_the_books() -> Mapping[str, tuple[tuple[str, RuleSetting], ...]]:
    """Every key of the catalogue with the entries that name it; ``game:`` before a game's id."""
    found: dict[str, list[tuple[str, RuleSetting]]] = {}
    for rule in rules():
        for setting in rule.settings:
            found.setdefault(setting.key, []).append((rule.id, setting))
    for game in document("games.toml")["game"]:
        for option in game.get("options", ()):
            setting = convert(option, RuleSetting)
            found.setdefault(setting.key, []).append((f"game:{game['id']}", setting))
    return {key: tuple(entries) for key, entries in found.items()}


def counts() -> dict[str, int]:
    """How many keys of the catalogue are of each kind, and how many settings are our own."""
    page, books = accounts(), in_the_books()
    return {
        "keys of the catalogue": len(books),
        "declared": len(books.keys() & SETTINGS.keys()),
        "merged into another": len(page.merged) + len(page.elsewhere),
        **{f"waiting: {name}": len(matter.keys) for name, matter in page.waiting.items()},
        "settings of no book": len(SETTINGS.keys() - books.keys()),
    }


if __name__ == "__main__":
    for name, count in counts().items():
        print(f"{count:4} {name}")
