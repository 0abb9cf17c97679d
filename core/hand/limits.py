"""Limits: what each betting structure lets a player wager (Cooke article 8).

One function a structure, from the round and the player to the smallest and largest legal total
and, in limit, the closed list of totals.
"""

from collections.abc import Callable, Sequence
from typing import Final

from core.chips import Chips
from core.games.spec import BettingRound, Limit, Structure
from core.hand.draft import HandDraft
from core.hand.state import Act, Player

Bounds = tuple[int, int, tuple[Chips, ...]]
"""Smallest and largest total *to*, and in limit all of them; amounts in hundredths."""


def bounds(draft: HandDraft, player: Player, most: int) -> Bounds:
    """What ``player`` may raise to when ``most`` is all he has."""
    return _BOUNDS[draft.rules.structure](draft, player, most)


def _no_limit(draft: HandDraft, player: Player, most: int) -> Bounds:
    del player
    return min(_counts_from(draft) + draft.full_raise, most), most, ()


def _pot_limit(draft: HandDraft, player: Player, most: int) -> Bounds:
    """Up to the pot after a call, rounded up to whole units (Cooke 8.02.03)."""
    least = _counts_from(draft) + draft.full_raise
    unit = draft.rules.unit
    after_call = draft.pot + draft.wager - player.bet
    by = -(-after_call * draft.rules.pot_factor // (100 * unit)) * unit
    top = draft.wager + by
    if draft.rules.pot_open_bets and _is_unentered(draft):
        top = draft.rules.pot_open_bets * draft.rules.stakes.base
    # The minimum may always be bet even when it is more than the pot (Cooke 8.02).
    return min(least, most), min(max(top, least), most), ()


def _spread(draft: HandDraft, player: Player, most: int) -> Bounds:
    """At least the last bet or raise, at most the top of the range (Cooke 8.03)."""
    del player
    if is_action_only(draft):
        # It may be completed and no more: nobody raises what is no wager (Cooke 9.09.01).
        to = Chips(min(draft.full_wager + draft.full_raise, most))
        return to, to, (to,)
    base = _counts_from(draft)
    return min(base + draft.full_raise, most), min(base + draft.bet_sizes[-1], most), ()


def _fixed(draft: HandDraft, player: Player, most: int) -> Bounds:
    """One more bet above the last full one, or all that is left of the stack (Cooke 9.09)."""
    del player
    sizes = _sizes_left(draft)
    least = Chips(min(draft.full_wager + sizes[0], most))
    top = Chips(min(draft.full_wager + sizes[-1], most))
    return least, top, (least,) if least == top else (least, top)


def _sizes_left(draft: HandDraft) -> Sequence[Chips]:
    """Once the big bet of an open pair has been used the stakes do not go back (scs-5)."""
    sizes = draft.bet_sizes
    if len(sizes) == 1:
        return sizes
    return [size for size in sizes if size == sizes[-1] or draft.full_raise < sizes[-1]]


_BOUNDS: Final[dict[Structure, Callable[[HandDraft, Player, int], Bounds]]] = {
    Structure.FIXED: _fixed,
    Structure.SPREAD: _spread,
    Structure.POT_LIMIT: _pot_limit,
    Structure.NO_LIMIT: _no_limit,
}


def is_brought_in(draft: HandDraft) -> bool:
    """True while a partial bring-in stands: what comes next is the first bet (Cooke 5.07)."""
    return draft.wager > draft.full_wager and draft.aggressor is None


def is_action_only(draft: HandDraft) -> bool:
    """True while a short all-in stands, above the last full wager (Cooke 9.09.01)."""
    return draft.wager > draft.full_wager and draft.aggressor is not None


def _counts_from(draft: HandDraft) -> Chips:
    """The total that a raise adds to: all that was wagered, a partial bring-in excepted."""
    return draft.full_wager if is_brought_in(draft) else draft.wager


def _is_unentered(draft: HandDraft) -> bool:
    """True in the first round until somebody calls the blind or the bring-in, or bets more."""
    return (
        draft.street == 0
        and draft.aggressor is None
        and not any(
            player.last is not None and player.last.act is Act.CALL for player in draft.players
        )
    )


def completion(draft: HandDraft) -> Chips:
    """The total that completes what stands to a full bet; no raise (Cooke 5.07, 9.09.01).

    0 where nothing is to be completed: in pot limit and no limit more is a raise.
    """
    if not draft.bet_sizes or draft.wager <= draft.full_wager:
        return Chips(0)
    return Chips(draft.full_wager + _full_bet(draft))


def _full_bet(draft: HandDraft) -> Chips:
    """The full bet of limit by which a short one is judged; in spread limit the last one made."""
    if draft.rules.structure is Structure.SPREAD:
        return draft.full_raise
    return _sizes_left(draft)[0]


def is_full(draft: HandDraft, to: int) -> bool:
    """Whether a wager to ``to`` reopens the betting.

    In limit from half a bet above the last full wager (Cooke 9.09.02), in pot limit and no limit
    only by a full raise (Cooke 8.01.03).
    """
    if draft.bet_sizes:
        return 2 * (to - draft.full_wager) >= _full_bet(draft)
    return to - _counts_from(draft) >= draft.full_raise


def full_raise_after(draft: HandDraft, to: int) -> Chips:
    """The size that the next raise has to equal once a full wager to ``to`` is made.

    A limit raise counts from the last full wager, so that a completed bet is its own size; an
    all-in of half a bet is followed by complete bets (Cooke 9.09.02).
    """
    base = draft.full_wager if draft.bet_sizes else draft.wager
    return Chips(max(draft.full_raise, to - base))


def bet_sizes(draft: HandDraft, street: int, step: int, round_: BettingRound) -> tuple[Chips, ...]:
    """In limit the sizes of a bet in this round, in spread limit the two ends of the range."""
    stakes = draft.rules.stakes
    is_big = _is_big(draft, street, step, round_)
    match draft.rules.structure:
        case Structure.FIXED:
            if round_.limit is Limit.OPEN_PAIR and _pair_shows(draft):
                return (stakes.small_bet, stakes.big_bet)
            return (stakes.big_bet if is_big else stakes.small_bet,)
        case Structure.SPREAD:
            assert stakes.spread is not None
            least, early, late = stakes.spread
            return (least, late if is_big else early)
        case _:
            return ()


def _is_big(draft: HandDraft, street: int, step: int, round_: BettingRound) -> bool:
    if round_.limit is Limit.BY_ROUND:
        return round_number(draft, street, step) >= draft.rules.draw.big_bet_from
    return round_.limit is Limit.BIG


def round_number(draft: HandDraft, street: int, step: int) -> int:
    """Which betting round of the hand this is, counted from 1."""
    places = [
        (at, number)
        for at, row in enumerate(draft.spec.streets)
        for number, kind in enumerate(row.steps)
        if isinstance(kind, BettingRound)
    ]
    return places.index((street, step)) + 1


def _pair_shows(draft: HandDraft) -> bool:
    """An open pair calls in the big bet where the house plays it (Cooke 5.08, scs-5)."""
    if not draft.rules.stud.open_pair_double:
        return False
    boards = [[card >> 2 for card in player.up] for player in draft.players if player.is_in]
    return any(len(set(ranks)) < len(ranks) for ranks in boards)
