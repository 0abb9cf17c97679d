"""Declaring: what a player says before his turn (Cooke 10.08, 10.09; USPC, Hoyle)."""

from core.hand import events as e
from core.hand.ahead import early_chips, early_folds
from core.hand.commands import AllIn, Bet, BettingAct, Call, Fold, PutIn, RaiseTo
from core.hand.draft import HandDraft
from core.hand.rules import ChipsOutOfTurn, FoldOutOfTurn, OutOfTurn
from core.hand.state import Betting, KillWindow, Player
from core.hand.wagers import acting, betting
from core.ids import Seat
from core.refusal import Reason, Refusal


def is_due(draft: HandDraft, player: Player) -> bool:
    """Whether ``player`` has yet to act in this betting round, in turn or behind.

    False for one who has acted and faces nothing new: his act stands (Cooke 10.09).
    """
    return isinstance(draft.phase, Betting) and betting.is_awaited(draft, player)


def declared_behind(draft: HandDraft) -> int:
    """How many behind the player to act are bound by a word or by chips as things stand."""
    early = draft.early
    if not (early.held or early.escrow):
        return 0
    bound = {one.seat for one in early.held if one.binds and one.wager == draft.wager}
    bound |= {one.seat for one in early.escrow}
    return sum(
        one.seat in bound and is_due(draft, one) and one.seat != _to_act(draft)
        for one in draft.players
    )


def declare(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Take what ``player``, who is due but not in turn, says or puts in (Cooke 10.08).

    Raises:
        Refusal: ``NOT_YOUR_TURN`` where nothing is taken out of turn, ``HELD_TO_IT`` or
            ``CHIPS_STAND`` while he faces what he has spoken for, ``AMOUNT_AHEAD`` for a raise
            without an amount, or why it cannot be done even now; nothing has been emitted then.
    """
    turns = draft.rules.turns
    if isinstance(command, Fold) and turns.folds is not FoldOutOfTurn.DECLARED:
        early_folds.fold(draft, player)
        return
    _refuse_second(draft, player)
    takes_chips = turns.chips is not ChipsOutOfTurn.NOT_TAKEN
    if takes_chips and isinstance(command, (Call, Bet, RaiseTo, AllIn, PutIn)):
        early_chips.put_in(draft, player, command)
        return
    if turns.out_of_turn is OutOfTurn.REFUSED or isinstance(command, PutIn):
        raise not_your_turn(draft)
    said = acting.rehearse(draft, player, command)
    if said is None:
        raise Refusal(Reason.AMOUNT_AHEAD, "cooke-10.08")
    binds = turns.out_of_turn is OutOfTurn.BINDS
    act, to = acting.act_of(said), acting.total(said)
    draft.emit(e.SaidEarly(player.seat, act, draft.wager, to, binds))


def not_your_turn(draft: HandDraft) -> Refusal:
    """The refusal of one who is not to act."""
    seat = _to_act(draft)
    name = draft.player(seat).name
    return Refusal(Reason.NOT_YOUR_TURN, "cooke-10.01", seat=seat, name=name)


def _to_act(draft: HandDraft) -> Seat:
    assert isinstance(draft.phase, (Betting, KillWindow))
    return draft.phase.to_act


def _refuse_second(draft: HandDraft, player: Player) -> None:
    """He is held to the first thing he has said, as long as he faces the same."""
    held = draft.early.held_by(player.seat)
    if held is not None and held.binds and held.wager == draft.wager:
        raise Refusal(Reason.HELD_TO_IT, "cooke-10.08", act=held.act.value, to=held.to)
    chips = draft.early.chips_of(player.seat)
    if chips:
        raise Refusal(Reason.CHIPS_STAND, "uspc-law-bet-out-of-turn", more=chips)
