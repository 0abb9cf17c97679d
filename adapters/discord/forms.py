"""Forms as modals, and the values of a modal that was sent.

The press travels in the modal's custom id, so a form filled in before a restart still counts.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import ui

from adapters.discord import limits
from core.present.documents import Entry, Field, Form
from core.present.presses import text as press_text

_AND: Final = " or "
"""Between two answers to one question: no amount reads so."""

_CHOSEN: Final = ":chosen"
"""Ends the custom id of a field's choices, beside its text."""


_STYLES: Final = {Entry.LONG_TEXT: discord.TextStyle.paragraph}


def modal(form: Form) -> ui.Modal:
    """``form`` as a modal; it is stopped, because its answer is found by its custom id."""
    shown = ui.Modal(
        title=form.title[: limits.MODAL_TITLE],
        custom_id=press_text.encode(form.press),
        timeout=None,
    )
    for field in form.fields:
        if field.entry is not Entry.CHOICE:
            shown.add_item(_text(field))
        if len(field.choices) >= limits.FEWEST_OPTIONS:
            shown.add_item(_choices(field))
    shown.stop()
    return shown


def _text(field: Field) -> ui.Label[ui.Modal]:
    return ui.Label(
        text=field.label[: limits.LABEL_TEXT],
        component=ui.TextInput(
            custom_id=field.name,
            default=(field.value if _is_alone(field) else "") or None,
            placeholder=field.hint[: limits.PLACEHOLDER] or None,
            required=_is_alone(field) and not field.is_optional,
            max_length=field.longest,
            style=_STYLES.get(field.entry, discord.TextStyle.short),
        ),
    )


def _choices(field: Field) -> ui.Label[ui.Modal]:
    """A group of radio buttons, or a menu of many: beside a text, or for itself."""
    is_alone = field.entry is Entry.CHOICE
    if len(field.choices) > limits.OPTIONS:
        return _menu(field, is_alone=is_alone)
    options = [
        discord.RadioGroupOption(
            label=choice.label[: limits.OPTION_LABEL],
            value=choice.answer,
            default=is_alone and choice.answer == field.value,
        )
        for choice in field.choices[: limits.OPTIONS]
    ]
    return ui.Label(
        text=(field.label if is_alone else field.choices_label)[: limits.LABEL_TEXT],
        component=ui.RadioGroup(
            custom_id=field.name + ("" if is_alone else _CHOSEN),
            options=options,
            required=is_alone and not field.is_optional,
        ),
    )


def _menu(field: Field, *, is_alone: bool) -> ui.Label[ui.Modal]:
    is_required = is_alone and not field.is_optional
    options = [
        discord.SelectOption(label=choice.label[: limits.OPTION_LABEL], value=choice.answer,
                             default=is_alone and choice.answer == field.value)
        for choice in field.choices[: limits.MENU_OPTIONS]
    ]  # fmt: skip
    menu: ui.Select[ui.Modal] = ui.Select(
        custom_id=field.name + ("" if is_alone else _CHOSEN),
        options=options,
        required=is_required,
        min_values=int(is_required),
    )
    label = field.label if is_alone else field.choices_label
    return ui.Label(text=label[: limits.LABEL_TEXT], component=menu)


def _is_alone(field: Field) -> bool:
    """Whether the text is all there is to fill in; what was found is no other answer."""
    return not field.choices or field.entry is Entry.SEARCH


def custom_id_of(data: Any) -> str:
    """The custom id in an interaction's data; empty when there is none."""
    return str(data.get("custom_id", "")) if isinstance(data, Mapping) else ""


def sent_values(data: Any) -> dict[str, str]:
    """What was typed or chosen, by the name of the field.

    Whoever does both says both: two different answers to one question are no answer, and the
    reader of amounts will say so.
    """
    sent = dict(_values(data.get("components", ()))) if isinstance(data, Mapping) else {}
    names = {name.removesuffix(_CHOSEN) for name in sent}
    return {
        name: _AND.join(dict.fromkeys(filter(None, (sent.get(name), sent.get(name + _CHOSEN)))))
        for name in names
    }


def _values(components: Any) -> Iterator[tuple[str, str]]:
    for component in components:
        if "custom_id" in component:
            said = component.get("value") or " ".join(component.get("values", ()))
            if said:
                yield component["custom_id"], str(said).strip()
        inner = component.get("components") or [component.get("component")]
        yield from _values([part for part in inner if part])
