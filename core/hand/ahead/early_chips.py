"""Chips bet out of turn: they stay in the pot and count at their owner's turn (USPC, Hoyle).

By the USPC laws they are a call or a raise by just the excess, by Hoyle only a call.  Who has put
in too few adds what is missing or gives them up.
"""

from msgspec.structs import replace

from core.chips import Chips
from core.hand import events as e
from core.hand.commands import Bet, BettingAct, Call, Check, PutIn, RaiseTo
from core.hand.draft import HandDraft
from core.hand.draw_games import unopened
from core.hand.menu import Menu
from core.hand.rules import ChipsOutOfTurn
from core.hand.state import Player
from core.hand.wagers import acting
from core.hand.wagers.counting_in import count_in
from core.hand.wagers.menus import early_menu, menu_for
from core.ids import Seat
from core.refusal import Reason, Refusal


def put_in(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Move the chips of a bet, call or raise out of turn into the pot.

    Chips without a word go in as they are, for only the turn will tell what they come to.

    Raises:
        Refusal: why it could not be made even in turn, ``AMOUNT_NOT_POSITIVE`` or
            ``WAGER_NOT_WHOLE_UNITS``; nothing has been emitted then.
    """
    unopened.check_openers(draft, player, command)
    amount = _wordless(draft, player, command) if isinstance(command, PutIn) else 0
    if not amount:
        said = acting.rehearse(draft, player, command)
        assert said is not None
        amount = acting.put_in(said)
    draft.emit(e.ChipsPutEarly(player.seat, Chips(amount)))


def _wordless(draft: HandDraft, player: Player, command: PutIn) -> int:
    unit = draft.rules.unit
    if command.amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    if command.amount >= player.stack:
        return player.stack - player.stack % unit
    if rest := command.amount % unit:
        below = Chips(command.amount - rest)
        raise Refusal(
            Reason.WAGER_NOT_WHOLE_UNITS,
            "cooke-9.18",
            typed=command.amount,
            unit=unit,
            least=below,
            most=below + unit,
        )
    return command.amount


def answer(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Carry out what ``player`` says, or puts in, about the chips that are too few for a call.

    Raises:
        Refusal: ``EARLY_CHIPS_ONLY_CALL`` for a bet or raise, else the menu's own reason.
    """
    chips = draft.early.chips_of(player.seat)
    menu = early_menu(draft, menu_for(draft, player))
    if not isinstance(acting.rehearse(draft, player, command, menu), e.Called):
        acting.take(draft, player, menu, command)
        return
    draft.emit(e.EarlyChipsCount(player.seat, chips))
    whole = draft.player(player.seat)
    acting.take(draft, whole, menu_for(draft, whole), Call(player.person, confirmed=True))


def are_too_few(draft: HandDraft, seat: Seat) -> bool:
    """Whether ``seat``, whose turn it is, has to say more about his chips."""
    player = draft.player(seat)
    missing = draft.wager - player.bet - draft.early.chips_of(seat)
    return missing > 0 and player.stack >= draft.rules.unit


def settle(draft: HandDraft, seat: Seat) -> bool:
    """Let the chips of ``seat``, whose turn it is, act for him.

    False when they come to no act that he may do: they are his again, and the choice too.
    """
    try:
        _act(acting.trial_of(draft), seat)
    except Refusal:
        draft.emit(e.EarlyChipsCount(seat, draft.early.chips_of(seat)))
        count_in(draft)
        return False
    _act(draft, seat)
    return True


def _act(draft: HandDraft, seat: Seat) -> None:
    chips, player = draft.early.chips_of(seat), draft.player(seat)
    if draft.rules.turns.chips is ChipsOutOfTurn.CALL_ONLY:
        _only_call(draft, player, chips)
    else:
        _stand(draft, player, chips)


def forfeit_rest(draft: HandDraft) -> None:
    """At the end of a round what was good for no call is dead (Hoyle)."""
    if not draft.is_contested:
        return
    for one in draft.early.escrow:
        if not draft.player(one.seat).is_in:
            continue
        draft.emit(e.EarlyChipsCount(one.seat, one.amount))
        _forfeit(draft, one.seat, one.amount)


def _only_call(draft: HandDraft, player: Player, chips: Chips) -> None:
    """With nothing to call he has checked, and may still use them; else the excess is dead."""
    due = draft.wager - player.bet
    if due <= 0:
        menu = menu_for(draft, player)
        acting.take(draft, player, menu, Check(player.person))
        return
    draft.emit(e.EarlyChipsCount(player.seat, chips))
    _call(draft, player.seat)
    if chips > due:
        _forfeit(draft, player.seat, Chips(chips - due))


def _stand(draft: HandDraft, player: Player, chips: Chips) -> None:
    """He has called, or has bet or raised by just the excess; above the limit it is dead."""
    draft.emit(e.EarlyChipsCount(player.seat, chips))
    whole = draft.player(player.seat)
    menu = menu_for(draft, whole)
    to = Chips(whole.bet + chips)
    if to <= draft.wager:
        _call(draft, player.seat)
        return
    if not menu.may_raise:
        _without_raise(draft, whole, menu, chips)
        return
    top = Chips(min(to, menu.raise_max))
    just = replace(menu, raise_min=top, raise_max=top, sizes=(), completes=False)
    wager = Bet if menu.opens else RaiseTo
    made = wager(whole.person, top, confirmed=True)
    acting.take(draft, whole, just, made)
    if to > top:
        _forfeit(draft, player.seat, Chips(to - top))


def _without_raise(draft: HandDraft, player: Player, menu: Menu, chips: Chips) -> None:
    """The excess is dead where no raise is allowed, and his where nobody could answer one."""
    due = max(draft.wager - player.bet, 0)
    if due:
        _call(draft, player.seat)
    else:
        acting.take(draft, player, menu, Check(player.person))
    if menu.no_raise is not Reason.NO_ONE_LEFT_TO_RAISE:
        _forfeit(draft, player.seat, Chips(chips - due))


def _call(draft: HandDraft, seat: Seat) -> None:
    player = draft.player(seat)
    acting.take(draft, player, menu_for(draft, player), Call(player.person, confirmed=True))


def _forfeit(draft: HandDraft, seat: Seat, amount: Chips) -> None:
    left = draft.player(seat).stack - amount
    draft.emit(e.ChipsForfeited(seat, amount, is_all_in=left < draft.rules.unit))
