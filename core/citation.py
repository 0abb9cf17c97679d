"""Citation: the number of the rule a ruling rests on."""

import re
from typing import Final, NewType

RuleId = NewType("RuleId", str)
"""An entry of the rule catalogue: ``cooke-12.08``."""

_BOOKS = {
    "cooke": "Cooke",
    "uspc": "USPC",
    "uspc2": "USPC reissue",
    "hoyle": "Hoyle",
    "scs": "Stud sheet",
    "scshl": "Stud high-low sheet",
    "razz": "Razz sheet",
    "fcs": "Five-card stud sheet",
}

_PARTS: Final = {"app": "appendix", "fn": "footnote"}
_BEHIND: Final = re.compile(r"(app|fn)([A-Z]|\d+)(?:[-.](.+))?")
"""What stands behind a book's articles: ``appA-table3``, ``fn2``."""

_TABLE: Final = re.compile(r"\btable(\d+)")


def rule_ids(*numbers: str) -> tuple[RuleId, ...]:
    """Several entries: ``rule_ids("cooke-6.08", "cooke-6.08.01")``."""
    return tuple(map(RuleId, numbers))


def rule_text(rule: RuleId) -> str:
    """How a rule is named to people: ``Cooke 12.08``."""
    book, _, number = rule.partition("-")
    return f"{_BOOKS.get(book, book)} {number}"


def cited(rule: RuleId) -> str:
    """A rule as it is cited in a sentence: ``Cooke 12.08``, ``USPC: bet out of turn``, ``Cooke
    appendix A, table 3``."""
    book, _, number = rule.partition("-")
    name = _BOOKS.get(book, book)
    if (found := _BEHIND.fullmatch(number)) is not None:
        part, which, matter = found.groups()
        return f"{name} {_PARTS[part]} {which}" + (f", {_told(matter)}" if matter else "")
    if not number[:1].isdigit():
        words = number.removeprefix("law-").removeprefix("game-")
        return f"{name}: {words.replace('-', ' ')}"
    article, _, matter = number.partition("-")
    return f"{name} {article}" + (f", {_told(matter)}" if matter else "")


def _told(matter: str) -> str:
    """``table3`` is ``table 3``."""
    return _TABLE.sub(r"table \1", matter).replace("-", " ")
