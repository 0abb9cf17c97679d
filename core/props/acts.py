"""Acts: what a house player means to do, before it is said with a size the menu allows."""

from enum import Enum, auto, unique

from msgspec import Struct

from core.chips import Chips
from core.hand.commands import AllIn, Bet, BettingAct, Call, Check, Fold, Prompt, RaiseTo
from core.ids import PersonId
from core.props.spot import Spot


@unique
class Passive(Enum):
    """What needs no size."""

    GIVE_UP = auto()
    GO_ALONG = auto()


class Wager(Struct, frozen=True):
    """Bet or raise to about ``to``; ``may_commit`` when the whole stack may go in."""

    to: int
    may_commit: bool


Intent = Passive | Wager


def say(intent: Intent, spot: Spot, person: PersonId, prompt: Prompt) -> BettingAct:
    """The legal act that comes closest to ``intent``: nobody folds for free."""
    if isinstance(intent, Wager) and spot.menu.may_raise:
        wager = _wager(intent, spot, person, prompt)
        if wager is not None:
            return wager
    if spot.menu.may_check:
        return Check(person, prompt)
    if intent is Passive.GIVE_UP:
        return Fold(person, prompt)
    return Call(person, prompt)


def _wager(
    intent: Wager, spot: Spot, person: PersonId, prompt: Prompt
) -> AllIn | Bet | RaiseTo | None:
    """The wager in whole units within the menu; all-in when little would be left behind.

    None when that would commit a stack that is not to be committed.
    """
    menu = spot.menu
    to = max(intent.to - intent.to % spot.unit, menu.raise_min)
    if 3 * (to - menu.bet) >= 2 * menu.stack:
        return AllIn(person, prompt) if intent.may_commit and menu.raise_max == spot.reach else None
    to = min(to, menu.raise_max)
    act = Bet if menu.opens else RaiseTo
    return act(person, Chips(to), prompt)
