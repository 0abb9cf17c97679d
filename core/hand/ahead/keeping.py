"""Keeping: an act that a private button keeps for the turn of the one who pressed it.

It is no declaration: nobody else may know of it, and it can be taken back.  It is void once what
he faces has changed, so that nobody bets more, or less, than he has seen.
"""

from core.chips import NO_CHIPS
from core.hand import events as e
from core.hand.ahead.early import Kept
from core.hand.commands import BettingAct, Call, Check, Fold, Preact, Prompt, SetPreact
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.state import Betting, Player, Standing
from core.hand.wagers import acting
from core.hand.wagers.betting import is_awaited
from core.refusal import Reason, Refusal
from core.sealed import Sealed

_RULE = "uspc-betting-turn-order"


def keep(draft: HandDraft, player: Player, command: SetPreact) -> None:
    """Keep an act for the turn of ``player``, or take it back.

    Raises:
        Refusal: ``NO_PREACTIONS`` where the house has none, ``STALE`` for a button of another
            round, ``ALREADY_FOLDED``, ``ALREADY_ALL_IN``, ``NO_ONE_TO_ACT``, ``NOTHING_KEPT``,
            ``YOUR_TURN``, ``ACT_IS_DONE``, ``HELD_TO_IT``, ``PRICE_CHANGED``, ``FACING_BET`` or
            ``NOTHING_TO_CALL``, or a warning that only his turn lets him confirm; nothing has
            been emitted then.
    """
    if not draft.rules.turns.preactions:
        raise Refusal(Reason.NO_PREACTIONS, _RULE)
    _refuse_old(draft, command.prompt)
    if command.act is None:
        if draft.early.kept_by(player.seat) is None:
            raise Refusal(Reason.NOTHING_KEPT, _RULE)
    else:
        _check_turn(draft, player)
        _check_price(draft, player, command)
    draft.emit(e.PreactSet(player.seat, Sealed(command.act, (player.seat,)), draft.wager))


def command_of(draft: HandDraft, player: Player, kept: Kept, menu: Menu) -> BettingAct | None:
    """What ``player``, whose turn it is, has kept for it; None when it is void."""
    act, person = kept.act.content, player.person
    if act is Preact.CHECK_FOLD:
        # It names both cases, so that no price can change what it means.
        return Check(person) if menu.may_check else Fold(person)
    if kept.wager != draft.wager:
        return None
    match act:
        case Preact.CHECK:
            return Check(person) if menu.may_check else None
        case Preact.CALL:
            return Call(person, confirmed=True) if menu.may_call else None
        case _:
            return Fold(person)


def _refuse_old(draft: HandDraft, prompt: Prompt | None) -> None:
    """A button of an earlier round is dead; within its round others may have acted since."""
    if prompt is not None and not (
        prompt.hand == draft.number and draft.early.since <= prompt.action <= draft.action
    ):
        raise Refusal(Reason.STALE)


def _check_turn(draft: HandDraft, player: Player) -> None:
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    if player.is_all_in:
        raise Refusal(Reason.ALREADY_ALL_IN, "cooke-9.09")
    if not isinstance(draft.phase, Betting):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-11.01")
    if draft.phase.menu.seat == player.seat:
        raise Refusal(Reason.YOUR_TURN, _RULE)
    if not is_awaited(draft, player):
        raise Refusal(Reason.ACT_IS_DONE, _RULE)
    held = draft.early.held_by(player.seat)
    if held is not None and held.binds and held.wager == draft.wager:
        raise Refusal(Reason.HELD_TO_IT, "cooke-10.08", act=held.act.value, to=held.to)
    chips = draft.early.chips_of(player.seat)
    if chips:
        raise Refusal(Reason.CHIPS_STAND, "uspc-law-bet-out-of-turn", more=chips)


def _check_price(draft: HandDraft, player: Player, command: SetPreact) -> None:
    due = max(draft.wager - player.bet, NO_CHIPS)
    match command.act:
        case Preact.CALL if command.wager != draft.wager:
            raise Refusal(Reason.PRICE_CHANGED, _RULE, wager=draft.wager, typed=command.wager)
        case Preact.CALL if not due:
            raise Refusal(Reason.NOTHING_TO_CALL, "cooke-4.04", raise_min=NO_CHIPS)
        case Preact.CALL:
            # Whatever his cards give reason to warn him of, he is told now, and not at his turn.
            acting.rehearse(draft, player, Call(player.person))
        case Preact.CHECK if due:
            raise Refusal(Reason.FACING_BET, "cooke-4.04", call=due, wager=draft.wager)
        case _:
            pass
