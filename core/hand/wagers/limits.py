"""Limits: what each betting structure lets a player wager (Cooke article 8).

One function a structure, from the round and the player to the smallest and largest legal total
and, in limit, the closed list of totals.
"""

from collections.abc import Callable
from typing import Final

from core.chips import Chips
from core.games.spec import Structure
from core.hand.draft import HandDraft
from core.hand.state import Act, Player
from core.hand.wagers.full_wagers import (
    counts_from,
    full_bet,
    has_range,
    is_action_only,
    sizes_left,
)

Bounds = tuple[Chips, Chips, tuple[Chips, ...]]
"""Smallest and largest total *to*, and in limit all of them; amounts in hundredths."""


def bounds(draft: HandDraft, player: Player, most: Chips) -> Bounds:
    """What ``player`` may raise to when ``most`` is all he has."""
    return _BOUNDS[draft.rules.structure](draft, player, most)


def _no_limit(draft: HandDraft, player: Player, most: Chips) -> Bounds:
    del player
    least = counts_from(draft) + draft.full_raise
    return Chips(least) if least < most else most, most, ()


def _pot_limit(draft: HandDraft, player: Player, most: Chips) -> Bounds:
    """Up to the pot after a call, rounded up to whole units (Cooke 8.02.03)."""
    rules = draft.rules
    least = counts_from(draft) + draft.full_raise
    unit = rules.unit
    after_call = draft.pot + draft.wager - player.bet
    by = -(-after_call * rules.pot_factor // (100 * unit)) * unit
    top = draft.wager + by
    if rules.pot_open_bets and _is_unentered(draft):
        top = rules.pot_open_bets * rules.stakes.base
    if rules.pot_limit_cap:
        # The most that one bet or raise may add (USPC, Hoyle).
        top = min(top, counts_from(draft) + rules.pot_limit_cap)
    # The minimum may always be bet even when it is more than the pot (Cooke 8.02).
    return Chips(min(least, most)), Chips(min(max(top, least), most)), ()


def _range(draft: HandDraft, player: Player, most: Chips) -> Bounds:
    """At least the last bet or raise, at most the top of the range (Cooke 8.03)."""
    del player
    if is_action_only(draft):
        # It may be completed and no more: nobody raises what is no wager (Cooke 9.09.01).
        to = Chips(min(draft.full_wager + full_bet(draft), most))
        return to, to, (to,)
    # A bet that the floor has let stand may be above the range; so is the next raise then.
    least = draft.full_wager + draft.full_raise
    top = max(draft.full_wager + draft.bet_sizes[-1], least)
    return Chips(min(least, most)), Chips(min(top, most)), ()


def _fixed(draft: HandDraft, player: Player, most: Chips) -> Bounds:
    """One more bet above the last full one, or all that is left of the stack (Cooke 9.09)."""
    if has_range(draft.rules):
        return _range(draft, player, most)
    sizes = sizes_left(draft)
    least = Chips(min(draft.full_wager + sizes[0], most))
    top = Chips(min(draft.full_wager + sizes[-1], most))
    return least, top, (least,) if least == top else (least, top)


_BOUNDS: Final[dict[Structure, Callable[[HandDraft, Player, Chips], Bounds]]] = {
    Structure.FIXED: _fixed,
    Structure.SPREAD: _range,
    Structure.POT_LIMIT: _pot_limit,
    Structure.NO_LIMIT: _no_limit,
}


def _is_unentered(draft: HandDraft) -> bool:
    """True in the first round until somebody calls the blind or the bring-in, or bets more.

    A straddle has bet more.
    """
    return (
        draft.street == 0
        and draft.aggressor is None
        and not draft.posts.raises
        and not any(
            player.last is not None and player.last.act is Act.CALL for player in draft.players
        )
    )
