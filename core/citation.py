"""Citation: the number of the rule a ruling rests on."""

from typing import NewType

RuleId = NewType("RuleId", str)
"""An entry of the rule catalogue: ``cooke-12.08``."""

_BOOKS = {"cooke": "Cooke", "uspc": "USPC", "hoyle": "Hoyle", "scs": "Stud sheet"}


def rule_text(rule: RuleId) -> str:
    """How a rule is named to people: ``Cooke 12.08``."""
    book, _, number = rule.partition("-")
    return f"{_BOOKS.get(book, book)} {number}"
