"""Logging: one line an event, and no token ever in one."""

import logging
import re
import sys
from collections.abc import Iterable
from typing import Final

from bot.secret import Secret

_LINE: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_HIDDEN: Final = "[hidden]"

_SLACK_TOKEN: Final = re.compile(r"\bx(?:ox[a-z]|app)(?:\.xox[a-z])?-[\w-]+")
"""Tokens of workspaces that install the app while we run are known by their looks alone."""


class Redacting(logging.Formatter):
    """Formats a record, traceback included, and takes every secret out of the text."""

    def __init__(self, secrets: Iterable[Secret]) -> None:
        super().__init__(_LINE)
        self._words = tuple(secret.reveal() for secret in secrets if secret.reveal())

    def format(self, record: logging.LogRecord) -> str:
        """The line, without secrets."""
        text = super().format(record)
        for word in self._words:
            text = text.replace(word, _HIDDEN)
        return _SLACK_TOKEN.sub(_HIDDEN, text)


def start_logging(level: str, secrets: Iterable[Secret]) -> None:
    """Send log lines of ``level`` and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacting(secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
