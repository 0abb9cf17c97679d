"""Betting: what each act does, and to whom the action goes next."""

from typing import Final, NoReturn

import msgspec

from core.chips import NO_CHIPS, Chips
from core.games.spec import BettingRound, Structure
from core.hand import caps, full_wagers
from core.hand import events as e
from core.hand.bet_sizes import bet_sizes
from core.hand.commands import AllIn, Bet, BettingAct, Call, Check, Fold, RaiseTo
from core.hand.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.menus import bring_in_menu, menu_for
from core.hand.openers import first_place, is_after_blinds
from core.hand.state import Player, Standing
from core.refusal import Reason, Refusal

_RAISE_RULE: Final = {
    Reason.SHORT_ALL_IN_NOT_REOPENED: "cooke-8.01.03",
    Reason.NO_ONE_LEFT_TO_RAISE: "cooke-9.09",
    Reason.STACK_TOO_SMALL_TO_RAISE: "cooke-9.05",
    Reason.RAISES_CAPPED: "cooke-9.16",
    Reason.NO_CHECK_RAISE: "cooke-7.18.04",
}
_SIZE_RULE: Final = {
    Structure.FIXED: "cooke-4.09",
    Structure.SPREAD: "cooke-8.03",
    Structure.POT_LIMIT: "cooke-8.01.02",
    Structure.NO_LIMIT: "cooke-8.01.02",
}
"""The rule of the sizes of a wager."""

_LIMITED: Final = (Structure.FIXED, Structure.SPREAD)


def open_round(draft: HandDraft, street: int, step: int, round_: BettingRound) -> Player | None:
    """Open a round and return who acts first, None when nobody can bet.

    Posted blinds make the first round one that is open at the big blind: a short big blind
    still has to be called in full (Cooke 12.19).
    """
    after_blinds = is_after_blinds(draft, street, step)
    wager = draft.rules.stakes.big_blind if after_blinds else NO_CHIPS
    sizes = bet_sizes(draft, street, step, round_)
    full_raise = full_wagers.first_full_raise(draft, wager, sizes)
    draft.emit(e.RoundOpened(street, step, wager, full_raise, sizes, caps.is_capped(draft)))
    return next_to_act(draft, first_place(draft, round_, after_blinds=after_blinds))


def next_to_act(draft: HandDraft, place: int) -> Player | None:
    """The first player clockwise from ``place`` who still has to act (Cooke 4.06)."""
    players = draft.players
    count = len(players)
    is_alone = not draft.is_betting_possible
    wager = draft.wager
    for offset in range(count):
        player = players[(place + offset) % count]
        if player.standing is not Standing.LIVE or player.is_all_in:
            continue
        if is_alone:
            return player if _is_facing_chips(draft, player) else None
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
    draft.emit(e.ActionOn(draft.action + 1, menu_for(draft, player)))


