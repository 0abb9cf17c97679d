"""A process that deals a few hands to three people, for tests that kill it.

``python -m tests.engine.evening DATABASE PLATFORM HANDS POINT:COUNT``: the platform is a file
that outlives the process, each line a message that arrived.
"""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from msgspec.structs import replace

from core.engine import CardRoom
from core.engine.ports import MessageRef
from core.ids import Instant, PersonId, PlaceId, TableId
from core.present.documents import Document, plain_line
from tests.engine.kit import PLACE, QUICK, a_room, act_once, opened, plain_act, seat, until


class FilePlatform:
    """A platform that remembers in a file what has arrived, nonces included."""

    platform = "fake"
    nonce_life = 120_000

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        lines = path.read_text().splitlines()
        self._nonces = {line["nonce"] for line in map(json.loads, lines) if line["nonce"]}

    def _arrive(self, call: str, to: str, document: Document | None, nonce: str) -> None:
        if nonce and nonce in self._nonces:
            return
        self._nonces.add(nonce)
        slot = document.slot.value if document is not None else ""
        title = plain_line(document.title) if document is not None else ""
        line = {"call": call, "to": to, "slot": slot, "title": title, "nonce": nonce}
        os.write(self._file, (json.dumps(line) + "\n").encode())

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        self._arrive("post", place, document, nonce)
        return MessageRef(place, nonce)

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        self._arrive("direct", person, document, nonce)
        return MessageRef(person, nonce)

    async def edit(self, ref: MessageRef, document: Document) -> None:
        self._arrive("edit", ref.message, document, "")

    async def delete(self, ref: MessageRef) -> None:
        self._arrive("delete", ref.message, None, "")

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        raise AssertionError("the nonce is young enough")


def killer(said: str) -> "Killer":
    point, _, count = said.partition(":")
    return Killer(point, int(count))


class Killer:
    """Kills this process the ``count``-th time a point is reached; 0 for never."""

    def __init__(self, point: str, count: int) -> None:
        self._point = point
        self._left = count

    def __call__(self, point: str) -> None:
        if point == self._point:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


async def play(room: CardRoom, hands: int) -> None:
    """Deal until ``hands`` have been played, taking up whatever is there."""
    here = room.table_at(PLACE)
    table = here.id if here is not None else await opened(room)
    for name in "abc":
        await seat(room, table, name)
    while not is_done(room, table, hands):
        now = room.table(table)
        if now is not None and plain_act(now) is not None:
            await act_once(room, table)
        else:
            await asyncio.sleep(0.001)
    await until(lambda: room._floor.outbox.is_idle)


def is_done(room: CardRoom, table: TableId, hands: int) -> bool:
    now = room.table(table)
    return now is not None and now.hands > hands


async def main(database: str, platform: str, hands: str, crash: str) -> None:
    pace = replace(QUICK, on_point=killer(crash))
    fake = FilePlatform(Path(platform))
    async with a_room(Path(database), messengers={"fake": fake}, pace=pace, chance=crash) as room:
        await play(room, int(hands))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
