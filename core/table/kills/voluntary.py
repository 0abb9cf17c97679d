"""Voluntary kills: a player may kill any pot, if nobody objects (Cooke 8.04.10, 7.18.05).

He says so between two hands.  Until the next deal anybody at the table may object, and the deal
waits as long as it always does after the last hand.  In lowball a newcomer may kill the pot to be
dealt in at once.
"""

from typing import Final

from core.chips import Chips
from core.hand.forced.posts import NO_POSTS
from core.hand.phases import KillWindow
from core.house.settings import number, word
from core.ids import Instant, PersonId, later, seconds
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.blinds import planning
from core.table.blinds.duties import Owes
from core.table.blinds.moments import refuse_past
from core.table.blinds.situating import upcoming_situation
from core.table.blinds.situation import Situation
from core.table.commands.blinds import KillPot, ObjectToKill
from core.table.draft import TableDraft
from core.table.kills.late import kill_late
from core.table.kills.missed import may_take_up, take_up
from core.table.kills.offer import KillOffer
from core.table.kills.offer_events import KillAnnounced, KillStopped
from core.table.kills.offered import can_kill
from core.table.kills.one_more import amount_of
from core.table.kills.posting import number_of_kills, terms_of
from core.table.state import Occupant, Table

_RULE: Final = "cooke-8.04.10"
_ONE_KILL: Final = "cooke-8.04.11"
_LOWBALL: Final = "cooke-7.18.05"


def kill_pot(draft: TableDraft, command: KillPot) -> None:
    """Announce that one kills the next hand; or kill the one in play, where it is offered.

    Raises:
        Refusal: ``STALE``, ``NOT_SEATED``, ``TABLE_CLOSING``, ``NO_KILL_HERE``,
            ``KILLS_PROHIBITED``, ``CARDS_ARE_OUT``, ``NOT_DEALT_IN_NEXT``, ``KILL_TAKEN``,
            ``KILL_OBJECTED_TO`` or ``KILL_STACK_TOO_SMALL`` with the numbers; where it is offered
            the reasons of :func:`core.table.kills.late.kill_late`.
    """
    refuse_past(draft, command.prompt)
    if draft.hand is not None and isinstance(draft.hand.phase, KillWindow):
        kill_late(draft, command)
        return
    occupant = draft.seated(command.person)
    if may_take_up(draft, occupant.person):
        take_up(draft, occupant.person)
        return
    announced = _judged(draft, occupant)
    draft.emit(announced)
    _let_object(draft, announced.offer)


def price_for(table: Table, person: PersonId, now: Instant) -> Chips | None:
    """What a kill of the next hand takes of ``person``, None where he would be refused."""
    draft = TableDraft(table, now, {})
    try:
        if may_take_up(draft, person):
            return _next_kill(upcoming_situation(draft))
        return _judged(draft, draft.seated(person)).amount
    except Refusal:
        return None


def _judged(draft: TableDraft, occupant: Occupant) -> KillAnnounced:
    """The kill of ``occupant``, if he may announce one now."""
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    situation = upcoming_situation(draft)
    in_turn = occupant.waits and _has_big_blind(situation, occupant)
    is_newcomers = not in_turn and may_kill_to_come_in(situation, occupant)
    if not is_newcomers:
        _refuse_by_house(situation)
    if draft.is_in_hand:
        raise Refusal(Reason.CARDS_ARE_OUT, _RULE)
    is_in = not occupant.waits or is_newcomers or in_turn
    if occupant.seat not in situation.ready or not is_in:
        raise Refusal(Reason.NOT_DEALT_IN_NEXT, _LOWBALL if occupant.waits else _RULE)
    _refuse_again(draft, occupant)
    amount = _next_kill(situation)
    if not is_newcomers:
        _refuse_short(situation, occupant, amount)
    offer = KillOffer(
        occupant.seat,
        occupant.person,
        draft.now,
        is_newcomers,
        may_be_objected=not is_newcomers or _asks_the_others(situation, occupant),
    )
    return KillAnnounced(offer, amount)


