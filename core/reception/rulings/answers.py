"""What the floor says: the clock, objections, ejections, chips on their way; for the floor alone.

Whoever presses a button of the floor's, or sends what such a button would carry, is asked for
his rights here, at that moment.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from core import present
from core.house.ranks import Rank
from core.ids import Seat
from core.present.documents import Press, Verb, Who
from core.present.floor.floor_facts import warnings_text
from core.present.floor.floor_page import FloorCard
from core.reception.conduct import forms as penalties
from core.reception.conduct import measures as conduct
from core.reception.conduct.ranks import refuse_higher
from core.reception.rulings import giving as ruling
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import (
    CallClock,
    ConfirmLook,
    CountChips,
    Eject,
    FloorCallsClock,
    SettleBehind,
    SettleObjection,
    Spare,
)
from core.table.floor.offering import offers_of_floor
from core.view.facts import facts_of
from core.view.floor import floor_view, inspected

OfSeat = Callable[[Visit, Seat], Awaitable[None]]
"""What the floor says of the player at a seat."""


async def page(visit: Visit) -> None:
    """Everything that waits for the floor here, the facts of the hand, and what may be ruled."""
    await visit.must_rule()
    table = visit.table()
    room, community = visit.room, table.community
    card = FloorCard(
        waiting=floor_view(table),
        facts=facts_of(table),
        offers=offers_of_floor(table, room.now(), visit.person),
        reports=len(room.conduct.reports(community, visit.person)),
        counts={one: warnings_text(room.conduct.in_force(community, one)) for one in table.people},
        inspected=inspected(table, visit.person),
    )
    await visit.answer.say(present.floor_page(visit.view(), card))


async def clock(visit: Visit) -> None:
    """Call the clock: a player's request, or the floor's own where an admin has no seat.

    Raises:
        Refusal: ``NOT_SEATED`` for whoever has neither; see the table for the rest.
    """
    is_seated = visit.table().occupant_of(visit.person) is not None
    if is_seated or await visit.rank() < Rank.FLOOR:
        await visit.act(CallClock(visit.person))
    else:
        await visit.act(FloorCallsClock(visit.person))


async def floor_clock(visit: Visit) -> None:
    """Put whoever is to act on the clock, as the floor (Cooke 10.03)."""
    await visit.must_rule()
    await visit.act(FloorCallsClock(visit.person))


async def settle(visit: Visit) -> None:
    """The objection has been heard: play goes on (Cooke 9.15, 10.16)."""
    await ruling.rule(visit, SettleObjection(visit.person))


async def eject(visit: Visit, seat: Seat) -> None:
    """Eject the player at ``seat`` (Cooke 10.03)."""
    await visit.must_rule()
    await refuse_higher(visit, _at(visit, seat))
    await visit.act(Eject(visit.person, visit.person_at(seat)))


async def spare(visit: Visit, seat: Seat) -> None:
    """Leave the player at ``seat`` there, whose ejection was asked for."""
    await visit.must_rule()
    await visit.act(Spare(visit.person, visit.person_at(seat)))


async def approve(visit: Visit, seat: Seat) -> None:
    """Let the chips announced at ``seat`` come (Cooke 9.07)."""
    await visit.must_rule()
    await visit.act(SettleBehind(visit.person, seat, is_approved=True))


async def refuse(visit: Visit, seat: Seat) -> None:
    """Refuse the chips announced at ``seat``."""
    await visit.must_rule()
    await visit.act(SettleBehind(visit.person, seat, is_approved=False))


async def count_chips(visit: Visit, seat: Seat) -> None:
    """Count chips asked for before the deal at ``seat`` (Cooke 9.08)."""
    await visit.must_rule()
    await visit.act(CountChips(visit.person, seat))


async def allow_look(visit: Visit, seat: Seat) -> None:
    """Let the called hand at ``seat`` be seen (Cooke 11.08)."""
    await ruling.rule(visit, ConfirmLook(visit.person, seat, allows=True))


async def refuse_look(visit: Visit, seat: Seat) -> None:
    """Let the called hand at ``seat`` stay unseen."""
    await ruling.rule(visit, ConfirmLook(visit.person, seat, allows=False))


def _at(visit: Visit, seat: Seat) -> Who:
    """Who sits at ``seat``.

    Raises:
        Refusal: ``NOT_AT_THIS_TABLE``.
    """
    person, occupant = visit.person_at(seat), visit.table().occupant(seat)
    return Who(person, occupant.name if occupant is not None else "")


OF_HAND: Final = (allow_look, refuse_look)
"""Those that are about a player's hand, wherever he sits by now."""

OF_SEAT: Final[dict[Verb, OfSeat]] = {
    Verb.EJECT: eject,
    Verb.SPARE: spare,
    Verb.APPROVE: approve,
    Verb.REFUSE: refuse,
    Verb.COUNT_CHIPS: count_chips,
    Verb.ALLOW_LOOK: allow_look,
    Verb.REFUSE_LOOK: refuse_look,
}
"""Buttons of the floor's that speak of one seat."""


def _is_asked(visit: Visit, press: Press, seat: Seat) -> bool:
    """Whether the question stands that the button answers, and is not another's at that seat.

    Pressed later it would eject whoever sits there then, or let come what he has announced.
    """
    table = visit.table()
    if press.verb in (Verb.EJECT, Verb.SPARE):
        return any(question.seat == seat for question in table.ejections)
    occupant = table.occupant(seat)
    if press.verb in (Verb.APPROVE, Verb.REFUSE) and occupant is not None:
        return occupant.advance.unsettled == press.amount
    return True


async def pressed(visit: Visit, press: Press) -> bool:
    """Serve a button of the floor's; False for a button of anybody else's.

    Raises:
        Refusal: ``NOT_ALLOWED`` for whoever is no admin; ``STALE`` for a seat that is none, and
            for a question that has been answered.
    """
    if press.verb is Verb.FLOOR:
        await page(visit)
    elif press.verb is Verb.FLOOR_CLOCK:
        await floor_clock(visit)
    elif press.verb is Verb.GO_ON:
        await settle(visit)
    elif press.verb is Verb.HEAR:
        await conduct.heard(visit, press)
    elif press.verb is Verb.RULING:
        await ruling.pressed(visit, press)
    elif press.verb is Verb.REPORTS:
        await conduct.queue(visit)
    elif press.verb is Verb.PENALTIES:
        await penalties.page(visit)
    elif press.verb is Verb.PENALTY:
        await penalties.pressed(visit, press)
    elif press.verb in OF_SEAT:
        await visit.must_rule()
        if press.seat is None or not _is_asked(visit, press, press.seat):
            raise Refusal(Reason.STALE)
        await OF_SEAT[press.verb](visit, press.seat)
    else:
        return False
    return True
