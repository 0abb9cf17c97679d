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
    settings = draft.table.config.settings
    hand = draft.hand
    if trigger_of(settings) == NO_KILLS or hand is None or hand.is_void:
        return
    if not can_kill(hand.spec, hand.rules.structure, hand.rules.forced):
        return
    was = _before(draft.kill, hand)
    if was.missed != draft.kill.missed:
        draft.emit(KillButtonMoved(was, KillWhy.MISSED, _seat_of(draft, was.missed)))
    moved = _after(was, hand, settings)
    is_kept = moved.why in _KEPT and not moved.kill.is_neutral
    if moved.kill != draft.kill or moved.kill.kills or is_kept:
        draft.emit(moved)
    _hand_on(draft)


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


def _hand_on(draft: TableDraft) -> None:
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


def between_hands(draft: TableDraft) -> None:
    """After whatever was said between hands: nothing lies as the house no longer has it."""
    kill = draft.kill
    if kill.is_neutral and not kill.legs:
        return
    _keep_true(draft, kill)
    _hand_on(draft)


def _keep_true(draft: TableDraft, kill: KillButton) -> None:
    """A house without kills has no button, and one that has changed what kills no leg."""
    trigger = trigger_of(draft.table.config.settings)
    if trigger == NO_KILLS or (trigger != TWO_POTS and not kill.kills):
        draft.emit(KillButtonMoved(replace(freed(kill), legs=()), KillWhy.NO_KILLS))


def _seat_of(draft: TableDraft, person: PersonId | None) -> Seat | None:
    return next((one.seat for one in draft.occupants() if one.person == person), None)
