"""The journal's codec: commands, events and tables as tagged JSON.

Cards lie open in it, because the journal is the room's surveillance tape; the bytes made here
go to the store and nowhere else.  What an older version has written is read as it is meant now,
and never written anew.
"""

import re
from typing import Final

import msgspec

from core.hand.forced.posts import PostKind
from core.table.commands import TableCommand
from core.table.events import TableEvent
from core.table.state import Table
from core.table.time.deadlines import Deadline

_RENAMED: Final = ((b'"table.next_hand_seconds":', b'"deal.between_hands_seconds":'),)
"""Keys of settings that were called otherwise; with the colon they stand for nothing else."""

_BLIND_FLAGS: Final = re.compile(
    rb'"is_big":(true|false),"is_all_in":(true|false),'
    rb'"is_button":(true|false),"is_short":(true|false),"is_owed":(true|false)'
)
"""How the journal told the kinds of blinds apart before they had a name each."""

encode: Final = msgspec.json.Encoder().encode
"""Any record of the core as JSON."""

_commands: Final = msgspec.json.Decoder(TableCommand)
_events: Final = msgspec.json.Decoder(tuple[TableEvent, ...])
_tables: Final = msgspec.json.Decoder(Table)

decode_deadlines: Final = msgspec.json.Decoder(tuple[Deadline, ...]).decode


def decode_command(data: bytes | str) -> TableCommand:
    """The command that ``data`` holds."""
    return _commands.decode(_renamed(data))


def decode_events(data: bytes | str) -> tuple[TableEvent, ...]:
    """The events of one step."""
    return _events.decode(_renamed(data))


def decode_table(data: bytes | str) -> Table:
    """The table of a snapshot."""
    return _tables.decode(_renamed(data))


def _renamed(data: bytes | str) -> bytes:
    # A column that somebody has written by hand may come back as text.
    data = data.encode() if isinstance(data, str) else data
    for old, new in _RENAMED:
        if old in data:
            data = data.replace(old, new)
    return _BLIND_FLAGS.sub(_kind, data) if b'"is_owed":' in data else data


def _kind(flags: re.Match[bytes]) -> bytes:
    is_big, is_all_in, is_button, is_short, is_owed = (flag == b"true" for flag in flags.groups())
    kind = PostKind.SMALL
    for is_it, other in (
        (is_big, PostKind.BIG),
        (is_button, PostKind.BUTTON),
        (is_owed, PostKind.OWED),
    ):
        kind = other if is_it else kind
    return encode({"kind": kind, "is_all_in": is_all_in, "is_short": is_short})[1:-1]
