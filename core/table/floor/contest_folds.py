"""The folds of objections, rule changes and proxies, and of time that stood still."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.ids import PersonId, Seat, later, seconds
from core.table.config import config_despite
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor.rule_change import RuleChange, changed
from core.table.state import Objection, Occupant, Unheard
from core.table.time.time_shifts import shift_deadlines

_PATIENCE: Final = seconds(3600)
"""So long play waits for no other objection of one whose last nobody came to hear."""


def _change_due(draft: TableDraft, event: e.RuleChangeDue) -> None:
    draft.rules_due = (*draft.rules_due, event.change)


def _rule_changed(draft: TableDraft, event: e.RuleChanged) -> None:
    change = RuleChange(event.key, event.value, event.of_community)
    # What follows in this very step goes by the new rule too.
    draft.config = changed(draft.config, change)
    draft.rules_due = tuple(one for one in draft.rules_due if one != change)


def _not_taken(draft: TableDraft, event: e.HouseRuleNotTaken) -> None:
    """A change of the same rule that has been waiting is overtaken by this one."""
    config = config_despite(draft.config, event.key, event.value)
    draft.config = config
    draft.rules_due = tuple(
        one for one in draft.rules_due if not (one.of_community and one.key == event.key)
    )


def _objected(draft: TableDraft, event: e.ObjectionRaised) -> None:
    draft.objection = event.objection
    person = event.objection.person
    if person is not None:
        draft.objected = (*draft.objected, person)
    draft.fix = None


def _heard(draft: TableDraft, event: e.ObjectionSettled) -> None:
    draft.unheard = ()
    _goes_on(draft, event.shift)


def _unheard(draft: TableDraft, event: e.ObjectionExpired) -> None:
    objection = draft.objection
    assert objection is not None
    if objection.person is not None:
        _notes_unheard(draft, objection, objection.person)
    _goes_on(draft, event.shift)


def _notes_unheard(draft: TableDraft, objection: Objection, person: PersonId) -> None:
    rest = tuple(
        one for one in draft.unheard if one.until > objection.expires_at and one.person != person
    )
    until = later(objection.expires_at, _PATIENCE)
    draft.unheard = (*rest, Unheard(person, until))


def _goes_on(draft: TableDraft, shift: int) -> None:
    draft.objection = None
    draft.hearing = None
    shift_deadlines(draft, shift)


def _proxy_named(draft: TableDraft, event: e.ProxyNamed) -> None:
    _at_seat(draft, event.seat, proxy=event.proxy, proxy_is_new=True)


def _proxy_gone(draft: TableDraft, event: e.ProxyRefused | e.ProxyEnded) -> None:
    _at_seat(draft, event.seat, proxy=None, proxy_is_new=False)


def _at_seat(draft: TableDraft, seat: Seat, **changes: object) -> None:
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    draft.seats[seat - 1] = replace(occupant, **changes)


def hand_begins(draft: TableDraft) -> None:
    """With the deal every right to a word on what came before is gone (Cooke 11.13)."""
    draft.objected = ()
    draft.fix = None
    for place, occupant in enumerate(draft.seats):
        if occupant is not None and occupant.proxy_is_new:
            draft.seats[place] = _established(occupant)


def _established(occupant: Occupant) -> Occupant:
    return replace(occupant, proxy_is_new=False)


CONTEST_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.RuleChangeDue: _change_due,
    e.RuleChanged: _rule_changed,
    e.HouseRuleNotTaken: _not_taken,
    e.ObjectionRaised: _objected,
    e.ObjectionSettled: _heard,
    e.ObjectionExpired: _unheard,
    e.ProxyNamed: _proxy_named,
    e.ProxyRefused: _proxy_gone,
    e.ProxyEnded: _proxy_gone,
}
