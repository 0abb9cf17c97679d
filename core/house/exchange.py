"""House rules as a small file (TOML): a line for each that differs, with what it means beside it.

``"button.rule" = "no_dead_button"``.  What was written so is read back whole or not at all.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, cast

from core.citation import cited
from core.house.reading import read
from core.house.setting import Setting, Value
from core.house.settings import Overrides, setting_of
from core.house.values import text_of
from core.refusal import Reason, Refusal

MOST: Final = 60_000
"""Characters of a file that is read: several times all there are."""

MOST_IN_LINE: Final = 300
"""Characters of one line: what is longer is no rule, and would take long to read."""

_HEAD: Final = (
    "# House rules: what differs from Cooke's main rules.",
    "# Importing this makes them the rules of a house; rules that are not here go back to the main",
    "# ones, but for those that are the chat room's alone.",
    "",
)
_FENCE: Final = re.compile(r"\A\s*(```|`)(?:[a-z]*\n)?(.*?)\n?\1\s*\Z", re.DOTALL)
_AT_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_NO_LINE: Final = 'a line is a rule, =, and what it is to be, as in "clock.seconds" = 90'
_TWICE: Final = "it says once more what a line above has said"
_QUOTES: Final = str.maketrans("\u201c\u201d\u201e\u2018\u2019", '"""\'\'')


class FileWrong(Exception):
    """What is wrong with a file, at which line: a refusal, or what TOML says of it."""

    def __init__(self, line: int, why: Refusal | str) -> None:
        super().__init__(line)
        self.line = line
        self.why = why


def written(house: Overrides, *, remarks: bool = True) -> str:
    """``house`` as a file, with ``remarks`` on what each line means."""
    lines: list[str] = [*_HEAD] if remarks else []
    for key, value in sorted(house.items()):
        if remarks:
            lines.append(f"# {_comment(setting_of(key), value)}")
        lines.append(f'"{key}" = {_literal(value)}')
    return "\n".join(lines) + "\n"


def _comment(setting: Setting, value: Value) -> str:
    number = f" ({cited(setting.rule)})" if setting.rule is not None else ""
    return f"{setting.title or setting.summary}: {setting.said(value)}{number}"


def _literal(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def parsed(text: str) -> Overrides:
    """The rules in a file; each alone is possible.

    Quotes may have been made pretty and the whole set between fences by a chat program.

    Raises:
        FileWrong: with the first line that cannot be read or be so.
        Refusal: ``HOUSE_FILE_TOO_LONG``.
    """
    if len(text) > MOST:
        raise Refusal(Reason.HOUSE_FILE_TOO_LONG, most=MOST)
    text = bare(text)
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > MOST_IN_LINE:
            raise FileWrong(number, f"a line may have {MOST_IN_LINE} characters")
    try:
        said = tomllib.loads(text)
    except RecursionError:
        raise FileWrong(1, "lists within lists are no rules") from None
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found else max(text.count("\n"), 0) + 1
        raise FileWrong(line, _TWICE if "overwrite" in str(error) else _NO_LINE) from None
    house: Overrides = {}
    for key, value in _flat(said):
        try:
            house[key] = _value(setting_of(key), value)
        except Refusal as refusal:
            raise FileWrong(line_of(text, key), refusal) from None
    return house


def bare(text: str) -> str:
    """``text`` without what a chat program has put around it and made of its quotes."""
    text = text.removeprefix("\ufeff")
    found = _FENCE.match(text)
    return (found[2] if found else text).translate(_QUOTES)


def line_of(text: str, key: str) -> int:
    """The line of ``text`` on which ``key`` is set, counted from 1; the first if none is."""
    name = key.rpartition(".")[2]
    for wanted in (key, name):
        found = re.compile(rf"\s*[\"']?{re.escape(wanted)}[\"']?\s*=")
        for number, line in enumerate(text.split("\n"), 1):
            if found.match(line):
                return number
    return 1


def _flat(said: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """``button.rule`` without quotes is a table to TOML."""
    for name, value in said.items():
        if isinstance(value, dict):
            yield from _flat(cast("dict[str, object]", value), f"{prefix}{name}.")
        else:
            yield prefix + name, value


def _value(setting: Setting, value: object) -> Value:
    """A value as TOML has it, or typed between quotes as people say it."""
    if isinstance(value, str):
        return read(setting, value)
    if isinstance(value, bool | int):
        return setting.check(value)
    raise setting.impossible(str(value)[:60])


__all__ = ["MOST", "FileWrong", "line_of", "parsed", "text_of", "written"]
