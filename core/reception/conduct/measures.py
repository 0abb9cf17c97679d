"""Conduct: what the floor orders against players, and what players report to it.

Whoever orders is asked for his rank here, which holds against a higher one nowhere; a floorperson
who holds a live hand has no say about those he plays with (Cooke 3.13).
"""

from core import present
from core.engine.conduct.reporting import Complaint
from core.house.conduct import Ground, MeasureKind
from core.house.penalty import DAY, HOUR, Penalty
from core.house.ranks import Rank
from core.house.reports import Matter
from core.house.settings import number
from core.ids import Instant, Millis, PersonId, TableId, later, seconds
from core.notation import parse_buy_in
from core.notation.durations import parse_seconds
from core.present.documents import NOWHERE, Press, Who
from core.reception.conduct.ranks import refuse_higher, refuse_lifting
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import Agree, AgreeToChange, Fine
from core.table.state import Table


async def warn(visit: Visit, whom: Who, ground: Ground = Ground.ETIQUETTE, why: str = "") -> None:
    """Warn a player: it is counted, he is told in private, and nothing else follows."""
    await _order(visit, MeasureKind.WARN, whom, ground, why)


async def sit_out(
    visit: Visit, whom: Who, hands: int, ground: Ground = Ground.OTHER, why: str = ""
) -> None:
    """Have a player dealt out for ``hands`` hands at this table."""
    await _order(visit, MeasureKind.SIT_OUT, whom, ground, why, table=visit.table().id, hands=hands)


async def eject(
    visit: Visit, whom: Who, span: str = "", ground: Ground = Ground.OTHER, why: str = ""
) -> None:
    """Eject a player from this game for ``span`` as people type it: ``2h`` (Cooke 1.06)."""
    until = _until(visit, span, "conduct.ejection_hours", HOUR)
    await _order(visit, MeasureKind.EJECT, whom, ground, why, table=visit.table().id, until=until)


async def suspend(
    visit: Visit, whom: Who, span: str = "", ground: Ground = Ground.OTHER, why: str = ""
) -> None:
    """Suspend a player from every game of the community for ``span``: ``7d`` (Cooke 1.06)."""
    until = _until(visit, span, "conduct.suspension_days", DAY)
    await _order(visit, MeasureKind.SUSPEND, whom, ground, why, until=until)


async def bar(visit: Visit, whom: Who, ground: Ground = Ground.OTHER, why: str = "") -> None:
    """Bar a player from every game of the community, without an end (Cooke 1.06)."""
    await _order(visit, MeasureKind.BAR, whom, ground, why)


async def deny(visit: Visit, whom: Who, *, everywhere: bool = False, why: str = "") -> None:
    """Seat a person at this table, or anywhere, no more; no reason is implied (Cooke 3.07)."""
    table = None if everywhere else visit.table().id
    await _order(visit, MeasureKind.DENY, whom, Ground.OTHER, why, table=table)


async def separate(visit: Visit, whom: Who, other: Who, why: str = "") -> None:
    """Seat two people at one table no more; no reason is implied (Cooke 3.07)."""
    await _order(visit, MeasureKind.SEPARATE, whom, Ground.OTHER, why, other=other)


async def link(visit: Visit, whom: Who, other: Who, why: str = "") -> None:
    """Note that two accounts are one player's: one seat at a table (Cooke 16.07)."""
    await _order(visit, MeasureKind.LINK, whom, Ground.COLLUSION, why, other=other)


async def forgive(visit: Visit, number: int, why: str = "") -> None:
    """Lift the measure of that number.

    Raises:
        Refusal: ``NOTHING_TO_LIFT`` for a number of nothing that still stands here;
            ``OWN_MATTER`` or ``OUTRANKED``, see :func:`core.reception.conduct.ranks`.
    """
    await visit.must_be(Rank.FLOOR)
    measure = next(
        (one for one in visit.room.conduct.record(visit.community) if one.number == number), None
    )
    if measure is None:
        raise Refusal(Reason.NOTHING_TO_LIFT, "cooke-1.06")
    await refuse_lifting(visit, measure)
    whom = Who(measure.person, measure.name)
    await _order(visit, MeasureKind.FORGIVE, whom, measure.ground, why, lifts=number)


async def fine(visit: Visit, whom: Who, amount: str, why: str = "") -> None:
    """Fine a player so many chips to the pot, where the house has fines.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``, or see the table.
    """
    await visit.must_be(Rank.FLOOR)
    _refuse_partial(visit, whom)
    await refuse_higher(visit, whom)
    chips = parse_buy_in(amount, visit.view())
    await visit.act(Fine(visit.person, whom.person, chips, why, visit.name))


