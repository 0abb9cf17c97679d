"""Taking back: the floor undoes the last act of the hand, whatever it was (Cooke 1.05, 10.17).

Nobody may have acted since, and no card have come: then nothing has been built on it.
"""

from collections.abc import Iterator

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.floor.before_act import BeforeAct
from core.hand.state import Betting, Drawing, Player, Showdown
from core.refusal import Reason, Refusal

_RULE = "cooke-10.17"


def take_back(draft: HandDraft) -> None:
    """Undo the last act, chips and all: its player has the same choices again.

    Raises:
        Refusal: ``NO_ACT_TO_TAKE_BACK`` before the first act, and for one taken back already; or
            ``ACTED_ON_SINCE`` once a card has come, or somebody has acted or shown his hand, or
            put chips in.  Nothing has been emitted then.
    """
    before = draft.before
    if before is None:
        raise Refusal(Reason.NO_ACT_TO_TAKE_BACK, _RULE)
    if not _stands_alone(draft, before):
        raise Refusal(Reason.ACTED_ON_SINCE, _RULE)
    act = draft.record[len(before.record)].act.act
    draft.emit(e.ActTakenBack(before.menu.seat, act, tuple(_moves(draft, before))))
    draft.emit(e.ActionOn(draft.action + 1, before.menu))


def can_take_back(draft: HandDraft) -> bool:
    """Whether the floor may take the last act back now."""
    return draft.before is not None and _stands_alone(draft, draft.before)


def _stands_alone(draft: HandDraft, before: BeforeAct) -> bool:
    """Whether nothing but that act, and the gathering of the bets after it, has happened since."""
    phase = draft.phase
    is_open = isinstance(phase, Betting)
    is_closed = isinstance(phase, Showdown) or (isinstance(phase, Drawing) and phase.asked is None)
    if not (is_open or is_closed):
        return False
    # The dealer acts by dealing, not by burning (Cooke 10.17).
    burned = len(draft.burns.content) - len(before.burns.content)
    as_before = (draft.dealt - burned, draft.boards, draft.dead) == (
        before.dealt,
        before.boards,
        before.dead,
    )
    if not as_before or len(draft.record) != len(before.record) + 1:
        return False
    seat = before.menu.seat
    untouched = all(
        _is_untouched(now, then, is_open=is_open)
        for now, then in zip(draft.players, before.players, strict=True)
        if now.seat != seat
    )
    return untouched and before.pot == draft.pot + sum(one.more for one in _moves(draft, before))


def _is_untouched(now: Player, then: Player, *, is_open: bool) -> bool:
    """Whether the player has done nothing since; what nobody called may have come back to him."""
    if is_open and (now.stack, now.bet, now.has_acted) != (then.stack, then.bet, then.has_acted):
        return False
    return (
        now.standing is then.standing
        and now.exposed == then.exposed
        and now.drawn == then.drawn
        and now.up == then.up
        and now.down.content == then.down.content
        and now.last == then.last
    )


def _moves(draft: HandDraft, before: BeforeAct) -> Iterator[e.ChipsMoved]:
    for now, then in zip(draft.players, before.players, strict=True):
        if now.stack != then.stack:
            yield e.ChipsMoved(now.seat, now.stack - then.stack)
