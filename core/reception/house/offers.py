"""House rules and their values while they are still being typed.

Nothing here decides anything: whatever is chosen, or typed without choosing, is checked when the
rule is changed.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct

from core.house import finding
from core.house.in_force import InForce
from core.house.setting import Kind, Setting
from core.house.settings import SETTINGS
from core.present.house.forms import found_text
from core.reception.house.changes import ALL
from core.refusal import Refusal

_EVERY: Final = ("all: every rule that was changed, back to the usual one", "all")


class FoundRule(Struct, frozen=True):
    """A house rule that was found: its key, what it is called, and what it is set to."""

    key: str
    name: str
    now: str

    def label(self, longest: int) -> str:
        """``button.rule — The button (12.03): dead_button`` in at most ``longest`` characters;
        the value at the end is kept whole."""
        end = f": {self.now}"
        head = f"{self.key} — {self.name}"
        return _cut(head, longest - len(end)) + end


def rules(typed: str, house: InForce, most: int) -> Iterator[FoundRule]:
    """The rules that ``typed`` may mean, the best first, as they stand in ``house``."""
    for setting in finding.find(typed, most):
        now = setting.value_text(house.value(setting))
        yield FoundRule(setting.key, found_text(setting), now)


def changed_rules(typed: str, house: InForce, most: int, longest: int) -> Iterator[tuple[str, str]]:
    """Of these only the ones that somebody here has changed, as they are read and as they are
    said; last of all every rule at once, as long as nothing else is typed."""
    changed = {*house.table, *house.community}
    found = (rule for rule in rules(typed, house, len(SETTINGS)) if rule.key in changed)
    yield from ((rule.label(longest), rule.key) for rule in islice(found, most - 1))
    if any(word.startswith(typed.strip().casefold()) for word in ALL):
        yield _EVERY


def values(rule: str, typed: str, most: int, longest: int) -> Iterator[tuple[str, str]]:
    """Values of the rule that ``rule`` names, as they are read and as they are said.

    None while it names no rule; all of them where none is like what is typed.
    """
    setting = _named(rule)
    if setting is None:
        return
    offers = finding.offers(setting, typed, most) or finding.offers(setting, "", most)
    for offer in offers:
        yield _cut(_label(setting, offer), longest), offer.text


def _named(rule: str) -> Setting | None:
    if rule in SETTINGS:
        return SETTINGS[rule]
    try:
        return finding.setting_named(rule)
    except Refusal:
        return None


def _label(setting: Setting, offer: finding.Offer) -> str:
    """``no_dead_button: the button always moves on``; a number with its bounds."""
    if setting.kind is not Kind.NUMBER or any(at == offer.value for at, _ in setting.phrases):
        return offer.label
    usual = setting.value_text(setting.default)
    return f"{setting.value_text(offer.value)}; {setting.possible} (usual {usual})"


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
