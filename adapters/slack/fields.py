"""Fields of a form as input blocks of a modal."""

from collections.abc import Iterator
from typing import Any, Final

from adapters.slack import limits
from adapters.slack.budget import cut
from adapters.slack.render import ACTIONS, Block, plain_text
from core.present.documents import Choice, Entry, Field

CHOSEN: Final = ":chosen"
"""Ends the block id of a field's choices, beside its text."""

SEARCH: Final = f"{ACTIONS}.search"
"""The action of a menu that asks us what it may offer, and tells us what was chosen."""

_TYPED: Final = "typed"
_ANSWERED: Final = "chosen"

Option = dict[str, Any]
"""One option of a menu, as Slack's JSON."""


def blocks_of(field: Field) -> Iterator[Block]:
    """``field`` as input blocks; none for one that waits for another to be filled in."""
    if field.follows:
        return
    match field.entry:
        case Entry.TEXT | Entry.LONG_TEXT:
            yield _input(field.name, field.label, _text(field), optional=_may_be_empty(field))
            if len(field.choices) >= limits.FEWEST_OPTIONS:
                block_id = field.name + CHOSEN
                yield _input(block_id, field.choices_label, _choices(field), optional=True)
        case Entry.NUMBER:
            yield _input(field.name, field.label, _number(field), optional=field.is_optional)
        case Entry.CHOICE:
            yield _input(field.name, field.label, _choices(field), optional=field.is_optional)
        case Entry.SEARCH:
            yield _input(field.name, field.label, _search(field)) | {"dispatch_action": True}


def _may_be_empty(field: Field) -> bool:
    """Where there are choices beside the text, one of the two is enough."""
    return field.is_optional or bool(field.choices)


def option(choice: Choice, detail: str = "") -> Option:
    """A choice to be chosen, with a line below it if there is more to say."""
    made: Option = {
        "text": plain_text(cut(choice.label, limits.OPTION)),
        "value": choice.answer[: limits.OPTION],
    }
    return made | ({"description": plain_text(cut(detail, limits.OPTION))} if detail else {})


def _text(field: Field) -> Block:
    element: Block = {
        "type": "plain_text_input",
        "action_id": _TYPED,
        "max_length": min(field.longest, limits.INPUT),
        "focus_on_load": True,
    }
    if field.entry is Entry.LONG_TEXT:
        element["multiline"] = True
    if field.value and not field.choices:
        element["initial_value"] = field.value
    return element | _hint(field)


def _number(field: Field) -> Block:
    element: Block = {
        "type": "number_input",
        "action_id": _TYPED,
        "is_decimal_allowed": False,
        "min_value": str(field.least),
        "max_value": str(field.most),
    }
    return element | ({"initial_value": field.value} if field.value else {}) | _hint(field)


def _choices(field: Field) -> Block:
    """Radio buttons, or a menu where there are too many of them."""
    are_few = len(field.choices) <= limits.OPTIONS
    options = [option(choice) for choice in field.choices[: limits.MENU_OPTIONS]]
    element: Block = {
        "type": "radio_buttons" if are_few else "static_select",
        "action_id": _ANSWERED,
        "options": options,
    }
    return element | _initial(field, options)


def _search(field: Field) -> Block:
    element: Block = {"type": "external_select", "action_id": SEARCH, "min_query_length": 0}
    return element | _initial(field, [option(choice) for choice in field.choices]) | _hint(field)


def _initial(field: Field, options: list[Option]) -> Block:
    """What is chosen beforehand; a text beside the choices says it otherwise."""
    chosen = [made for made in options if field.value and made["value"] == field.value]
    is_alone = field.entry in (Entry.CHOICE, Entry.SEARCH)
    return {"initial_option": chosen[0]} if chosen and is_alone else {}


def _hint(field: Field) -> Block:
    hint = cut(field.hint, limits.PLACEHOLDER)
    return {"placeholder": plain_text(hint)} if hint else {}


def _input(block_id: str, label: str, element: Block, *, optional: bool = False) -> Block:
    return {
        "type": "input",
        "block_id": block_id,
        "label": plain_text(cut(label, limits.LABEL)),
        "element": element,
        "optional": optional,
    }
