"""Making the menu: what the player to act may do (Cooke 4.04, 5.06, 8.01 to 8.03)."""

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand.acts import LIVE
from core.hand.draft import HandDraft
from core.hand.forced.first_round import must_open
from core.hand.forced.must_bet import must_bet
from core.hand.menu import Menu
from core.hand.state import Player
from core.hand.wagers.caps import cap_is_reached
from core.hand.wagers.full_wagers import completion
from core.hand.wagers.limits import bounds
from core.refusal import Reason


def menu_for(draft: HandDraft, player: Player) -> Menu:
    """Every legal act of ``player``, whose turn it is.  Whole betting units only (Cooke 9.09)."""
    playable = player.stack - player.stack % draft.rules.unit
    due = draft.wager - player.bet
    call = NO_CHIPS if due <= 0 else Chips(due if due < playable else playable)
    most = Chips(player.bet + playable)
    no_raise = _why_no_raise(draft, player, most)
    least, top, sizes = (NO_CHIPS, NO_CHIPS, ()) if no_raise else bounds(draft, player, most)
    return Menu(
        player.seat,
        draft.wager,
        call,
        player.stack,
        player.bet,
        least,
        top,
        draft.wager == 0,
        no_raise,
        sizes,
        NO_CHIPS,
        bool(sizes) and sizes[0] == completion(draft),
        not no_raise and must_open(draft),
    )


def bring_in_menu(draft: HandDraft, player: Player) -> Menu:
    """The menu of the player who must open: the bring-in or a full bet (Cooke 5.06).

    One who has no more than the bring-in opens for it and for nothing else (Cooke 5.14).
    """
    menu = menu_for(draft, player)
    playable = player.stack - player.stack % draft.rules.unit
    due = Chips(min(draft.rules.stakes.bring_in, playable))
    if playable <= due:
        return msgspec.structs.replace(
            menu,
            raise_min=NO_CHIPS,
            raise_max=NO_CHIPS,
            no_raise=Reason.STACK_TOO_SMALL_TO_RAISE,
            sizes=(),
            bring_in=due,
        )
    # Up to the limit smaller bets are legal; the bring-in is not one of them (Cooke 5.06).
    least, most = max(menu.raise_min, due), max(menu.raise_max, due)
    return msgspec.structs.replace(menu, bring_in=due, raise_min=least, raise_max=most)


def early_menu(draft: HandDraft, menu: Menu) -> Menu:
    """``menu`` of one who has chips in that he bet out of turn: he may add up to a call, or fold.

    (USPC, Hoyle; setting ``betting.chips_out_of_turn``.)
    """
    chips = draft.early.chips_of(menu.seat)
    if not chips:
        return menu
    missing = max(draft.wager - menu.bet - chips, 0)
    return msgspec.structs.replace(
        menu,
        call=Chips(min(missing, menu.stack - menu.stack % draft.rules.unit)),
        raise_min=NO_CHIPS,
        raise_max=NO_CHIPS,
        sizes=(),
        no_raise=Reason.EARLY_CHIPS_ONLY_CALL,
    )


def _why_no_raise(draft: HandDraft, player: Player, most: int) -> Reason | None:
    if most <= draft.wager:
        return Reason.STACK_TOO_SMALL_TO_RAISE
    if player.seat in draft.checkers and (must_bet(draft) or not draft.rules.turns.check_raise):
        return Reason.NO_CHECK_RAISE
    if not _may_reraise(draft, player):
        return Reason.SHORT_ALL_IN_NOT_REOPENED
    if not _could_be_called(draft, player):
        return Reason.NO_ONE_LEFT_TO_RAISE
    if cap_is_reached(draft):
        return Reason.RAISES_CAPPED
    return None


def _could_be_called(draft: HandDraft, player: Player) -> bool:
    """Somebody else can still bet and has more than the wager: else a raise only comes back.

    Chips that lie in the pot before their turn are among what he has.
    """
    unit, wager, early = draft.rules.unit, draft.wager, draft.early
    for other in draft.players:
        if other.standing is LIVE and not other.is_all_in and other is not player:
            has = other.bet + other.stack - other.stack % unit
            if has > wager or (early.escrow and has + early.chips_of(other.seat) > wager):
                return True
    return False


def _may_reraise(draft: HandDraft, player: Player) -> bool:
    """Judged for each player: was any single raise since he acted a full one (Cooke 8.01.03)?"""
    if player.may_reraise:
        return True
    if draft.rules.short_raises_accumulate:
        return draft.wager - player.acted_at >= draft.full_raise
    return False
