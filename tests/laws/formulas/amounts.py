"""Amounts by the book: what comes of a bet, of a raise, and of chips without a word.

From Cooke 8.01.05, 8.01.06, 8.02.04, 8.02.05, 9.03, 9.14, 9.17, 10.05 and 10.06, the USPC laws of
insufficient bets and of bets above the limit, and Hoyle's of announcements.  What may be bet at
all is taken from the menu, which is judged by itself.
"""

from typing import Final

from msgspec import Struct

from core.games import GAMES
from core.games.spec import Structure
from core.hand import commands as h
from core.hand.menu import Menu
from core.hand.state import Hand
from core.refusal import Reason

_ONE_CHIP: Final = {100, 500, 2_500, 10_000, 50_000, 100_000}


class Comes(Struct, frozen=True):
    """What comes of it, in hundredths: the total in front of the player, and what goes dead."""

    to: int
    dead: int = 0


def of_words(hand: Hand, menu: Menu, command: h.Bet | h.RaiseTo) -> Reason | Comes:
    """What comes of an amount with its verb, where some wager is on the menu."""
    to, rules = command.to, hand.rules.amounts
    if rules.announced_is_call and menu.may_call and 0 < command.put_in < to - menu.bet:
        return _call(menu, command.put_in)
    if to > menu.raise_max:
        return _too_much(hand, menu, to, is_confirmed=command.confirmed)
    is_too_little = to < (menu.sizes[0] if menu.sizes else menu.raise_min)
    is_no_size = bool(menu.sizes) and to not in menu.sizes
    if is_no_size and _is_bet_of_the_game(hand, menu, to):
        return Reason.KILL_POT_BET
    if (is_too_little or is_no_size) and rules.short_raise_forfeits and menu.may_call:
        return _call(menu, to - menu.bet)
    if is_no_size:
        if to > 0 and _has_one_bet(hand, menu):
            return Comes(menu.sizes[0])
        return Reason.NOT_A_LIMIT_BET if len(menu.sizes) > 1 else Reason.NOT_THE_LIMIT_BET
    if is_too_little:
        if 0 < to <= menu.wager:
            return Comes(menu.raise_min)
        return Reason.BET_TOO_SMALL if menu.opens else Reason.RAISE_TOO_SMALL
    return _whole(hand, menu, to)


def of_chips(hand: Hand, menu: Menu, command: h.PutIn) -> Reason | Comes:
    """What comes of chips without a word."""
    chips = min(command.amount, menu.stack)
    if chips <= 0:
        return Reason.AMOUNT_NOT_POSITIVE
    if menu.bring_in and not (menu.may_raise and _is_more(hand, menu.bring_in, chips)):
        return Comes(menu.bring_in)
    if menu.may_call and not (menu.may_raise and _raises(hand, menu, chips)):
        return Comes(menu.bet + menu.call)
    if not menu.may_raise:
        assert menu.no_raise is not None
        return menu.no_raise
    total = menu.bet + chips
    to: int
    if menu.sizes:
        to = max([size for size in menu.sizes if size <= total], default=menu.sizes[0])
    elif menu.raise_min <= total <= menu.raise_max:
        whole = _whole(hand, menu, total)
        if isinstance(whole, Reason):
            return whole
        to = total
    else:
        to = menu.raise_min if total < menu.raise_min else menu.raise_max
    if menu.may_call and total < to and hand.rules.amounts.may_forfeit:
        if command.surplus_forfeited is None:
            return Reason.FORFEIT_OR_COMPLETE
        if command.surplus_forfeited:
            return Comes(menu.bet + menu.call, chips - menu.call)
    return Comes(to, _above(hand, menu, total))


def _call(menu: Menu, chips: int) -> Comes:
    """He has called; what he has put in beyond it is dead."""
    return Comes(menu.bet + menu.call, max(min(chips, menu.stack) - menu.call, 0))


