"""Changing over: what becomes of button, blinds, kills and announcements in another game.

The button stays where it is, and what players owe in blinds they owe in the new ones.  A kill or
a leg up was won at the old limits, straddles and kills were announced for them, and overs were
agreed on beside them: all that is over.
"""

from collections.abc import Iterator

from core.hand.overs import Overs
from core.house.combinations import value_of
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.blinds import events as b
from core.table.config import TableConfig
from core.table.draft import TableDraft
from core.table.floor.contest_events import RuleChanged
from core.table.floor.rule_change import RuleChange, changed
from core.table.floor.ruling_events import MoveSettled
from core.table.kills.dealing import new_limits
from core.table.kills.offer_events import KillStopped
from core.table.seats.change_events import Dropped, SeatChangeDropped
from core.table.setup.checking import check
from core.table.setup.proposal import Conditions
from core.table.setup.proposal_events import ConditionsChanged
from core.table.setup.under_house import houses_of
from core.table.state import Pointers


def is_contested(draft: TableDraft) -> bool:
    """Whether a hand is played, or a pot carried that is one contest with the next one."""
    return draft.is_in_hand or draft.carry is not None


def config_due(draft: TableDraft) -> TableConfig:
    """The configuration with the house rules that change when the contest is over."""
    config = draft.config
    for waiting in draft.rules_due:
        config = changed(config, waiting)
    return config


def check_change(draft: TableDraft, config: TableConfig) -> None:
    """Refuse what could not be dealt, or not to those who sit there.

    Raises:
        Refusal: the reasons of :func:`core.table.setup.checking.check`, or ``SEAT_TAKEN_AWAY``
            with the highest seat taken and how many there would be.
    """
    check(config)
    # Who gets up with the hand in play is no hindrance; it is looked at again then.
    staying = (one for one in draft.occupants() if not (draft.is_in_hand and one.is_leaving))
    beyond = [one.seat for one in staying if one.seat > config.seats]
    if beyond:
        raise Refusal(Reason.SEAT_TAKEN_AWAY, "cooke-4.10", seat=max(beyond), seats=config.seats)


def change_over(
    draft: TableDraft,
    conditions: Conditions | None,
    rules: tuple[RuleChange, ...],
    by: PersonId | None = None,
) -> None:
    """Between two hands: play by ``conditions``, where there are any, and by ``rules``."""
    was = Conditions.of(draft.config)
    if conditions is not None and conditions != was:
        if not conditions.plays_as(was):
            _end_what_was_agreed(draft)
        _leave_seats(draft, conditions.seats)
        draft.emit(
            ConditionsChanged(
                conditions,
                was,
                by,
                short=tuple(_short(draft, conditions, was)),
                draws_button=_is_beyond(draft.pointers, conditions.seats),
            )
        )
    for change in rules:
        make_rule(draft, change, by)


def make_rule(draft: TableDraft, change: RuleChange, by: PersonId | None = None) -> None:
    """Change a house rule that has waited for it, or that comes with other conditions."""
    config = changed(draft.config, change)
    value = value_of(houses_of(config)[0], change.key)
    draft.emit(
        RuleChanged(
            change.key,
            change.value,
            by,
            of_community=change.of_community,
            falls_to=value if change.value is None else None,
        )
    )


def _end_what_was_agreed(draft: TableDraft) -> None:
    for straddle in draft.straddles:
        draft.emit(b.StraddleDropped(straddle, Reason.STALE))
    for offer in draft.kill_offers:
        if offer.stands:
            draft.emit(KillStopped(offer.seat, None))
    new_limits(draft)
    for occupant in draft.occupants():
        if occupant.overs is not Overs.NONE:
            draft.emit(b.OversChosen(occupant.seat, Overs.NONE))


def _leave_seats(draft: TableDraft, seats: int) -> None:
    """Nobody moves to a seat that is taken away."""
    for change in draft.seat_changes:
        if change.to > seats:
            seat = draft.seated(change.person).seat
            draft.emit(SeatChangeDropped(seat, change.to, Dropped.GONE))
    for due in draft.moves_due:
        if due.seat > seats:
            draft.emit(MoveSettled(due, is_made=False))


def _short(draft: TableDraft, now: Conditions, was: Conditions) -> Iterator[Seat]:
    """Who has less than the smallest buy-in, where that has risen: he may play on, or buy."""
    if now.buy_in_least <= was.buy_in_least:
        return
    for occupant in draft.occupants():
        if 0 < occupant.stack + occupant.behind < now.buy_in_least:
            yield occupant.seat


def _is_beyond(pointers: Pointers | None, seats: int) -> bool:
    """Whether button or blinds stood at a seat that is taken away."""
    if pointers is None:
        return False
    places = (pointers.button, pointers.small_blind, pointers.big_blind, pointers.middle_blind)
    return any(place is not None and place > seats for place in places)
