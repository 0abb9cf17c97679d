"""Held to it: what was said, kept or put in early is carried out when its turn comes.

One such act may bring the action to the next, so this goes on until somebody has to be asked.
"""

from core.hand import events as e
from core.hand import progress
from core.hand.ahead import early_chips, keeping
from core.hand.ahead.early import Held, Kept
from core.hand.commands import Bet, BettingAct, Call, Check, Fold, RaiseTo
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.state import Act, Betting, Player
from core.hand.wagers import acting
from core.refusal import Refusal


def carry_out(draft: HandDraft) -> None:
    """Act for everybody in turn who has bound himself, until somebody has a choice."""
    if not draft.early.waits:
        return
    while isinstance(draft.phase, Betting) and _act_for(draft, draft.phase.menu):
        pass


def _act_for(draft: HandDraft, menu: Menu) -> bool:
    """Whether the player in turn, whose choices are those of ``menu``, is done with one of them.

    Where one does not act for him the next may: what he keeps counts too.
    """
    early, seat = draft.early, menu.seat
    if early.chips_of(seat):
        return _by_chips(draft, menu)
    held = early.held_by(seat)
    if held is not None:
        return _by_word(draft, menu, held)
    kept = early.kept_by(seat)
    return kept is not None and not kept.is_void and _as_kept(draft, menu, kept)


def _by_chips(draft: HandDraft, menu: Menu) -> bool:
    if early_chips.are_too_few(draft, menu.seat):
        return False
    place = draft.place(menu.seat)
    if early_chips.settle(draft, menu.seat):
        progress.after_act(draft, place)
    return True


def _by_word(draft: HandDraft, menu: Menu, held: Held) -> bool:
    """He is held to it while he faces the same; what cannot be done any more binds nobody."""
    player = draft.player(held.seat)
    said = _said(held, player)
    if not held.binds or held.wager != draft.wager or not _is_possible(draft, player, menu, said):
        draft.emit(e.Released(held.seat))
        return True
    draft.emit(e.HeldTo(held.seat))
    _do(draft, player, menu, said)
    return True


def _as_kept(draft: HandDraft, menu: Menu, kept: Kept) -> bool:
    player = draft.player(kept.seat)
    command = keeping.command_of(draft, player, kept, menu)
    if command is None or not _is_possible(draft, player, menu, command):
        draft.emit(e.PreactDropped(kept.seat))
        return False
    _do(draft, player, menu, command)
    return True


def _said(held: Held, player: Player) -> BettingAct:
    """The command that he has given before his turn; whatever he was warned of is confirmed."""
    person = player.person
    match held.act:
        case Act.CHECK:
            return Check(person)
        case Act.CALL:
            return Call(person, confirmed=True)
        case Act.FOLD:
            return Fold(person)
        case Act.BET:
            return Bet(person, held.to, confirmed=True)
        case _:
            return RaiseTo(person, held.to, confirmed=True)


def _is_possible(draft: HandDraft, player: Player, menu: Menu, command: BettingAct) -> bool:
    try:
        acting.rehearse(draft, player, command, menu)
    except Refusal:
        return False
    return True


def _do(draft: HandDraft, player: Player, menu: Menu, command: BettingAct) -> None:
    place = draft.place(player.seat)
    acting.take(draft, player, menu, command)
    progress.after_act(draft, place)
