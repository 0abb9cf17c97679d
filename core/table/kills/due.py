"""Due: who has to kill the hand about to be dealt (Cooke 8.04.01, 8.04.05, 8.04.08)."""

from collections.abc import Iterator

from msgspec import Struct

from core.hand.forced.posts import Post, PostKind
from core.house.settings import word
from core.ids import PersonId, Seat
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.kills.offered import can_kill
from core.table.kills.stakes import kill_blind
from core.table.state import Occupant


class Due(Struct, frozen=True, gc=False):
    """``person`` at ``seat`` has to kill; not ``is_dealt`` when he sits out or leaves."""

    seat: Seat
    person: PersonId
    is_dealt: bool


def killer_due(situation: Situation, positions: Positions) -> Due | None:
    """Who must kill the hand that is dealt at ``positions``, None for nobody.

    The kill of the last pot goes before one that is owed, and that before one left out by mistake
    (``kill.missed``): there is one kill a deal.
    """
    if not can_kill(situation.game, situation.structure, situation.forced):
        return None
    kill = situation.kill
    if kill.kills:
        if kill.person is None:
            return _of(situation, positions, _left_of_blinds(positions))
        return _named(situation, positions, kill.person)
    for person in (*kill.owing, *_made_up_for(situation)):
        due = _named(situation, positions, person)
        if due is not None and due.is_dealt:
            return due
    return None


def dead_kills(situation: Situation, positions: Positions, killer: Seat | None) -> Iterator[Post]:
    """The kills owed by those dealt into a hand that another kills: one is paid all the same."""
    for one in _dealt(situation, positions):
        if one.person in situation.kill.owing and one.seat != killer:
            yield Post(one.seat, PostKind.DEAD, kill_blind(situation.stakes, situation.settings))


def _made_up_for(situation: Situation) -> tuple[PersonId, ...]:
    missed = situation.kill.missed
    must = word(situation.settings, "kill.missed") == "required_next_unkilled"
    return (missed,) if missed is not None and must else ()


def _left_of_blinds(positions: Positions) -> Seat:
    dealt = positions.dealt
    return dealt[(dealt.index(positions.pointers.big_blind) + 1) % len(dealt)]


def _named(situation: Situation, positions: Positions, person: PersonId) -> Due | None:
    seat = next((one.seat for one in situation.occupants if one.person == person), None)
    return None if seat is None else _of(situation, positions, seat)


def _of(situation: Situation, positions: Positions, seat: Seat) -> Due | None:
    """Who has nothing left to pay it from owes it."""
    one = next(one for one in situation.occupants if one.seat == seat)
    is_dealt = seat in positions.dealt
    return Due(seat, one.person, is_dealt) if is_dealt or one.stack else None


def _dealt(situation: Situation, positions: Positions) -> list[Occupant]:
    return [one for one in situation.occupants if one.seat in positions.dealt]
