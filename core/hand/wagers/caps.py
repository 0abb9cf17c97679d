"""Caps: how many raises a round of limit poker allows (Cooke 7.07, 9.16)."""

from typing import Final

from core.hand.draft import HandDraft
from core.hand.rules import HeadsUpCap
from core.hand.state import Player, Standing
from core.ids import Seat

HEADS_UP: Final = 2


def is_capped(draft: HandDraft) -> bool:
    """Whether the round about to begin has a limit of raises.

    Only where three or more have chips to bet with.
    """
    return bool(draft.rules.limit.raise_cap) and _betting(draft) > HEADS_UP


def without_option(draft: HandDraft, *, is_capped: bool) -> tuple[Seat, ...]:
    """Who has set the price of the first round by a post that is not live (Cooke 12.18).

    A sleeper, and the last of all straddles where the pot is capped blind.
    """
    posts = draft.posts
    is_full = is_capped and posts.raises >= draft.rules.limit.raise_cap
    return tuple(
        post.seat
        for post in posts.due
        if post.amount == posts.price
        and post.traits.raises
        and (is_full or not post.traits.has_option)
    )


def cap_is_reached(draft: HandDraft) -> bool:
    """True when no more raises are allowed in this round.

    What becomes of the cap when only two are left who can bet is the house's choice.
    """
    if not draft.is_capped or draft.bets <= draft.rules.limit.raise_cap:
        return False
    match draft.rules.limit.heads_up:
        case HeadsUpCap.LIFTS:
            return _betting(draft) > HEADS_UP
        case HeadsUpCap.STAYS_IF_REACHED:
            return _betting(draft) + _gone_since_the_last_raise(draft) > HEADS_UP
        case HeadsUpCap.STAYS:
            return True


def _betting(draft: HandDraft) -> int:
    return sum(player.is_live for player in draft.players)


def _gone_since_the_last_raise(draft: HandDraft) -> int:
    """How many could bet when the last raise was made, blind or not, and cannot now."""
    aggressor = draft.aggressor
    raised = _last_action(draft.player(aggressor)) if aggressor is not None else 0
    return sum(
        _last_action(player) > raised
        for player in draft.players
        if player.standing is Standing.FOLDED or player.is_all_in
    )


def _last_action(player: Player) -> int:
    return player.last.action if player.last is not None else 0