def give_bring_in(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player``, who has to bring it in (Cooke 5.06)."""
    draft.emit(e.ActionOn(draft.action + 1, bring_in_menu(draft, player)))


def give_must_bet(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player``, who has to bet at least the minimum."""
    menu = msgspec.structs.replace(menu_for(draft, player), must_bet=True)
    draft.emit(e.ActionOn(draft.action + 1, menu))


def act(draft: HandDraft, menu: Menu, command: BettingAct) -> None:
    """Carry out ``command`` of the player to act, if his menu has it.

    Raises:
        Refusal: the reason the menu gives; nothing has been emitted then.
    """
    match command:
        case Check():
            _check(draft, menu)
        case Call():
            _call(draft, menu)
        case Fold():
            _fold(draft, menu)
        case AllIn():
            _all_in(draft, menu)
        case Bet(to=to):
            if not menu.opens:
                raise Refusal(
                    Reason.BET_STANDS, "cooke-4.04", wager=menu.wager, raise_min=menu.raise_min
                )
            if menu.bring_in and (to == menu.bring_in or _is_all_of_it(menu, to)):
                bring_in(draft, menu)
            else:
                _wager(draft, menu, to)
        case RaiseTo(to=to):
            if menu.opens:
                raise Refusal(Reason.NO_BET_TO_RAISE, "cooke-4.04", bet_min=menu.raise_min)
            _wager(draft, menu, to)


def bring_in(draft: HandDraft, menu: Menu) -> None:
    """Open for the partial bet; the others face all of it even over a short one (Cooke 5.14)."""
    is_all_in = _is_all_in(draft, menu, menu.bring_in)
    wager = draft.rules.stakes.bring_in
    is_full = wager >= draft.full_raise
    may_complete = draft.rules.stud.opener_may_complete and not (is_full or is_all_in)
    draft.emit(e.BroughtIn(menu.seat, menu.bring_in, wager, is_all_in, is_full, may_complete))


def _is_all_of_it(menu: Menu, to: Chips) -> bool:
    """More was said than is there: all of it is the bring-in (Cooke 8.01.05)."""
    return not menu.may_raise and to > menu.bring_in


def _check(draft: HandDraft, menu: Menu) -> None:
    _refuse_passing(menu)
    if not menu.may_check:
        raise Refusal(Reason.FACING_BET, "cooke-4.04", call=menu.call, wager=menu.wager)
    draft.emit(e.Checked(menu.seat))


def _call(draft: HandDraft, menu: Menu) -> None:
    _refuse_passing(menu)
    if menu.may_check:
        raise Refusal(Reason.NOTHING_TO_CALL, "cooke-4.04", raise_min=menu.raise_min)
    draft.emit(e.Called(menu.seat, menu.call, _is_all_in(draft, menu, menu.call)))


def _fold(draft: HandDraft, menu: Menu) -> None:
    _refuse_leaving(menu)
    # There is no checking out: a fold that faces no bet is a check (Cooke 10.01).
    if menu.may_check and not draft.rules.checking_out:
        draft.emit(e.Checked(menu.seat))
    else:
        through = is_dealt_through(draft, draft.player(menu.seat))
        draft.emit(e.Folded(menu.seat, through))


def _all_in(draft: HandDraft, menu: Menu) -> None:
    # In limit the most that may be bet, as any announcement above it (Cooke 9.14).
    if menu.may_raise:
        _wager(draft, menu, menu.raise_max, said=Chips(menu.bet + menu.stack))
    elif menu.call and _is_all_in(draft, menu, menu.call):
        _call(draft, menu)
    elif menu.bring_in and _is_all_in(draft, menu, menu.bring_in):
        bring_in(draft, menu)
    else:
        _refuse_raise(draft, menu)


def _wager(draft: HandDraft, menu: Menu, to: Chips, said: Chips = NO_CHIPS) -> None:
    """A bet or raise to ``to``; more than the stack means all of it (Cooke 8.01.05).

    ``said`` is what was announced, where that is not ``to`` itself.
    """
    if not menu.may_raise:
        _refuse_raise(draft, menu)
    _check_amount(draft, menu, to)
    said = said or to
    to = min(to, menu.raise_max)
    unit = draft.rules.unit
    if to % unit and to != menu.raise_max:
        raise Refusal(Reason.WAGER_NOT_WHOLE_UNITS, "cooke-9.18", typed=to, unit=unit)
    more = Chips(to - menu.bet)
    is_all_in = _is_all_in(draft, menu, more)
    by = Chips(to - menu.wager)
    is_full = full_wagers.is_full(draft, to)
    full_raise = full_wagers.full_raise_after(draft, to) if is_full else NO_CHIPS
    level = full_wagers.full_wager_after(draft, to) if is_full else to
    counts_as = level if level > to else NO_CHIPS
    cut = said if said > to and not is_all_in else NO_CHIPS
    if menu.opens:
        draft.emit(e.BetMade(menu.seat, to, more, is_all_in, is_full, full_raise, cut, counts_as))
    elif menu.completes and to == menu.sizes[0]:
        is_raise = draft.rules.limit.completion_counts and draft.full_wager > 0
        draft.emit(
            e.Completed(
                menu.seat, to, by, more, is_all_in, is_full, full_raise, is_counted=is_raise
            )
        )
    else:
        draft.emit(
            e.Raised(menu.seat, to, by, more, is_all_in, is_full, full_raise, cut, counts_as)
        )


def _check_amount(draft: HandDraft, menu: Menu, to: Chips) -> None:
    """Refuse what is not on the menu; more than the stack means all of it.

    Pot limit cuts an overbet back to the pot (Cooke 8.02.04); limit and spread limit refuse it.
    """
    structure = draft.rules.structure
    if to > menu.raise_max and (structure not in _LIMITED or _is_whole_stack(draft, menu)):
        return
    if menu.sizes and to not in menu.sizes:
        several = len(menu.sizes) > 1
        raise Refusal(
            Reason.NOT_A_LIMIT_BET if several else Reason.NOT_THE_LIMIT_BET,
            _SIZE_RULE[structure],
            typed=to,
            least=menu.sizes[0],
            most=menu.sizes[-1],
        )
    if to > menu.raise_max:
        raise Refusal(
            Reason.WAGER_TOO_LARGE,
            _SIZE_RULE[structure],
            typed=to,
            least=menu.raise_min,
            most=menu.raise_max,
        )
    if to < menu.raise_min:
        raise Refusal(
            Reason.BET_TOO_SMALL if menu.opens else Reason.RAISE_TOO_SMALL,
            _SIZE_RULE[structure],
            typed=to,
            least=menu.raise_min,
            wager=menu.wager,
            call=menu.call,
            stack=menu.stack,
        )


def _is_whole_stack(draft: HandDraft, menu: Menu) -> bool:
    return menu.bet + menu.stack - menu.raise_max < draft.rules.unit


def _refuse_raise(draft: HandDraft, menu: Menu) -> NoReturn:
    reason = menu.no_raise
    assert reason is not None
    rule = _RAISE_RULE[reason]
    if reason is Reason.NO_CHECK_RAISE and not draft.rules.turns.check_raise:
        rule = "cooke-10.13"
    raise Refusal(reason, rule, call=menu.call, stack=menu.stack)


def _refuse_passing(menu: Menu) -> None:
    """Refuse a check or a call of one who has to bet."""
    _refuse_leaving(menu)
    if menu.bet_or_fold:
        raise Refusal(Reason.MUST_BET_OR_FOLD, "cooke-7.08", least=menu.raise_min)


def _refuse_leaving(menu: Menu) -> None:
    """Refuse any way out to one who has to open (Cooke 5.06; USPC for the high card)."""
    if menu.must_bet:
        raise Refusal(Reason.MUST_BET, "uspc-game-five-card-stud", least=menu.raise_min)
    if not menu.bring_in:
        return
    raise Refusal(Reason.MUST_BRING_IN, "cooke-5.06", least=menu.bring_in, most=menu.raise_min)


def _is_all_in(draft: HandDraft, menu: Menu, more: int) -> bool:
    return menu.stack - more < draft.rules.unit
