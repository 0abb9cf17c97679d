"""Dealing: who is named to kill, who pays without being dealt in, who owes (Cooke 8.04.08)."""

from msgspec.structs import replace

from core.chips import Chips
from core.ids import PersonId
from core.table.blinds.planning import Plan
from core.table.draft import TableDraft
from core.table.kills.button import NEUTRAL, freed
from core.table.kills.button_events import KillButtonMoved, KillPaid, KillPaidBack, KillWhy
from core.table.kills.missed import must_make_up
from core.table.kills.stakes import kill_blind


def new_game(draft: TableDraft) -> None:
    """The first hand of a new game: nobody has the button (Cooke 8.04.06)."""
    _nobodys(draft, KillWhy.NEW_GAME)


def no_kills(draft: TableDraft) -> None:
    """The game about to be dealt has no kills: nobody has the button, and what is owed waits."""
    if draft.kill != NEUTRAL:
        _nobodys(draft, KillWhy.NO_KILLS)


def new_limits(draft: TableDraft) -> None:
    """Game or limits have changed: a leg or a kill was won at the old ones (Cooke 3.05)."""
    _nobodys(draft, KillWhy.NEW_LIMITS)


def _nobodys(draft: TableDraft, why: KillWhy) -> None:
    kill = replace(freed(draft.kill), legs=(), missed=None)
    if kill != draft.kill:
        draft.emit(KillButtonMoved(kill, why))


def about_to_deal(draft: TableDraft, plan: Plan) -> None:
    """Before the deal: name the killer, and settle what is posted with this hand."""
    if draft.kill == NEUTRAL:
        return
    killer = None if plan.posts.killer is None else draft.occupant(plan.posts.killer)
    person = None if killer is None else killer.person
    dealt = [one.person for one in draft.occupants() if one.seat in plan.dealt]
    _name(draft, person)
    _owed_now(draft, person)
    _paid_now(draft, dealt)
    _made_up_for(draft, person)


def _name(draft: TableDraft, killer: PersonId | None) -> None:
    """The first at the left of the blinds kills where nobody opened (Cooke 8.04.05)."""
    kill = draft.kill
    if kill.kills and kill.person is None and killer is not None:
        named = replace(kill, person=killer)
        draft.emit(KillButtonMoved(named, KillWhy.LEFT_OF_BLINDS, draft.seated(killer).seat))


def _owed_now(draft: TableDraft, killer: PersonId | None) -> None:
    """Who has no chips for the kill that is due owes it; this pot is not killed."""
    kill, person = draft.kill, draft.kill.person
    if not kill.kills or person is None or person == killer:
        return
    seat = next((one.seat for one in draft.occupants() if one.person == person), None)
    if seat is None or draft.seated(person).stack:
        return
    owing = tuple(dict.fromkeys((*kill.owing, person)))
    draft.emit(KillButtonMoved(replace(freed(kill), owing=owing), KillWhy.OWED, seat))


def _paid_now(draft: TableDraft, dealt: list[PersonId]) -> None:
    """Who is dealt in posts what he owes: he kills, or another does and his lies dead."""
    owing = tuple(person for person in draft.kill.owing if person not in dealt)
    if owing != draft.kill.owing:
        draft.emit(KillButtonMoved(replace(draft.kill, owing=owing), KillWhy.PAID))


def _made_up_for(draft: TableDraft, killer: PersonId | None) -> None:
    """A kill left out is made up for with this pot, or has lapsed with it (``kill.missed``)."""
    missed = draft.kill.missed
    if missed is None:
        return
    kill = replace(draft.kill, missed=None)
    if missed == killer:
        draft.emit(KillButtonMoved(kill, KillWhy.PAID))
    elif not must_make_up(draft):
        draft.emit(KillButtonMoved(kill, KillWhy.LAPSED))


def pay_undealt(draft: TableDraft, plan: Plan) -> None:
    """After the deal: who has to kill and is not dealt in pays his kill dead (Cooke 8.04.08)."""
    seat, hand = plan.posts.killer, draft.hand
    if seat is None or seat in plan.dealt or hand is None:
        return
    occupant = draft.occupant(seat)
    assert occupant is not None
    due = kill_blind(hand.rules.game_stakes, draft.config.settings)
    unit = hand.rules.unit
    amount = Chips(min(due, occupant.stack - occupant.stack % unit))
    if amount:
        draft.emit(KillPaid(seat, occupant.person, amount))


def pay_back(draft: TableDraft) -> None:
    """The hand in play is void: so is a kill that was paid dead."""
    kill = draft.kill
    if kill.paid and kill.person is not None:
        seat = draft.seated(kill.person).seat
        draft.emit(KillPaidBack(seat, kill.person, kill.paid))
