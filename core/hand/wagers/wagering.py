"""Wagering: what each act of the player to act does, where his menu has it."""

from typing import Final, NoReturn

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.acts import Act
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.commands import (
    AllIn,
    AnnounceRaise,
    Bet,
    BettingAct,
    Call,
    Check,
    Fold,
    PutIn,
    RaiseTo,
)
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.wagers import full_wagers, impossible_calls
from core.hand.wagers.amounts import Reading, is_all_of_it, read_wager, wager_act
from core.hand.wagers.wordless import read_chips
from core.refusal import Reason, Refusal

_RAISE_RULE: Final = {
    Reason.SHORT_ALL_IN_NOT_REOPENED: "cooke-8.01.03",
    Reason.NO_ONE_LEFT_TO_RAISE: "cooke-9.09",
    Reason.STACK_TOO_SMALL_TO_RAISE: "cooke-9.05",
    Reason.RAISES_CAPPED: "cooke-9.16",
    Reason.NO_CHECK_RAISE: "cooke-7.18.04",
    Reason.EARLY_CHIPS_ONLY_CALL: "uspc-law-bet-out-of-turn",
}


def act(draft: HandDraft, menu: Menu, command: BettingAct) -> None:
    """Carry out ``command`` of the player to act, if his menu has it.

    A raise that is only announced leaves the action on him (Cooke 8.01.07).

    Raises:
        Refusal: the reason the menu gives; nothing has been emitted then.
    """
    match command:
        case Fold():
            _fold(draft, menu)
        case Call():
            _call(draft, menu, command)
        case RaiseTo():
            _refuse_unopened(menu)
            _say_wager(draft, menu, command)
        case Check():
            _check(draft, menu)
        case Bet():
            _bet(draft, menu, command)
        case AllIn():
            _all_in(draft, menu, command)
        case PutIn():
            _put_in(draft, menu, command)
        case AnnounceRaise():
            _announce_raise(draft, menu, command)


def bring_in(draft: HandDraft, menu: Menu) -> None:
    """Open for the partial bet; the others face all of it even over a short one (Cooke 5.14)."""
    is_all_in = _is_all_in(draft, menu, menu.bring_in)
    wager = draft.rules.stakes.bring_in
    is_full = wager >= draft.full_raise
    may_complete = draft.rules.stud.opener_may_complete and not (is_full or is_all_in)
    draft.emit(e.BroughtIn(menu.seat, menu.bring_in, wager, is_all_in, is_full, may_complete))


def _check(draft: HandDraft, menu: Menu) -> None:
    _refuse_passing(menu)
    if not menu.may_check:
        raise Refusal(Reason.FACING_BET, "cooke-4.04", call=menu.call, wager=menu.wager)
    draft.emit(e.Checked(menu.seat))


def _call(draft: HandDraft, menu: Menu, command: Call) -> None:
    _refuse_passing(menu)
    if menu.may_check:
        raise Refusal(Reason.NOTHING_TO_CALL, "cooke-4.04", raise_min=menu.raise_min)
    if command.is_string:
        draft.emit(e.StringRaiseRefused(menu.seat))
    _pay_call(draft, menu, command)


def _pay_call(draft: HandDraft, menu: Menu, command: Call | AllIn | Bet | RaiseTo | PutIn) -> None:
    impossible_calls.warn(draft, menu.seat, is_confirmed=command.confirmed)
    draft.emit(e.Called(menu.seat, menu.call, _is_all_in(draft, menu, menu.call)))
    impossible_calls.give_back(draft, menu.seat, menu.call)


def _fold(draft: HandDraft, menu: Menu) -> None:
    _refuse_leaving(menu)
    # There is no checking out: a fold that faces no bet is a check (Cooke 10.01).
    if menu.may_check and not draft.rules.checking_out:
        draft.emit(e.Checked(menu.seat))
    else:
        through = is_dealt_through(draft, draft.player(menu.seat))
        draft.emit(e.Folded(menu.seat, through))


