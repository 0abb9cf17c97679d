"""How a house rule is declared: ``on_off``, ``choice`` or ``number``.

Each value has one phrase of what the house does at it.  The phrase stands on the table sign,
beside the value where it is chosen, and in the docs; it is short, in card-room words, and fits
after a semicolon.
"""

from collections.abc import Mapping

from core.citation import RuleId
from core.house.setting import Effect, Scope, Setting, Value


def on_off(
    key: str,
    default: bool,
    title: str,
    summary: str,
    rule: str | None,
    *,
    on: str,
    off: str,
    effect: Effect = Effect.NEXT_HAND,
    scope: Scope = Scope.TABLE,
) -> Setting:
    """A rule that is followed or not."""
    return Setting(
        key, default, summary, _cited(rule), (True, False), effect=effect, scope=scope,
        title=title, phrases=((True, on), (False, off)),
    )  # fmt: skip


def choice(
    key: str,
    default: Value,
    title: str,
    summary: str,
    rule: str | None,
    phrases: Mapping[str, str] | Mapping[int, str],
    *,
    unit: str = "",
    effect: Effect = Effect.NEXT_HAND,
    scope: Scope = Scope.TABLE,
) -> Setting:
    """A rule with a fixed list of values, each with its phrase."""
    return Setting(
        key, default, summary, _cited(rule), tuple(phrases), unit=unit, effect=effect, scope=scope,
        title=title, phrases=tuple(phrases.items()),
    )  # fmt: skip


def number(
    key: str,
    default: int,
    title: str,
    summary: str,
    rule: str | None,
    sign: str,
    *,
    most: int,
    unit: str,
    least: int = 0,
    at: Mapping[int, str] | None = None,
    effect: Effect = Effect.NEXT_HAND,
    scope: Scope = Scope.TABLE,
) -> Setting:
    """A rule that is a number of units; ``sign`` has ``{value}``, ``at`` the odd values."""
    return Setting(
        key, default, summary, _cited(rule), (), least, most, unit, effect, scope,
        title, tuple((at or {}).items()), sign,
    )  # fmt: skip


def _cited(rule: str | None) -> RuleId | None:
    return RuleId(rule) if rule is not None else None
