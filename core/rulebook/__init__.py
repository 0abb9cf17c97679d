"""The rule book: the catalogue's texts and tables, and readers for them.

Everything is read at first use and kept.
"""

from core.rulebook.catalogue import Kind, Rule, RuleSetting, rule, rules, rules_by_file
from core.rulebook.counts import HeadsUp, OmahaBoard, frequencies, heads_up_counts, omaha_boards
from core.rulebook.documents import DATA_FILES, RULE_FILES, document
from core.rulebook.glossary import Term, term, terms

__all__ = [
    "DATA_FILES",
    "RULE_FILES",
    "HeadsUp",
    "Kind",
    "OmahaBoard",
    "Rule",
    "RuleSetting",
    "Term",
    "document",
    "frequencies",
    "heads_up_counts",
    "omaha_boards",
    "rule",
    "rules",
    "rules_by_file",
    "term",
    "terms",
]
