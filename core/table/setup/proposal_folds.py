"""The folds of conditions that are to change."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from core.ids import later
from core.table.draft import TableDraft
from core.table.setup import proposal_events as e
from core.table.setup.proposal import Proposal


def _proposed(draft: TableDraft, event: e.ChangeProposed) -> None:
    draft.proposals = (*draft.proposals, event.proposal)
    draft.proposals_made = event.proposal.number


def _agreed(draft: TableDraft, event: e.ChangeAgreed) -> None:
    was = _numbered(draft, event.number)
    objectors = tuple(one for one in was.objectors if one != event.person)
    _put(draft, replace(was, agreed=(*was.agreed, event.person), objectors=objectors))


def _objected(draft: TableDraft, event: e.ChangeObjected) -> None:
    was = _numbered(draft, event.number)
    agreed = tuple(one for one in was.agreed if one != event.person)
    _put(draft, replace(was, agreed=agreed, objectors=(*was.objectors, event.person)))


def _passed(draft: TableDraft, event: e.ChangePassed) -> None:
    _put(draft, replace(_numbered(draft, event.proposal.number), has_passed=True))


def _dropped(draft: TableDraft, event: e.ChangeDropped) -> None:
    _forget(draft, event.proposal.number)


def _made(draft: TableDraft, event: e.ChangeMade) -> None:
    _forget(draft, event.number)


def _changed(draft: TableDraft, event: e.ConditionsChanged) -> None:
    was = draft.config
    config = event.now.under(was)
    # What follows in this very step goes by the new conditions too.
    draft.config = config
    draft.seats = [*draft.seats, *(None for _ in range(config.seats))][: config.seats]
    if config.games != was.games:
        draft.turn = None
    if not event.now.plays_as(event.was):
        draft.kill_met = None
    if event.draws_button:
        draft.pointers = draft.first_button = draft.hold = None


def _numbered(draft: TableDraft, number: int) -> Proposal:
    return next(one for one in draft.proposals if one.number == number)


def _put(draft: TableDraft, proposal: Proposal) -> None:
    number = proposal.number
    draft.proposals = tuple(proposal if one.number == number else one for one in draft.proposals)


def _forget(draft: TableDraft, number: int) -> None:
    draft.proposals = tuple(one for one in draft.proposals if one.number != number)


def shift_proposals(draft: TableDraft, by: int) -> None:
    """Time has stood still for ``by`` milliseconds: there is as much more to object in."""
    draft.proposals = tuple(
        one if one.has_passed else replace(one, ends_at=later(one.ends_at, by))
        for one in draft.proposals
    )


PROPOSAL_FOLDS: Final[Mapping[type, Callable[[TableDraft, Any], None]]] = {
    e.ChangeProposed: _proposed,
    e.ChangeAgreed: _agreed,
    e.ChangeObjected: _objected,
    e.ChangePassed: _passed,
    e.ChangeDropped: _dropped,
    e.ChangeMade: _made,
    e.ConditionsChanged: _changed,
}
