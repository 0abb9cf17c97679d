"""The journal's codec: commands, events and tables as tagged JSON.

Cards lie open in it, because the journal is the room's surveillance tape; the bytes made here
go to the store and nowhere else.
"""

from typing import Final

import msgspec

from core.table.commands import TableCommand
from core.table.deadlines import Deadline
from core.table.events import TableEvent
from core.table.state import Table

encode: Final = msgspec.json.Encoder().encode
"""Any record of the core as JSON."""

decode_command: Final = msgspec.json.Decoder(TableCommand).decode
decode_events: Final = msgspec.json.Decoder(tuple[TableEvent, ...]).decode
decode_table: Final = msgspec.json.Decoder(Table).decode
decode_deadlines: Final = msgspec.json.Decoder(tuple[Deadline, ...]).decode