async def _order(
    visit: Visit,
    kind: MeasureKind,
    whom: Who,
    ground: Ground,
    why: str,
    *,
    until: Instant | None = None,
    table: TableId | None = None,
    other: Who | None = None,
    hands: int = 0,
    lifts: int = 0,
) -> None:
    await visit.must_be(Rank.FLOOR)
    _refuse_partial(visit, whom, other)
    if kind is not MeasureKind.FORGIVE:
        await refuse_higher(visit, *(one for one in (whom, other) if one is not None))
    penalty = Penalty(
        kind,
        visit.community,
        whom.person,
        whom.name,
        visit.person,
        visit.name,
        ground,
        why,
        until,
        table,
        other.person if other is not None else None,
        other.name if other is not None else "",
        hands,
        lifts,
    )
    measure = await visit.answer.after(visit.room.conduct.penalise(penalty, visit.key))
    await visit.answer.say(present.measure_taken(measure))


def _refuse_partial(visit: Visit, *about: Who | None) -> None:
    """Nobody rules on those with whom he plays for a pot (Cooke 3.13)."""
    people = {one.person for one in about if one is not None} | {visit.person}
    for table in visit.room.tables_of(visit.person):
        if _holds_live_hand(table, visit) and not people.isdisjoint(_others(table, visit)):
            raise Refusal(Reason.MAY_NOT_RULE, "cooke-3.13")


def _holds_live_hand(table: Table, visit: Visit) -> bool:
    hand = table.hand if table.is_in_hand else None
    mine = (
        [one for one in hand.players if visit.person in (one.person, one.actor)]
        if hand is not None
        else []
    )
    return any(one.is_in for one in mine)


def _others(table: Table, visit: Visit) -> set[PersonId]:
    return set(table.people) - {visit.person}


def _until(visit: Visit, span: str, usual: str, unit: Millis) -> Instant:
    """The end of ``span``, or of as many ``unit`` as the house has it for ``usual``."""
    if span:
        length = seconds(parse_seconds(span))
    else:
        length = Millis(number(visit.house_values(), usual) * unit)
    return later(visit.room.now(), length)


# -- reports ---------------------------------------------------------------------------------------


async def report(visit: Visit, matter: Matter, about: tuple[Who, ...], text: str = "") -> None:
    """Report players to the floor, in private and without stopping the hand (Cooke 16.07, 17.01).

    Raises:
        Refusal: ``NAME_SOMEBODY`` for a report about nobody; see ``Reporting.report``.
    """
    if not about:
        raise Refusal(Reason.NAME_SOMEBODY)
    complaint = Complaint(
        visit.table().id,
        matter,
        tuple(one.person for one in about),
        tuple(one.name for one in about),
        visit.person,
        visit.name,
        text,
    )
    await visit.answer.after(visit.room.conduct.report(complaint, visit.key))
    await visit.answer.say(present.reported(matter))


async def queue(visit: Visit) -> None:
    """What has been reported of others and not heard yet, for the floor."""
    await visit.must_be(Rank.FLOOR)
    waiting = visit.room.conduct.reports(visit.community, visit.person)
    view = visit.view_if_any()
    here = view.id if view is not None else NOWHERE
    await visit.answer.say(present.report_page(waiting, here))


async def hear(visit: Visit, number: int) -> None:
    """Take note of a report: it waits no more.

    Raises:
        Refusal: ``NO_SUCH_REPORT``.
    """
    await visit.must_be(Rank.FLOOR)
    hearing = visit.room.conduct.hear(visit.community, number, visit.person)
    heard = await visit.answer.after(hearing)
    await visit.answer.say(present.report_heard(heard))


async def heard(visit: Visit, press: Press) -> None:
    """The button of a report.

    Raises:
        Refusal: ``STALE`` for a button without its number.
    """
    if not press.note.isdecimal():
        raise Refusal(Reason.STALE)
    await hear(visit, int(press.note))


async def record(visit: Visit, whom: Who | None = None) -> None:
    """The record of a player, or of the whole community, the newest first; for the floor."""
    await visit.must_be(Rank.FLOOR)
    person = whom.person if whom is not None else None
    measures = visit.room.conduct.record(visit.community, person)
    await visit.answer.say(present.record_page(measures))


async def hide_cards(visit: Visit) -> None:
    """Have one's cards on request alone, and in no message (Cooke 17.08)."""
    await _cards(visit, hides=True)


async def send_cards(visit: Visit) -> None:
    """Have one's cards sent again."""
    await _cards(visit, hides=False)


async def _cards(visit: Visit, *, hides: bool) -> None:
    changing = visit.room.conduct.hide_cards(visit.community, visit.person, hides=hides)
    await visit.answer.after(changing)
    await visit.answer.say(present.cards_hidden(hides=hides))


async def agree(visit: Visit) -> None:
    """Agree to the rules of the house, and be dealt in (Cooke 3.01); whoever has, to the change
    that the players are asked about (Cooke 3.05)."""
    table = visit.table()
    occupant = table.occupant_of(visit.person)
    is_asked = any(not one.has_passed for one in table.proposals)
    if is_asked and occupant is not None and not occupant.must_agree:
        await visit.act(AgreeToChange(visit.person))
    else:
        await visit.act(Agree(visit.person))
