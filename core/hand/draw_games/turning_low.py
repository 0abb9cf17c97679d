"""Jacks back: nobody has opened for high, and the hand turns to lowball (Cooke 7.20)."""

from core.chips import NO_CHIPS, Chips
from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.forced.posting import post_passing_on
from core.hand.state import Player
from core.hand.wagers import caps
from core.hand.wagers.bet_sizes import bet_sizes
from core.hand.wagers.betting import next_to_act
from core.hand.wagers.full_wagers import first_full_raise


def turn_low(draft: HandDraft) -> Player | None:
    """The same hands go on for low; the first left of the button opens for the forced bet.

    One who cannot cover half of it posts what he has, and the next player has to post it too
    (Cooke 7.20.01).  The bet is live: who posted it may raise if nobody did.

    Returns:
        Who acts first, None when nobody can bet.
    """
    game = draft.spec.becomes
    assert game is not None
    draft.emit(e.GameTurned(game))
    blind = draft.rules.draw.forced_low_bet
    able = [player.seat for player in draft.players if player.is_live]
    seat = post_passing_on(draft, able, blind)
    _open_round(draft, NO_CHIPS if seat is None else blind)
    if seat is None:
        return None
    draft.emit(e.OpenerChanged(seat, draft.player(seat).bet))
    return next_to_act(draft, draft.place(seat) + 1)


def _open_round(draft: HandDraft, wager: Chips) -> None:
    street, number = draft.street, draft.step
    step = draft.spec.streets[street].steps[number]
    assert isinstance(step, BettingRound)
    sizes = bet_sizes(draft, street, number, step)
    full_raise = first_full_raise(draft, wager, sizes)
    is_capped = caps.is_capped(draft)
    draft.emit(e.RoundOpened(street, number, wager, full_raise, sizes, is_capped))
