"""The settings of button, blinds, kills and overs as ``docs/between-hands.md`` lists them.

``python -m tests.house.documented`` writes its table anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from core.house.declared.blinds import BLINDS
from core.house.declared.entering import ENTERING
from core.house.declared.kills import KILLS
from core.house.declared.overs import OVERS
from core.house.declared.straddles import STRADDLES
from core.house.setting import Setting, Value

PAGE: Final = Path(__file__).parents[2] / "docs" / "between-hands.md"
_MARKS: Final = ("<!-- settings -->\n", "<!-- /settings -->")
_HEAD: Final = ("", "| setting | values | |", "|---|---|---|")


def page() -> str:
    """The page with its table as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(_MARKS[0])
    _, _, after = rest.partition(_MARKS[1])
    table = "\n".join((*_HEAD, *_rows(), "", ""))
    return f"{before}{_MARKS[0]}{table}{_MARKS[1]}{after}"


def _rows() -> Iterator[str]:
    for setting in (*BLINDS, *ENTERING, *STRADDLES, *KILLS, *OVERS):
        usual, others = _word(setting.default), ", ".join(_others(setting))
        yield f"| `{setting.key}` | **{usual}**, {others} | {setting.summary} |"


def _others(setting: Setting) -> Iterator[str]:
    if not setting.choices:
        yield f"{setting.least:,} to {setting.most:,} {setting.unit}"
    for value in setting.choices:
        if value != setting.default:
            yield _word(value)


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
