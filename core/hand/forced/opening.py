"""Opening: the first action of a round, which in stud somebody is forced to take (Cooke 5.06)."""

from core.games.spec import BettingRound, BringIn, Opener
from core.hand.draft import HandDraft
from core.hand.events import BringInStands, BroughtIn
from core.hand.forced.openers import bring_in_seat
from core.hand.state import Player
from core.hand.wagers import betting
from core.ids import Seat


def give_first(draft: HandDraft, round_: BettingRound, first: Player) -> None:
    """Put the action on ``first``, the first who can bet in the round.

    Where the low card has nothing left after the ante, the next player chooses as though the
    bring-in were there: come in for it, make the full bet, or fold (Cooke 5.14).
    """
    if round_.opener is not Opener.BRING_IN:
        betting.give_action(draft, first)
    elif draft.rules.stud.bring_in is BringIn.HIGH_CARD_MUST_BET:
        betting.give_must_bet(draft, first)
    elif first.seat == bring_in_seat(draft):
        betting.give_bring_in(draft, first)
    else:
        bring_in_all_in(draft, draft.player(bring_in_seat(draft)))
        betting.give_action(draft, first)


def bring_in_all_in(draft: HandDraft, player: Player) -> None:
    """Put in what a player who is all-in still has, less than a betting unit, or nothing."""
    wager = draft.rules.stakes.bring_in
    if player.stack:
        is_full = wager >= draft.full_raise
        draft.emit(BroughtIn(player.seat, player.stack, wager, is_all_in=True, is_full=is_full))
    else:
        stand_bring_in(draft, player.seat)


def stand_bring_in(draft: HandDraft, seat: Seat) -> None:
    """Let the bring-in be owed to the pot although ``seat`` cannot put it in."""
    wager = draft.rules.stakes.bring_in
    draft.emit(BringInStands(seat, wager, is_full=wager >= draft.full_raise))
