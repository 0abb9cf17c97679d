"""Hushing: what becomes of ordinary talk in a table's channel, which nobody here ever reads."""

from typing import Final

from msgspec import Struct

from core.engine.room import CardRoom
from core.house.ranks import Rank
from core.house.talk import Silence, silence_of
from core.ids import PersonId, PlaceId, TableId

_REMEMBERED: Final = 1_024


class Hushed(Struct, frozen=True):
    """Talk that is out of place: ``is_new`` when its author was not told in this hand yet."""

    table: TableId
    why: Silence
    is_new: bool


class Hushing:
    """Says of each ordinary message whether it may stand.

    What is said to the dealer, a command or a mention, is none and never asked about.
    """

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._told: dict[tuple[TableId, int, PersonId], None] = {}

    def is_asked(self, place: PlaceId) -> bool:
        """Whether there is a table in ``place`` at all."""
        return self._room.table_at(place) is not None

    def judge(self, place: PlaceId, person: PersonId) -> Hushed | None:
        """What ``person`` has said in ``place``: None when it stands, or he is of the floor."""
        table = self._room.table_at(place)
        if table is None:
            return None
        plays = person in table.people
        why = silence_of(table.config.settings, plays=plays, is_in_hand=table.is_in_hand)
        house = self._room.rules.house(table.community)
        if why is None or house.rank_of((person,)) >= Rank.FLOOR:
            return None
        told = (table.id, table.hands, person)
        is_new = told not in self._told
        self._told[told] = None
        if len(self._told) > _REMEMBERED:
            del self._told[next(iter(self._told))]
        return Hushed(table.id, why, is_new)
