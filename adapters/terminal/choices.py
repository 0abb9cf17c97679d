"""Choices: a document's buttons as numbered lines, since a terminal has nothing to press."""

from collections.abc import Collection

from core.present.documents import Button, Document, Line, Text, Verb

ASKED_BACK = frozenset(
    {Verb.MUCK_ANYWAY, Verb.SHOW, Verb.REFILL, Verb.PUT_IN_WHOLE, Verb.PUT_IN_LEAVE}
)
"""What a refusal may offer that the prompt does not."""


def choices(document: Document, verbs: Collection[Verb] | None = None) -> tuple[Button, ...]:
    """The buttons to choose from by number; only those of ``verbs`` where they are named, and
    those that answer a warning."""
    return tuple(
        button
        for row in document.buttons
        for button in row
        if verbs is None or button.press.verb in verbs or button.press.is_confirmed
    )


def choice_lines(buttons: tuple[Button, ...]) -> tuple[Line, ...]:
    """``1) Raise to 60``, one a line."""
    return tuple(
        (Text(f"{number}) {button.hint or button.label}"),)
        for number, button in enumerate(buttons, 1)
    )
