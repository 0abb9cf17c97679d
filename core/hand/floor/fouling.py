"""A fouled hand that was bet: the others share the whole pot in equal parts (Cooke 10.18).

One that was not bet is no more than dead.
"""

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.sharing.awarding import split
from core.hand.sharing.pots import layer, uncalled
from core.hand.state import Award, Player
from core.ids import Seat
from core.refusal import Reason, Refusal


def foul(draft: HandDraft, seat: Seat) -> None:
    """The hand at ``seat`` is foul: its chips too go to those who are still in, odd ones by 9.18.

    They are equal however much each has put in; one who is all-in has a part of the pots he
    reached.  What nobody has called goes back first.

    Raises:
        Refusal: ``NO_LIVE_HAND``, or ``HAND_NOT_BET``; nothing has been emitted then.
    """
    if seat not in draft.seats or not draft.player(seat).is_in or not draft.is_contested:
        raise Refusal(Reason.NO_LIVE_HAND, "cooke-10.18", seat=seat)
    if not was_bet(draft.player(seat)):
        raise Refusal(Reason.HAND_NOT_BET, "cooke-10.18", seat=seat)
    draft.emit(e.HandFouled(seat))
    excess = uncalled(draft.players)
    if excess is not None:
        bettor, amount = excess
        draft.emit(e.UncalledReturned(bettor.seat, amount))
    draft.emit(e.RoundClosed(layer(draft.players, draft.dead, draft.earlier)))
    for number, pot in reversed(tuple(enumerate(draft.pots))):
        seats = [
            player.seat
            for player in draft.players
            if (player.is_in or player.plays_board)
            and (player.seat in pot.seats or not player.is_all_in)
        ]
        shares = split(pot.amount, _served(draft, seats), draft.rules.split_unit)
        draft.emit(e.PotPushed(Award(number, pot.amount, tuple(shares), contested=False)))
    draft.emit(e.HandEnded(draft.number))


def was_bet(player: Player) -> bool:
    """Whether he has put in more than antes and blinds."""
    return player.paid > player.forced


def _served(draft: HandDraft, seats: list[Seat]) -> list[Seat]:
    """The order of the odd chips: from the left of the button, as no hand is read."""
    first = draft.last_bettor if draft.rules.odd_chip_to_aggressor else None
    return sorted(seats, key=lambda seat: seat != first)
