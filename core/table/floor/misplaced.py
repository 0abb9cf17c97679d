"""The button in the wrong place: what the floor can still do about it (Cooke 12.21)."""

from typing import Final

from core.games.spec import Forced
from core.hand.draft import HandDraft
from core.house.settings import word
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.blinds import events as b
from core.table.blinds import holding, planning
from core.table.blinds.heads_up import HEADS_UP
from core.table.blinds.layouts import layout_of
from core.table.blinds.placing import goes_to, stood_at
from core.table.blinds.situating import upcoming_situation
from core.table.blinds.situation import Situation
from core.table.commands import MoveButton
from core.table.draft import TableDraft
from core.table.floor.voiding import void
from core.table.next_game import game_at

_RULE: Final = "cooke-12.21"


def move_button(draft: TableDraft, command: MoveButton) -> None:
    """Put the button at a seat.

    Before the deal it is there for the next hand.  Before any action the hand in play is a
    misdeal: the blinds go back, and it is dealt again.  After that it stands as dealt, and by
    setting the next button is where it would be without the mistake, or goes on from the mistake.

    Raises:
        Refusal: ``NO_SUCH_SEAT``; ``NOTHING_TO_CORRECT`` where the button is there, or there is
            none; ``BUTTON_NEEDS_PLAYER`` where it cannot be dead and nobody would be dealt in.
    """
    seat = command.seat
    if not 1 <= seat <= len(draft.seats):
        raise Refusal(Reason.NO_SUCH_SEAT, _RULE, seat=seat, seats=len(draft.seats))
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        _place(draft, command)
        return
    if hand.button is None or hand.button == seat:
        raise Refusal(Reason.NOTHING_TO_CORRECT, _RULE)
    if _has_acted(hand):
        _let_stand(draft, hand, command)
    else:
        _refuse_dead(draft, seat, hand.seats, has_blinds=hand.rules.forced.has_blinds)
        void(draft)
        _place(draft, command)


def _place(draft: TableDraft, command: MoveButton) -> None:
    """Correct the next hand before it is dealt."""
    situation = upcoming_situation(draft)
    last = situation.last
    if last is None or len(situation.ready) < planning.FEWEST or _has_no_button(draft, situation):
        raise Refusal(Reason.NOTHING_TO_CORRECT, _RULE)
    has_blinds = situation.forced.has_blinds
    playing = [seat for seat in situation.ready if seat not in situation.waiting]
    if not has_blinds or len(playing) < planning.FEWEST:
        playing = list(situation.ready)
    _refuse_dead(draft, command.seat, playing, has_blinds=has_blinds)
    moves = 1 if has_blinds else holding.button_moves(draft, playing)
    pointers = goes_to(command.seat, playing, situation.seats, situation.layout, last, moves)
    if pointers == last:
        raise Refusal(Reason.NOTHING_TO_CORRECT, _RULE)
    draft.emit(b.ButtonPlaced(command.seat, pointers, command.by))


def _has_no_button(draft: TableDraft, situation: Situation) -> bool:
    return situation.forced is Forced.BRING_IN and draft.turn is None


def _let_stand(draft: TableDraft, hand: HandDraft, command: MoveButton) -> None:
    """The hand stands as dealt: only the next one can be as if it had been dealt correctly."""
    pointers, settings = draft.pointers, draft.config.settings
    assert pointers is not None
    if word(settings, "button.after_misplaced") == "from_correct_position":
        layout = layout_of(game_at(draft.config, draft.turn), settings)
        pointers = stood_at(command.seat, hand.seats, len(draft.seats), layout, pointers)
    draft.emit(b.ButtonPlaced(command.seat, pointers, command.by, stands=True))


def _refuse_dead(
    draft: TableDraft, seat: Seat, playing: list[Seat] | tuple[Seat, ...], *, has_blinds: bool
) -> None:
    """A dead button needs blinds and three players (Cooke 12.08, 12.14)."""
    if seat in playing:
        return
    forward = draft.pointers is not None and draft.pointers.is_forward
    if not has_blinds or forward or len(playing) <= HEADS_UP:
        raise Refusal(Reason.BUTTON_NEEDS_PLAYER, _RULE, seat=seat)


def _has_acted(hand: HandDraft) -> bool:
    return hand.street > 0 or any(
        player.last is not None and player.last.action > 0 for player in hand.players
    )
