"""A message as one person sees it at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord.components import walk_components

from .traffic import EPHEMERAL

_BUTTONS, _SELECTS, _TEXT = frozenset({2}), frozenset({3, 5, 6, 7, 8}), 10


class ImpossibleAct(AssertionError):
    """The test asked a member to do what Discord's client would not let them do."""


@dataclass(frozen=True)
class Button:
    """A button on a message; link buttons have no custom id."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int


@dataclass(frozen=True)
class Seen:
    """A snapshot of a message; later edits do not change it."""

    payload: dict[str, Any]

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def channel_id(self) -> int:
        return int(self.payload["channel_id"])

    @property
    def content(self) -> str:
        """The plain content; empty for a Components V2 message."""
        return str(self.payload["content"])

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def is_layout(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.payload["flags"] & 1 << 15)

    @property
    def mentions(self) -> set[int]:
        """The ids of the users it names."""
        return {int(user["id"]) for user in self.payload["mentions"]}

    @property
    def text(self) -> str:
        """All that can be read on it, line by line: content, embeds, text displays, labels."""
        return "\n".join(line for line in self._lines() if line)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in order, those beside text too."""
        return [
            Button(
                part.get("label") or "",
                part.get("custom_id"),
                bool(part.get("disabled")),
                part["style"],
            )
            for part in self._parts(_BUTTONS)
        ]

    def button(self, label: str) -> Button:
        """The one button with this label. Raises ImpossibleAct when there is none or several."""
        found = [button for button in self.buttons if button.label == label]
        if len(found) != 1:
            labels = [button.label for button in self.buttons]
            raise ImpossibleAct(f"{len(found)} buttons {label!r} among {labels}")
        return found[0]

    def pressable(self, custom_id: str | None, label: str | None) -> dict[str, Any]:
        """The enabled button that a press means. Raises ImpossibleAct."""
        return self._one(_BUTTONS, custom_id, label)

    def selectable(self, custom_id: str | None) -> dict[str, Any]:
        """The enabled select menu that a choice means. Raises ImpossibleAct."""
        return self._one(_SELECTS, custom_id, None)

    def _one(
        self, kinds: frozenset[int], custom_id: str | None, label: str | None
    ) -> dict[str, Any]:
        parts = list(self._parts(kinds))
        found = [
            part
            for part in parts
            if custom_id in (None, part.get("custom_id")) and label in (None, part.get("label"))
        ]
        if len(found) != 1 or found[0].get("disabled") or not found[0].get("custom_id"):
            there = [(part.get("label"), part.get("custom_id")) for part in parts]
            raise ImpossibleAct(
                f"{len(found)} usable components for {custom_id=} {label=}: {there}"
            )
        return found[0]

    def _parts(self, kinds: frozenset[int]) -> Iterator[dict[str, Any]]:
        return (p for p in walk_components(self.payload["components"]) if p.get("type") in kinds)

    def _lines(self) -> Iterator[str]:
        yield self.content
        for embed in self.payload["embeds"]:
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for field in embed.get("fields") or []:
                yield f"{field['name']}: {field['value']}"
            yield (embed.get("footer") or {}).get("text") or ""
        for part in walk_components(self.payload["components"]):
            if part["type"] == _TEXT:
                yield part["content"]
            else:
                yield part.get("label") or part.get("placeholder") or ""
            for item in part.get("items") or []:
                yield item.get("description") or ""
