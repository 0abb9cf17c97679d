"""Ejections: after too many strikes the floor is asked, or the dealer does it (Cooke 10.03)."""

from core.house.settings import number, word
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import Eject, Spare
from core.table.draft import TableDraft
from core.table.kills.leaving import must_stay
from core.table.seats.seating import get_up
from core.table.state import EjectionQuestion, Occupant, Offence


def strike(draft: TableDraft, seat: Seat, offence: Offence, count: int) -> None:
    """``seat`` has got his ``count``-th strike of this playing session.

    From ``clock.eject_after`` on, each asks the floor whether to eject him; with
    ``clock.ejection`` automatic the dealer does it himself.
    """
    settings = draft.config.settings
    most = number(settings, "clock.eject_after")
    occupant = draft.occupant(seat)
    if not most or count < most or occupant is None or occupant.is_ejected:
        return
    if word(settings, "clock.ejection") == "automatic":
        _eject(draft, occupant, EjectionQuestion(seat, offence, count), None)
    else:
        draft.emit(e.EjectionAsked(seat, offence, count))


def eject(draft: TableDraft, command: Eject) -> None:
    """The floor ejects a player, asked about him or not.

    In a hand he plays on as one who leaves: the clock is on him at once, and he gets up when the
    hand is over.  A kill that is due from him is posted first (Cooke 8.04.08).

    Raises:
        Refusal: ``NOT_AT_TABLE`` or ``ALREADY_EJECTED``.
    """
    occupant = _meant(draft, command.person)
    if occupant.is_ejected:
        raise Refusal(Reason.ALREADY_EJECTED, "cooke-10.03", seat=occupant.seat)
    _eject(draft, occupant, _question(draft, occupant.seat), command.by)


def spare(draft: TableDraft, command: Spare) -> None:
    """The floor lets a player stay; it is asked again at his next strike.

    Raises:
        Refusal: ``NOT_AT_TABLE``; ``NO_EJECTION_ASKED`` when there is no question about him;
            ``OWN_MATTER`` for a floorperson who is that player (Cooke 3.13).
    """
    occupant = _meant(draft, command.person)
    if occupant.person == command.by:
        raise Refusal(Reason.OWN_MATTER, "cooke-3.13")
    if _question(draft, occupant.seat) is None:
        raise Refusal(Reason.NO_EJECTION_ASKED, "cooke-10.03", seat=occupant.seat)
    draft.emit(e.PlayerSpared(occupant.seat, command.by))


def _eject(
    draft: TableDraft, occupant: Occupant, why: EjectionQuestion | None, by: PersonId | None
) -> None:
    offence, count = (why.offence, why.count) if why is not None else (None, 0)
    draft.emit(
        e.PlayerEjected(
            occupant.seat, occupant.person, occupant.name, occupant.is_prop, offence, count, by
        )
    )
    if not draft.plays(occupant.person) and not must_stay(draft, occupant):
        now = draft.occupant(occupant.seat)
        assert now is not None
        get_up(draft, now)


def _meant(draft: TableDraft, person: PersonId) -> Occupant:
    for occupant in draft.occupants():
        if occupant.person == person:
            return occupant
    raise Refusal(Reason.NOT_AT_TABLE)


def _question(draft: TableDraft, seat: Seat) -> EjectionQuestion | None:
    return next((question for question in draft.ejections if question.seat == seat), None)
