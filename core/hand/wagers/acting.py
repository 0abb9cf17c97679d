"""Acting: what one act of a betting round comes to, and what it would come to.

The player in turn, one who is held to what he has said, and one who only speaks out of turn are
all judged here.
"""

from typing import Final

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.commands import BettingAct
from core.hand.draft import HandDraft
from core.hand.draw_games import unopened
from core.hand.menu import Menu
from core.hand.state import Act, Player
from core.hand.wagers import wagering
from core.hand.wagers.menus import menu_for

Acted = e.Checked | e.Called | e.Folded | e.BetMade | e.Raised | e.Completed
"""What the table sees of an act that is no bring-in."""

_ACTS: Final[dict[type, Act]] = {
    e.Checked: Act.CHECK,
    e.Called: Act.CALL,
    e.Folded: Act.FOLD,
    e.BetMade: Act.BET,
    e.Raised: Act.RAISE,
    e.Completed: Act.COMPLETE,
}


def take(draft: HandDraft, player: Player, menu: Menu, command: BettingAct) -> None:
    """Carry out ``command`` of ``player``, whose choices are those of ``menu``.

    Raises:
        Refusal: why he may not do it; nothing has been emitted then.
    """
    unopened.check_openers(draft, player, command)
    wagering.act(draft, menu, command)


def rehearse(
    draft: HandDraft, player: Player, command: BettingAct, menu: Menu | None = None
) -> Acted | None:
    """What ``command`` of ``player`` would come to, were it his turn; nothing happens.

    None for a raise that is announced without an amount (Cooke 8.01.07).

    Raises:
        Refusal: why he may not do it.
    """
    trial = trial_of(draft)
    take(trial, player, menu or menu_for(draft, player), command)
    acted: list[Acted] = [event for event in trial.events if type(event) in _ACTS]
    return acted[0] if acted else None


def trial_of(draft: HandDraft) -> HandDraft:
    """A copy of ``draft`` on which something can be tried."""
    return HandDraft.of(draft.freeze(), [], draft.folds, _nothing)


def act_of(acted: Acted) -> Act:
    """The kind of act."""
    return _ACTS[type(acted)]


def put_in(acted: Acted) -> Chips:
    """What it takes from the stack, in hundredths of a chip."""
    return NO_CHIPS if isinstance(acted, (e.Checked, e.Folded)) else acted.more


def total(acted: Acted) -> Chips:
    """The total that a bet or raise goes to; 0 for anything else."""
    return acted.to if isinstance(acted, (e.BetMade, e.Raised, e.Completed)) else NO_CHIPS


def _nothing() -> None:
    """A trial ends no hand."""
