"""Why a house rule is what it is: which layer has the word, and what the others say (Cooke 1.07).

A table's own rule goes before the community's, that before the game's own, and that before the
main rule of the book.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from core.house.community import House
from core.house.in_force import InForce, Whose
from core.house.setting import Kind, Setting, Value
from core.house.settings import Overrides
from core.house.values import text_of
from core.ids import TableId
from core.present.documents import Document, Line, Section, Slot, Strong, Text
from core.present.house.words import DUE, due_line, made_by, number_of, rule_said
from core.present.rulebook.button import rule_row
from core.present.say import say
from core.table.floor.rule_change import RuleChange

_FEW: Final = 4
"""Numbers of a list that are told with what each means."""

_WHOSE: Final = {
    Whose.TABLE: "this table's own rule",
    Whose.COMMUNITY: "the house's rule",
    Whose.GAME: "the game's own rule",
    Whose.BOOK: "the main rule",
}


class InGame(Struct, frozen=True):
    """What is in force when one game is dealt; ``game`` is its name.

    ``under`` is the setting that leaves the rule without effect there, ``instead`` the one that
    counts in its place in such a game, and ``fixed`` what the game itself says, whatever is set.
    ``is_played`` unless such a rule does not concern the game at all.
    """

    game: str
    house: InForce
    under: str = ""
    instead: str = ""
    fixed: Value | None = None
    is_played: bool = True


def why_page(
    setting: Setting,
    games: tuple[InGame, ...],
    house: House,
    kept_off: bool,
    *,
    table: TableId,
    due: Sequence[RuleChange] = (),
) -> Document:
    """``games`` are those of the table, or one without a name where none is asked about.

    ``kept_off`` when the house has a rule that the table does not go by; ``due`` are the rules
    that change there when the hand is over.
    """
    waiting = tuple(due_line(change) for change in due if change.key == setting.key)
    answers = {
        (one.house.value(setting), one.house.whose(setting), one.under, one.instead, one.fixed)
        for one in games
    }
    asked = games if len(answers) > 1 else games[:1]
    lines = [_answer(setting, one, is_named=len(answers) > 1) for one in asked]
    return Document(
        Slot.REPLY,
        (Strong(setting.title or setting.key), Text(f" · {setting.key}{number_of(setting)}")),
        (
            Section((*lines, (Text(setting.summary),))),
            Section(_possible(setting), "It can be"),
            *((Section(waiting, DUE),) if waiting else ()),
            Section(_layers(setting, asked, house, kept_off), "By layer"),
        ),
        rule_row((setting.rule,), table),
    )


def _possible(setting: Setting) -> tuple[Line, ...]:
    """All that it can be, a line each: words with their meaning, a number's bounds."""
    is_number = setting.kind is Kind.NUMBER
    if is_number or (isinstance(setting.choices[0], int) and len(setting.choices) > _FEW):
        odd = setting.phrases if is_number else ()
        told = (setting.possible, *(f"{value:,}: {phrase}" for value, phrase in odd))
    else:
        told = tuple(f"{text_of(one)}: {setting.said(one)}" for one in setting.choices)
    return tuple((Text(line),) for line in told)


def _answer(setting: Setting, one: InGame, *, is_named: bool) -> Line:
    value, whose = one.house.value(setting), one.house.whose(setting)
    if one.fixed is not None:
        value, whose = one.fixed, Whose.GAME
    where = f"{one.game}: " if is_named else ""
    is_value = f"it is {setting.value_text(value)}: {rule_said(setting, value)}."
    text = f"{where}by {_WHOSE[whose]} {is_value}"
    if one.fixed is not None:
        text += " Nothing else can be set there."
    elif one.instead:
        text += f" In this game {one.instead} counts instead."
    elif not one.is_played:
        text += " No game here is played by it."
    elif one.under:
        text += f" It has no effect as long as {one.under} is what it is."
    return (Text(text[:1].upper() + text[1:]),)


def _layers(
    setting: Setting, games: tuple[InGame, ...], house: House, kept_off: bool
) -> tuple[Line, ...]:
    """Each layer with its value, the first one first; none where it says nothing."""
    first = games[0].house
    lines = [_layer("This table", setting, first.table), _of_house(setting, house, kept_off)]
    for one in games:
        name = f"The game ({one.game})" if one.game else "The game"
        says = one.house.game if one.fixed is None else {setting.key: one.fixed}
        lines.append(_layer(name, setting, says))
    return (*lines, say("Main rule: {value}", value=setting.value_text(setting.default)))


def _layer(name: str, setting: Setting, values: Overrides) -> Line:
    value = setting.value_text(values[setting.key]) if setting.key in values else "nothing"
    return say("{name}: {value}", name=name, value=value)


def _of_house(setting: Setting, house: House, kept_off: bool) -> Line:
    line = house.rules.get(setting.key)
    if line is None or line.value is None:
        return say("The house: nothing")
    return (
        *say("The house: {value}", value=setting.value_text(line.value)),
        *made_by(line),
        *(say(" · this table does not go by it") if kept_off else ()),
    )
