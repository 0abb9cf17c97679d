"""Leaving: a kill that is due is posted first, and refusing it has its price (Cooke 8.04.08)."""

from msgspec.structs import replace

from core.hand.rules import betting_unit
from core.house.settings import number
from core.ids import Instant, PersonId, Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table.commands import Visit
from core.table.config import TableConfig
from core.table.draft import TableDraft
from core.table.kills.button import NEUTRAL, freed
from core.table.kills.button_events import KillButtonMoved, KillWhy
from core.table.kills.offered import NO_KILLS, trigger_of
from core.table.state import Occupant

_FEWEST = 2


def must_stay(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether he can get up only after the next hand, or the one in play, for his kill.

    Between hands a kill is due from him and others are there to be dealt it; in a hand it lies in
    the pot, dead, and would be his again were the hand void.
    """
    kill = draft.kill
    if not kill.kills or kill.person != occupant.person or draft.is_closing:
        return False
    if draft.is_in_hand:
        return kill.paid > 0
    unit = betting_unit(draft.config.stakes, draft.config.settings)
    return occupant.stack >= unit and _others_ready(draft, occupant) >= _FEWEST


def may_refuse(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether a kill is due from him that he has not posted."""
    kill = draft.kill
    is_due = kill.kills and kill.person == occupant.person and not draft.is_in_hand
    return is_due or occupant.person in kill.owing


def _others_ready(draft: TableDraft, occupant: Occupant) -> int:
    return sum(one.is_ready for one in draft.occupants() if one.seat != occupant.seat)


def leaves_owing(draft: TableDraft, occupant: Occupant, *, refuses: bool = False) -> bool:
    """Whether he gets up with a kill that he should have posted.

    Where the others have gone the next game begins with nothing due (Cooke 8.04.06); by leaving
    the last of them nobody gets rid of it.
    """
    kill = draft.kill
    if draft.is_closing or not (kill.kills or kill.owing):
        return False
    is_due = kill.kills and kill.person == occupant.person and not draft.is_in_hand
    breaks_off = is_due and _others_ready(draft, occupant) > 0
    return refuses or occupant.person in kill.owing or breaks_off


def has_left(draft: TableDraft, person: PersonId) -> None:
    """After he has got up for good: what the button said of him is over (Cooke 8.04.06)."""
    kill, why = draft.kill, KillWhy.LAPSED
    if kill == NEUTRAL:
        return
    if kill.is_of(person) and not (kill.kills and draft.is_in_hand):
        kill, why = freed(kill), KillWhy.QUIT
    kill = replace(
        kill,
        legs=tuple(one for one in kill.legs if one != person),
        owing=tuple(one for one in kill.owing if one != person),
        missed=None if kill.missed == person else kill.missed,
    )
    if kill != draft.kill:
        draft.emit(KillButtonMoved(kill, why))


def refuse_refuser(visit: Visit | None, config: TableConfig, at: Instant) -> None:
    """Refuse a seat to who would not post his kill (``kill.refusal_minutes``).

    Raises:
        Refusal: ``KILL_REFUSED`` with ``until``.
    """
    if visit is None or not visit.refused_kill:
        return
    minutes = number(config.settings, "kill.refusal_minutes")
    until = later(visit.left_at, seconds(60 * minutes))
    if at < until:
        raise Refusal(Reason.KILL_REFUSED, "cooke-8.04.08", until=until)


def comes_back_owing(draft: TableDraft, visit: Visit | None, seat: Seat) -> None:
    """Who has left a kill unposted pays it before he plays again."""
    if visit is None or not visit.owes_kill or trigger_of(draft.config.settings) == NO_KILLS:
        return
    occupant = draft.sitting(seat)
    owing = (*draft.kill.owing, occupant.person)
    draft.emit(KillButtonMoved(replace(draft.kill, owing=owing), KillWhy.OWED, seat))
