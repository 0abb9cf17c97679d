"""Posting: antes and blinds, before the first card (Cooke 4.09, 6.04, 7.03, 12.06)."""

from core.chips import Chips
from core.hand.draft import HandDraft
from core.hand.events import AntePosted, BlindPosted
from core.hand.state import Player


def post_forced_bets(draft: HandDraft) -> None:
    """Antes from everyone, or one for all, then the blinds, each as far as the stack reaches.

    Whoever cannot cover a forced bet posts what he has in whole units and is all-in; his
    short blind does not change what the others have to call (Cooke 12.19).
    """
    stakes = draft.rules.stakes
    if stakes.ante:
        for player in tuple(draft.players):
            amount, is_all_in = affordable(draft, player, stakes.ante)
            if amount:
                draft.emit(AntePosted(player.seat, amount, is_all_in))
    if stakes.big_blind_ante and draft.big_blind is not None:
        payer = draft.player(draft.big_blind)
        amount, is_all_in = affordable(draft, payer, stakes.big_blind_ante)
        if amount:
            draft.emit(AntePosted(payer.seat, amount, is_all_in, for_all=True))
    for seat, blind in (
        (draft.button_blind, stakes.button_blind),
        (draft.small_blind, stakes.small_blind),
        (draft.big_blind, stakes.big_blind),
    ):
        if seat is None or not blind:
            continue
        amount, is_all_in = affordable(draft, draft.player(seat), blind)
        if amount:
            is_big, is_button = seat == draft.big_blind, seat == draft.button_blind
            draft.emit(BlindPosted(seat, amount, is_big, is_all_in, is_button))


def affordable(draft: HandDraft, player: Player, due: Chips) -> tuple[Chips, bool]:
    """What ``player`` posts of ``due``, and whether that leaves him without a whole unit."""
    unit = draft.rules.unit
    amount = min(due, player.stack - player.stack % unit)
    return Chips(amount), player.stack - amount < unit
