"""Retrieving: a fold may be taken back until somebody acts behind, where the house has it so."""

from core.hand import betting
from core.hand.draft import HandDraft
from core.hand.events import FoldRetrieved
from core.hand.state import Act, Betting, Player, Standing
from core.refusal import Reason, Refusal


def take_back(draft: HandDraft, player: Player) -> None:
    """Give ``player`` the hand back that he has just folded in the face of a bet (Cooke 5.17).

    Raises:
        Refusal: ``FOLD_IS_FINAL`` where the house has it so, or once another player or the dealer
            has acted behind; ``ACT_IS_FINAL`` for anything but a fold (Cooke 5.23).
    """
    if player.standing is not Standing.FOLDED:
        raise Refusal(Reason.ACT_IS_FINAL, "cooke-5.23")
    if not draft.rules.stud.fold_retrievable or not _was_the_last_act(draft, player):
        raise Refusal(Reason.FOLD_IS_FINAL, "cooke-5.17")
    draft.emit(FoldRetrieved(player.seat))
    betting.give_action(draft, draft.player(player.seat))


def _was_the_last_act(draft: HandDraft, player: Player) -> bool:
    """Whether nothing has happened since he folded but the next prompt, in the same round."""
    last = player.last
    return (
        isinstance(draft.phase, Betting)
        and last is not None
        and last.act is Act.FOLD
        and (last.street, last.action) == (draft.street, draft.action - 1)
        and player.bet < draft.wager
    )
