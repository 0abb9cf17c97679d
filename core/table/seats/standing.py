"""Standing: a seat is refused to whom the community's record keeps out (Cooke 1.06, 3.07)."""

from collections.abc import Iterable
from typing import Final

from core.house.conduct import MeasureKind, Standing
from core.house.settings import flag
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.table.commands import Agree
from core.table.draft import TableDraft
from core.table.floor.conduct_events import ConsentAsked, ConsentGiven
from core.table.state import Occupant

_KEPT_OUT: Final = {
    MeasureKind.BAR: (Reason.BARRED, "cooke-1.06"),
    MeasureKind.SUSPEND: (Reason.SUSPENDED, "cooke-1.06"),
    MeasureKind.EJECT: (Reason.EJECTED_UNTIL, "cooke-1.06"),
    MeasureKind.DENY: (Reason.SEATING_RESTRICTED, "cooke-3.07"),
}
_WITH_END: Final = (Reason.SUSPENDED, Reason.EJECTED_UNTIL)


def refuse_kept_out(
    draft: TableDraft, standing: Standing | None, others: Iterable[PersonId]
) -> None:
    """Refuse a place at the table to one of whom the record says so; ``others`` are there.

    Who is denied a seat, or would sit with one from whom he is kept apart, is not told why, nor
    which of the two it is (Cooke 3.07).

    Raises:
        Refusal: ``BARRED``; ``SUSPENDED`` or ``EJECTED_UNTIL`` with ``until``;
            ``SEATING_RESTRICTED``; or ``LINKED_ACCOUNT`` for a second seat (Cooke 16.07).
    """
    if standing is None:
        return
    if standing.kept_out is not None:
        reason, rule = _KEPT_OUT[standing.kept_out]
        if reason in _WITH_END:
            raise Refusal(reason, rule, until=standing.until)
        raise Refusal(reason, rule)
    there = frozenset(others)
    if not there.isdisjoint(standing.apart):
        raise Refusal(Reason.SEATING_RESTRICTED, "cooke-3.07")
    if not there.isdisjoint(standing.linked):
        raise Refusal(Reason.LINKED_ACCOUNT, "cooke-16.07")


def people_of(draft: TableDraft) -> set[PersonId]:
    """Everybody who plays here, for himself or for another (Cooke 10.14)."""
    seated = draft.occupants()
    people = {one.person for one in seated}
    people |= {one.proxy.person for one in seated if one.proxy is not None}
    if draft.hand is not None and draft.is_in_hand:
        people |= {player.actor for player in draft.hand.players}
    return people


def ask_consent(draft: TableDraft, occupant: Occupant, standing: Standing | None) -> None:
    """Hold the seat of a newcomer to the community until he agrees to its rules (Cooke 3.01)."""
    is_asked = standing is not None and not standing.has_agreed and not occupant.is_prop
    if is_asked and flag(draft.config.settings, "conduct.consent"):
        draft.emit(ConsentAsked(occupant.seat))


def agree(draft: TableDraft, command: Agree) -> None:
    """Be dealt in, having agreed.

    Raises:
        Refusal: ``NOT_SEATED``, or ``NOTHING_TO_AGREE``.
    """
    occupant = draft.seated(command.person)
    if not occupant.must_agree:
        raise Refusal(Reason.NOTHING_TO_AGREE, "cooke-3.01")
    draft.emit(ConsentGiven(occupant.seat, occupant.person))
