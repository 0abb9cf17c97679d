"""Chips put in without a word: a call, a bet or a raise (Cooke 8.01.06, 9.17, 10.05, 10.06)."""

from typing import Final

from core.chips import NO_CHIPS, Chips, whole
from core.hand.acts import Act
from core.hand.commands import PutIn, RaiseTo
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.wagers.amounts import Reading, excess, read_wager, refuse_parts, wager_act
from core.hand.wagers.full_wagers import full_bet
from core.refusal import Reason, Refusal

_ONE_CHIP: Final = tuple(whole(value) for value in (1, 5, 25, 100, 500, 1000))
"""An amount that is one chip's value is one chip, and never a raise (Cooke 9.17)."""


def read_chips(draft: HandDraft, menu: Menu, command: PutIn) -> Reading:
    """What the chips of ``command`` come to.

    Facing a bet, in pot limit and no limit a call whatever their number (Cooke 8.01.06); in limit
    a raise from a threshold on.  Facing none, a bet, which is completed when it is too small.

    Raises:
        Refusal: ``AMOUNT_NOT_POSITIVE``; ``FORFEIT_OR_COMPLETE`` where the house lets him choose;
            ``WAGER_NOT_WHOLE_UNITS``; the menu's reason where he can neither call nor bet.
    """
    if command.amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    if menu.must_raise:
        # He has been asked what he raises to.
        return read_wager(draft, menu, RaiseTo(command.person, command.amount))
    amount = Chips(min(command.amount, menu.stack))
    price = menu.bring_in or (menu.call if menu.may_call else NO_CHIPS)
    if price and not (menu.may_raise and _is_raise(draft, menu, price, amount)):
        act = Act.BRING_IN if menu.bring_in else Act.CALL
        return Reading(act, corrected=command.amount != price)
    if not menu.may_raise:
        assert menu.no_raise is not None
        raise Refusal(menu.no_raise, call=menu.call, stack=menu.stack)
    reading = _as_wager(draft, menu, Chips(menu.bet + amount))
    if price and menu.bet + amount < reading.to:
        return _begun(draft, menu, command, reading)
    return reading


def _is_raise(draft: HandDraft, menu: Menu, price: Chips, amount: Chips) -> bool:
    """Whether so much against ``price`` is more than a call."""
    rules = draft.rules.amounts
    is_limited = draft.rules.structure.is_limit
    if not menu.bring_in and (amount in _ONE_CHIP if is_limited else not rules.big_bet_threshold):
        return False
    if is_limited and rules.any_excess_raises:
        return amount > price
    if rules.one_and_half_call:
        return 2 * amount >= 3 * price
    return 2 * (amount - price) >= _bet(draft)


def _bet(draft: HandDraft) -> Chips:
    """The bet of the street in limit; elsewhere the last full bet or raise."""
    return full_bet(draft) if draft.bet_sizes else draft.full_raise


def _as_wager(draft: HandDraft, menu: Menu, said: Chips) -> Reading:
    """The wager nearest to ``said``: none too small, none above the most (Cooke 8.02.05, 10.06)."""
    if menu.sizes:
        reached = [to for to in menu.sizes if to <= said]
        to = reached[-1] if reached else menu.sizes[0]
    else:
        to = max(menu.raise_min, min(said, menu.raise_max))
        if to == said:
            refuse_parts(draft, menu, to)
    return Reading(wager_act(menu, to), to, excess(draft, menu, said), corrected=to != said)


def _begun(draft: HandDraft, menu: Menu, command: PutIn, reading: Reading) -> Reading:
    """A raise begun with too few chips: completed, or left with its surplus (Cooke 10.06)."""
    if not draft.rules.amounts.may_forfeit or menu.bring_in or command.surplus_forfeited is False:
        return reading
    surplus = Chips(min(command.amount, menu.stack) - menu.call)
    if command.surplus_forfeited:
        return Reading(Act.CALL, forfeits=surplus)
    raise Refusal(
        Reason.FORFEIT_OR_COMPLETE,
        "cooke-10.06",
        typed=command.amount,
        to=reading.to,
        call=menu.call,
        surplus=surplus,
    )
