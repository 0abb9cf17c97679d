"""The settings as the docs list them: all of them, and those of what happens between hands.

``python -m tests.house.documented`` writes the tables of both pages anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from core.citation import cited
from core.house.declared.blinds import BLINDS
from core.house.declared.entering import ENTERING
from core.house.declared.kills import KILLS
from core.house.declared.overs import OVERS
from core.house.declared.straddles import STRADDLES
from core.house.matters import MATTERS
from core.house.profiles import PROFILES
from core.house.setting import Effect, Kind, Scope, Setting
from core.house.settings import SETTINGS
from core.house.values import amount_text, text_of
from core.present.house.words import rule_said

_DOCS: Final = Path(__file__).parents[2] / "docs"
_SHORT_HEAD: Final = ("", "| setting | values | |", "|---|---|---|")
_HEAD: Final = ("| rule of the house | values | book | counts |", "|---|---|---|---|")
_COUNTS: Final = {
    Effect.NEXT_HAND: "from the next hand",
    Effect.NEW_TABLE: "for new tables",
    Effect.AT_ONCE: "at once",
}
_MANY: Final = 5
"""Numbers in a row that are listed as a range."""


def between_hands() -> Iterator[str]:
    """The settings of button, blinds, kills and overs, a short row each."""
    yield from _SHORT_HEAD
    for setting in (*BLINDS, *ENTERING, *STRADDLES, *KILLS, *OVERS):
        usual, others = text_of(setting.default), ", ".join(_others(setting))
        yield f"| `{setting.key}` | **{usual}**, {others} | {setting.summary} |"
    yield ""


def house_rules() -> Iterator[str]:
    """Every setting, a table for each matter."""
    for matter in MATTERS:
        yield from ("", f"### {matter.title}", "", f"`/house show {matter.name}`", "", *_HEAD)
        yield from map(_row, matter.settings)
    yield ""


def profiles() -> Iterator[str]:
    """The named sets of rules, with what the house does at each of their values."""
    yield from ("", "| profile | what it is | what is not the main rule |", "|---|---|---|")
    for profile in PROFILES.values():
        said = (rule_said(SETTINGS[key], value) for key, value in profile.values.items())
        name = f"**{profile.title}**<br>`{profile.name}`"
        yield f"| {name} | {profile.summary} | {'<br>'.join(said)} |"
    yield ""


PAGES: Final[Mapping[Path, Mapping[str, Callable[[], Iterator[str]]]]] = {
    _DOCS / "between-hands.md": {"settings": between_hands},
    _DOCS / "house-rules.md": {"profiles": profiles, "settings": house_rules},
}
"""Each page with the lines of its tables, by the mark they stand between."""


def page(path: Path) -> str:
    """The page with its tables as they should be."""
    text = path.read_text(encoding="utf-8")
    for mark, lines in PAGES[path].items():
        start, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        table = "\n".join(lines())
        text = f"{before}{start}{table}\n{end}{after}"
    return text


def _others(setting: Setting) -> Iterator[str]:
    if not setting.choices:
        yield f"{setting.least:,} to {setting.most:,} {setting.unit}"
    for value in setting.choices:
        if value != setting.default:
            yield text_of(value)


def _row(setting: Setting) -> str:
    name = f"**{setting.title}**<br>`{setting.key}`<br>{setting.summary}"
    book = cited(setting.rule) if setting.rule is not None else ""
    scope = "; community" if setting.scope is Scope.COMMUNITY else ""
    return (
        f"| {name} | {'<br>'.join(_values(setting))} | {book} | {_COUNTS[setting.effect]}{scope} |"
    )


def _values(setting: Setting) -> Iterator[str]:
    """Each value with what the house does at it, the usual one in bold letters."""
    if setting.kind is Kind.NUMBER:
        yield f"**{amount_text(int(setting.default), setting.unit)}**; {setting.possible}"
        for value, phrase in setting.phrases:
            yield f"`{value}`: {phrase}"
    elif (
        len(setting.choices) > _MANY
        and setting.kind is not Kind.ON_OFF
        and not any(isinstance(value, str) for value in setting.choices)
    ):
        numbers = sorted(map(int, setting.choices))
        yield f"**{setting.value_text(setting.default)}**; {numbers[0]} to {numbers[-1]}"
    else:
        for value in setting.choices:
            mark = "**" if value == setting.default else ""
            yield f"{mark}`{text_of(value)}`{mark}: {setting.said(value)}"


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(page(path), encoding="utf-8")
