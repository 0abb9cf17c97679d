"""Situation: everything that decides who is dealt the next hand, and what they post."""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from core.games.spec import Forced, GameSpec, Structure
from core.hand.rules import Stakes
from core.house.settings import Overrides
from core.ids import Instant, Seat
from core.table.blinds.duties import NO_DUTIES, Duties
from core.table.blinds.layouts import SMALL_BIG, Layout
from core.table.blinds.straddle import Straddle
from core.table.kills.button import KillButton
from core.table.kills.offer import KillOffer
from core.table.state import Occupant, Pointers


class Situation(Struct, frozen=True, dict=True):
    """The table as the next hand is about to be dealt.

    Attributes:
        seats: how many the table has.
        last: the pointers of the last hand; None for a new game.
        occupants: everybody seated, by seat.
        ready: the seats that could be dealt a hand, whatever they owe.
        now: the moment of the deal.
        first_button: who had the button of the first hand, until the blinds have gone round to it.
        kill_offers: kills that players have announced of their own free will.
        game_began: when the game began that is going on.
        layout: how many blinds there are, and where.
    """

    settings: Overrides
    game: GameSpec
    forced: Forced
    structure: Structure
    stakes: Stakes
    seats: int
    last: Pointers | None
    occupants: tuple[Occupant, ...]
    ready: tuple[Seat, ...]
    now: Instant
    straddles: tuple[Straddle, ...]
    kill: KillButton
    first_button: Seat | None
    kill_offers: tuple[KillOffer, ...] = ()
    game_began: Instant | None = None
    layout: Layout = SMALL_BIG

    @cached_property
    def waiting(self) -> tuple[Seat, ...]:
        """The ready seats whose next hand is not simply theirs."""
        return tuple(one.seat for one in self.occupants if one.seat in self.ready and one.waits)

    @cached_property
    def is_plain(self) -> bool:
        """Nobody has to pay or to wait for anything, and no button has to pass anybody."""
        duties = [one.duties for one in self.occupants]
        return all(one is NO_DUTIES or one == NO_DUTIES for one in duties)

    @cached_property
    def absent(self) -> tuple[Seat, ...]:
        """The taken seats that could not be dealt a hand."""
        return tuple(one.seat for one in self.occupants if one.seat not in self.ready)

    def duties(self, seat: Seat) -> Duties:
        """What the player at ``seat`` has to pay or to wait for."""
        return self._duties[seat]

    @cached_property
    def _duties(self) -> Mapping[Seat, Duties]:
        return {one.seat: one.duties for one in self.occupants}
