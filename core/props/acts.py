"""Acts: what a house player means to do, before it is said with a size the menu allows."""

from enum import Enum, auto, unique

from msgspec import Struct

from core.chips import Chips
from core.hand.commands import AllIn, Bet, BettingAct, Call, Check, Fold, Prompt, RaiseTo
from core.hand.menu import Menu
from core.ids import PersonId
from core.notation.presets import is_all_in
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
    menu = spot.menu
    if isinstance(intent, Wager) and menu.may_raise:
        wager = _wager(intent, spot, person, prompt)
        if wager is not None:
            return wager
    if menu.bring_in:
        return Bet(person, menu.bring_in, prompt)
    if menu.must_bet:
        return _sized(menu, menu.raise_min, person, prompt)
    if menu.may_check:
        return Check(person, prompt)
    if intent is Passive.GIVE_UP or not menu.may_call:
        return Fold(person, prompt)
    return Call(person, prompt, confirmed=True)


def _wager(
    intent: Wager, spot: Spot, person: PersonId, prompt: Prompt
) -> AllIn | Bet | RaiseTo | None:
    """The wager in whole units within the menu; all-in when little would be left behind.

    In limit it is the largest size that is not above what is meant, else the smallest.  None
    when a wager would commit a stack that is not to be committed.
    """
    menu = spot.menu
    if menu.sizes:
        fitting = [to for to in menu.sizes if to <= intent.to]
        return _sized(menu, fitting[-1] if fitting else menu.sizes[0], person, prompt)
    to = max(intent.to - intent.to % spot.unit, menu.raise_min)
    is_open_ended = menu.raise_max == spot.reach
    if 3 * (to - menu.bet) >= 2 * menu.stack and is_open_ended:
        return AllIn(person, prompt) if intent.may_commit else None
    if to >= menu.raise_max and is_all_in(menu, menu.raise_max, spot.unit):
        return AllIn(person, prompt) if intent.may_commit else None
    return _sized(menu, Chips(min(to, menu.raise_max)), person, prompt)


def _sized(menu: Menu, to: Chips, person: PersonId, prompt: Prompt) -> Bet | RaiseTo:
    act = Bet if menu.opens else RaiseTo
    return act(person, to, prompt)
