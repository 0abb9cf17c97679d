"""Second acts: who has acted is held to it, whatever he says after it (Cooke 8.01.05, 10.09)."""

from typing import Final

from core.hand.acts import Act, LastAct
from core.hand.commands import AllIn, AnnounceRaise, Bet, BettingAct, Prompt, PutIn, RaiseTo
from core.hand.draft import HandDraft
from core.hand.state import Player
from core.hand.wagers.betting import is_awaited
from core.refusal import Reason, Refusal

_WAGERS: Final = (Act.BET, Act.RAISE, Act.COMPLETE, Act.BRING_IN)


def refuse_answered(draft: HandDraft, player: Player, command: BettingAct, prompt: Prompt) -> None:
    """Refuse a press on ``prompt`` where ``player`` has answered it already.

    Raises:
        Refusal: ``WAGER_STANDS`` or ``ACT_STANDS``.
    """
    last = player.last
    if last is None or prompt.hand != draft.number:
        return
    if 0 < last.action == prompt.action != draft.action:
        raise _stands(last, command)


def refuse_second(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Refuse words of ``player`` when he has acted in this round and need not act again.

    Raises:
        Refusal: ``WAGER_STANDS`` or ``ACT_STANDS``.
    """
    last = player.last
    if last is not None and player.has_acted and not is_awaited(draft, player):
        raise _stands(last, command)


def _stands(last: LastAct, command: BettingAct) -> Refusal:
    """To raise after a call is a string raise (Cooke 10.10)."""
    if last.act in _WAGERS:
        return Refusal(Reason.WAGER_STANDS, "cooke-8.01.05", act=last.act.value, to=last.to)
    is_string = last.act is Act.CALL and isinstance(
        command, (Bet, RaiseTo, AllIn, PutIn, AnnounceRaise)
    )
    rule = "cooke-10.10" if is_string else "cooke-10.09"
    return Refusal(Reason.ACT_STANDS, rule, act=last.act.value)
