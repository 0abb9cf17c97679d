"""Posting: antes and blinds, before the first card (Cooke 4.09, 6.04, 7.03, 12.06)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.draft import HandDraft
from core.hand.events import AntePosted, BlindPosted
from core.hand.state import Player
from core.ids import Seat

_HALF = 2


class Dues(Struct, frozen=True):
    """What some owe besides the forced bets of the hand.

    ``antes`` by seat are those of earlier deals of a pot that nobody opened (Cooke 7.14);
    ``blinds`` the seats that owe the amount of a big blind (Cooke 7.18.06).
    """

    antes: Mapping[Seat, Chips] = {}
    blinds: tuple[Seat, ...] = ()


NO_DUES = Dues()


def post_forced_bets(draft: HandDraft, dues: Dues = NO_DUES) -> None:
    """Antes from everyone, or one for all, then the blinds, each as far as the stack reaches.

    Whoever cannot cover a forced bet posts what he has in whole units and is all-in; his
    short blind does not change what the others have to call (Cooke 12.19).  In lowball the next
    player has to post the big blind after one who has less than half of it (Cooke 7.18.06).
    """
    stakes = draft.rules.stakes
    if stakes.ante or dues.antes:
        for player in tuple(draft.players):
            due = Chips(stakes.ante + dues.antes.get(player.seat, NO_CHIPS))
            amount, is_all_in = affordable(draft, player, due)
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
        if seat == draft.big_blind and draft.spec.is_lowball:
            around = draft.clockwise_from(draft.place(seat))
            post_passing_on(draft, [player.seat for player in around], blind)
            break
        amount, is_all_in = affordable(draft, draft.player(seat), blind)
        if amount:
            is_big, is_button = seat == draft.big_blind, seat == draft.button_blind
            draft.emit(BlindPosted(seat, amount, is_big, is_all_in, is_button))
    for seat in dues.blinds:
        _post_owed(draft, seat, stakes.big_blind)


def post_passing_on(draft: HandDraft, seats: Sequence[Seat], blind: Chips) -> Seat | None:
    """The first of ``seats`` who has half of ``blind`` or more posts it, those before what they
    have.

    Returns:
        Who has posted it; None when nobody can.
    """
    for seat in seats:
        player = draft.player(seat)
        amount, is_all_in = affordable(draft, player, Chips(blind - player.bet))
        if player.is_all_in or not amount:
            continue
        is_short = _HALF * (player.bet + amount) < blind
        draft.emit(BlindPosted(seat, amount, True, is_all_in, is_short=is_short))
        if not is_short:
            return seat
    return None


def _post_owed(draft: HandDraft, seat: Seat, blind: Chips) -> None:
    """A live blind in the position where he is dealt in; his own blinds count towards it."""
    player = draft.player(seat)
    amount, is_all_in = affordable(draft, player, Chips(max(blind - player.bet, 0)))
    if amount and not player.is_all_in:
        draft.emit(BlindPosted(seat, amount, False, is_all_in, is_owed=True))


def affordable(draft: HandDraft, player: Player, due: Chips) -> tuple[Chips, bool]:
    """What ``player`` posts of ``due``, and whether that leaves him without a whole unit."""
    unit = draft.rules.unit
    # An ante may be smaller than the unit; then it is paid in single chips (Cooke 18).
    amount = min(due, player.stack if due % unit else player.stack - player.stack % unit)
    return Chips(amount), player.stack - amount < unit
