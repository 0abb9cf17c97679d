"""Settling: where the kill button lies once a hand is over (Cooke 8.04.06)."""

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.hand.draft import HandDraft
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.table.draft import TableDraft
from core.table.kills.button import KillButton, KillState, freed
from core.table.kills.button_events import KillButtonMoved, KillWhy
from core.table.kills.offered import NO_KILLS, NO_OPENERS, TWO_POTS, can_kill, trigger_of
from core.table.kills.outcome import outcome_of
from core.table.kills.triggers import TRIGGERS

_KEPT = (KillWhy.SPLIT, KillWhy.WALK)


def after_hand(draft: TableDraft) -> None:
    """Decide from the hand that is over who has a leg up, or kills the next one.

    A void hand decides nothing.  Nor do chopped blinds of who has won, for nobody has.
    """
    settings, hand = draft.config.settings, draft.hand
    if hand is None or not _decides(hand, settings):
        return
    was = _before(draft.kill, hand)
    if was.missed != draft.kill.missed:
        draft.emit(KillButtonMoved(was, KillWhy.MISSED, _seat_of(draft, was.missed)))
    moved = _after(was, hand, settings)
    is_kept = moved.why in _KEPT and not moved.kill.is_neutral
    if moved.kill != draft.kill or moved.kill.kills or is_kept:
        draft.emit(moved)
    hand_on(draft)


def after_award(draft: TableDraft) -> None:
    """The floor has moved the pot: decide anew, from the button as that pot had found it.

    What has come to be owed besides stays, and who has got up since has no part in it
    (Cooke 8.04.02, 11.05).
    """
    settings, hand, met = draft.config.settings, draft.last_hand(), draft.kill_met
    if hand is None or met is None or not _decides(hand, settings):
        return
    moved = _after(_before(met, hand), hand, settings)
    kill, why = _as_seated(draft, moved), moved.why
    if kill.is_neutral and not moved.kill.is_neutral:
        why = KillWhy.QUIT
    if kill != draft.kill:
        seat = _seat_of(draft, kill.person)
        draft.emit(replace(moved, kill=kill, why=why, seat=seat))
    hand_on(draft)


def _decides(hand: HandDraft, settings: Overrides) -> bool:
    """Whether ``hand`` says anything of kills."""
    if hand.is_void or trigger_of(settings) == NO_KILLS:
        return False
    return can_kill(hand.spec, hand.rules.structure, hand.rules.forced)


def _as_seated(draft: TableDraft, moved: KillButtonMoved) -> KillButton:
    """The button that has ``moved``, among those who sit there now."""
    there = [one.person for one in draft.occupants()]
    kill, now = moved.kill, draft.kill
    if kill.person is not None and kill.person not in there:
        kill = freed(kill)
    legs = tuple(one for one in kill.legs if one in there)
    return replace(kill, legs=legs, owing=now.owing, missed=now.missed)


def _before(kill: KillButton, hand: HandDraft) -> KillButton:
    """The button as the outcome meets it.

    A kill that was due and that nobody posted was left out by mistake (Cooke 8.04.08): for this
    pot it was a leg.
    """
    if not kill.kills or kill.person is None or hand.posts.killer is not None:
        return replace(kill, paid=NO_CHIPS)
    return replace(kill, state=KillState.LEG_UP, missed=kill.person)


def _after(was: KillButton, hand: HandDraft, settings: Overrides) -> KillButtonMoved:
    """A pot that stays for the next deal leaves a leg where it is; a kill was for this one."""
    outcome = outcome_of(hand)
    trigger = trigger_of(settings)
    if outcome.winners or trigger == NO_OPENERS:
        return TRIGGERS[trigger](was, hand, outcome, settings)
    kill = freed(was) if hand.carried and was.kills else was
    return KillButtonMoved(kill, KillWhy.NOTHING)


def hand_on(draft: TableDraft) -> None:
    """Between hands: who has come back with a leg up has the button once it is free."""
    kill = draft.kill
    if not kill.legs or not kill.is_neutral or draft.is_in_hand:
        return
    for person in kill.legs:
        there = next((one for one in draft.occupants() if one.person == person), None)
        if there is None or there.is_away or there.is_leaving:
            continue
        legs = tuple(one for one in kill.legs if one != person)
        leg = replace(kill, state=KillState.LEG_UP, person=person, legs=legs)
        draft.emit(KillButtonMoved(leg, KillWhy.RETURNED, there.seat))
        return


def keep_true(draft: TableDraft) -> None:
    """Between hands: nothing lies as the house no longer has it.

    A house without kills has no button, and one that has changed what kills no leg.
    """
    kill = draft.kill
    if kill.is_neutral and not kill.legs:
        return
    trigger = trigger_of(draft.config.settings)
    if trigger == NO_KILLS or (trigger != TWO_POTS and not kill.kills):
        draft.emit(KillButtonMoved(replace(freed(kill), legs=()), KillWhy.NO_KILLS))


def _seat_of(draft: TableDraft, person: PersonId | None) -> Seat | None:
    return next((one.seat for one in draft.occupants() if one.person == person), None)
