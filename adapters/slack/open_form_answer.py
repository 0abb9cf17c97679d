"""Answering a choice that was made in a form which stays open: the form itself is changed."""

import logging
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from adapters.slack.forms import modal
from adapters.slack.opened import OpenForms
from adapters.slack.web import Web
from adapters.slack.workspace import Workspace
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.present.documents import Document, Form

_log = logging.getLogger(__name__)

T = TypeVar("T")


class OpenFormAnswer:
    """The answers to one choice in ``view``."""

    def __init__(
        self, web: Web, workspace: Workspace, view: Mapping[str, Any], forms: OpenForms
    ) -> None:
        self._web = web
        self._workspace = workspace
        self._view = view
        self._opener = forms.opener(str(view.get("id") or ""))

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``: Slack does not wait any more."""
        return await work

    async def say(self, document: Document) -> bool:
        """Show ``document`` where the form was opened: a form has no place for it."""
        return self._opener is not None and await self._opener.answer.say(document)

    async def swap(self, document: Document) -> bool:
        """A form takes the place of nothing: it is said."""
        return await self.say(document)

    async def ask(self, form: Form) -> bool:
        """Change the open form to ``form``; one that has changed meanwhile stays as it is."""
        try:
            await self._web.call(
                self._workspace,
                "views.update",
                view_id=str(self._view.get("id") or ""),
                hash=str(self._view.get("hash") or ""),
                view=modal(form),
            )
        except (DeliveryFailed, TryLater, AnswerLost) as lost:
            _log.info("A form was not changed: %s", type(lost).__name__)
            return False
        return True
