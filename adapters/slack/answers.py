"""Answering a press or a slash command through its ``response_url``.

Slack was told at once that it has arrived, so there is no hurry left; nothing is shown before
its commit.  An answer may be lost, never doubled: there is no second try here.
"""

import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, TypeVar

from adapters.slack import limits
from adapters.slack.forms import modal
from adapters.slack.opened import Opener, OpenForms
from adapters.slack.render import render
from adapters.slack.web import Web
from adapters.slack.workspace import Workspace
from core import present
from core.engine.ports import AnswerLost, DeliveryFailed, MessageRef, TryLater
from core.present.documents import Document, Form
from core.refusal import Reason, Refusal

_log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_FOR_FORMS: Final = 2
"""Answers of a press that only a form it has opened may use: a redraw and a refusal."""


class UrlAnswer:
    """The answers to one interaction.

    ``board`` is the message pressed when it is the board, and ``replaces`` says that it is one
    that only this person sees: the answer takes its place.  ``is_private`` says that it stands
    in his conversation with the dealer.
    """

    def __init__(
        self,
        web: Web,
        workspace: Workspace,
        payload: Mapping[str, Any],
        forms: OpenForms,
        *,
        thread: str = "",
        board: MessageRef | None = None,
        replaces: bool = False,
        is_private: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._web = web
        self._workspace = workspace
        self._url = str(payload.get("response_url") or "")
        self._trigger = str(payload.get("trigger_id") or "")
        self._forms = forms
        self._thread = thread
        self._board = board
        self._replaces = replaces
        self._swaps = replaces or is_private
        self._now = now
        self._until = now() + limits.ANSWER_LIFE
        self._uses = 0
        self._has_failed = False

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``: Slack does not wait any more."""
        return await work

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person alone; True when it was shown."""
        body = {"response_type": "ephemeral", "replace_original": self._replaces}
        return await self._respond(body, document)

    async def swap(self, document: Document) -> bool:
        """Show ``document`` in place of the private message that was pressed."""
        return await (self.redraw(document) if self._swaps else self.say(document))

    async def redraw(self, document: Document) -> bool:
        """Redraw the message that was pressed; True when it was shown."""
        return await self._respond({"replace_original": True}, document)

    @property
    def is_spare(self) -> bool:
        """Whether it works, and more is left than a form opened by this press may need."""
        is_enough = self._uses < limits.ANSWER_USES - KEPT_FOR_FORMS
        return is_enough and self._is_usable and not self._has_failed

    async def acknowledge(self) -> bool:
        """Slack knows already."""
        return True

    async def ask(self, form: Form) -> bool:
        """Open a form; True when it was opened."""
        view = await open_form(self._web, self._workspace, self._trigger, form)
        if view is None:
            await self.say(too_late())
            return False
        self._forms.keep(view, Opener(self, self._board))
        return True

    @property
    def _is_usable(self) -> bool:
        return bool(self._url) and self._uses < limits.ANSWER_USES and self._now() < self._until

    async def _respond(self, body: Mapping[str, Any], document: Document) -> bool:
        if not self._is_usable:
            return False
        self._uses += 1
        thread = {"thread_ts": self._thread} if self._thread else {}
        said = await self._web.respond(self._url, {**body, **thread, **render(document).fields})
        self._has_failed = self._has_failed or not said
        return said


def too_late() -> Document:
    """Slack lets a form be opened only within three seconds of the press."""
    return present.refusal(Refusal(Reason.TOO_BUSY), None)


async def open_form(web: Web, workspace: Workspace, trigger: str, form: Form) -> str | None:
    """Open ``form``; the id of its view, None when it was not opened or nobody knows."""
    try:
        answer = await web.call(workspace, "views.open", trigger_id=trigger, view=modal(form))
    except DeliveryFailed as failure:
        _log.info("A form was not opened: %s", failure.detail)
        return None
    except (TryLater, AnswerLost) as lost:
        _log.info("A form was not opened: %s", type(lost).__name__)
        return None
    view = answer.get("view") or {}
    return str(view.get("id") or "")
