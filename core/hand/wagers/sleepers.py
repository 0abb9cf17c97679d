"""Sleepers that count in turn: chips that are a raise when their owner would act (Cooke 12.18)."""

from core.chips import NO_CHIPS, Chips
from core.hand.draft import HandDraft
from core.hand.events import SleeperRaised
from core.hand.forced.posts import PostKind
from core.hand.player import Player
from core.hand.wagers import betting, full_wagers


def awake(draft: HandDraft, player: Player | None) -> Player | None:
    """Who acts when the action comes to ``player``: he, unless his sleeper raises for him."""
    while player is not None and player.bet > draft.wager and _sleeps(draft, player):
        draft.emit(_raise_of(draft, player))
        player = betting.next_to_act(draft, draft.place(player.seat) + 1)
    return player


def _raise_of(draft: HandDraft, player: Player) -> SleeperRaised:
    to = player.bet
    by = Chips(to - draft.wager)
    if not full_wagers.is_full(draft, to):
        return SleeperRaised(player.seat, to, by, is_full=False)
    level = full_wagers.full_wager_after(draft, to)
    return SleeperRaised(
        player.seat,
        to,
        by,
        is_full=True,
        full_raise=full_wagers.full_raise_after(draft, to),
        counts_as=level if level > to else NO_CHIPS,
        is_counted=to != full_wagers.completion(draft) or draft.rules.limit.completion_counts,
    )


def _sleeps(draft: HandDraft, player: Player) -> bool:
    return draft.street == 0 and any(
        post.seat == player.seat and post.kind is PostKind.SLEEPER_IN_TURN
        for post in draft.posts.due
    )
