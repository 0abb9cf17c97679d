"""Occupant: who sits in a seat."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.ids import Instant, PersonId, Seat
from core.table.blinds.duties import NO_DUTIES, Duties
from core.table.floor.removal import Removal, SittingOut
from core.table.money.advance import NO_ADVANCE, Advance


class Occupant(Struct, frozen=True, gc=False):
    """Who sits in a seat.

    Attributes:
        name: the name shown, as the platform gave it when he sat down.
        is_prop: a house player, always marked as such.
        stack: chips on the table between hands; 0 while they are in the hand's hands.
        behind: chips bought during a hand, in play from the next one (Cooke 9.05).
        is_away: not dealt in.
        is_leaving: gets up when the hand ends (Cooke 4.05).
        expired: turns in a row that ran out.
        clocks_against: justified clock requests against him this session (Cooke 10.03).
        clocks_unreasonable: unreasonable requests of his own this session.
        needs: what he was told it takes to be dealt in, because he has less (Cooke 5.14); else 0.
        antes_in: comes into the carried pot with the next deal (Cooke 7.14).
        short_buys: how often he has bought short this session (Cooke 9.06).
        plays_short: what lies behind is such a short buy, and plays though below the minimum.
        folds_undone: folds he has taken back this session.
        is_ejected: gets up when the hand ends, and may not come back this session (Cooke 10.03).
        proxy: who plays for him from the next hand on (Cooke 10.14); ``Player.played_by`` says
            who does in the hand in play.
        proxy_is_new: no hand has been dealt since, so that anybody may still object.
        looks_asked: how often he has asked to see a called hand: constant use may cost the seat
            (Cooke 11.08).
        duties: what he has to pay or to wait for before a hand (Cooke 12.12, 12.15).
        overs: the higher stakes he plays for, from the next hand on (Cooke 16.03).
        removal: how he goes, once the floor has thrown him out (Cooke 1.06).
        sitting_out: hands the floor has him dealt out for.
        must_agree: his seat is held until he agrees to the rules of the house (Cooke 3.01).
        hands: how many he has been dealt since he sat down.
        goes_after: the hand that he plays still, and goes away after it (Cooke 17.10).
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    stack: Chips
    sat_at: Instant
    behind: Chips = NO_CHIPS
    is_away: bool = False
    is_leaving: bool = False
    expired: int = 0
    clocks_against: int = 0
    clocks_unreasonable: int = 0
    needs: Chips = NO_CHIPS
    antes_in: bool = False
    short_buys: int = 0
    plays_short: bool = False
    folds_undone: int = 0
    is_ejected: bool = False
    advance: Advance = NO_ADVANCE
    proxy: Proxy | None = None
    proxy_is_new: bool = False
    looks_asked: int = 0
    duties: Duties = NO_DUTIES
    overs: Overs = Overs.NONE
    removal: Removal = Removal.NONE
    sitting_out: SittingOut | None = None
    must_agree: bool = False
    hands: int = 0
    goes_after: int = 0

    @property
    def is_removed(self) -> bool:
        """The floor has thrown him out: he gets up when he may."""
        return self.removal is not Removal.NONE

    @property
    def must_leave(self) -> bool:
        """He gets up when the hand is over, whatever he says."""
        return self.is_ejected or self.is_removed

    @property
    def waits(self) -> bool:
        """Not dealt in until something that he owes or waits for has come to pass."""
        return self.duties.waits

    @property
    def is_ready(self) -> bool:
        """True when he would be dealt in, were it his turn to enter."""
        return self.stack + self.behind > 0 and not self.is_away and not self.is_leaving