def _all_in(draft: HandDraft, menu: Menu, command: AllIn) -> None:
    # In limit the most that may be bet, as any announcement above it (Cooke 9.14).
    if menu.may_raise:
        _confirm(draft, menu, menu.raise_max, command)
        is_cut = not is_all_of_it(draft, menu)
        said = Chips(menu.bet + menu.stack) if is_cut else NO_CHIPS
        _wager(draft, menu, menu.raise_max, said)
    elif menu.may_call and _is_all_in(draft, menu, menu.call):
        _confirm(draft, menu, Chips(menu.bet + menu.call), command)
        _pay_call(draft, menu, command)
    elif menu.bring_in and _is_all_in(draft, menu, menu.bring_in):
        bring_in(draft, menu)
    else:
        _refuse_raise(draft, menu)


def _bet(draft: HandDraft, menu: Menu, command: Bet) -> None:
    if not menu.opens:
        raise Refusal(Reason.BET_STANDS, "cooke-4.04", wager=menu.wager, raise_min=menu.raise_min)
    if menu.bring_in and (command.to == menu.bring_in or _is_all_of_it(menu, command.to)):
        bring_in(draft, menu)
    else:
        _say_wager(draft, menu, command)


def _is_all_of_it(menu: Menu, to: Chips) -> bool:
    """More was said than is there: all of it is the bring-in (Cooke 8.01.05)."""
    return not menu.may_raise and to > menu.bring_in


def _say_wager(draft: HandDraft, menu: Menu, command: Bet | RaiseTo) -> None:
    """A bet or raise with its amount, read by the book where it is no legal one."""
    if not menu.may_raise:
        _refuse_raise(draft, menu)
    reading = read_wager(draft, menu, command)
    if reading.act is not Act.CALL:
        _confirm(draft, menu, reading.to, command, must_agree=reading.must_agree)
    _take(draft, menu, reading, command, command.to if reading.corrected else NO_CHIPS)


def _put_in(draft: HandDraft, menu: Menu, command: PutIn) -> None:
    """Chips without a word: what they are read as is told before it is done (Cooke 10.06)."""
    reading = read_chips(draft, menu, command)
    to = reading.to or Chips(menu.bet + (menu.bring_in or menu.call))
    if reading.to:
        _confirm(draft, menu, to, command, must_agree=reading.must_agree)
    if reading.corrected:
        more = Chips(to - menu.bet)
        draft.emit(e.AmountRead(menu.seat, command.amount, reading.act, to, more))
    _take(draft, menu, reading, command)


def _announce_raise(draft: HandDraft, menu: Menu, command: AnnounceRaise) -> None:
    """A raise without an amount: where there is but one it is made (Cooke 4.09, 8.01.07)."""
    _refuse_unopened(menu)
    if not menu.may_raise:
        _refuse_raise(draft, menu)
    if menu.must_raise:
        raise _raise_announced(menu)
    if len(menu.sizes) == 1:
        _confirm(draft, menu, menu.sizes[0], command)
        _wager(draft, menu, menu.sizes[0])
    elif draft.rules.amounts.needs_confirming and not command.confirmed:
        raise _unconfirmed(menu, menu.raise_min)
    else:
        draft.emit(e.RaiseAnnounced(menu.seat))


def _take(
    draft: HandDraft,
    menu: Menu,
    reading: Reading,
    command: Bet | RaiseTo | PutIn,
    announced: Chips = NO_CHIPS,
) -> None:
    match reading.act:
        case Act.CALL:
            _pay_call(draft, menu, command)
        case Act.BRING_IN:
            bring_in(draft, menu)
        case _:
            _wager(draft, menu, reading.to, announced)
    if reading.forfeits:
        left = draft.player(menu.seat).stack - reading.forfeits
        is_all_in = left < draft.rules.unit
        draft.emit(e.ChipsForfeited(menu.seat, reading.forfeits, is_all_in))


