"""A message, a modal or a home tab as one person sees it at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .world import Json


class ImpossibleAct(AssertionError):
    """The test asked a member to do what Slack's client would not let them do."""


@dataclass(frozen=True)
class Button:
    """A button; link buttons carry an address."""

    label: str
    action_id: str
    value: str
    style: str
    url: str
    spoken: str
    """What a screen reader says instead of the label, if anything."""


@dataclass(frozen=True)
class Field:
    """An input of a modal."""

    label: str
    block_id: str
    element: Json
    optional: bool

    @property
    def action_id(self) -> str:
        return str(self.element["action_id"])

    @property
    def options(self) -> dict[str, Json]:
        """What can be chosen, by label."""
        options = self.element.get("options") or []
        return {option["text"]["text"]: option for option in options}


@dataclass(frozen=True)
class Seen:
    """A snapshot; later edits do not change it."""

    payload: Json
    channel_id: str
    is_private: bool
    """Whether it was shown to one person alone."""

    @property
    def id(self) -> str:
        """A message's time stamp, a view's id."""
        return str(self.payload.get("ts") or self.payload["id"])

    @property
    def is_view(self) -> bool:
        """Whether it is a modal or a home tab."""
        return "ts" not in self.payload

    @property
    def author(self) -> str:
        """Whose message it is."""
        return str(self.payload.get("user", ""))

    @property
    def thread(self) -> str:
        """The time stamp of the thread it stands in; empty when in none."""
        return str(self.payload.get("thread_ts", ""))

    @property
    def notification(self) -> str:
        """What a notification, and a screen reader, says of a message."""
        return str(self.payload.get("text", ""))

    @property
    def text(self) -> str:
        """All that can be read on it, line by line: texts, labels, alt texts."""
        if not self.payload.get("blocks"):
            return self.notification
        return "\n".join(line for line in self._lines() if line)

    @property
    def preformatted(self) -> str:
        """What stands in it to be copied, whole."""
        parts = [part for _, part in self._elements() if part["type"] == "rich_text_preformatted"]
        return "\n".join("".join(_rich(part)) for part in parts)

    @property
    def title(self) -> str:
        """A modal's title."""
        return str(self.payload["title"]["text"])

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in order, those beside text too."""
        return [_button(part) for _, part in self._elements() if part.get("type") == "button"]

    @property
    def fields(self) -> list[Field]:
        """A modal's inputs."""
        return [
            Field(b["label"]["text"], b["block_id"], b["element"], bool(b.get("optional")))
            for b in self._blocks
            if b["type"] == "input"
        ]

    def button(self, label: str) -> Button:
        """The one button with this label. Raises ImpossibleAct when there is none or several."""
        return _button(self.pressable(label=label)[1])

    def pressable(
        self, label: str | None = None, action_id: str | None = None, value: str | None = None
    ) -> tuple[Json, Json]:
        """The block and the button that a press means. Raises ImpossibleAct."""
        parts = [(b, part) for b, part in self._elements() if part.get("type") == "button"]
        found = [
            (block, part)
            for block, part in parts
            if label in (None, part["text"]["text"])
            and action_id in (None, part.get("action_id"))
            and value in (None, part.get("value"))
        ]
        if len(found) != 1 or found[0][1].get("url"):
            there = [(part["text"]["text"], part.get("value")) for _, part in parts]
            wanted = f"{label=} {action_id=} {value=}"
            raise ImpossibleAct(f"{len(found)} usable buttons for {wanted}: {there}")
        return found[0]

    def selectable(self, action_id: str) -> tuple[Json, Json]:
        """The block and the menu that a choice means. Raises ImpossibleAct."""
        found = [(b, p) for b, p in self._elements() if p.get("action_id") == action_id]
        if len(found) != 1 or "options" not in found[0][1]:
            raise ImpossibleAct(f"{len(found)} menus {action_id!r}")
        return found[0]

    @property
    def _blocks(self) -> list[Json]:
        return self.payload.get("blocks") or []

    def _elements(self) -> Iterator[tuple[Json, Json]]:
        for block in self._blocks:
            for part in block.get("elements") or []:
                yield block, part
            if isinstance(beside := block.get("accessory"), dict):
                yield block, beside

    def _lines(self) -> Iterator[str]:
        for block in self._blocks:
            for key in ("text", "label", "title"):
                yield _text(block.get(key))
            yield str(block.get("alt_text") or "")
            for part in block.get("fields") or []:
                yield _text(part)
            for part in [*(block.get("elements") or []), block.get("accessory") or {}]:
                yield from _rich(part)
            element = block.get("element") or {}
            for option in element.get("options") or []:
                yield _text(option.get("text"))
            yield _text(block.get("hint"))


def _text(part: Any) -> str:
    if isinstance(part, dict):
        return str(part.get("text") or "") if isinstance(part.get("text"), str) else ""
    return part if isinstance(part, str) else ""


def _rich(part: Json) -> Iterator[str]:
    """What an element says; a section of rich text is one text."""
    if part.get("type", "").startswith("rich_text"):
        yield "".join("".join(_rich(inner)) for inner in part.get("elements") or [])
        return
    match part.get("type"):
        case "user":
            yield f"<@{part['user_id']}>"
        case "date":
            yield str(part.get("fallback") or "")
        case _:
            text = part.get("text")
            yield text if isinstance(text, str) else _text(text)
            yield str(part.get("alt_text") or "")


def _button(part: Json) -> Button:
    return Button(
        part["text"]["text"],
        part.get("action_id", ""),
        part.get("value", ""),
        part.get("style", ""),
        part.get("url", ""),
        part.get("accessibility_label", ""),
    )
