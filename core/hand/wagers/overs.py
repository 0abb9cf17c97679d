"""Overs: higher stakes as soon as only players who have agreed on them can bet (Cooke 16.03)."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from core.chips import Chips
from core.games.spec import BettingRound
from core.hand.draft import HandDraft
from core.hand.events import (
    ActionOn,
    Folded,
    FoldedEarly,
    FoldRetrieved,
    HandKilled,
    OversChanged,
    SizesChanged,
)
from core.hand.overs import Overs
from core.hand.wagers import caps, full_wagers
from core.hand.wagers.bet_sizes import bet_sizes

HEADS_UP: Final = 2

_CHANGES: Final = (Folded, FoldedEarly, FoldRetrieved, HandKilled)
"""What takes a hand out of the betting, or back into it."""


def at_street(draft: HandDraft) -> None:
    """Before a betting round opens: the stakes that all who can still bet have agreed on.

    Who is all-in does not count.
    """
    level = _common(draft)
    if level is not draft.overs:
        draft.emit(OversChanged(level))


def after_fold(draft: HandDraft) -> None:
    """In the last round overs begin at once when the last other player folds.

    Nothing else begins them there: who is all-in has played this street.  By the alternate they do
    not begin in the last round at all, and on every earlier street they wait for the next.  A fold
    that is taken back takes the stakes back with it.
    """
    if not any(isinstance(event, _CHANGES) for event in _since_the_last_prompt(draft)):
        return
    round_ = draft.spec.streets[draft.street].steps[draft.step]
    if not isinstance(round_, BettingRound) or not _is_last_round(draft):
        return
    level = _common(draft)
    if level is draft.overs or not draft.rules.overs_in_last_round:
        return
    draft.emit(OversChanged(level))
    sizes = bet_sizes(draft, draft.street, draft.step, round_)
    draft.emit(SizesChanged(sizes, _full_raise(draft, sizes), caps.is_capped(draft)))


def smallest_bet(draft: HandDraft, sizes: tuple[Chips, ...]) -> Chips:
    """The smallest bet of a round that has these sizes, or none."""
    return sizes[0] if sizes else draft.rules.min_open


def _full_raise(draft: HandDraft, sizes: tuple[Chips, ...]) -> Chips:
    """A bet that stands keeps its size; what is raised over it is of the new one at least."""
    least = smallest_bet(draft, sizes)
    if sizes and not full_wagers.has_range(draft.rules):
        return least
    return max(least, draft.full_raise) if draft.wager else least


def _since_the_last_prompt(draft: HandDraft) -> Iterator[object]:
    return takewhile(lambda event: not isinstance(event, ActionOn), reversed(draft.events))


def _common(draft: HandDraft) -> Overs:
    """The highest stakes that everybody who can still bet plays for."""
    betting = [player.overs for player in draft.players if player.is_live]
    if len(betting) < HEADS_UP:
        return draft.overs
    return min(Overs(len(draft.rules.levels) - 1), *betting)


def _is_last_round(draft: HandDraft) -> bool:
    """Whether no betting follows this round."""
    rest = draft.spec.streets[draft.street].steps[draft.step + 1 :]
    later = (step for street in draft.spec.streets[draft.street + 1 :] for step in street.steps)
    return not any(isinstance(step, BettingRound) for step in (*rest, *later))
