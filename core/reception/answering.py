"""How a visit is answered."""

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from core.present.documents import Document, Form

T = TypeVar("T")


class Answering(Protocol):
    """One visit's answers: through an interaction, or by a private message.

    None of them raises: an answer may be lost, never doubled.
    """

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``, keeping the platform patient meanwhile."""
        ...

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person alone; True when it was shown."""
        ...

    async def swap(self, document: Document) -> bool:
        """Show ``document`` in place of the private message that was pressed; True when shown.

        Where no private message was pressed it is shown as :meth:`say` does.
        """
        ...

    async def ask(self, form: Form) -> bool:
        """Open a form; True when it was opened."""
        ...


class Redrawing(Answering, Protocol):
    """Answers to a press, which can change the message that was pressed."""

    async def redraw(self, document: Document) -> bool:
        """Redraw the message that was pressed; True when it was shown."""
        ...

    async def acknowledge(self) -> bool:
        """Take note without showing anything new."""
        ...
