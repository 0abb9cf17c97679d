"""Forms as modals, and the values of a modal that was sent.

The press travels in the modal's custom id, so a form filled in before a restart still counts.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from adapters.discord import codec, limits
from core.present.documents import Field, Form


def modal(form: Form) -> ui.Modal:
    """``form`` as a modal; it is stopped, because its answer is found by its custom id."""
    shown = ui.Modal(
        title=form.title[: limits.MODAL_TITLE], custom_id=codec.encode(form.press), timeout=None
    )
    for field in form.fields[: limits.MODAL_FIELDS]:
        shown.add_item(_labelled(field))
    shown.stop()
    return shown


def _labelled(field: Field) -> ui.Label[ui.Modal]:
    hint = field.hint[: limits.LABEL_DESCRIPTION] or None
    return ui.Label(
        text=field.label[: limits.LABEL_TEXT],
        description=hint,
        component=ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            max_length=limits.FIELD_VALUE,
            style=discord.TextStyle.short,
        ),
    )


def custom_id_of(data: Any) -> str:
    """The custom id in an interaction's data; empty when there is none."""
    return str(data.get("custom_id", "")) if isinstance(data, Mapping) else ""


def sent_values(data: Any) -> dict[str, str]:
    """What was typed into a form, by the name of the field."""
    return dict(_values(data.get("components", ()))) if isinstance(data, Mapping) else {}


def _values(components: Any) -> Iterator[tuple[str, str]]:
    for component in components:
        if "custom_id" in component and "value" in component:
            yield component["custom_id"], str(component["value"])
        inner = component.get("components") or [component.get("component")]
        yield from _values([part for part in inner if part])