def _too_much(hand: Hand, menu: Menu, to: int, *, is_confirmed: bool) -> Reason | Comes:
    rules = hand.rules
    behind = menu.bet + menu.stack - menu.raise_max
    if behind < rules.unit:
        return Comes(menu.raise_max)
    comes = Comes(menu.raise_max, _above(hand, menu, to))
    if rules.structure in (Structure.POT_LIMIT, Structure.NO_LIMIT):
        return comes
    if rules.structure is Structure.FIXED and menu.sizes:
        if not _has_one_bet(hand, menu):
            return Reason.NOT_A_LIMIT_BET if len(menu.sizes) > 1 else Reason.NOT_THE_LIMIT_BET
        is_asked = menu.opens and rules.amounts.any_excess_raises and not comes.dead
        return Reason.CONFIRM_WAGER if is_asked and not is_confirmed else comes
    if comes.dead:
        return comes
    return Reason.NOT_THE_LIMIT_BET if menu.sizes else Reason.WAGER_TOO_LARGE


def _above(hand: Hand, menu: Menu, total: int) -> int:
    """What is forfeited above the limit, as far as he has it."""
    if not hand.rules.amounts.over_limit_forfeits:
        return 0
    return max(min(total, menu.bet + menu.stack) - menu.raise_max, 0)


def _whole(hand: Hand, menu: Menu, to: int) -> Reason | Comes:
    if to % hand.rules.unit and to != menu.raise_max:
        return Reason.WAGER_NOT_WHOLE_UNITS
    return Comes(to)


def _is_bet_of_the_game(hand: Hand, menu: Menu, to: int) -> bool:
    """In a killed pot: an amount of whole bets at the limits of the game (Cooke 8.04.11)."""
    own, killed = hand.rules.unkilled, hand.rules.stakes
    if own is None or len(hand.bet_sizes) != 1 or not 0 < to < menu.sizes[0]:
        return False
    is_big = hand.bet_sizes[0] == killed.big_bet
    return to % (own.big_bet if is_big else own.small_bet) == 0


def _has_one_bet(hand: Hand, menu: Menu) -> bool:
    """A plain round of limit: bets of one size so far, and one more of it can be added."""
    if len(hand.bet_sizes) != 1 or menu.bring_in or len(menu.sizes) != 1:
        return False
    bet = hand.bet_sizes[0]
    bets = menu.wager // bet
    return (
        bets * bet == menu.wager
        and menu.sizes[0] == (bets + 1) * bet
        and not (_is_unopened_draw(hand, menu))
    )


def _is_unopened_draw(hand: Hand, menu: Menu) -> bool:
    """A draw game in which only blinds are to be faced (Cooke 7.08)."""
    return GAMES[hand.game].draws > 0 and hand.aggressor is None and not menu.opens


def _raises(hand: Hand, menu: Menu, chips: int) -> bool:
    is_limit = hand.rules.structure in (Structure.FIXED, Structure.SPREAD)
    if is_limit:
        return chips not in _ONE_CHIP and _is_more(hand, menu.call, chips)
    return hand.rules.amounts.big_bet_threshold and _is_more(hand, menu.call, chips)


def _is_more(hand: Hand, price: int, chips: int) -> bool:
    """Whether chips are enough more than a price, by the threshold of the house."""
    rules = hand.rules
    is_limit = rules.structure in (Structure.FIXED, Structure.SPREAD)
    if is_limit and rules.amounts.any_excess_raises:
        return chips > price
    if rules.amounts.one_and_half_call:
        return chips >= price + price / 2
    return chips >= price + _street_bet(hand) / 2


def _street_bet(hand: Hand) -> int:
    """The bet of the street; where any amount may be bet the last full bet or raise."""
    rules = hand.rules
    if rules.structure is not Structure.FIXED or rules.limit.up_to_limit:
        return hand.full_raise
    sizes = hand.bet_sizes
    return sizes[-1] if hand.full_raise >= sizes[-1] else sizes[0]
