"""apply: one command at a table, and everything that follows from it."""

from core.hand.ahead import held_to
from core.hand.draft import HandDraft
from core.hand.wagers.acting import Acted
from core.ids import Instant
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table import dealer
from core.table import events as e
from core.table.blinds import announcing
from core.table.draft import TableDraft
from core.table.evolve import TABLE_FOLDS, opened
from core.table.floor import (
    moving,
    objecting,
    pausing,
    removing,
    rule_changes,
    showing,
    sitting_out,
)
from core.table.kills import settling as kill_settling
from core.table.seats import changing
from core.table.setup import proposing
from core.table.setup.checking import check
from core.table.state import Table
from core.table.step import Step
from core.table.taking import TAKE, in_time
from core.table.time import clock


def apply(table: Table | None, command: c.TableCommand, at: Instant) -> Step:
    """The step that ``command`` makes at ``table`` at the moment ``at``.

    Either it raises and nothing has changed, or it returns the whole cascade up to the point
    where a person must act or a deadline must pass.  ``table`` is None for ``OpenTable`` alone.

    Raises:
        Refusal: with the reason code, the rule and the numbers.
    """
    if isinstance(command, c.OpenTable):
        return _open(table, command, at)
    if table is None or table.is_closed:
        raise Refusal(Reason.NO_TABLE_HERE)
    draft = TableDraft(table, at, TABLE_FOLDS)
    before = _prompt(draft)
    if draft.objection is not None:
        objecting.refuse_meanwhile(draft, draft.objection, command)
    if draft.halted_at is not None:
        pausing.refuse_meanwhile(draft, command)
    TAKE[type(command)](draft, command)
    _settle(draft, before)
    return Step(draft.freeze(table.version + 1, draft.events), tuple(draft.events))


def _open(table: Table | None, command: c.OpenTable, at: Instant) -> Step:
    if table is not None:
        raise Refusal(Reason.TABLE_HERE)
    check(command.config)
    event = e.TableOpened(
        table=command.table,
        community=command.community,
        place=command.place,
        config=command.config,
        by=command.by,
        at=at,
    )
    draft = TableDraft(opened(event), at, TABLE_FOLDS)
    draft.emit(event)
    return Step(draft.freeze(1, draft.events), tuple(draft.events))


def _prompt(draft: TableDraft) -> tuple[int, int] | None:
    """What is being waited for: hand and action, None between hands."""
    hand = draft.hand
    return None if hand is None or hand.is_over else (hand.number, hand.action)


def _settle(draft: TableDraft, before: tuple[int, int] | None) -> None:
    """After any command: do what was declared before, tidy up, time the turn, plan the deal."""
    hand = draft.hand
    if hand is not None:
        if hand.early.waits:
            _carry_out(draft, hand)
        removing.fold_removed(draft, hand)
    if draft.proposals:
        proposing.decide(draft)
    now = _prompt(draft)
    if now is None:
        # Where the blinds put everybody all-in, a hand is over with its deal.
        if before is not None or draft.hands != draft.was.hands:
            showing.after_hand(draft)
            dealer.tidy_up(draft)
        if not draft.is_closed:
            has_changed = rule_changes.carry_out_due(draft)
            if draft.proposals:
                has_changed |= proposing.carry_out(draft)
            if has_changed:
                dealer.sit_out_broke(draft)
            kill_settling.keep_true(draft)
            dealer.let_killer_go(draft)
            kill_settling.hand_on(draft)
            if draft.moves_due:
                moving.carry_out(draft)
            changing.carry_out(draft)
            dealer.schedule(draft)
            sitting_out.keep_time(draft)
            announcing.recheck(draft)
    elif now != before:
        clock.begin_turn(draft)
    else:
        clock.hurry(draft)


def _carry_out(draft: TableDraft, hand: HandDraft) -> None:
    """What was said or kept before its turn is done in time, and ends a row of expired turns."""
    count = len(draft.events)
    held_to.carry_out(hand)
    for event in draft.events[count:]:
        if isinstance(event, Acted):
            in_time(draft, event.seat)
