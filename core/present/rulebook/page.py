"""The page of a rule: what it says, what this house has made of it, and what the dealer does.

It holds no card and is for anybody's eyes.  The first leaf is short; the second says it all.
"""

from collections.abc import Iterator
from typing import Final

from core.citation import cited
from core.house.in_force import InForce, Whose
from core.house.setting import Kind, Setting
from core.house.settings import SETTINGS
from core.ids import TableId
from core.present.acting.buttons import Rows
from core.present.documents import (
    NOWHERE,
    Button,
    Document,
    Line,
    Press,
    Section,
    Slot,
    Strong,
    Text,
    Tone,
    Verb,
)
from core.present.rulebook.button import LABEL, number_of
from core.present.rulebook.words import dealer_lines, rule_lines, shortened, title_words
from core.present.say import say
from core.rulebook import Rule
from core.rulebook.searching import NOTHING, Found, see_also

_RULE: Final = 700
_DEALER: Final = 450
_SETTINGS: Final = 4
"""Characters of the rule and of what the dealer does, and house rules, on the first leaf."""

_WHOLE_RULE: Final = 1_600
_WHOLE_DEALER: Final = 1_200
_WHOLE_SETTINGS: Final = 8
_WAYS: Final = 4
"""Other ways of a house rule that are told."""

_SEE: Final = 5
_OTHERS: Final = 4
"""Rules on the same matter, and rules that may have been meant, each in a row of its own."""

_SHOWN_BACK: Final = 40

_WHOSE: Final = {
    Whose.TABLE: "at this table",
    Whose.COMMUNITY: "in this house",
    Whose.GAME: "in this game",
    Whose.BOOK: "the main rule",
}
_NO_NUMBER: Final = "There is no rule {asked}. These come nearest:"
_NOT_SURE: Final = "No rule is plainly on “{asked}”. These come nearest:"
_OR: Final = say("Not what you asked? The last row has what comes next nearest.")
_TO_COME: Final = say("What the book lets a house choose here is still to come.")


def rule_page(
    rule: Rule,
    house: InForce,
    others: tuple[Rule, ...] = (),
    *,
    table: TableId = NOWHERE,
    command: str = "",
    is_whole: bool = False,
) -> Document:
    """The page of ``rule`` as ``house`` has it.

    ``others`` are further rules that may have been meant; ``is_whole`` asks for the second leaf.
    """
    said, ways = rule_lines(rule), tuple(_ways(rule, house))
    does = () if ways == (_TO_COME,) else dealer_lines(rule, command)
    is_long = sum(map(len, said)) > _RULE or sum(map(len, does)) > _DEALER or len(ways) > _SETTINGS
    if is_whole:
        said, does = shortened(said, _WHOLE_RULE), shortened(does, _WHOLE_DEALER)
        ways = ways[:_WHOLE_SETTINGS]
    else:
        said, does, ways = shortened(said, _RULE), shortened(does, _DEALER), ways[:_SETTINGS]
    title = f"{cited(rule.id)} \N{MIDDLE DOT} {title_words(rule)}"
    sections = (
        _texts("", said),
        Section(ways, "This house"),
        _texts("Riffle", does),
        Section((_OR,) if others else ()),
    )
    more = (_more(rule, table),) if is_long and not is_whole else ()
    rows = (_see_row(rule, others, table, more), _others_row(others, table))
    return Document(
        Slot.REPLY,
        (Strong(title),),
        tuple(section for section in sections if section.lines),
        tuple(row for row in rows if row),
    )


def rule_not_found(asked: str, found: Found = NOTHING, table: TableId = NOWHERE) -> Document:
    """What was asked for is no rule, or none for sure: what comes nearest, or how to ask."""
    shown = asked[:_SHOWN_BACK]
    nearest = found.entries[:_SEE]
    if nearest:
        line = say(_NO_NUMBER if found.is_near else _NOT_SURE, asked=shown)
        lines = tuple(say("{rule}", rule=rule_named(rule)) for rule in nearest)
    else:
        line = say("No rule speaks of “{asked}”.", asked=shown) if asked else say("Which rule?")
        lines = (
            say("Ask by its number, as in rule 12.08, or in your own words: rule dead button."),
            say("glossary and a word says what the word means."),
        )
    rows: Rows = (tuple(_turn(rule, table) for rule in nearest),)
    return Document(
        Slot.REPLY, line, (Section(lines),), tuple(row for row in rows if row), Tone.REFUSED
    )


def _texts(heading: str, lines: tuple[str, ...]) -> Section:
    return Section(tuple((Text(line),) for line in lines), heading)


def _ways(rule: Rule, house: InForce) -> Iterator[Line]:
    """Each house rule that the rule leaves open: what is in force here, and what else may be."""
    declared = [SETTINGS[one.key] for one in rule.settings if one.key in SETTINGS]
    for setting in dict.fromkeys(declared):
        yield _way(setting, house)
    if rule.settings and not declared:
        yield _TO_COME


def _way(setting: Setting, house: InForce) -> Line:
    value = house.value(setting)
    now = setting.said(value)
    values = setting.choices or (True, False)
    if setting.kind is Kind.NUMBER:
        others = f"from {setting.possible}"
    elif len(values) > _WAYS + 1 and type(setting.default) is int:
        numbers = sorted(int(other) for other in values)
        others = f"from {numbers[0]:,} to {setting.value_text(numbers[-1])}"
    else:
        ways = [setting.said(other) for other in values if other != value]
        more = len(ways) - _WAYS
        others = "; ".join((*ways[:_WAYS], *([f"{more} more"] if more > 0 else ())))
    return (
        Text(f"{setting.title or setting.key}: "),
        Strong(now),
        Text(f" ({_WHOSE[house.whose(setting)]}). Could be: {others}."),
    )


def _see_row(
    rule: Rule, others: tuple[Rule, ...], table: TableId, more: tuple[Button, ...]
) -> tuple[Button, ...]:
    """More of this page, then the rules on the same matter."""
    offered = {one.id for one in others[:_OTHERS]} | {rule.id}
    see = [one for one in see_also(rule) if one.id not in offered]
    return (*more, *(_turn(one, table, is_short=True) for one in see))[:_SEE]


def _others_row(others: tuple[Rule, ...], table: TableId) -> tuple[Button, ...]:
    return tuple(_turn(one, table) for one in others[:_OTHERS])


def _turn(rule: Rule, table: TableId, *, is_short: bool = False) -> Button:
    label = f"See {number_of(rule.id)}" if is_short else rule_named(rule)
    press = Press(table, Verb.TURN_TO, note=rule.id)
    return Button(_fitting(label), press, hint=f"{cited(rule.id)}: {title_words(rule)}")


def _more(rule: Rule, table: TableId) -> Button:
    press = Press(table, Verb.RULE_MORE, note=rule.id)
    return Button("More", press, hint=f"The whole of {cited(rule.id)}")


def rule_named(rule: Rule) -> str:
    """A rule in one line: ``12.21 Button in the wrong place``, ``USPC: Five-card stud``."""
    number, _, _ = number_of(rule.id).partition(",")
    book, colon, _ = number.partition(":")
    return f"{book}{colon} {title_words(rule)}"


def _fitting(label: str) -> str:
    if len(label) <= LABEL:
        return label
    return label[: LABEL - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
