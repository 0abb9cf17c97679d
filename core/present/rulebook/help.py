"""Pages beside the rules: what a word means, and what the rules are for."""

from typing import Final

from core.citation import RuleId
from core.present.documents import Document, Line, Section, Slot, Strong, Text, Tone
from core.present.rulebook.button import number_of, rule_row
from core.present.rulebook.words import rule_lines
from core.present.say import say
from core.rulebook import Term, rule, terms

_SHOWN_BACK: Final = 40
_SPIRIT: Final = ("2.01", "2.02", "2.07", "2.03", "2.04", "2.06")
_OWN_RISK: Final = ("3.02", "3.03", "3.14")


def glossary_page(term: Term) -> Document:
    """What a word of the card room means, how else it is called, and the rules that use it."""
    lines: list[Line] = [(Text(term.meaning),)]
    if term.aka:
        lines.append(say("Also called: {names}.", names=", ".join(term.aka)))
    return Document(Slot.REPLY, (Strong(term.name),), (Section(tuple(lines)),), rule_row(term.see))


def no_term(asked: str, near: tuple[Term, ...]) -> Document:
    """The book has not that word: the nearest ones, each with its meaning."""
    if not asked:
        line = say(
            "Which word? {count} are here, as in glossary straddle.", count=str(len(terms()))
        )
        return Document(Slot.REPLY, line)
    line = say("The glossary does not have “{asked}”.", asked=asked[:_SHOWN_BACK])
    if not near:
        line = (*line, Text(" Ask for a rule instead: rule and your words."))
    meant = tuple((Strong(term.name), Text(f": {term.meaning}")) for term in near)
    sections = (Section(meant, "Did you mean"),) if meant else ()
    return Document(Slot.REPLY, line, sections, tone=Tone.REFUSED)


def spirit_page() -> Document:
    """What the rules are for, and what the house does not answer for (Cooke 2, 3.02, 3.03)."""
    return Document(
        Slot.REPLY,
        (Strong("What the rules are for"),),
        (
            Section(tuple(map(_said, _SPIRIT))),
            Section(tuple(map(_said, _OWN_RISK)), "What the house does not answer for"),
            Section((
                say("Ask for any rule: rule 12.08, rule dead button; for a word: glossary kicker."),
            )),
        ),
        rule_row(f"cooke-{number}" for number in _SPIRIT),
    )  # fmt: skip


def _said(number: str) -> Line:
    of = RuleId(f"cooke-{number}")
    return (Strong(f"{number_of(of)} "), Text(" ".join(rule_lines(rule(of)))))
