"""Secret: a word that is never printed."""

from typing import final


@final
class Secret:
    """Wraps a token so that no ``repr``, log line or traceback shows it."""

    __slots__ = ("_word",)

    def __init__(self, word: str) -> None:
        self._word = word

    def reveal(self) -> str:
        """The word itself, for whoever has to send it."""
        return self._word

    def __repr__(self) -> str:
        return "Secret(...)"

    __str__ = __repr__
