"""Outcome: what of a finished hand counts for the kill (Cooke 8.04.02 to 8.04.05)."""

from collections.abc import Iterable

from msgspec import Struct

from core.chips import Chips
from core.hand.draft import HandDraft
from core.hand.forced.posts import FORCED_ACTS
from core.hand.player import Player
from core.ids import PersonId, Seat


class Winner(Struct, frozen=True, gc=False):
    """Who has won a part of the pot."""

    seat: Seat
    person: PersonId


class Outcome(Struct, frozen=True, gc=False):
    """How the pot went.

    Attributes:
        winners: everybody who was pushed a part of it, of whatever layer or half.
        pot: all that was pushed; what nobody called has gone back before.
        has_flop: there was a flop, or in draw a draw.
        bet: what the others have put in besides blinds and antes, where one has won it all.
        is_killed: somebody had killed this pot.
    """

    winners: tuple[Winner, ...]
    pot: Chips
    has_flop: bool
    bet: Chips
    is_killed: bool

    @property
    def sole(self) -> Winner | None:
        """Who has won all of it; of several layers each counts, so that nobody shares any."""
        return self.winners[0] if len(self.winners) == 1 else None


def outcome_of(hand: HandDraft) -> Outcome:
    """What became of the pot of ``hand``, which is over."""
    seats = dict.fromkeys(share.seat for award in hand.awards for share in award.shares)
    winners = tuple(Winner(seat, hand.player(seat).person) for seat in seats)
    others = (player for player in hand.players if player.seat not in seats)
    return Outcome(
        winners=winners,
        pot=Chips(sum(award.amount for award in hand.awards)),
        has_flop=hand.street > 0,
        bet=Chips(_besides_posts(hand, others)),
        is_killed=hand.posts.killer is not None,
    )


def _besides_posts(hand: HandDraft, players: Iterable[Player]) -> int:
    """What ``players`` have in the pot, less what the record has them post."""
    bet = {player.seat: player.paid + player.dead for player in players}
    for done in hand.record:
        if done.seat in bet and done.act.act in FORCED_ACTS:
            bet[done.seat] = max(bet[done.seat] - done.act.more, 0)
    return sum(bet.values())
