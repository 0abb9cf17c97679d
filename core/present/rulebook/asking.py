"""From what somebody asks to the page of the rule book that answers it."""

from collections.abc import Iterator
from typing import Final

from core.house.in_force import InForce
from core.ids import TableId
from core.present.documents import NOWHERE, Document, Verb
from core.present.rulebook.help import glossary_page, no_term
from core.present.rulebook.page import rule_named, rule_not_found, rule_page
from core.rulebook import Rule, rule, term, terms
from core.rulebook.searching import near_terms, search

RULE_VERBS: Final = frozenset({Verb.RULE, Verb.TURN_TO, Verb.RULE_MORE})
"""Buttons that open a page of the rule book."""

RULE_WORDS: Final = (
    "rule", "the rule", "rule on", "the rule on", "whats the rule", "what's the rule",
    "what is the rule", "what is the rule on", "what are the rules on",
)  # fmt: skip
GLOSSARY_WORDS: Final = ("glossary", "define")
SPIRIT_WORDS: Final = ("rules", "the rules")
"""What people type before a rule, before a word, and for what the rules are for."""

_OFFERED: Final = 25
_ASKED_MOST: Final = (
    "9.09", "9.16", "10.03", "10.08", "10.10", "11.01", "11.05", "11.08", "12.03", "12.12",
    "12.15", "12.18", "13.04", "14.20", "16.11",
)  # fmt: skip
"""What is offered before anything is typed."""

_AROUND: Final = " .!?,“”\"'"
_LEADS: Final = ("on ", "for ", "about ", "of ", "is ", "are ", "the ", "a ", "an ")


def rule_asked(
    asked: str,
    house: InForce,
    *,
    table: TableId = NOWHERE,
    command: str = "",
    is_whole: bool = False,
) -> Document:
    """The page of the rule that ``asked`` names or describes; near ones where none is it."""
    words = _meant(asked)
    found = search(words)
    if found.best is None or not found.is_sure:
        return rule_not_found(words, found, table)
    others: tuple[Rule, ...] = () if found.is_exact else found.entries[1:]
    return rule_page(found.best, house, others, table=table, command=command, is_whole=is_whole)


def glossary_asked(asked: str) -> Document:
    """What a word means; near ones where the book has it not."""
    words = _meant(asked)
    found = term(words)
    return glossary_page(found) if found is not None else no_term(words, near_terms(words))


def rules_offered(typed: str) -> Iterator[tuple[str, str]]:
    """Rules that the words being typed may mean, as they are read and as they are said."""
    words = _meant(typed)
    asked_most = (rule(f"cooke-{number}") for number in _ASKED_MOST)
    for found in search(words, _OFFERED).entries if words else asked_most:
        yield rule_named(found), found.id


def help_offered(typed: str) -> Iterator[tuple[str, str]]:
    """What there is help on, as it is read and as it is said."""
    wanted = typed.strip().lower().removeprefix("glossary").strip()
    if "rules".startswith(wanted):
        yield "rules: what the rules are for", "rules"
    for one in near_terms(wanted, _OFFERED) if wanted else terms()[:_OFFERED]:
        yield f"glossary: {one.name}", f"glossary {one.name}"


def _meant(asked: str) -> str:
    """What is asked for, without the words that only lead to it."""
    words = " ".join(asked.split()).strip(_AROUND)
    for lead in _LEADS:
        if words.lower().startswith(lead):
            words = words[len(lead) :]
    return words
