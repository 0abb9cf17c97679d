"""House rules in words: a rule as it is, who made it so, and what has become of a change."""

from core.citation import cited
from core.house.history import About, HouseChange
from core.house.setting import Setting, Value
from core.house.settings import SETTINGS
from core.present.dates import date_text
from core.present.documents import Line, Strong, Text, Who
from core.present.say import say


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
    usual = f"; usually {setting.value_text(setting.default)}"
    return (
        Strong(setting.title or setting.key),
        Text(f": {rule_said(setting, value)} · {setting.key}"),
        *((Text(usual),) if value != setting.default else ()),
        *(made_by(line) if line is not None else ()),
    )


def made_by(line: HouseChange) -> Line:
    """`` · Ann, 30 Nov 2026``."""
    return say(" · {who}, {when}", who=maker(line), when=date_text(line.at))


def maker(line: HouseChange) -> Line:
    """Who did it, by the name he had then."""
    return (Who(line.by, line.name),) if line.name else (Text("an admin"),)


def change_said(line: HouseChange) -> str:
    """What a line of the history has changed: ``Raises in draw: 4 raises to 3 raises``."""
    if line.about is not About.RULE:
        rank = f"{line.value} of this house" if line.value is not None else "no rank here any more"
        return f"{line.label}: {rank}"
    setting = SETTINGS.get(line.subject)
    if setting is None:
        return f"{line.subject}: {line.value}"
    return f"{setting.title or setting.key}: {_was(setting, line)} to {_is(setting, line)}"


def _was(setting: Setting, line: HouseChange) -> str:
    if line.was is not None:
        return setting.value_text(line.was)
    return "the house's rule" if line.table is not None else setting.value_text(setting.default)


def _is(setting: Setting, line: HouseChange) -> str:
    if line.value is not None:
        return setting.value_text(line.value)
    back = "the house's rule" if line.table is not None else setting.value_text(setting.default)
    return f"{back} again"
