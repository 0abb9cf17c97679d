"""Before a deal: where the button goes, and whom the blinds pass."""

from functools import partial

import msgspec

from core.cards import Card
from core.games.spec import Forced
from core.hand.forced.posts import PostKind, Posts
from core.hand.rules import HandRules
from core.ids import Seat
from core.table import events as e
from core.table.blinds import ante_for_all, holding, must_cover, planning
from core.table.blinds import events as b
from core.table.blinds.drawing import draw_button
from core.table.blinds.no_missed_blind import rotating_positions
from core.table.blinds.planning import Plan
from core.table.blinds.short_stacks import dealt_in
from core.table.blinds.situating import situation_of
from core.table.commands import StartHand
from core.table.draft import TableDraft
from core.table.kills import dealing as kill_dealing
from core.table.seats import picking_up
from core.table.state import Pointers


def plan_hand(draft: TableDraft, command: StartHand, rules: HandRules) -> Plan | None:
    """Plan the hand, and tell where the button goes and whom the blinds pass.

    None where too few can post the big blind for a hand to be dealt (Cooke 12.19, alternate).
    """
    settings = draft.config.settings
    is_stud = rules.forced is Forced.BRING_IN and draft.turn is None
    if is_stud and not ante_for_all.is_anted_for_all(settings):
        # Stud has no button: the fixed dealer's left is the lowest seat (Cooke 5.01).
        return Plan(tuple(ready_seats(draft)))
    plan = _with_button(draft, command.draw_deck.content, rules)
    if plan is None:
        return None
    for one in plan.dropped:
        draft.emit(b.StraddleDropped(one.straddle, one.why.reason))
    positions = plan.positions
    assert positions is not None
    before, pointers = draft.pointers, positions.pointers
    draft.emit(
        e.ButtonMoved(
            pointers=pointers,
            is_dead=positions.is_dead_button,
            no_small_blind=PostKind.SMALL in plan.posts.unposted,
            is_heads_up=positions.is_heads_up,
            last_action=positions.last_action,
            stays=before is not None and before.button == pointers.button,
        )
    )
    if _system_takes_over(draft, before, pointers):
        draft.emit(b.SystemTookOver(pointers.is_forward))
    for missed in plan.missed:
        draft.emit(b.BlindPassed(missed.seat, missed.owes))
    for seat, duties in plan.duties:
        occupant = draft.occupant(seat)
        if occupant is not None and occupant.duties != duties:
            draft.emit(b.DutiesChanged(seat, duties))
    if plan.ends_lap:
        draft.emit(b.FirstLapEnded())
    picking_up.pick_up(draft, plan.picked_up)
    if picking_up.may_be_near(draft):
        picking_up.warn(draft, situation_of(draft, rules.stakes, rules.structure), plan)
    return plan


def _system_takes_over(draft: TableDraft, before: Pointers | None, now: Pointers) -> bool:
    """Whether the last hand with blinds was laid by the other system (Cooke 12.03)."""
    if before is None or before.is_forward is now.is_forward:
        return False
    hand = draft.was.hand
    return hand is not None and hand.rules.forced.has_blinds


def _with_button(draft: TableDraft, draw_deck: tuple[Card, ...], rules: HandRules) -> Plan | None:
    situation = situation_of(draft, rules.stakes, rules.structure)
    ready = list(situation.ready)
    if rules.forced.has_blinds:
        plan_of = planning.next_plan
        if planning.starts_anew(situation):
            kill_dealing.new_game(draft)
            situation = msgspec.structs.replace(situation, kill=draft.kill)
            button = _draw_button(draft, ready, draw_deck)
            draft.emit(b.GameBegan(button, draft.now))
            plan_of = partial(planning.first_plan, button=button)
        plan, short = must_cover.covered(situation, plan_of)
        for seat in short:
            draft.emit(e.PassedOver(seat, must_cover.needed(situation)))
            draft.emit(e.WentAway(seat, e.AwayReason.SHORT_BLIND))
        return plan
    first = ready[0] if draft.pointers else _draw_button(draft, ready, draw_deck)
    moves = holding.button_moves(draft, ready)
    positions = rotating_positions(
        draft.pointers, first, ready, len(draft.seats), moves, situation.layout
    )
    in_order = sorted(positions.dealt) if rules.forced is Forced.BRING_IN else positions.dealt
    # In a game of rounds the button only marks the progress of stud (Cooke 8.05).
    posts = Posts(antes_for_all=ante_for_all.payer(situation.settings, positions))
    return Plan(tuple(in_order), positions, posts)


def ready_seats(draft: TableDraft) -> list[Seat]:
    """Who is dealt into the hand that the table is about to deal."""
    return [occupant.seat for occupant in dealt_in(draft, draft.turn)]


def _draw_button(draft: TableDraft, ready: list[Seat], deck: tuple[Card, ...]) -> Seat:
    after = draft.pointers.button if draft.pointers is not None else None
    drawn = draw_button(draft.config.settings, ready, deck, len(draft.seats), after)
    draft.emit(drawn)
    return drawn.seat
