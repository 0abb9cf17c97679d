"""The folds of agreements about the pot."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.sharing.accord import Accord
from core.hand.state import Dealing

_change: Final = msgspec.structs.replace


def _now(draft: HandDraft) -> Accord:
    """What has been agreed on since the last act."""
    accord = draft.accord
    return accord if accord.action == draft.action else Accord(draft.action)


def _chop_said(draft: HandDraft, event: e.ChopSaid) -> None:
    accord = _now(draft)
    if event.agrees:
        draft.accord = _change(accord, chops=(*accord.chops, event.seat))
    else:
        draft.accord = _change(accord, chops=(), declined=event.seat)


def _split_said(draft: HandDraft, event: e.SplitSaid) -> None:
    accord = _now(draft)
    if event.agrees:
        draft.accord = _change(accord, splits=(*accord.splits, event.seat))
    else:
        draft.accord = _change(accord, splits=(), declined=event.seat, is_open=False)


def _agreed(draft: HandDraft, event: e.SplitAgreed) -> None:
    draft.action = event.action
    draft.accord = Accord(event.action, splits=event.seats, is_open=True)


def _stopped(draft: HandDraft, event: e.SplitStopped) -> None:
    """It is not offered again before somebody acts: or a clock could be stopped for ever."""
    draft.action = event.action
    draft.accord = Accord(event.action, declined=event.by)


def _chopped(draft: HandDraft, event: e.BlindsChopped) -> None:
    draft.phase = Dealing()
    for refund in event.refunds:
        place = draft.place(refund.seat)
        player = draft.players[place]
        draft.players[place] = _change(
            player, stack=Chips(player.stack + refund.amount), bet=NO_CHIPS, paid=NO_CHIPS
        )
        draft.pot = Chips(draft.pot - refund.amount)


def _split(draft: HandDraft, event: e.PotSplit) -> None:
    draft.phase = Dealing()


AGREEMENT_FOLDS: Final[Mapping[type, Fold]] = {
    e.ChopSaid: _chop_said,
    e.SplitSaid: _split_said,
    e.SplitAgreed: _agreed,
    e.SplitStopped: _stopped,
    e.BlindsChopped: _chopped,
    e.PotSplit: _split,
}
