"""Situation: everything that decides who is dealt the next hand, and what they post."""

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


class Situation(Struct, frozen=True):
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

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The ready seats whose next hand is not simply theirs."""
        if self.is_plain:
            return ()
        return tuple(one.seat for one in self.occupants if one.seat in self.ready and one.waits)

    @property
    def is_plain(self) -> bool:
        """Nobody has to pay or to wait for anything, and no button has to pass anybody."""
        for one in self.occupants:
            if one.duties is not NO_DUTIES and one.duties != NO_DUTIES:
                return False
        return True

    @property
    def absent(self) -> tuple[Seat, ...]:
        """The taken seats that could not be dealt a hand."""
        if len(self.ready) == len(self.occupants):
            return ()
        return tuple(one.seat for one in self.occupants if one.seat not in self.ready)

    def duties(self, seat: Seat) -> Duties:
        """What the player at ``seat`` has to pay or to wait for."""
        for one in self.occupants:
            if one.seat == seat:
                return one.duties
        raise KeyError(seat)
