"""The log of Slack's libraries, kept from telling what they handle.

Their records quote payloads, addresses with tickets in them and errors with their texts, so only
warnings pass on, each with its place and the kind of its error, and nothing of what it says.
"""

import logging
from typing import Final

_log = logging.getLogger(__name__)

_LIBRARIES: Final = ("slack_bolt", "slack_sdk")

LIBRARY: Final = logging.getLogger("slack_sdk")
"""The logger to hand to what asks for one: it is quiet, and its level is its own."""


class Relay(logging.Handler):
    """Passes the library's records on under our own name, without their words."""

    def emit(self, record: logging.LogRecord) -> None:
        """Pass one record on."""
        kind = record.exc_info[0] if record.exc_info else None
        ending = f": {kind.__name__}" if kind is not None else ""
        _log.log(record.levelno, "%s.%s%s", record.name, record.funcName, ending)


def quiet_libraries() -> None:
    """Let no record of Slack's libraries reach a log but through :class:`Relay`."""
    for name in _LIBRARIES:
        library = logging.getLogger(name)
        library.setLevel(logging.WARNING)
        library.propagate = False
        library.handlers = [Relay(logging.WARNING)]
