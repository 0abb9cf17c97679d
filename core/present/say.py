"""``say``: sentences with amounts, names, cards and times in their places."""

from collections.abc import Iterable
from string import Formatter

from core.chips import chips_text
from core.present.documents import Line, Span, Strong, Text

Value = int | str | Span | Line
"""What a sentence may hold: a whole number is always an amount of chips."""

_FORMATTER = Formatter()


def say(template: str, **values: Value) -> Line:
    """``template`` with each ``{field}`` replaced.

    An integer is an amount of chips, a string plain words; a name is a :class:`Who` or a line
    that holds one, never a string.
    """
    spans: list[Span] = []
    for text, field, _, _ in _FORMATTER.parse(template):
        if text:
            spans.append(Text(text))
        if field is not None:
            spans.extend(_spans(values[field]))
    return tuple(spans)


def _spans(value: Value) -> Iterable[Span]:
    if isinstance(value, int):
        return (Strong(chips_text(value)),)
    if isinstance(value, str):
        return (Text(value),) if value else ()
    return value if isinstance(value, tuple) else (value,)


def listed(lines: Iterable[Line], last: str = " and ", mark: str = ", ") -> Line:
    """``Ann, Bob and Cy``."""
    parts = list(lines)
    spans: list[Span] = []
    for place, part in enumerate(parts):
        if place:
            spans.append(Text(last if place == len(parts) - 1 else mark))
        spans.extend(part)
    return tuple(spans)


def joined(lines: Iterable[Line], mark: str = " · ") -> Line:
    """The lines that hold something, one behind the other with ``mark`` between."""
    return listed([line for line in lines if line], mark, mark)


def counted(count: int, one: str, many: str) -> str:
    """``1 seat``, ``6 seats``."""
    return f"{count:,} {one if count == 1 else many}"


def sentence(line: Line) -> Line:
    """``line`` with its first letter large."""
    if line and isinstance(line[0], Text):
        return (Text(line[0].text[:1].upper() + line[0].text[1:]), *line[1:])
    return line
