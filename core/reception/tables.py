"""Opening a table, closing it, and its house players: for admins, or whom the house lets."""

import re
from typing import Final

from core import present
from core.engine.outcome import Accepted
from core.house.ranks import Rank
from core.house.settings import word
from core.ids import PersonId, Seat, TableId
from core.notation import usual_buy_in
from core.props import free_name, prop_person
from core.reception.opening import Opening, config_of
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable, Leave, SitDown

_TABLE: Final = re.compile(r"(?:table)?[:\s]*(t\d{1,18})")
_SHOWN_BACK: Final = 40
_OPEN_BY: Final = {"admins": Rank.ADMIN, "floor": Rank.FLOOR, "anyone": Rank.PLAYER}


async def open_table(visit: Visit, said: Opening) -> None:
    """Open a table, once the dealer may speak here.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NOT_IN_PRIVATE``, or see ``config_of``.
    """
    await visit.must_be(opening_rank(visit))
    if visit.place is None:
        raise Refusal(Reason.NOT_IN_PRIVATE)
    missing = await visit.answer.after(visit.premises.lacking())
    if missing:
        await visit.answer.say(present.rights_missing(missing))
        return
    config = config_of(said, visit.house_values())
    opening = visit.room.open_table(
        visit.place, visit.community, config, by=visit.person, key=visit.key
    )
    await visit.tell(await visit.answer.after(opening))


def opening_rank(visit: Visit) -> Rank:
    """Who may open a table in the visitor's community, by its house rule."""
    return _OPEN_BY[word(visit.house_values(), "table.open_by")]


async def close_table(visit: Visit, name: str | None = None, *, anyway: bool = False) -> None:
    """Close the table when its hand ends; ``anyway`` though enough play to keep it (Cooke 3.04).

    ``name`` is its id, ``t1`` or ``table:t1``, for a table of this community in another channel,
    or in one that is no more; without it, the table here is meant.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_TABLE_HERE``, ``UNREADABLE_COMMAND`` for what is no id.
    """
    if name is not None:
        visit.means(_table_named(name))
    await visit.must_be(Rank.OWNER)
    await visit.act(CloseTable(visit.person, anyway))


async def close_anyway(visit: Visit) -> None:
    """Close the table though enough play to keep the game going (Cooke 3.04).

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_TABLE_HERE``.
    """
    await close_table(visit, anyway=True)


async def move(visit: Visit, name: str, seat: Seat | None = None) -> None:
    """Move to the table called ``name``, of the same game and stakes, with all one's chips.

    Raises:
        Refusal: ``NO_TABLE_HERE``, ``UNREADABLE_COMMAND`` for what is no id.
    """
    goal = _table_named(name)
    moving = visit.room.move(visit.person, visit.table().id, goal, visit.key, seat)
    outcome = await visit.answer.after(moving)
    if isinstance(outcome, Accepted):
        visit.means(goal)
    await visit.tell(outcome)


def closable(visit: Visit) -> tuple[TableId, ...]:
    """The tables of this community, whatever became of their channels, in order of opening."""
    return tuple(table.id for table in visit.room.tables() if table.community == visit.here)


def _table_named(name: str) -> TableId:
    found = _TABLE.fullmatch(name.strip().lower())
    if found is None:
        raise Refusal(Reason.UNREADABLE_COMMAND, typed=name[:_SHOWN_BACK])
    return TableId(found[1])


async def add_prop(visit: Visit) -> None:
    """Seat a house player with the usual buy-in, from the house's chips.

    Raises:
        Refusal: ``NOT_ALLOWED``.
    """
    await visit.must_be(Rank.ADMIN)
    view = visit.view()
    name = free_name({seat.name for seat in view.seats})
    person = prop_person(visit.community, name)
    await visit.act(SitDown(person, name, usual_buy_in(view), is_prop=True))


async def remove_prop(visit: Visit, name: str | None = None) -> None:
    """Send the house player called ``name`` home when the hand ends, or the one seated last.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_SUCH_PROP``.
    """
    await visit.must_be(Rank.ADMIN)
    await visit.act(Leave(_prop_named(visit, name)))


def _prop_named(visit: Visit, name: str | None) -> PersonId:
    props = [
        occupant
        for occupant in visit.table().occupants
        if occupant.is_prop and not occupant.is_leaving
    ]
    if name is not None:
        props = [prop for prop in props if prop.name.casefold() == name.strip().casefold()]
    if not props:
        raise Refusal(Reason.NO_SUCH_PROP)
    return max(props, key=lambda prop: prop.sat_at).person
