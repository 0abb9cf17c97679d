"""Calling one's low at the showdown: in lowball it binds (Cooke 7.18.02)."""

from typing import Final

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.draw_games.showing_openers import kill_hand
from core.hand.shows.reading import strength_of
from core.hand.shows.worst_lows import worst_low
from core.hand.state import Player, Standing
from core.hands import Strength
from core.ids import Seat
from core.refusal import Reason, Refusal

_HEADS_UP: Final = 2


def call_low(draft: HandDraft, player: Player, ranks: tuple[int, ...]) -> None:
    """``player`` says what he has before he shows it.

    Raises:
        Refusal: ``NOT_LOWBALL``, ``ALREADY_SHOWN``, ``ALREADY_MUCKED``, or ``IMPOSSIBLE_LOW`` for
            ranks of no low.
    """
    if not draft.spec.is_lowball:
        raise Refusal(Reason.NOT_LOWBALL, "cooke-7.18.02")
    if player.standing is Standing.SHOWN:
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-7.18.02")
    if player.standing is not Standing.LIVE:
        raise Refusal(Reason.ALREADY_MUCKED, "cooke-11.03")
    worst_called(draft, ranks)
    draft.emit(e.LowCalled(player.seat, ranks))


def trusted(draft: HandDraft, mucker: Seat) -> tuple[Seat, ...]:
    """Whose called hands have not been shown yet when ``mucker`` gives up his."""
    return tuple(
        player.seat
        for player in draft.players
        if player.spoken and player.standing is Standing.LIVE and player.seat != mucker
    )


def judge_shown(draft: HandDraft, seat: Seat) -> None:
    """Once a called hand has been shown: what comes of it if it is worse than called.

    With three or more in the showdown it is dead.  Of two it is dead if the other has mucked
    because of it; with both intact the best hand wins.
    """
    player = draft.player(seat)
    if not player.spoken or not _is_worse(draft, player):
        return
    draft.emit(e.HandMiscalled(seat))
    others = [other for other in draft.players if other.seat != seat]
    contesting = [other for other in others if other.standing is not Standing.FOLDED]
    misled = [other for other in contesting if seat in other.trusting]
    has_rivals = any(other.is_in for other in others)
    if misled and not has_rivals:
        # The last to muck: nobody but the one who misled him was left then.
        last = max(misled, key=lambda other: draft.looks.mucked.index(other.seat))
        draft.emit(e.MuckForgiven(last.seat, tuple(range(len(draft.pots)))))
        draft.emit(e.HandKilled(seat))
    elif has_rivals and (misled or len(contesting) >= _HEADS_UP):
        kill_hand(draft, seat)


def must_produce(draft: HandDraft) -> Seat | None:
    """Who is left alone with a hand that he has called and not shown."""
    claims = [player for player in draft.players if player.is_in]
    if len(claims) == 1 and claims[0].spoken and claims[0].standing is Standing.LIVE:
        return claims[0].seat
    return None


def worst_called(draft: HandDraft, ranks: tuple[int, ...]) -> Strength:
    """The worst hand that is what was called: an eight is 8-7-6-5-4 or better.

    Raises:
        Refusal: ``IMPOSSIBLE_LOW``.
    """
    strength = worst_low(draft, ranks)
    if strength is None:
        raise Refusal(Reason.IMPOSSIBLE_LOW, "cooke-7.18.02")
    return strength


def _is_worse(draft: HandDraft, player: Player) -> bool:
    strength = strength_of(draft, player, draft.spec.contests[0])
    return strength is None or strength < worst_called(draft, player.spoken)
