"""Must bet sevens: limit lowball after the draw (Cooke 7.18.04).

Whoever checks a seven or better and has the best hand wins what was in the pot before the draw;
every later bet goes back.  Nobody may check and raise.  Over an all-in bet of less than half a
bet a seven need not be completed, but who calls behind it and loses has his call back.
"""

from core.games.spec import Structure
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.sharing.contests import winners
from core.hand.sharing.pots import layer
from core.hand.shows.reading import strength_of
from core.hand.shows.worst_lows import worst_low
from core.hand.state import Act, Player, Standing
from core.ids import Seat


def must_bet(draft: HandDraft) -> bool:
    """Whether the rule is in force in this round: limit, in a game that has it, after the draw."""
    return (
        draft.spec.must_bet_low is not None
        and draft.rules.structure is Structure.FIXED
        and draft.street > 0
    )


def settle(draft: HandDraft) -> None:
    """Before the pot is pushed: give back what the best hand was not bet for.

    Only a hand that has been shown can turn out to be a seven.
    """
    if not must_bet(draft):
        return
    best = _best_hands(draft)
    low = [draft.player(seat) for seat in best if _is_low(draft, seat)]
    if any(player.seat in draft.checkers for player in low):
        back = [player for player in draft.players if player.late]
    elif draft.bets:
        return
    else:
        back = [player for player in _overcallers(draft, low) if player.seat not in best]
    for player in back:
        draft.emit(e.ChipsTakenBack(player.seat, player.late))
    if back:
        draft.emit(e.PotsRelayered(layer(draft.players, draft.dead, draft.earlier)))


def _best_hands(draft: HandDraft) -> set[Seat]:
    """Everybody who has the best hand for some pot."""
    return {
        seat
        for number in range(len(draft.pots))
        for seats in winners(draft, draft.claimants(number)).values()
        for seat in seats
    }


def _is_low(draft: HandDraft, seat: Seat) -> bool:
    """Whether the hand at ``seat`` lies open and is low enough to have to be bet."""
    player, worst = draft.player(seat), draft.spec.must_bet_low
    assert worst is not None
    if player.standing is not Standing.SHOWN:
        return False
    least = worst_low(draft, (worst,))
    strength = strength_of(draft, player, draft.spec.contests[0])
    return strength is not None and least is not None and strength >= least


def _overcallers(draft: HandDraft, sevens: list[Player]) -> list[Player]:
    """Who has called the short bet after one of ``sevens`` did; only short bets have been made."""
    first = min((at for player in sevens if (at := _called_at(player))), default=0)
    return [player for player in draft.players if first and _called_at(player) > first]


def _called_at(player: Player) -> int:
    """At which prompt he called in this round, 0 when he did not."""
    last = player.last
    return last.action if last is not None and last.act is Act.CALL and player.late else 0
