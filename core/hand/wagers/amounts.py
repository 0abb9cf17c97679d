"""Amounts said with a verb: what a bet or raise comes to that names another sum than a legal one.

In limit the street's bet is the only one there is, so another amount is corrected to it (Cooke
9.14); the word "raise" stands against a number that is none (Cooke 10.05).  What could be meant in
two ways is refused with the numbers.
"""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.games.spec import Structure
from core.hand.acts import Act
from core.hand.commands import Bet, RaiseTo
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.refusal import Reason, Refusal

SIZE_RULE: Final = {
    Structure.FIXED: "cooke-4.09",
    Structure.SPREAD: "cooke-8.03",
    Structure.POT_LIMIT: "cooke-8.01.02",
    Structure.NO_LIMIT: "cooke-8.01.02",
}
"""The rule of the sizes of a wager."""


class Reading(Struct, frozen=True, gc=False):
    """What an amount comes to for the player to act; in hundredths of a chip.

    Attributes:
        act: a call, the bring-in, or a bet, raise or completion.
        to: the total that a bet, raise or completion goes to.
        forfeits: what goes dead into the pot besides.
        corrected: True when he is told that it is not what he said.
        must_agree: True when he is asked first, since it is less than he said and nothing else.
    """

    act: Act
    to: Chips = NO_CHIPS
    forfeits: Chips = NO_CHIPS
    corrected: bool = False
    must_agree: bool = False


def wager_act(menu: Menu, to: int) -> Act:
    """What a wager *to* so much is called."""
    if menu.opens:
        return Act.BET
    return Act.COMPLETE if menu.completes and to == menu.sizes[0] else Act.RAISE


def read_wager(draft: HandDraft, menu: Menu, command: Bet | RaiseTo) -> Reading:
    """What a bet or raise of ``command`` comes to, where ``menu`` has a wager at all.

    Raises:
        Refusal: ``BET_TOO_SMALL``, ``RAISE_TOO_SMALL``, ``WAGER_TOO_LARGE``, ``NOT_A_LIMIT_BET``,
            ``NOT_THE_LIMIT_BET``, ``KILL_POT_BET`` or ``WAGER_NOT_WHOLE_UNITS``, each with the
            numbers.
    """
    to = command.to
    if _has_put_in_less(draft, menu, command):
        return _as_call(menu, command.put_in - menu.call)
    if to > menu.raise_max:
        return _above(draft, menu, to)
    if menu.sizes and to not in menu.sizes:
        return _beside_the_limit(draft, menu, to)
    if to < menu.raise_min:
        return _below(draft, menu, to)
    refuse_parts(draft, menu, to)
    return Reading(wager_act(menu, to), to)


def refuse_parts(draft: HandDraft, menu: Menu, to: int) -> None:
    """Refuse a wager that is not of whole betting units; all of the stack is (Cooke 9.03).

    Raises:
        Refusal: ``WAGER_NOT_WHOLE_UNITS`` with the nearest two.
    """
    unit = draft.rules.unit
    if to % unit and to != menu.raise_max:
        down = to - to % unit
        least, most = max(down, menu.raise_min), min(down + unit, menu.raise_max)
        raise Refusal(
            Reason.WAGER_NOT_WHOLE_UNITS, "cooke-9.03", typed=to, unit=unit, least=least, most=most
        )


def is_all_of_it(draft: HandDraft, menu: Menu) -> bool:
    """Whether the most that may be bet is the whole stack."""
    return menu.bet + menu.stack - menu.raise_max < draft.rules.unit


def excess(draft: HandDraft, menu: Menu, to: int) -> Chips:
    """What is forfeited of a wager *to* so much, above the limit (USPC); 0 where none is."""
    if not draft.rules.amounts.over_limit_forfeits:
        return NO_CHIPS
    return Chips(max(min(to, menu.bet + menu.stack) - menu.raise_max, 0))


def _has_put_in_less(draft: HandDraft, menu: Menu, command: Bet | RaiseTo) -> bool:
    """A raise was announced for more than was put in, and is a call then (Hoyle)."""
    is_short = 0 < command.put_in < command.to - menu.bet
    return is_short and draft.rules.amounts.announced_is_call and menu.may_call


def _as_call(menu: Menu, surplus: int) -> Reading:
    left = menu.stack - menu.call
    return Reading(Act.CALL, forfeits=Chips(max(min(surplus, left), 0)))


