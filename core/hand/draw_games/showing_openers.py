"""Showing openers: without them the opener cannot win the pot (Cooke 7.17.01)."""

from core.cards import Card
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.draw_games.false_openers import leave_pot
from core.hand.draw_games.holding_openers import needs_openers, proof_of
from core.hand.sharing.pots import layer
from core.hand.state import Player, Standing
from core.ids import Seat


def kill_hand(draft: HandDraft, seat: Seat) -> None:
    """The hand at ``seat`` is dead after the last round: the others contest all of the pot."""
    draft.emit(e.HandKilled(seat))
    draft.emit(e.PotsRelayered(layer(draft.players, draft.dead, draft.earlier)))


def judge_shown(draft: HandDraft, seat: Seat) -> None:
    """Once the opener has shown his hand: it is dead if his openers are false."""
    player = draft.player(seat)
    if _must_prove(draft, player) and proof_of(draft, player) is None and _has_rivals(draft, seat):
        kill_hand(draft, seat)


def settle(draft: HandDraft) -> bool:
    """Have the opener prove his openers before the pot is pushed; False when nobody wins it.

    Where nobody else is left and he cannot, all bets but his first go back, and that bet and
    the antes stay in the pot for the next deal.
    """
    opener = _opener(draft)
    if opener is None or not _must_prove(draft, opener):
        return True
    proof = proof_of(draft, opener)
    if proof is not None:
        _show(draft, opener, proof)
        return True
    if _has_rivals(draft, opener.seat):
        kill_hand(draft, opener.seat)
        return True
    leave_pot(draft)
    return False


def is_alone_without(draft: HandDraft) -> bool:
    """True when only the opener is left and he cannot prove his openers."""
    opener = _opener(draft)
    return (
        opener is not None
        and not draft.is_contested
        and _must_prove(draft, opener)
        and proof_of(draft, opener) is None
    )


def _opener(draft: HandDraft) -> Player | None:
    return None if draft.opener is None else draft.player(draft.opener)


def _must_prove(draft: HandDraft, player: Player) -> bool:
    return needs_openers(draft) and draft.opener == player.seat and player.is_in


def _has_rivals(draft: HandDraft, seat: Seat) -> bool:
    return any(player.is_in for player in draft.players if player.seat != seat)


def _show(draft: HandDraft, opener: Player, proof: tuple[Card, ...]) -> None:
    """As few cards as prove it; all his discards where he has split them (Cooke 7.17.03)."""
    thrown = opener.thrown.content if draft.opening.is_split else ()
    cards = proof + tuple(card for card in thrown if card not in proof)
    is_open = opener.standing is Standing.SHOWN and set(cards) <= set(opener.down.content)
    if not is_open:
        draft.emit(e.OpenersShown(opener.seat, cards))
