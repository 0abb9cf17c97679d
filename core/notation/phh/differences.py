"""Differences: final stacks that are not the recorded ones, and the rule that decides them.

Each explanation is worked out from the hand itself: it says how far off every stack must be,
and counts only if it is right for every player.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.hand.events import PotPushed
from core.hand.state import Award
from core.notation.phh.replay import Replayed


class Difference(Struct, frozen=True):
    """Why the stacks are not the recorded ones; ``rule`` is None where no rule explains it."""

    name: str
    rule: RuleId | None = None


Off = list[Fraction]
"""How far each player's recorded stack is above ours, in hundredths of a chip."""


def difference_of(replayed: Replayed) -> Difference | None:
    """None when the hand ends with the recorded stacks, or the record has none."""
    recorded = replayed.recorded_stacks
    if recorded is None:
        return None
    off = [Fraction(theirs) - ours for ours, theirs in zip(replayed.stacks, recorded, strict=True)]
    if not any(off):
        return None
    for explains, difference in _EXPLANATIONS:
        if explains(replayed, off):
            return difference
    return Difference("unexplained")


def _is_halved_odd_chip(replayed: Replayed, off: Off) -> bool:
    """The record divides every split pot evenly, where we push odd units whole."""
    return off == _if_paid(replayed, lambda award: Fraction(award.amount, len(award.shares)))


def _is_rake(replayed: Replayed, off: Off) -> bool:
    """At most a tenth of what each winner was pushed went to the house, and nothing else."""
    lost = _if_paid(replayed, lambda award: Fraction(0))
    return all(pushed / 10 <= taken <= 0 for taken, pushed in zip(off, lost, strict=True))


def _if_paid(replayed: Replayed, part: Callable[[Award], Fraction]) -> Off:
    """How far off the stacks would be had each winner been pushed ``part`` of each pot."""
    seats = replayed.seats
    off = [Fraction(0)] * len(seats)
    for event in replayed.events:
        if isinstance(event, PotPushed):
            for share in event.award.shares:
                off[seats.index(share.seat)] += part(event.award) - share.amount
    return off


_EXPLANATIONS: Final[tuple[tuple[Callable[[Replayed, Off], bool], Difference], ...]] = (
    (
        _is_halved_odd_chip,
        Difference("an odd chip, pushed whole left of the button", RuleId("cooke-9.18")),
    ),
    (_is_rake, Difference("a rake, which this table does not take", RuleId("cooke-15.01"))),
)
"""What may lie behind a difference, tried in this order."""