def _above(draft: HandDraft, menu: Menu, to: Chips) -> Reading:
    """More than the stack is all of it (Cooke 8.01.05); an overbet is cut back (Cooke 8.02.04)."""
    most = menu.raise_max
    act = wager_act(menu, most)
    if is_all_of_it(draft, menu):
        return Reading(act, most)
    cut = Reading(act, most, excess(draft, menu, to), corrected=True)
    match draft.rules.structure:
        case Structure.FIXED if menu.sizes:
            if not _is_plain(draft, menu):
                raise _not_the_limit(draft, menu, to)
            # Nobody can raise himself, so what is meant by more than the bet is asked (Cooke 9.14).
            asks = menu.opens and draft.rules.amounts.any_excess_raises and not cut.forfeits
            return Reading(act, most, cut.forfeits, corrected=True, must_agree=asks)
        case Structure.FIXED | Structure.SPREAD if not cut.forfeits:
            raise Refusal(
                Reason.NOT_THE_LIMIT_BET if menu.sizes else Reason.WAGER_TOO_LARGE,
                SIZE_RULE[draft.rules.structure],
                typed=to,
                least=menu.raise_min,
                most=most,
            )
        case _:
            return cut


def _beside_the_limit(draft: HandDraft, menu: Menu, to: Chips) -> Reading:
    """Too small for the street: made up to its bet, or by the letter a call (Cooke 9.14; USPC)."""
    _refuse_unkilled(draft, menu, to)
    if _is_forfeited(draft, menu):
        return _as_call(menu, to - menu.wager)
    if to and _is_plain(draft, menu):
        return Reading(wager_act(menu, menu.sizes[0]), menu.sizes[0], corrected=True)
    raise _not_the_limit(draft, menu, to)


def _refuse_unkilled(draft: HandDraft, menu: Menu, to: Chips) -> None:
    """The kill was announced: what is a bet at the game's own limits is not made up to the killed
    one.

    Raises:
        Refusal: ``KILL_POT_BET`` with the right bet, and what it comes to.
    """
    rules, sizes = draft.rules, draft.bet_sizes
    if rules.unkilled is None or len(sizes) != 1:
        return
    is_big = sizes[0] == rules.stakes.big_bet
    own = rules.unkilled.big_bet if is_big else rules.unkilled.small_bet
    if 0 < to < menu.sizes[0] and to % own == 0:
        least = menu.sizes[0]
        raise Refusal(Reason.KILL_POT_BET, "cooke-8.04.11", typed=to, bet=sizes[0], least=least)


def _is_plain(draft: HandDraft, menu: Menu) -> bool:
    """Whether the one legal total is a whole bet above whole bets.

    Elsewhere, over a short all-in or a bring-in, with an open pair, or in opening a draw game,
    other amounts are thinkable and none is guessed.
    """
    if len(draft.bet_sizes) != 1 or len(menu.sizes) != 1 or menu.bring_in:
        return False
    bet = draft.bet_sizes[0]
    is_entered = draft.aggressor is not None or menu.opens or not draft.spec.draws
    return is_entered and menu.wager % bet == 0 and menu.sizes[0] - menu.wager == bet


def _below(draft: HandDraft, menu: Menu, to: Chips) -> Reading:
    if _is_forfeited(draft, menu):
        return _as_call(menu, to - menu.wager)
    if 0 < to <= menu.wager:
        # No raise goes to less than the bet: the verb counts and not the number (Cooke 10.05).
        return Reading(wager_act(menu, menu.raise_min), menu.raise_min, corrected=True)
    raise Refusal(
        Reason.BET_TOO_SMALL if menu.opens else Reason.RAISE_TOO_SMALL,
        SIZE_RULE[draft.rules.structure],
        typed=to,
        least=menu.raise_min,
        wager=menu.wager,
        call=menu.call,
        stack=menu.stack,
    )


def _is_forfeited(draft: HandDraft, menu: Menu) -> bool:
    """A raise below the minimum is a call here, and its surplus is forfeited (USPC)."""
    return draft.rules.amounts.short_raise_forfeits and menu.may_call


def _not_the_limit(draft: HandDraft, menu: Menu, to: Chips) -> Refusal:
    several = len(menu.sizes) > 1
    return Refusal(
        Reason.NOT_A_LIMIT_BET if several else Reason.NOT_THE_LIMIT_BET,
        SIZE_RULE[draft.rules.structure],
        typed=to,
        least=menu.sizes[0],
        most=menu.sizes[-1],
    )
