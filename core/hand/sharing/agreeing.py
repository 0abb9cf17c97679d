"""Agreeing: chopping the blinds and splitting the pot (Cooke 9.10).

What is agreed holds for the present moment only: as soon as anybody acts, it is as if nothing
had been said.
"""

from typing import Final

from core.hand import events as e
from core.hand.commands import Chop, Split
from core.hand.draft import HandDraft
from core.hand.sharing.accord import NO_ACCORD, Accord
from core.hand.sharing.splitting import split_pots
from core.hand.state import Betting, Choosing, Drawing, Hand, Player, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal

_RULE: Final = "cooke-9.10"
_BLINDS: Final = 2


def accord_of(hand: Hand | HandDraft) -> Accord:
    """What has been agreed on since the last act."""
    return hand.accord if hand.accord.action == hand.action else NO_ACCORD


def choppers(hand: Hand | HandDraft) -> tuple[Seat, ...]:
    """The two blinds that may take their bets back now; nobody where they may not.

    Everybody else has folded, neither of them has acted, and the pot holds nothing but the two
    blinds: no antes, nothing of earlier deals, nothing posted by one who has folded.
    """
    small, big = hand.small_blind, hand.big_blind
    if small is None or big is None or not isinstance(hand.phase, Betting):
        return ()
    if not hand.rules.agreements.may_chop or len(hand.players) == _BLINDS:
        return ()
    left = [player for player in hand.players if player.standing is Standing.LIVE]
    if {player.seat for player in left} != {small, big}:
        return ()
    untouched = all(player.bet and not player.has_acted for player in left)
    return (small, big) if untouched and hand.pot == sum(one.bet for one in left) else ()


def splitters(hand: Hand | HandDraft) -> tuple[Seat, ...]:
    """Everybody who would have to agree to a split now, those all-in too; nobody where none may.

    It has to come before the winner is known: while people bet, draw or choose.
    """
    if not hand.rules.agreements.may_split:
        return ()
    if hand.is_run_out or not isinstance(hand.phase, (Betting, Drawing, Choosing)):
        return ()
    return tuple(player.seat for player in hand.players if player.is_in)


def chop(draft: HandDraft, player: Player, command: Chop) -> None:
    """A blind agrees to take the blinds back, or declines.

    Raises:
        Refusal: ``CHOP_PROHIBITED``, ``CHOP_NOT_NOW``, ``ACCORD_DECLINED`` or
            ``ALREADY_AGREED``.
    """
    if not draft.rules.agreements.may_chop:
        raise Refusal(Reason.CHOP_PROHIBITED, _RULE)
    blinds = choppers(draft)
    if player.seat not in blinds:
        raise Refusal(Reason.CHOP_NOT_NOW, _RULE)
    _refuse_again(draft, player.seat, accord_of(draft).chops, agrees=command.agrees)
    draft.emit(e.ChopSaid(player.seat, command.agrees))
    if set(draft.accord.chops) == set(blinds):
        refunds = tuple(e.Refund(seat, draft.player(seat).bet) for seat in blinds)
        draft.emit(e.BlindsChopped(refunds))
        draft.emit(e.HandEnded(draft.number))


def split(draft: HandDraft, player: Player, command: Split) -> None:
    """Propose to split the pot, or answer who has proposed it.

    In limit others may object before it is done (``pot.split_agreements_limit``).

    Raises:
        Refusal: ``SPLIT_PROHIBITED``, ``ALREADY_FOLDED``, ``SPLIT_NOT_NOW``,
            ``ACCORD_DECLINED`` or ``ALREADY_AGREED``.
    """
    if not draft.rules.agreements.may_split:
        raise Refusal(Reason.SPLIT_PROHIBITED, _RULE)
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    parties = splitters(draft)
    if player.seat not in parties:
        raise Refusal(Reason.SPLIT_NOT_NOW, _RULE)
    _refuse_again(draft, player.seat, accord_of(draft).splits, agrees=command.agrees)
    if accord_of(draft).is_open:
        # He takes back what he has agreed to.
        stop(draft, player.seat)
        return
    draft.emit(e.SplitSaid(player.seat, command.agrees))
    if not set(parties) <= set(draft.accord.splits):
        return
    if draft.rules.agreements.split_needs_no_objection:
        draft.emit(e.SplitAgreed(draft.action + 1, parties))
    else:
        split_pots(draft, parties)


def stop(draft: HandDraft, by: Seat) -> None:
    """``by`` objects to a split that has been proposed or agreed on: the hand goes on."""
    if accord_of(draft).splits:
        draft.emit(e.SplitStopped(draft.action + 1, by))


def carry_out(draft: HandDraft) -> None:
    """Nobody has objected in time: split the pot."""
    split_pots(draft, splitters(draft))


def _refuse_again(draft: HandDraft, seat: Seat, agreed: tuple[Seat, ...], *, agrees: bool) -> None:
    declined = accord_of(draft).declined
    if declined is not None:
        # Who has objected to a split need not be in the hand.
        names = [one.name for one in draft.players if one.seat == declined]
        name = names[0] if names else f"Seat {declined}"
        raise Refusal(Reason.ACCORD_DECLINED, _RULE, seat=declined, name=name)
    if agrees and seat in agreed:
        raise Refusal(Reason.ALREADY_AGREED, _RULE)