def object_to_kill(draft: TableDraft, command: ObjectToKill) -> None:
    """Anyone seated may stop the kill that ``seat`` has announced, he himself too.

    Raises:
        Refusal: ``STALE``, ``NOT_SEATED``, ``NO_SUCH_KILL``, or ``KILL_NEEDS_NO_LEAVE`` where a
            newcomer has a right to it.
    """
    refuse_past(draft, command.prompt)
    objector = draft.seated(command.person)
    offer = next((one for one in draft.kill_offers if one.seat == command.seat), None)
    if offer is None or not offer.stands:
        raise Refusal(Reason.NO_SUCH_KILL, _RULE, seat=command.seat)
    if not offer.may_be_objected and objector.seat != offer.seat:
        raise Refusal(Reason.KILL_NEEDS_NO_LEAVE, _LOWBALL)
    draft.emit(KillStopped(offer.seat, objector.seat))


def may_kill_to_come_in(situation: Situation, occupant: Occupant) -> bool:
    """Whether ``occupant`` may kill the pot instead of waiting for the big blind (Cooke 7.18.05).

    In games of one blind who has missed it waits.
    """
    if not (situation.game.is_lowball and situation.forced.has_blinds):
        return False
    if occupant.duties.distance or occupant.duties.owes is Owes.NOTHING:
        return False
    return occupant.duties.is_new or len(situation.layout.blinds) > 1


def _has_big_blind(situation: Situation, occupant: Occupant) -> bool:
    """Whether the big blind reaches him with the next hand: he is dealt in without a kill, and
    may kill the pot as anybody may."""
    pointers = (
        planning.next_plan(situation).pointers if planning.is_foreseeable(situation) else None
    )
    return pointers is not None and pointers.big_blind == occupant.seat


def _asks_the_others(situation: Situation, occupant: Occupant) -> bool:
    """A newcomer needs no leave but the house's; one whom the blind has passed does."""
    if not occupant.duties.is_new or occupant.duties.passed:
        return True
    return word(situation.settings, "lowball.new_player_kill") == "if_no_objection"


def _refuse_by_house(situation: Situation) -> None:
    if not can_kill(situation.game, situation.structure, situation.forced):
        raise Refusal(Reason.NO_KILL_HERE, "cooke-8.04")
    if word(situation.settings, "kill.voluntary") == "prohibited":
        raise Refusal(Reason.KILLS_PROHIBITED, _RULE)


def _refuse_again(draft: TableDraft, occupant: Occupant) -> None:
    mine = [one for one in draft.kill_offers if one.person == occupant.person]
    is_due = draft.kill.kills and draft.kill.person == occupant.person
    if is_due or any(one.stands for one in mine):
        raise Refusal(Reason.KILL_ANNOUNCED, _RULE)
    if mine:
        raise Refusal(Reason.KILL_OBJECTED_TO, _RULE)


def _refuse_short(situation: Situation, occupant: Occupant, amount: Chips) -> None:
    least = number(situation.settings, "kill.voluntary_stack_multiple") * amount
    has = occupant.stack + occupant.behind
    if has < least:
        raise Refusal(Reason.KILL_STACK_TOO_SMALL, _RULE, stack=has, least=least, kill=amount)


def _next_kill(situation: Situation) -> Chips:
    """What one more kill of the next hand takes.

    Raises:
        Refusal: ``KILL_TAKEN`` where it has as many as the house allows.
    """
    posts = planning.next_plan(situation).posts if planning.is_foreseeable(situation) else NO_POSTS
    there = max(number_of_kills(posts), sum(one.stands for one in situation.kill_offers))
    if there >= number(situation.settings, "kill.max_per_deal"):
        raise Refusal(Reason.KILL_TAKEN, _ONE_KILL)
    return amount_of(terms_of(situation, ()), posts)


def _let_object(draft: TableDraft, offer: KillOffer) -> None:
    """The deal waits for objections as long as it waits after a hand."""
    pause = number(draft.config.settings, "deal.between_hands_seconds")
    until = later(draft.now, seconds(pause))
    if offer.may_be_objected and draft.next_hand_at is not None and draft.next_hand_at < until:
        draft.emit(e.NextHandDue(until))
