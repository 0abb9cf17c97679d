"""Retrieving: a fold may be taken back until somebody acts behind (Cooke 5.17, 10.19)."""

from core.games.spec import Family
from core.hand.draft import HandDraft
from core.hand.events import FoldRetrieved
from core.hand.state import Act, Betting, Player, Standing
from core.hand.wagers import betting, overs
from core.refusal import Reason, Refusal


def take_back(draft: HandDraft, player: Player) -> None:
    """Give ``player`` the hand back that he has just folded.

    Raises:
        Refusal: ``FOLD_IS_FINAL`` where the house has it so, or once another player or the dealer
            has acted behind; ``ACT_IS_FINAL`` for anything but a fold (Cooke 5.23, 10.09).
    """
    if player.standing is not Standing.FOLDED:
        raise Refusal(Reason.ACT_IS_FINAL, "cooke-10.09")
    if not _is_allowed(draft, player):
        raise Refusal(Reason.FOLD_IS_FINAL, _rule(draft, player))
    if not _was_the_last_act(draft, player):
        raise Refusal(Reason.FOLD_IS_FINAL, "cooke-10.19")
    draft.emit(FoldRetrieved(player.seat))
    if draft.rules.levels:
        overs.after_fold(draft)
    betting.give_action(draft, draft.player(player.seat))


def _is_stud_fold(draft: HandDraft, player: Player) -> bool:
    """In stud a hand turned down in the face of a bet has a rule of its own (Cooke 5.17)."""
    return draft.spec.family is Family.STUD and player.bet < draft.wager


def _is_allowed(draft: HandDraft, player: Player) -> bool:
    if _is_stud_fold(draft, player):
        return draft.rules.stud.fold_retrievable
    return draft.rules.turns.undo_fold


def _rule(draft: HandDraft, player: Player) -> str:
    return "cooke-5.17" if _is_stud_fold(draft, player) else "uspc-law-fold"


def _was_the_last_act(draft: HandDraft, player: Player) -> bool:
    """Whether nothing has happened since he folded but the next prompt, in the same round."""
    last = player.last
    return (
        isinstance(draft.phase, Betting)
        and last is not None
        and last.act is Act.FOLD
        and (last.street, last.action) == (draft.street, draft.action - 1)
        and player.seat not in draft.early.dropped
        and last.action >= draft.early.since
        and not any(
            other.last is not None and other.last.action > last.action for other in draft.players
        )
    )
