"""Answering a press in a Home: the answer stands on top of the page, which is drawn anew."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from adapters.slack.answers import open_form, too_late
from adapters.slack.home import Homes
from adapters.slack.identity import home_of
from adapters.slack.opened import Opener, OpenForms
from adapters.slack.web import Web
from core.ids import PersonId
from core.present.documents import Document, Form

T = TypeVar("T")


class HomeAnswer:
    """The answers to one press; ``seen`` is the hash of the page that was pressed."""

    def __init__(
        self, web: Web, homes: Homes, forms: OpenForms, person: PersonId, trigger: str, seen: str
    ) -> None:
        self._web = web
        self._homes = homes
        self._forms = forms
        self._person = person
        self._trigger = trigger
        self._seen = seen
        self._is_answered = False

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``: Slack does not wait any more."""
        return await work

    async def say(self, document: Document) -> bool:
        """Show ``document`` on top of the page."""
        await self._show((document,))
        return True

    async def swap(self, document: Document) -> bool:
        """The page is drawn anew in any case."""
        return await self.say(document)

    async def redraw(self, document: Document) -> bool:
        """A page is no board: the board itself has to be edited."""
        return False

    async def acknowledge(self) -> bool:
        """Slack knows already."""
        return True

    async def ask(self, form: Form) -> bool:
        """Open a form; True when it was opened."""
        self._is_answered = True
        view = await open_form(self._web, home_of(self._person), self._trigger, form)
        if view is None:
            await self.say(too_late())
            return False
        self._forms.keep(view, Opener(self))
        return True

    async def finish(self) -> None:
        """Draw the page anew if no answer has done so."""
        if not self._is_answered:
            await self._show(())

    async def _show(self, answers: tuple[Document, ...]) -> None:
        self._is_answered = True
        seen, self._seen = self._seen, ""  # whatever comes later is newer than this very page
        await self._homes.show(self._person, seen, answers)
