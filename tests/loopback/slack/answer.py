"""What a member got for what he did."""

from __future__ import annotations

from enum import Enum, unique
from typing import TYPE_CHECKING

from .messages import ImpossibleAct, Seen
from .traffic import Shown

if TYPE_CHECKING:
    from .wire import SlackWire


@unique
class AnswerKind(Enum):
    """How an act was answered."""

    MESSAGE = "a message"
    UPDATE = "the message was changed"
    MODAL = "a modal"
    ERRORS = "the modal stays open and says what is wrong"
    HOME = "the home tab was drawn"
    NOTHING = "nothing new was shown"


_KINDS = {
    "message": AnswerKind.MESSAGE,
    "ephemeral": AnswerKind.MESSAGE,
    "changed": AnswerKind.UPDATE,
    "ephemeral_changed": AnswerKind.UPDATE,
    "deleted": AnswerKind.UPDATE,
    "modal": AnswerKind.MODAL,
    "errors": AnswerKind.ERRORS,
    "home": AnswerKind.HOME,
}


class Answer:
    """The bot's answer to one act.

    Slack ties an answer to an act by its response URL or its trigger.  What a bot shows to the
    person alone otherwise, or changes about the message that was pressed, counts when nothing
    so tied has come.
    """

    def __init__(
        self, wire: SlackWire, user: str, channel: str, sources: set[str], message: str = ""
    ) -> None:
        self._wire = wire
        self._channel = channel
        self._sources = sources
        self._message = message
        self._began = len(wire.traffic)
        self.opener_id = user
        """Who acted."""
        self.is_answered = False
        """Whether it was acknowledged within three seconds."""

    def follow(self, earlier: Answer) -> None:
        """This act goes on from an earlier one, whose response URL may still be used."""
        self._channel, self._message = earlier._channel, earlier._message
        self._sources |= earlier._sources

    @property
    def shown(self) -> Shown | None:
        """What it was answered with, as it was then."""
        return self.tied or self.alone or self.redrawn

    @property
    def tied(self) -> Shown | None:
        """What came through the act's own response URL or trigger."""
        return next((s for s in self._since() if s.source in self._sources), None)

    @property
    def alone(self) -> Shown | None:
        """What was shown to that person alone, tied to no act."""
        return next((s for s in self._since() if not s.source and self._is_for_one(s)), None)

    @property
    def redrawn(self) -> Shown | None:
        """How the message that was pressed has changed."""
        changes = (s for s in self._since() if s.event == "changed" and not s.source)
        return next((s for s in changes if s.data["ts"] == self._message), None)

    @property
    def kind(self) -> AnswerKind:
        """How it was answered."""
        return AnswerKind.NOTHING if self.shown is None else _KINDS[self.shown.event]

    @property
    def is_ephemeral(self) -> bool:
        """Whether the answer is for the member's eyes only."""
        shown = self.shown
        return shown is not None and (shown.private or self._is_direct(shown.channel))

    @property
    def message(self) -> Seen:
        """What it was answered with, as it is now. Fails if nothing was."""
        shown = self.shown
        assert shown is not None, f"no message: {self}"
        return self._wire.look_again(Seen(shown.data, shown.channel, shown.private))

    @property
    def text(self) -> str:
        """All that can be read on the answer; empty when nothing was shown."""
        return "" if self.shown is None or self.kind is AnswerKind.ERRORS else self.message.text

    @property
    def modal(self) -> Seen:
        """The modal that was opened. Fails if none was."""
        assert self.kind is AnswerKind.MODAL, f"no modal: {self}"
        return self.message

    @property
    def errors(self) -> dict[str, str]:
        """What is wrong with each field: block id -> words."""
        shown = self.shown
        return dict(shown.data) if shown is not None and shown.event == "errors" else {}

    def opened_view(self) -> str:
        """The id of the modal to be sent. Raises ImpossibleAct."""
        if self.kind is not AnswerKind.MODAL:
            raise ImpossibleAct(f"no modal: {self}")
        return self.message.id

    def _since(self) -> list[Shown]:
        return self._wire.traffic.since(self._began)

    def _is_for_one(self, shown: Shown) -> bool:
        if self.opener_id not in shown.viewers:
            return False
        if shown.private:
            return shown.event in ("ephemeral", "home", "modal")
        is_here = shown.channel == self._channel and self._is_direct(shown.channel)
        return is_here and shown.event == "message" and shown.data.get("user") != self.opener_id

    def _is_direct(self, channel: str) -> bool:
        conversation = self._wire.world.conversations.get(channel)
        return conversation is not None and bool(conversation.im)

    def __repr__(self) -> str:
        acknowledged = "" if self.is_answered else "not acknowledged, "
        return f"<Answer {acknowledged}{self.kind.value}: {self.text!r} {self.errors or ''}>"
