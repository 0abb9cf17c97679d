"""The kill window: in lowball a pot may be killed on the first two cards (Cooke 8.04.12).

By setting two cards are dealt, then each player in turn is offered the kill, and when somebody
has killed the pot or nobody will the rest is dealt.
"""

from typing import Final

from msgspec.structs import replace

from core.games.spec import DealDown, Step
from core.hand import events as e
from core.hand.cards import dealing
from core.hand.draft import HandDraft
from core.hand.phases import KillWindow
from core.ids import Seat

FIRST_CARDS: Final = 2
"""So many cards a player may see before he kills the pot."""


def opens(draft: HandDraft, street: int, step: Step) -> bool:
    """Whether the kill is offered in the middle of this ``step``, the first of the deal.

    Then the first cards are dealt, and somebody is asked.
    """
    if draft.rules.late_kill is None or street or draft.dealt:
        return False
    if not isinstance(step, DealDown) or step.count <= FIRST_CARDS:
        return False
    asked = _asked(draft)
    if not asked:
        return False
    dealing.deal(draft, street, replace(step, count=FIRST_CARDS))
    offer(draft, asked)
    return True


def offer(draft: HandDraft, seats: tuple[Seat, ...]) -> None:
    """Ask the first of ``seats``, the others after him."""
    draft.emit(e.KillOffered(draft.action + 1, seats[0], seats[1:]))


def decline(draft: HandDraft) -> bool:
    """Whoever is asked does not kill the pot; False when nobody is left to be asked."""
    phase = draft.phase
    assert isinstance(phase, KillWindow)
    draft.emit(e.KillPassed(phase.to_act))
    if phase.waiting:
        offer(draft, phase.waiting)
    return bool(phase.waiting)


def deal_rest(draft: HandDraft) -> int:
    """Deal the rest of the first cards; the number of the step that is done with them."""
    steps = draft.spec.streets[0].steps
    number = next(at for at, step in enumerate(steps) if isinstance(step, DealDown))
    step = steps[number]
    assert isinstance(step, DealDown)
    dealing.deal(draft, 0, replace(step, count=step.count - FIRST_CARDS))
    return number


def _asked(draft: HandDraft) -> tuple[Seat, ...]:
    """Who has the chips for it, in the order in which they will act."""
    after = draft.posts.opens_after
    place = 0 if after is None else draft.place(after) + 1
    kill = draft.rules.late_kill
    assert kill is not None
    around = draft.clockwise_from(place % len(draft.players))
    return tuple(one.seat for one in around if one.is_live and one.stack + one.bet >= kill.least)
