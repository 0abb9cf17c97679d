"""Posting: antes and blinds, before the first card (Cooke 4.09, 6.04, 7.03, 12.06)."""

from collections.abc import Mapping, Sequence

from core.chips import NO_CHIPS, Chips
from core.hand.draft import HandDraft
from core.hand.events import AntePosted, BlindPosted
from core.hand.forced.posts import Post, PostKind
from core.hand.state import Player
from core.ids import Seat

_HALF = 2


def post_forced_bets(draft: HandDraft, antes: Mapping[Seat, Chips]) -> None:
    """Antes from everyone, or one for all, then the blinds, each as far as the stack reaches.

    ``antes`` by seat are those of earlier deals of a pot that nobody opened (Cooke 7.14).
    Whoever cannot cover a forced bet posts what he has in whole units and is all-in; his
    short blind does not change what the others have to call (Cooke 12.19).  In lowball the next
    player has to post the big blind after one who has less than half of it (Cooke 7.18.06).
    """
    stakes = draft.rules.stakes
    by = draft.posts.antes_for_all
    if stakes.ante or antes:
        each = stakes.ante if by is None else NO_CHIPS
        for player in tuple(draft.players):
            due = Chips(each + antes.get(player.seat, NO_CHIPS))
            amount, is_all_in = affordable(draft, player, due)
            if amount:
                draft.emit(AntePosted(player.seat, amount, is_all_in))
    if by is not None:
        _ante_for_all(draft, by, Chips(stakes.ante * len(draft.players)))
    if stakes.big_blind_ante and draft.big_blind is not None:
        _ante_for_all(draft, draft.big_blind, stakes.big_blind_ante)
    for post in draft.posts.due:
        if post.kind is PostKind.BIG and draft.spec.is_lowball:
            around = draft.clockwise_from(draft.place(post.seat))
            post_passing_on(draft, [player.seat for player in around], post.amount)
        else:
            post_one(draft, post)


def _ante_for_all(draft: HandDraft, seat: Seat, due: Chips) -> None:
    """``seat`` antes for everybody, dead in the middle (Cooke 18)."""
    amount, is_all_in = affordable(draft, draft.player(seat), due)
    if amount:
        draft.emit(AntePosted(seat, amount, is_all_in, for_all=True))


def post_passing_on(draft: HandDraft, seats: Sequence[Seat], blind: Chips) -> Seat | None:
    """The first of ``seats`` who has half of ``blind`` or more posts it, those before what they
    have.

    Returns:
        Who has posted it; None when nobody can.
    """
    for seat in seats:
        player = draft.player(seat)
        if player.bet >= blind:
            # It has been passed on to who has one of his own (Cooke 12.13.01).
            return seat
        amount, is_all_in = affordable(draft, player, Chips(blind - player.bet))
        if player.is_all_in or not amount:
            continue
        is_short = _HALF * (player.bet + amount) < blind
        draft.emit(BlindPosted(seat, amount, PostKind.BIG, is_all_in, is_short))
        if not is_short:
            return seat
    return None


def post_one(draft: HandDraft, post: Post) -> None:
    """As much of ``post`` as there is; what was posted before counts towards a kill or a debt."""
    player = draft.player(post.seat)
    due = post.amount
    if post.traits.is_total:
        due = Chips(max(due - player.bet, 0))
    amount, is_all_in = affordable(draft, player, due)
    if amount:
        draft.emit(BlindPosted(post.seat, amount, post.kind, is_all_in))


def affordable(draft: HandDraft, player: Player, due: Chips) -> tuple[Chips, bool]:
    """What ``player`` posts of ``due``, and whether that leaves him without a whole unit."""
    unit = draft.rules.unit
    # An ante may be smaller than the unit; then it is paid in single chips (Cooke 18).
    amount = min(due, player.stack if due % unit else player.stack - player.stack % unit)
    return Chips(amount), player.stack - amount < unit
