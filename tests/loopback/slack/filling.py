"""Filling in a modal as Slack's client lets people do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .messages import Field, ImpossibleAct, Seen
from .world import Json


def fill(
    modal: Seen, values: Mapping[str, Any], found: Mapping[str, Json]
) -> dict[str, dict[str, Json]]:
    """The state of a filled-in modal; fields by label, block id or action id.

    Fields left out keep what the modal brought, or what was `found` by menus that ask the bot.
    Raises ImpossibleAct for what cannot be sent.
    """
    left = dict(values)
    state: dict[str, dict[str, Json]] = {}
    for field in modal.fields:
        if field.element["type"] == "external_select":
            state[field.block_id] = {field.action_id: _found(field, found)}
            continue
        names = [n for n in (field.label, field.block_id, field.action_id) if n in left]
        given = left.pop(names[0]) if names else _initial(field)
        state.setdefault(field.block_id, {})[field.action_id] = _value(field, given)
    if left:
        raise ImpossibleAct(f"no fields {sorted(left)} in {modal.title!r}")
    return state


def _found(field: Field, found: Mapping[str, Json]) -> Json:
    chosen = found.get(field.block_id, field.element.get("initial_option"))
    if chosen is None and not field.optional:
        raise ImpossibleAct(f"nothing is chosen for {field.label!r}")
    return {"type": "external_select", "selected_option": chosen}


def _initial(field: Field) -> Any:
    element = field.element
    if "initial_option" in element:
        return element["initial_option"]["text"]["text"]
    return element.get("initial_value")


def _value(field: Field, given: Any) -> Json:
    kind = field.element["type"]
    if given in (None, "") and not field.optional:
        raise ImpossibleAct(f"{field.label!r} must be filled in")
    if "options" in field.element:
        if given is None:
            return {"type": kind, "selected_option": None}
        offered = field.options | {o["value"]: o for o in field.options.values()}
        if given not in offered:
            raise ImpossibleAct(f"{given!r} is not among {sorted(offered)}")
        return {"type": kind, "selected_option": offered[given]}
    if given is not None:
        _must_fit(field, str(given))
    return {"type": kind, "value": None if given is None else str(given)}


def _must_fit(field: Field, text: str) -> None:
    shortest = field.element.get("min_length", 0)
    longest = field.element.get("max_length", 3000)
    if not shortest <= len(text) <= longest:
        raise ImpossibleAct(f"{field.label!r} takes {shortest} to {longest} characters")
    if field.element["type"] == "number_input":
        number = float(text) if field.element["is_decimal_allowed"] else int(text)
        least = float(field.element.get("min_value", "-inf"))
        most = float(field.element.get("max_value", "inf"))
        if not least <= number <= most:
            raise ImpossibleAct(f"{field.label!r} takes {least} to {most}")
