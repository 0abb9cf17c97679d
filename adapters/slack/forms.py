"""Forms as modals, and what a modal that was sent says.

The press travels in the modal's metadata, so a form filled in before a restart still counts.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from adapters.slack import limits
from adapters.slack.budget import cut
from adapters.slack.fields import CHOSEN, blocks_of
from adapters.slack.render import Block, plain_text, rich
from core.present.documents import Document, Form, Press, Text, plain_line
from core.present.house.forms import VALUE
from core.present.presses import text as press_text

CALLBACK: Final = "riffle"
"""The ``callback_id`` of every modal of ours."""

_AND: Final = " or "
"""Between two answers to one question: no amount reads so."""

_MARKS: Final = (" (", ", ", ": ")

View = dict[str, Any]
"""A modal or a Home, as Slack's JSON."""


def modal(form: Form) -> View:
    """``form`` as a modal; a title that Slack finds too long is told above the first field."""
    title = _short(form.title)
    blocks: list[Block] = []
    if title != form.title:
        blocks += rich([(Text(form.title),)])
    for field in form.fields:
        blocks += blocks_of(field)
    return {
        "type": "modal",
        "callback_id": CALLBACK,
        "private_metadata": press_text.encode(form.press),
        "title": plain_text(title),
        "submit": plain_text("OK"),
        "close": plain_text("Cancel"),
        "blocks": blocks,
    }


def _short(title: str) -> str:
    """``title`` up to its first mark, where the whole is too long."""
    if len(title) <= limits.MODAL_TITLE:
        return title
    head = min((title.partition(mark)[0] for mark in _MARKS), key=len)
    return cut(head, limits.MODAL_TITLE)


# ---------------------------------------------------------------------------- what was sent


def press_in(view: Mapping[str, Any]) -> Press | None:
    """The press that a modal carries."""
    return press_text.decode(str(view.get("private_metadata", "")))


def said_in(view: Mapping[str, Any]) -> dict[str, str]:
    """What was typed or chosen, by the name of the field.

    Whoever does both says both: two different answers to one question are no answer, and the
    reader of amounts will say so.
    """
    sent = dict(_values(view))
    names = {name.removesuffix(CHOSEN) for name in sent}
    return {
        name: _AND.join(dict.fromkeys(filter(None, (sent.get(name), sent.get(name + CHOSEN)))))
        for name in names
    }


def chosen_in(body: Mapping[str, Any]) -> dict[str, str]:
    """What was chosen in an open modal just now, by the name of the field."""
    actions = body.get("actions") or ()
    return {
        str(act.get("block_id") or ""): str((act.get("selected_option") or {}).get("value") or "")
        for act in actions
    }


def _values(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for block_id, actions in (view.get("state") or {}).get("values", {}).items():
        for value in actions.values():
            chosen = value.get("selected_option") or {}
            yield block_id, str(value.get("value") or chosen.get("value") or "").strip()


def errors(view: Mapping[str, Any], why: Document) -> dict[str, str]:
    """``why`` not, under a field of a modal that was sent: the value of a rule, else the first.

    There are no buttons there: a question is followed by the answers that can be typed.
    """
    names = [name for name, _ in _values(view)]
    at = VALUE if VALUE in names else next(iter(names), "")
    lines = [why.title, *(line for section in why.sections for line in section.lines)]
    words = [text for line in lines if (text := plain_line(line))]
    if words and words[-1].endswith("?"):
        words.append(", ".join(button.label for row in why.buttons for button in row))
    return {at: cut(" ".join(words), limits.ERROR)}
