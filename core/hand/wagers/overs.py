"""Overs: higher stakes as soon as only players who have agreed on them can bet (Cooke 16.03)."""

from typing import Final

from core.games.spec import BettingRound
from core.hand.draft import HandDraft
from core.hand.events import OversChanged, SizesChanged
from core.hand.overs import Overs
from core.hand.wagers import caps, full_wagers
from core.hand.wagers.bet_sizes import bet_sizes

HEADS_UP: Final = 2


def at_street(draft: HandDraft) -> None:
    """Before a betting round opens: the stakes that all who can still bet have agreed on.

    Who is all-in does not count.
    """
    level = _common(draft)
    if level is not draft.overs:
        draft.emit(OversChanged(level))


def in_round(draft: HandDraft) -> None:
    """In the last round overs begin at once when the last other player folds.

    A bet that stands keeps its size, and what is raised over it is of the new one.  On every
    earlier street they wait for the next; by the alternate they do not begin in the last round
    at all.  A fold that is taken back takes the stakes back with it.
    """
    round_ = draft.spec.streets[draft.street].steps[draft.step]
    if not isinstance(round_, BettingRound) or not _is_last_round(draft):
        return
    level = _common(draft)
    if level is draft.overs or not draft.rules.overs_in_last_round:
        return
    draft.emit(OversChanged(level))
    sizes = bet_sizes(draft, draft.street, draft.step, round_)
    full_raise = full_wagers.first_full_raise(draft, draft.wager, sizes)
    draft.emit(SizesChanged(sizes, full_raise, caps.is_capped(draft)))


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
