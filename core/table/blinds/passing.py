"""Passing: what becomes of those whom blinds and button pass (Cooke 12.09, 12.12, 12.15)."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.places import moves_past
from core.table.blinds.positions import Missed, Positions
from core.table.blinds.situation import Situation

_ORDER = (Owes.NOTHING, Owes.SMALL, Owes.BIG, Owes.BOTH)
_PICKED_UP = 2
"""At the second time a newcomer who has not come in is picked up."""


def pass_over(
    situation: Situation, positions: Positions, passing: Collection[Seat] = ()
) -> Positions:
    """Leave the button where the last player has it before one whom it has to pass (Cooke 12.07).

    Heads-up, and where nobody else could have it, it is his all the same.  ``passing`` are those
    who come in so with this very hand (Cooke 12.20.03).
    """
    pointers = positions.pointers
    button = pointers.button
    if positions.is_heads_up or pointers.is_forward or button not in positions.dealt:
        return positions
    if button not in passing and not situation.duties(button).passes_button:
        return positions
    blinds = (pointers.small_blind, pointers.middle_blind, pointers.big_blind)
    to_the_right = positions.dealt[-2]
    if to_the_right in blinds or situation.duties(to_the_right).passes_button:
        return positions
    order = ring.in_deal_order(to_the_right, positions.dealt, situation.seats)
    return replace(positions, pointers=replace(pointers, button=to_the_right), dealt=tuple(order))


def missed_by(situation: Situation, positions: Positions) -> Iterator[Missed]:
    """The absent who owe more than before; a newcomer never owes more than a big blind."""
    # Where the big blind goes past a seat that another one is due from, the greater debt counts.
    for missed in sorted(positions.missed, key=lambda one: _ORDER.index(one.owes)):
        duties = situation.duties(missed.seat)
        if duties.is_new or duties.may_let_pass or missed.seat in situation.ready:
            continue
        owes = max(duties.owes, missed.owes, key=_ORDER.index)
        if owes is not duties.owes:
            yield Missed(missed.seat, owes)


def missed_elsewhere(situation: Situation, positions: Positions) -> Iterator[Missed]:
    """The absent who have moved out of the small blind: it was due in the new seat (12.20.04)."""
    told = [missed.seat for missed in positions.missed]
    for one in situation.occupants:
        is_absent = one.seat not in situation.ready and one.seat not in told
        if is_absent and one.duties.carries_small and one.duties.owes is Owes.NOTHING:
            yield Missed(one.seat, Owes.SMALL)


def changed_duties(
    situation: Situation,
    positions: Positions,
    passing: Collection[Seat],
    missed: Collection[Missed],
) -> Iterator[tuple[Seat, Duties]]:
    """What everybody has to pay or to wait for after the hand with ``positions`` is dealt.

    ``passing`` are those dealt in whom the button has to pass once; ``missed`` is what the absent
    owe more than before.
    """
    last = situation.last
    owing = {one.seat: one.owes for one in missed}
    if not (passing or missed) and situation.is_plain:
        return
    for one in situation.occupants:
        duties = after = one.duties
        if last is not None:
            gone_by = moves_past(one.seat, last, positions.pointers, situation.seats)
            if one.seat not in positions.dealt and one.waits:
                after = _left_out(situation, positions, one.seat, duties, gone_by=gone_by)
            elif duties.passes_button and (gone_by or positions.is_heads_up):
                after = replace(duties, passes_button=False)
            if duties.may_let_pass:
                after = used_pass(situation, positions, one.seat, after)
        if one.seat in passing:
            after = replace(after, passes_button=True)
        if one.seat in owing:
            after = replace(
                after, owes=owing[one.seat], is_free=False, is_marked=True, carries_small=False
            )
        if after != duties:
            yield one.seat, after


def _left_out(
    situation: Situation, positions: Positions, seat: Seat, duties: Duties, *, gone_by: bool
) -> Duties:
    if is_passed(situation, positions, seat):
        duties = _let_pass(duties)
    if gone_by and duties.is_new and duties.passed:
        duties = replace(duties, is_marked=True)
    return duties


def used_pass(situation: Situation, positions: Positions, seat: Seat, duties: Duties) -> Duties:
    """Who has dealt off and moved may let the blinds go by once, for nothing (Cooke 12.20.08)."""
    if is_passed(situation, positions, seat):
        # Present or not he comes in free, once he is behind the button.
        return replace(duties, is_free=True, owes=Owes.NOTHING, entry=Entry.BEHIND,
                       may_let_pass=False, passed=0)  # fmt: skip
    if positions.pointers.big_blind == seat:
        return replace(duties, may_let_pass=False)
    return duties


def is_passed(situation: Situation, positions: Positions, seat: Seat) -> bool:
    """Whether the big blind of the hand with ``positions`` has gone past ``seat``."""
    assert situation.last is not None
    last, now = situation.last.big_blind, positions.pointers.big_blind
    return last != now and seat in ring.between(last, now, situation.seats)


def _let_pass(duties: Duties) -> Duties:
    """One more time they have gone by: a small blind that was owed is both now, a free hand none.

    Somebody who has moved away from them owes one big blind as before while he means to post it
    behind the button; the distance that he waited for is nothing to him any more.
    """
    owes = duties.owes
    if owes is Owes.SMALL:
        owes = Owes.BOTH
    elif owes is Owes.NOTHING:
        owes = Owes.BIG
    return replace(duties, owes=owes, is_free=False, distance=0, passed=duties.passed + 1)


def picked_up(changed: Collection[tuple[Seat, Duties]]) -> Iterator[Seat]:
    """The newcomers whom the blinds pass for the second time (Cooke 12.15)."""
    for seat, duties in changed:
        if duties.is_new and duties.passed >= _PICKED_UP:
            yield seat
