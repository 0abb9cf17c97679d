"""Betting: how a round opens, and to whom the action goes next."""

import msgspec

from core.chips import NO_CHIPS, Chips
from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.acts import LIVE
from core.hand.draft import HandDraft
from core.hand.forced.openers import first_place, is_after_blinds
from core.hand.state import Player
from core.hand.wagers import caps, full_wagers, overs
from core.hand.wagers.bet_sizes import bet_sizes
from core.hand.wagers.menus import bring_in_menu, early_menu, menu_for


def open_round(draft: HandDraft, street: int, step: int, round_: BettingRound) -> Player | None:
    """Open a round and return who acts first, None when nobody can bet.

    Posted blinds make the first round one that is open at the highest of them: a short big blind
    still has to be called in full (Cooke 12.19).
    """
    if draft.rules.levels:
        overs.at_street(draft)
    after_blinds = is_after_blinds(draft, street, step)
    wager = draft.posts.price if after_blinds else NO_CHIPS
    raises = draft.posts.raises if after_blinds else 0
    sizes = bet_sizes(draft, street, step, round_)
    full_raise = full_wagers.first_full_raise(draft, wager, sizes)
    if draft.overs and wager:
        # The blinds are the game's; what is raised over them is of the higher stakes.
        full_raise = Chips(max(full_raise, overs.smallest_bet(draft, sizes)))
    is_capped = caps.is_capped(draft)
    asleep = caps.without_option(draft, is_capped=is_capped) if raises else ()
    draft.emit(e.RoundOpened(street, step, wager, full_raise, sizes, is_capped, raises, asleep))
    return next_to_act(draft, first_place(draft, round_, after_blinds=after_blinds))


def next_to_act(draft: HandDraft, place: int) -> Player | None:
    """The first player clockwise from ``place`` who still has to act (Cooke 4.06)."""
    around = draft.clockwise_from(place % len(draft.players))
    live = [player for player in around if player.standing is LIVE and not player.is_all_in]
    if len(live) == 1:
        return live[0] if _is_facing_chips(draft, live[0]) else None
    wager = draft.wager
    for player in live:
        if player.bet < wager or not player.has_acted:
            return player
    return None


def is_awaited(draft: HandDraft, player: Player) -> bool:
    """Whether ``player`` still has to act in this round, as things stand."""
    if not player.is_live:
        return False
    if not draft.is_betting_possible:
        return _is_facing_chips(draft, player)
    return player.bet < draft.wager or not player.has_acted


def _is_facing_chips(draft: HandDraft, player: Player) -> bool:
    """Alone against all-in players, only chips really bet against him need an answer."""
    return player.bet < draft.wager and any(
        other.bet > player.bet for other in draft.players if other is not player
    )


def give_action(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player`` with his menu."""
    menu = menu_for(draft, player)
    if draft.early.escrow:
        menu = early_menu(draft, menu)
    draft.emit(e.ActionOn(draft.action + 1, menu))


def give_bring_in(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player``, who has to bring it in (Cooke 5.06)."""
    draft.emit(e.ActionOn(draft.action + 1, bring_in_menu(draft, player)))


def give_must_bet(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player``, who has to bet at least the minimum."""
    menu = msgspec.structs.replace(menu_for(draft, player), must_bet=True)
    draft.emit(e.ActionOn(draft.action + 1, menu))
