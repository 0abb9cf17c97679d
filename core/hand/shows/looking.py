"""Asking to see a called hand: a right only where the house gives it (Cooke 11.08, 11.09)."""

from collections.abc import Sequence
from typing import Final

from core.games import GAMES
from core.games.spec import Family
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.rules import SeeCalled
from core.hand.shows import showdown
from core.hand.shows.looks import Look
from core.hand.state import Award, Hand, Over, Player, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal

_HEADS_UP: Final = 2
_LATE_STREET: Final = {
    Family.HOLDEM: "turn",
    Family.OMAHA: "turn",
    Family.STUD: "fifth street",
}
"""The street a player must have been in on; in draw games the first draw (Cooke 11.08)."""


def is_betting_over(hand: Hand | HandDraft) -> bool:
    """Whether the final action is over, and the next hand has not begun (Cooke 11.12)."""
    return isinstance(hand.phase, Showdown) or (hand.is_over and not hand.is_void)


def is_open(player: Player) -> bool:
    """Whether all his cards lie open, whatever they claim."""
    return player.standing is Standing.SHOWN or len(player.exposed) == len(player.down.content)


def may_ask(hand: Hand | HandDraft, asker: Player) -> tuple[Seat, ...]:
    """The hands that ``asker`` may ask to see now, as of right or on a suspicion."""
    return tuple(
        player.seat for player in hand.players if _why_not(hand, asker, player.seat) is None
    )


def ask_to_see(draft: HandDraft, asker: Player, seat: Seat) -> None:
    """``asker`` wants to see the hand at ``seat``.

    By the main rule that is a suspicion, which the floor alone looks into.  Where the house gives
    the right, the hand is killed and then shown; one whose owner has not answered yet may still
    be shown by him.  Asked for by the winner about to be paid it stays live and is tabled.

    Raises:
        Refusal: ``NO_SHOWDOWN``, ``NOT_A_CALLED_HAND``, ``ALREADY_SHOWN``, ``ALREADY_ASKED`` or
            ``NO_RIGHT_TO_SEE``; nothing has been emitted then.
    """
    reason = _why_not(draft, asker, seat)
    if reason is not None:
        raise Refusal(reason, "cooke-11.08")
    rules = draft.rules.show
    if rules.see_called is SeeCalled.SUSPICION_ONLY:
        draft.emit(e.LookReported(asker.seat, seat))
    else:
        draft.emit(e.LookAsked(asker.seat, seat, rules.floor_confirms))
        carry_out(draft)


def _why_not(hand: Hand | HandDraft, asker: Player, seat: Seat) -> Reason | None:
    if not is_betting_over(hand):
        return Reason.NO_SHOWDOWN
    looks, right = hand.looks, hand.rules.show.see_called
    if seat not in looks.called:
        return Reason.NOT_A_CALLED_HAND
    is_report = right is SeeCalled.SUSPICION_ONLY
    if len(hand.players) == _HEADS_UP or seat == asker.seat:
        return Reason.NO_RIGHT_TO_SEE
    if is_open(hand.players[hand.seats.index(seat)]):
        return Reason.ALREADY_SHOWN
    if right is SeeCalled.LATE_STREET_ONLY and not _was_in_late(hand, asker):
        return Reason.NO_RIGHT_TO_SEE
    same = [look for look in looks.asked if (look.seat, look.is_report) == (seat, is_report)]
    # Whoever suspects a hand learns nothing of what others suspect.
    is_asked = any(not is_report or look.by == asker.seat for look in same)
    return Reason.ALREADY_ASKED if is_asked else None


def _was_in_late(hand: Hand | HandDraft, asker: Player) -> bool:
    """In on the late street, and no winner: he never has the right toward a loser."""
    spec = GAMES[hand.game]
    names = [street.name for street in spec.streets]
    late = _LATE_STREET.get(spec.family)
    least = names.index(late) if late in names else 1
    if asker.standing is Standing.FOLDED and (asker.last is None or asker.last.street < least):
        return False
    return not _wins(hand, asker)


def _wins(hand: Hand | HandDraft, player: Player) -> bool:
    """Whether he has been paid, or is about to be."""
    if isinstance(hand, HandDraft) and not hand.is_over:
        return leads(hand, player)
    if not hand.is_over:
        return player.standing is Standing.SHOWN
    return player.seat in _paid(hand.awards)


def _paid(awards: Sequence[Award]) -> set[Seat]:
    return {share.seat for award in awards for share in award.shares}


def leads(draft: HandDraft, player: Player) -> bool:
    """Whether he is about to be paid: his hand is tabled, and no tabled one beats it."""
    return player.standing is Standing.SHOWN and showdown.is_unbeaten(draft, player)


def carry_out(draft: HandDraft) -> None:
    """Show every hand whose turn has come; the others wait for the floor or for their owner."""
    for look in draft.looks.asked:
        if not look.needs_floor:
            _carry_out(draft, look)


def _carry_out(draft: HandDraft, look: Look) -> None:
    player = draft.player(look.seat)
    if is_open(player):
        draft.emit(e.LookSettled(look.seat, allows=False))
        return
    if player.standing is Standing.LIVE and not isinstance(draft.phase, Over):
        if leads(draft, draft.player(look.by)):
            showdown.table(draft, look.seat, by_dealer=True)
            draft.emit(e.LookSettled(look.seat, allows=False))
        return
    draft.emit(e.HandSeen(look.seat, player.cards, look.by))


def answer(draft: HandDraft, seat: Seat, *, allows: bool) -> None:
    """The floor answers the oldest request or suspicion about ``seat`` that waits for it.

    Raises:
        Refusal: ``NOBODY_ASKED``.
    """
    look = draft.looks.for_floor(seat)
    if look is None:
        raise Refusal(Reason.NOBODY_ASKED, "cooke-11.08")
    if look.is_report:
        draft.emit(e.ReportSettled(look.by, seat, allows))
    else:
        draft.emit(e.LookSettled(seat, allows))
        carry_out(draft)
