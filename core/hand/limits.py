"""Limits: what each betting structure lets a player wager (Cooke article 8).

One function a structure, from the round and the player to the smallest and largest legal total
and, in limit, the closed list of totals.
"""

from collections.abc import Callable
from typing import Final

from core.chips import Chips
from core.games.spec import BettingRound, Limit, Structure
from core.hand.draft import HandDraft
from core.hand.state import Player, Standing

HEADS_UP: Final = 2

Bounds = tuple[int, int, tuple[Chips, ...]]
"""Smallest and largest total *to*, and in limit all of them; amounts in hundredths."""


def bounds(draft: HandDraft, player: Player, most: int) -> Bounds:
    """What ``player`` may raise to when ``most`` is all he has."""
    return _BOUNDS[draft.rules.structure](draft, player, most)


def _no_limit(draft: HandDraft, player: Player, most: int) -> Bounds:
    del player
    return min(draft.wager + draft.full_raise, most), most, ()


def _pot_limit(draft: HandDraft, player: Player, most: int) -> Bounds:
    """Up to the pot after a call, rounded up to whole units (Cooke 8.02.03)."""
    least = draft.wager + draft.full_raise
    unit = draft.rules.unit
    after_call = draft.pot + draft.wager - player.bet
    by = -(-after_call * draft.rules.pot_factor // 100 // unit) * unit
    top = draft.wager + by
    if draft.rules.pot_open_bets and draft.street == 0 and draft.bets <= 1:
        top = draft.rules.pot_open_bets * draft.rules.stakes.base
    # The minimum may always be bet even when it is more than the pot (Cooke 8.02).
    return min(least, most), min(max(top, least), most), ()


def _spread(draft: HandDraft, player: Player, most: int) -> Bounds:
    """At least the last bet or raise, at most the top of the range (Cooke 8.03)."""
    del player
    least = draft.wager + draft.full_raise
    top = draft.wager + draft.bet_sizes[-1]
    return min(least, most), min(max(top, least), most), ()


def _fixed(draft: HandDraft, player: Player, most: int) -> Bounds:
    """One more bet above the last full one, or all that is left of the stack (Cooke 9.09)."""
    del player
    full = [draft.full_wager + size for size in draft.bet_sizes]
    totals = sorted({min(to, most) for to in full if to > draft.wager})
    if not totals:
        return 0, 0, ()
    return totals[0], totals[-1], tuple(Chips(to) for to in totals)


_BOUNDS: Final[dict[Structure, Callable[[HandDraft, Player, int], Bounds]]] = {
    Structure.FIXED: _fixed,
    Structure.SPREAD: _spread,
    Structure.POT_LIMIT: _pot_limit,
    Structure.NO_LIMIT: _no_limit,
}


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


def is_capped(draft: HandDraft) -> bool:
    """Whether the round about to begin has a limit of raises (Cooke 7.07, 9.16).

    Only where three or more have chips to bet with, in limit and spread limit.
    """
    if draft.rules.structure not in (Structure.FIXED, Structure.SPREAD):
        return False
    betting = sum(
        player.standing is Standing.LIVE and not player.is_all_in for player in draft.players
    )
    return bool(draft.rules.limit.raise_cap) and betting > HEADS_UP


def cap_is_reached(draft: HandDraft) -> bool:
    """True when no more raises are allowed in this round."""
    if not draft.is_capped or draft.bets <= draft.rules.limit.raise_cap:
        return False
    if not draft.rules.limit.cap_lifts_heads_up:
        return True
    return sum(player.is_in for player in draft.players) > HEADS_UP


def is_full(draft: HandDraft, to: int) -> bool:
    """Whether a wager to ``to`` reopens the betting: in limit from half a bet (Cooke 9.09)."""
    if draft.rules.structure is Structure.FIXED:
        return 2 * (to - draft.full_wager) >= draft.bet_sizes[0]
    return to - draft.wager >= draft.full_raise
