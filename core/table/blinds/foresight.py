"""Foresight: the hands after the next one, should nobody come, go or choose anything."""

from msgspec.structs import replace

from core.ids import Instant, Seat
from core.table.blinds import planning
from core.table.blinds.duties import Duties, Entry
from core.table.blinds.planning import Plan
from core.table.blinds.situating import upcoming_situation
from core.table.blinds.situation import Situation
from core.table.draft import TableDraft
from core.table.state import Occupant, Table


def next_situation(table: Table, seat: Seat, now: Instant) -> Situation | None:
    """What the next hand depends on, with the player at ``seat`` there to be dealt in.

    During a hand everybody who plays in it and does not leave is taken to go on.  None where the
    next hand has no blinds, or begins a new game, in which nobody owes any.
    """
    draft = TableDraft(table, now, {})
    situation = replace(upcoming_situation(draft), straddles=(), kill_offers=())
    goes_on = {
        one.seat
        for one in situation.occupants
        if not (one.is_away or one.is_leaving) and draft.plays(one.person)
    }
    ready = {*situation.ready, *goes_on, seat}
    situation = replace(situation, ready=tuple(sorted(ready)))
    return situation if planning.is_foreseeable(situation) else None


def choosing(situation: Situation, seat: Seat, entry: Entry) -> Situation:
    """``situation`` with the player at ``seat`` coming in by ``entry``."""
    chosen = tuple(
        replace(one, duties=replace(one.duties, entry=entry)) if one.seat == seat else one
        for one in situation.occupants
    )
    return replace(situation, occupants=chosen)


def following(situation: Situation, plan: Plan) -> Situation:
    """The situation after the hand that ``plan`` tells of."""
    changed = dict(plan.duties)
    missed = {one.seat: one.owes for one in plan.missed}

    def after(one: Occupant) -> Duties:
        duties = changed.get(one.seat, one.duties)
        if one.seat in missed:
            duties = replace(duties, owes=missed[one.seat], is_free=False)
        return duties.met() if one.seat in plan.dealt else duties

    return replace(
        situation,
        last=plan.pointers,
        occupants=tuple(
            replace(one, duties=after(one))
            for one in situation.occupants
            if one.seat not in plan.picked_up
        ),
        ready=tuple(seat for seat in situation.ready if seat not in plan.picked_up),
        straddles=(),
        kill_offers=(),
        first_button=None if plan.ends_lap else situation.first_button,
    )
