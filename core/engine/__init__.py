"""The async shell around the pure core: what makes a table last.

A command's way through it::

    CardRoom.submit        has it been answered before under its key?
    TableActor             one command at a time: apply, postings, letters, deadlines -> an Entry
    Committer              what waits at all tables is committed together
    Floor.published        only now: the new table, subscribers, the answer to the sender
      Timekeeper           sets the alarm for the table's deadlines, says them when they are due
      HousePlayers         lets house players act
      Outbox, Postman      carry the letters: boards, private hands, notices, news (``mail``)

Everything that must survive the process is in the Entry; everything else is worked out again
from the table.  ``Pulse`` stops the clocks while a platform or the process is away, ``audit``
proves the whole from the journal.

What is not said to a table is said to one of the room's offices: ``room.wallets`` is the
cashier's window, ``room.rules`` makes house rules, ``room.conduct`` takes measures; platforms
tell ``room.connections`` that they are out of reach, and ``room.post`` what they have shown.
"""

from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.pace import Pace
from core.engine.room import CardRoom

__all__ = ["Accepted", "CardRoom", "Outcome", "Pace", "Refused"]
