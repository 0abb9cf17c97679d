"""Forfeiting: a hand loses all interest in the pot, before it is pushed (Cooke 16.07, 16.17)."""

from typing import Final

from core.hand import events as e
from core.hand import progress
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.floor.rulings import ask_anew, is_untouched
from core.hand.state import Betting, Player, Pot, Showdown
from core.ids import Seat
from core.refusal import Reason, Refusal

_RULE: Final = "cooke-16.17"


def forfeit(draft: HandDraft, seat: Seat) -> None:
    """The hand at ``seat`` wins nothing: the pot goes to the best of the others.

    Raises:
        Refusal: ``NO_LIVE_HAND`` for one that can win nothing anyhow; or
            ``RULING_NOT_NOW`` while cards are drawn or chosen.  Nothing has been emitted then.
    """
    phase = draft.phase
    if seat not in draft.seats or not _has_interest(draft.player(seat)) or draft.is_over:
        raise Refusal(Reason.NO_LIVE_HAND, _RULE, seat=seat)
    if isinstance(phase, Betting):
        untouched, place = is_untouched(draft), draft.place(phase.menu.seat)
        through = is_dealt_through(draft, draft.player(seat))
        draft.emit(e.InterestForfeited(seat, through))
        ask_anew(draft, place, untouched=untouched)
    elif isinstance(phase, Showdown):
        _at_showdown(draft, phase, seat)
    else:
        raise Refusal(Reason.RULING_NOT_NOW, _RULE)


def _has_interest(player: Player) -> bool:
    return player.is_in or player.plays_board or bool(player.keeps)


def _at_showdown(draft: HandDraft, phase: Showdown, seat: Seat) -> None:
    draft.emit(e.InterestForfeited(seat))
    pots = tuple(_with_claimants(draft, number) for number in range(len(draft.pots)))
    if pots != draft.pots:
        draft.emit(e.PotsRelayered(pots))
    if seat == phase.to_act or not draft.is_contested:
        progress.after_lay_down(draft)


def _with_claimants(draft: HandDraft, number: int) -> Pot:
    """A pot that he alone was left in goes to the best of all who are still in."""
    pot = draft.pots[number]
    if draft.claimants(number):
        return pot
    return Pot(pot.amount, tuple(one.seat for one in draft.players if one.is_in))
