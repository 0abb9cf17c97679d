"""Blinds, straddles, kills, overs and seats, where a platform names them by its options.

As words all of it is read by ``core.notation``.
"""

from core import present
from core.engine.outcome import Accepted
from core.hand.overs import Overs
from core.ids import Seat
from core.notation import parse_blind
from core.present.documents import Who
from core.reception.people import seat_of
from core.reception.visit import Visit
from core.refusal import Reason
from core.table.blinds.duties import Entry
from core.table.commands import (
    ChangeSeat,
    ChooseEntry,
    KillPot,
    ObjectToKill,
    PlayOvers,
    PostStraddle,
    RefuseKill,
    TableCommand,
)


async def come_in(visit: Visit, entry: Entry = Entry.POST) -> None:
    """Say how one comes in who owes a blind (Cooke 12.12, 12.15)."""
    await visit.act(ChooseEntry(visit.person, entry))


async def straddle(visit: Visit, amount: str | None = None) -> None:
    """Straddle the next hand, or leave a sleeper there (Cooke 12.18).

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``.
    """
    if amount is None:
        await visit.act(PostStraddle(visit.person))
    else:
        await visit.act(PostStraddle(visit.person, parse_blind(amount, visit.view())))


async def kill(visit: Visit) -> None:
    """Kill the next pot, if nobody objects (Cooke 8.04.10)."""
    await visit.act(KillPot(visit.person))


async def object_to_kill(visit: Visit, who: Who) -> None:
    """Object to the kill that ``who`` has announced."""
    await visit.act(ObjectToKill(visit.person, seat_of(visit, who)))


async def refuse_kill(visit: Visit) -> None:
    """Get up rather than post a kill that is due (Cooke 8.04.08)."""
    await visit.act(RefuseKill(visit.person))


async def overs(visit: Visit, overs: Overs) -> None:
    """Play overs or super-overs from the next hand on, or neither (Cooke 16.03)."""
    await visit.act(PlayOvers(visit.person, overs))


async def change_seat(visit: Visit, seat: Seat | None, *, lets_pass: bool = False) -> None:
    """Move to ``seat`` before the next deal; None takes the request back (Cooke 12.20).

    With ``lets_pass`` he lets the blinds go by there (Cooke 12.20.08).
    """
    await visit.act(ChangeSeat(visit.person, seat, lets_pass))


async def choices(visit: Visit) -> None:
    """What may be chosen before the next deal, with its prices, as buttons."""
    await visit.answer.say(present.choices(visit.view(), visit.choices()))


async def pressed(visit: Visit, command: TableCommand) -> None:
    """Say what a button for the next deal says; one for a deal that is past shows those of now."""
    outcome = await visit.submit(command)
    if isinstance(outcome, Accepted) or outcome.refusal.reason is not Reason.STALE:
        await visit.tell(outcome)
    else:
        await visit.answer.say(present.outdated_choices(visit.view(), visit.choices()))


async def free_seats(visit: Visit) -> None:
    """The seats one may move to, each a button."""
    await visit.answer.say(present.free_seats(visit.view()))
