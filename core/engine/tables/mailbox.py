"""Mailbox: what waits to be said at one table, in the order it came.

Nobody can fill it for the others: each person has room for a few commands, the player everyone
waits for is heard however many others speak, and the dealer's own clockwork always is.
"""

import asyncio
from collections import Counter, deque

from core.engine.outcome import Outcome
from core.engine.pace import Pace
from core.hand.commands import HandCommand
from core.ids import Instant, PersonId
from core.present.documents import Slot
from core.table.commands import TableCommand, speaker
from core.table.state import Table


class Mail:
    """One command waiting at a table."""

    __slots__ = ("answer", "command", "key", "said_at", "shows")

    def __init__(
        self, command: TableCommand, key: str, said_at: Instant | None, shows: Slot | None
    ) -> None:
        self.command = command
        self.key = key
        self.said_at = said_at
        self.shows = shows
        self.answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Outcome) -> None:
        """Answer, unless the sender has gone."""
        if not self.answer.done():
            self.answer.set_result(outcome)


class Mailbox:
    """The waiting commands of one table, ``pace.mailbox`` of people's at most."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._waiting: deque[Mail] = deque()
        self._of: Counter[PersonId] = Counter()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, mail: Mail, table: Table | None) -> bool:
        """Take ``mail`` in; False when its sender has to wait.  ``table`` is as it will be."""
        who = speaker(mail.command)
        if who is not None:
            is_full = self._of.total() >= self._pace.mailbox
            if self._of[who] >= self._pace.mailbox_each or (
                is_full and not _is_awaited(mail.command, who, table)
            ):
                return False
            self._of[who] += 1
        self._waiting.append(mail)
        return True

    def take(self) -> Mail:
        """The oldest, taken out."""
        mail = self._waiting.popleft()
        who = speaker(mail.command)
        if who is not None:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]
        return mail


def _is_awaited(command: TableCommand, who: PersonId, table: Table | None) -> bool:
    """True for an act of the player the whole table waits for."""
    hand = table.hand if table is not None else None
    player = hand.played_by(who) if hand is not None else None
    return (
        isinstance(command, HandCommand)
        and hand is not None
        and player is not None
        and player.seat in hand.awaited
    )
