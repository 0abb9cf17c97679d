"""Triggers: what has to happen in a hand for the next one to be killed (Cooke 8.04)."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from core.chips import Chips, whole
from core.hand.draft import HandDraft
from core.house.settings import Overrides, number, word
from core.table.kills import legs
from core.table.kills.button import KillButton, KillState, freed
from core.table.kills.button_events import KillButtonMoved, KillWhy
from core.table.kills.limits import lower_limit, upper_limit
from core.table.kills.offered import NO_OPENERS, TWO_POTS
from core.table.kills.outcome import Outcome

Trigger = Callable[[KillButton, HandDraft, Outcome, Overrides], KillButtonMoved]
"""How the button lies after a hand."""

_FACTOR: Final = 5
_HALVES: Final = 2


def _won(
    kill: KillButton, outcome: Outcome, least: Chips, why: KillWhy, *, may_kill: bool = True
) -> KillButtonMoved:
    """Who has won a pot of ``least`` or more by himself kills the next one."""
    sole = outcome.sole
    if sole is None or not may_kill or outcome.pot < least:
        return KillButtonMoved(freed(kill), KillWhy.NOTHING)
    kills = replace(kill, state=KillState.KILL, person=sole.person)
    return KillButtonMoved(kills, why, sole.seat, outcome.pot, least)


def _scoop(
    kill: KillButton, hand: HandDraft, outcome: Outcome, settings: Overrides
) -> KillButtonMoved:
    """Both halves of a pot of five upper limits, the unkilled ones (Cooke 8.04.03)."""
    multiple = number(settings, "kill.scoop_multiple")
    least = Chips(multiple * upper_limit(hand.rules.game_stakes))
    may_kill = len(hand.spec.contests) == _HALVES
    return _won(kill, outcome, least, KillWhy.SCOOP, may_kill=may_kill)


def _big_pot(
    kill: KillButton, hand: HandDraft, outcome: Outcome, settings: Overrides
) -> KillButtonMoved:
    """A pot of the size that the house has set (Cooke 8.04.04)."""
    stakes = hand.rules.game_stakes
    match word(settings, "kill.big_pot_formula"):
        case "five_upper":
            least = Chips(_FACTOR * upper_limit(stakes))
        case "five_lower":
            least = Chips(_FACTOR * lower_limit(stakes))
        case _:
            least = whole(number(settings, "kill.big_pot_amount"))
    return _won(kill, outcome, least, KillWhy.BIG_POT)


def _no_openers(
    kill: KillButton, hand: HandDraft, outcome: Outcome, settings: Overrides
) -> KillButtonMoved:
    """Nobody could open: who is left of the blinds of the next deal kills it (Cooke 8.04.05).

    The blinds alone open nothing: all have folded to the big blind, or the blinds were chopped.
    """
    del outcome, settings
    if hand.spec.openers is None or hand.opener is not None:
        return KillButtonMoved(freed(kill), KillWhy.NOTHING)
    return KillButtonMoved(replace(kill, state=KillState.KILL, person=None), KillWhy.NO_OPENERS)


TRIGGERS: Final[Mapping[str, Trigger]] = {
    TWO_POTS: legs.after_pot,
    "scoop": _scoop,
    "big_pot": _big_pot,
    NO_OPENERS: _no_openers,
}
"""By the values of ``kill.trigger``; ``none`` has none."""