def _wager(draft: HandDraft, menu: Menu, to: Chips, announced: Chips = NO_CHIPS) -> None:
    """A bet, raise or completion to ``to``, which is a legal one; ``announced`` if corrected."""
    more = Chips(to - menu.bet)
    is_all_in = _is_all_in(draft, menu, more)
    by = Chips(to - menu.wager)
    is_full = full_wagers.is_full(draft, to)
    full_raise = full_wagers.full_raise_after(draft, to) if is_full else NO_CHIPS
    level = full_wagers.full_wager_after(draft, to) if is_full else to
    counts_as = level if level > to else NO_CHIPS
    match wager_act(menu, to):
        case Act.BET:
            draft.emit(
                e.BetMade(menu.seat, to, more, is_all_in, is_full, full_raise, announced, counts_as)
            )
        case Act.COMPLETE:
            is_counted = draft.rules.limit.completion_counts and draft.full_wager > 0
            draft.emit(
                e.Completed(
                    menu.seat, to, by, more, is_all_in, is_full, full_raise, announced, is_counted
                )
            )
        case _:
            draft.emit(
                e.Raised(
                    menu.seat, to, by, more, is_all_in, is_full, full_raise, announced, counts_as
                )
            )


def _confirm(
    draft: HandDraft,
    menu: Menu,
    to: Chips,
    command: Bet | RaiseTo | AllIn | PutIn | AnnounceRaise,
    *,
    must_agree: bool = False,
) -> None:
    """Ask first, where the house has wagers confirmed; until then nothing binds (Cooke 10.06)."""
    if (draft.rules.amounts.needs_confirming or must_agree) and not command.confirmed:
        raise _unconfirmed(menu, to)


def _unconfirmed(menu: Menu, to: Chips) -> Refusal:
    is_call = to <= menu.wager
    return Refusal(
        Reason.CONFIRM_WAGER,
        "cooke-10.06",
        act=Act.CALL if is_call else wager_act(menu, to),
        to=to,
        by=max(to - menu.wager, 0),
        more=to - menu.bet,
        stack=menu.stack,
    )


def _refuse_raise(draft: HandDraft, menu: Menu) -> NoReturn:
    reason = menu.no_raise
    assert reason is not None
    rule = _RAISE_RULE[reason]
    if reason is Reason.NO_CHECK_RAISE and not draft.rules.turns.check_raise:
        rule = "cooke-10.13"
    elif reason is Reason.SHORT_ALL_IN_NOT_REOPENED and draft.bet_sizes:
        rule = "cooke-9.09.01"
    raise Refusal(reason, rule, call=menu.call, stack=menu.stack)


def _refuse_unopened(menu: Menu) -> None:
    if menu.opens:
        raise Refusal(Reason.NO_BET_TO_RAISE, "cooke-4.04", bet_min=menu.raise_min)


def _refuse_passing(menu: Menu) -> None:
    """Refuse a check or a call of one who has to bet."""
    _refuse_leaving(menu)
    if menu.bet_or_fold:
        raise Refusal(Reason.MUST_BET_OR_FOLD, "cooke-7.08", least=menu.raise_min)


def _refuse_leaving(menu: Menu) -> None:
    """Refuse any way out to one who has to open (Cooke 5.06; USPC) or has said "raise"."""
    if menu.must_raise:
        raise _raise_announced(menu)
    if menu.must_bet:
        raise Refusal(Reason.MUST_BET, "uspc-game-five-card-stud", least=menu.raise_min)
    if not menu.bring_in:
        return
    raise Refusal(Reason.MUST_BRING_IN, "cooke-5.06", least=menu.bring_in, most=menu.raise_min)


def _raise_announced(menu: Menu) -> Refusal:
    return Refusal(
        Reason.RAISE_ANNOUNCED, "cooke-8.01.07", least=menu.raise_min, most=menu.raise_max
    )


def _is_all_in(draft: HandDraft, menu: Menu, more: int) -> bool:
    return menu.stack - more < draft.rules.unit
