"""discord.py's own log, kept from telling what it handles.

Its debug records hold whole payloads and its tracebacks may quote them, so only warnings pass
on, each with the kind of its error and nothing more.
"""

import logging

from discord import VoiceClient

_log = logging.getLogger(__name__)

_LIBRARY = "discord"


class Relay(logging.Handler):
    """Passes the library's records on under our own name, without what an error says."""

    def emit(self, record: logging.LogRecord) -> None:
        """Pass one record on."""
        kind = record.exc_info[0] if record.exc_info else None
        ending = f" ({kind.__name__})" if kind is not None else ""
        _log.log(record.levelno, "%s: %s%s", record.name, record.getMessage(), ending)


def quiet_library() -> None:
    """Let no record of discord.py reach a log but through :class:`Relay`."""
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # nobody here will speak aloud
    library = logging.getLogger(_LIBRARY)
    library.setLevel(logging.WARNING)
    library.propagate = False
    library.handlers = [Relay()]
