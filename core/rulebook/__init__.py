"""The rule book: the catalogue's texts and tables, and readers for them.

Everything is read at first use and kept.
"""

from core.rulebook.catalogue import Kind, Rule, RuleSetting, rule, rules, rules_by_file
from core.rulebook.counts import HeadsUp, OmahaBoard, frequencies, heads_up_counts, omaha_boards
from core.rulebook.documents import DATA_FILES, RULE_FILES, document
from core.rulebook.games import Example, GameEntry, StreetEntry, game_entries
from core.rulebook.glossary import Term, term, terms
from core.rulebook.stakes import StakeRow, StakeTable, big_bet_row, limit_row, stake_rows

__all__ = [
    "DATA_FILES",
    "RULE_FILES",
    "Example",
    "GameEntry",
    "HeadsUp",
    "Kind",
    "OmahaBoard",
    "Rule",
    "RuleSetting",
    "StakeRow",
    "StakeTable",
    "StreetEntry",
    "Term",
    "big_bet_row",
    "document",
    "frequencies",
    "game_entries",
    "heads_up_counts",
    "limit_row",
    "omaha_boards",
    "rule",
    "rules",
    "rules_by_file",
    "stake_rows",
    "term",
    "terms",
]
