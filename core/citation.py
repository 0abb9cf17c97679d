"""Citation: the number of the rule a ruling rests on."""

from typing import NewType

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


def rule_ids(*numbers: str) -> tuple[RuleId, ...]:
    """Several entries: ``rule_ids("cooke-6.08", "cooke-6.08.01")``."""
    return tuple(map(RuleId, numbers))


def rule_text(rule: RuleId) -> str:
    """How a rule is named to people: ``Cooke 12.08``."""
    book, _, number = rule.partition("-")
    return f"{_BOOKS.get(book, book)} {number}"


def cited(rule: RuleId) -> str:
    """A rule as it is cited in a sentence: ``Cooke 12.08``, ``USPC: bet out of turn``."""
    book, _, number = rule.partition("-")
    name = _BOOKS.get(book, book)
    if not number[:1].isdigit():
        words = number.removeprefix("law-").removeprefix("game-")
        return f"{name}: {words.replace('-', ' ')}"
    article, _, matter = number.partition("-")
    return f"{name} {article}" + (f", {matter.replace('-', ' ')}" if matter else "")
