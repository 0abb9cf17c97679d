"""House rules in words: a rule as it is, who made it so, and what has become of a change."""

from typing import Final

from core.citation import cited
from core.house.history import About, HouseChange
from core.house.setting import Kind, Setting, Value
from core.house.settings import SETTINGS
from core.present.documents import Line, Strong, Text, Who
from core.present.say import say
from core.present.words.dates import date_text
from core.table.floor.rule_change import RuleChange

DUE: Final = "When this hand is over"
"""Heads what waits for the end of the hand that is played."""


def rule_said(setting: Setting, value: Value) -> str:
    """``the button always moves on (12.03)``."""
    return f"{setting.said(value)}{number_of(setting)}"


def number_of(setting: Setting) -> str:
    """`` (12.03)``, or nothing where no book speaks of it; the book is named if not Cooke's."""
    if setting.rule is None:
        return ""
    return f" ({cited(setting.rule).removeprefix('Cooke ')})"


def rule_line(setting: Setting, value: Value, line: HouseChange | None = None) -> Line:
    """A rule with its title and key; what is usual, who set it and when, where it differs."""
    usual = f"; usually: {_briefly(setting, setting.default)}"
    return (
        Strong(setting.title or setting.key),
        Text(f": {rule_said(setting, value)}"),
        *((Text(usual),) if value != setting.default else ()),
        Text(f" · {setting.key}"),
        *(made_by(line) if line is not None else ()),
    )


def due_line(change: RuleChange) -> Line:
    """A rule of the table's, or of the house there, that changes when the hand is over."""
    setting = SETTINGS[change.key]
    if change.value is not None:
        now = rule_said(setting, change.value)
    else:
        now = "as usual again" if change.of_community else "the house's rule again"
    return (Strong(setting.title or setting.key), Text(f": {now} · {setting.key}"))


def made_by(line: HouseChange) -> Line:
    """`` · Ann, 30 Nov 2026``."""
    return say(" · {who}, {when}", who=maker(line), when=date_text(line.at))


def maker(line: HouseChange) -> Line:
    """Who did it, by the name he had then."""
    return (Who(line.by, line.name),) if line.name else (Text("an admin"),)


def change_said(line: HouseChange) -> str:
    """What a line of the history has changed.

    ``The clock: 60 seconds to 90 seconds``; what is no number is said in words:
    ``Straddles: no straddles · before: straddles are allowed``.
    """
    if line.about is not About.RULE:
        rank = f"{line.value} of this house" if line.value is not None else "no rank here any more"
        return f"{line.label}: {rank}"
    setting = SETTINGS.get(line.subject)
    if setting is None:
        return f"{line.subject}: {line.value}"
    title, was, now = setting.title or setting.key, _was(setting, line), made_so(line)
    if _is_plain(setting, line.was, line.value):
        return f"{title}: {was} to {now}"
    return f"{title}: {now} · before: {was}"


def made_so(line: HouseChange) -> str:
    """What a rule is since a change of it: ``90 seconds``, ``no straddles``."""
    setting = SETTINGS[line.subject]
    if line.value is not None:
        return _briefly(setting, line.value)
    if line.table is not None:
        return "the house's rule again"
    usual = _briefly(setting, setting.default)
    return f"{usual} again" if _is_plain(setting, None) else f"as usual, {usual}"


def _was(setting: Setting, line: HouseChange) -> str:
    if line.was is not None:
        return _briefly(setting, line.was)
    return "the house's rule" if line.table is not None else _briefly(setting, setting.default)


def _briefly(setting: Setting, value: Value) -> str:
    """A number with its unit, anything else in words: no key of a choice, no bare ``on``, and no
    number that means something of its own."""
    return setting.value_text(value) if _is_plain(setting, value) else setting.said(value)


def _is_plain(setting: Setting, *values: Value | None) -> bool:
    """Whether these, None being the usual one, are numbers without words of their own, which 0
    often has."""
    odd = {at for at, _ in setting.phrases}
    named = [setting.default if value is None else value for value in values]
    return setting.kind is Kind.NUMBER and odd.isdisjoint(named)
