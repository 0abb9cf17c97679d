"""Awarding: the floor ends the hand and says whose the pot is, before it is pushed (Cooke 1.08)."""

from typing import Final

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.floor import claims
from core.hand.sharing.pots import layer, uncalled
from core.hand.state import Award, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal

_RULE: Final = "cooke-1.08"


def award(draft: HandDraft, seats: tuple[Seat, ...]) -> None:
    """Push every pot to those of ``seats`` who may have it; nobody named, to the best hand.

    A pot in which none of them has a part goes as the cards have it, or while cards are to come
    to those who are in it, in equal parts.  What nobody called goes back first.

    Raises:
        Refusal: ``BEST_NOT_KNOWN`` where nobody is named before the showdown; ``NO_CLAIM``.
    """
    is_over = isinstance(draft.phase, Showdown)
    if not seats and not is_over:
        raise Refusal(Reason.BEST_NOT_KNOWN, _RULE)
    if is_over:
        claims.refuse_without_claim(draft, seats)
    else:
        _gather(draft, seats)
    awards = [_award(draft, number, seats, is_over=is_over) for number in range(len(draft.pots))]
    table_winners(draft, awards)
    for one in reversed(awards):
        draft.emit(e.PotPushed(one))
    draft.emit(e.HandEnded(draft.number))


def _gather(draft: HandDraft, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if seat not in draft.seats or not draft.player(seat).is_in:
            raise Refusal(Reason.NO_CLAIM, _RULE, seat=seat)
    excess = uncalled(draft.players)
    if excess is not None:
        bettor, amount = excess
        draft.emit(e.UncalledReturned(bettor.seat, amount))
    draft.emit(e.RoundClosed(layer(draft.players, draft.dead, draft.earlier)))


def _award(draft: HandDraft, number: int, seats: tuple[Seat, ...], *, is_over: bool) -> Award:
    award = claims.named(draft, number, seats)
    if award is not None:
        return award
    if is_over:
        return claims.best(draft, number)
    everybody = [player.seat for player in claims.claimants(draft, number)]
    shared = claims.named(draft, number, everybody)
    assert shared is not None, "a pot has somebody who may win it"
    return shared


def table_winners(draft: HandDraft, awards: list[Award]) -> None:
    """A hand that wins by its cards is tabled, so that all can see that it does (Cooke 11.03)."""
    by_cards = (one for one in awards if one.contested)
    for seat in dict.fromkeys(share.seat for one in by_cards for share in one.shares):
        player = draft.player(seat)
        if player.standing is not Standing.SHOWN and not player.plays_board:
            draft.emit(e.HandShown(seat, player.cards, by_dealer=True))
