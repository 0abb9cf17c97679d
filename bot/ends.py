"""How the process ends: one clear sentence and an exit code, never a traceback."""

from typing import Final

FAILED: Final = 1
"""Something that was to be proved or done was not."""

MISUSED: Final = 2
"""The process cannot start as it was asked to."""


class Ends(Exception):
    """The process cannot go on; ``sentence`` says why, for whoever runs it."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
