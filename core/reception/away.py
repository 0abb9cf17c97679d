"""Going away: with a blind due in the next hand he is asked first what he intends (Cooke 17.10)."""

from core import present
from core.reception.visit import Visit
from core.table.commands import GoAway
from core.table.seats.going_away import blind_due


async def away(visit: Visit) -> None:
    """Be dealt out from the next hand on, or be asked: post or miss."""
    table = visit.table()
    occupant = table.occupant_of(visit.person)
    due = blind_due(table, occupant.seat, visit.room.now()) if occupant is not None else None
    if due is None:
        await visit.act(GoAway(visit.person))
    else:
        await visit.answer.say(present.away_asked(visit.view(), due))
