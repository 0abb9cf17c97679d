"""Readings: the legal acts an unclear number may have meant."""

from collections.abc import Iterable

from core.chips import Chips
from core.hand.commands import AllIn, Bet, BettingAct, Call, Check, Prompt, RaiseTo
from core.hand.menu import Menu
from core.ids import PersonId
from core.notation.presets import is_all_in, least_wager, presets

Readings = tuple[BettingAct, ...]


def wager_act(
    menu: Menu, to: Chips, unit: Chips, person: PersonId, prompt: Prompt | None = None
) -> BettingAct:
    """The legal bet, raise or all-in that puts ``to`` in front of the player."""
    if to == menu.raise_max and is_all_in(menu, to, unit):
        return AllIn(person, prompt)
    return Bet(person, to, prompt) if menu.opens else RaiseTo(person, to, prompt)


def is_legal_wager(menu: Menu, to: Chips, unit: Chips) -> bool:
    """True when a bet or raise *to* this amount is on the menu; the bring-in is one too."""
    if menu.bring_in and to == menu.bring_in:
        return True
    if menu.sizes:
        return to in menu.sizes
    if to == menu.raise_max:
        return menu.may_raise
    return menu.raise_min <= to < menu.raise_max and to % unit == 0


def number_readings(
    menu: Menu, amount: Chips, unit: Chips, person: PersonId, prompt: Prompt | None = None
) -> Readings:
    """What a number may mean: *to* it, *by* it, the nearest legal wager, or no wager at all.

    A number that is what the call costs is first of all a call.
    """
    exact = [to for to in (amount, _by(menu, amount)) if is_legal_wager(menu, to, unit)]
    wagers = exact or list(_nearest(menu, amount, unit))
    acts = [wager_act(menu, to, unit, person, prompt) for to in wagers]
    passive = _passive(menu, person, prompt)
    is_call = menu.may_call and amount in (menu.call, menu.wager)
    return _distinct([*passive, *acts] if is_call else [*acts, *passive])


def _passive(menu: Menu, person: PersonId, prompt: Prompt | None) -> Readings:
    """To check, to call, or to bring it in; nothing where he has to bet or fold."""
    if menu.bring_in:
        return (Bet(person, menu.bring_in, prompt),)
    if menu.may_check:
        return (Check(person, prompt),)
    return (Call(person, prompt),) if menu.may_call else ()


def by_readings(
    menu: Menu, amount: Chips, unit: Chips, person: PersonId, prompt: Prompt | None = None
) -> Readings:
    """What ``raise by`` may mean: *by* the amount first, then *to* it."""
    by = _by(menu, amount)
    if not is_legal_wager(menu, by, unit):
        return number_readings(menu, amount, unit, person, prompt)
    first = wager_act(menu, by, unit, person, prompt)
    return _distinct([first, *number_readings(menu, amount, unit, person, prompt)])


def size_readings(
    menu: Menu, pot: Chips, unit: Chips, person: PersonId, prompt: Prompt | None = None
) -> Readings:
    """What ``raise`` without an amount may mean: the named sizes, in limit each that is legal."""
    if menu.sizes:
        due = (menu.bring_in,) if menu.bring_in else ()
        return _distinct(wager_act(menu, to, unit, person, prompt) for to in (*due, *menu.sizes))
    return _distinct(
        wager_act(menu, preset.to, unit, person, prompt) for preset in presets(menu, pot, unit)
    )


def _by(menu: Menu, amount: Chips) -> Chips:
    return Chips(menu.wager + amount)


def _nearest(menu: Menu, amount: Chips, unit: Chips) -> Iterable[Chips]:
    """The legal wagers next to an impossible amount, the lower first."""
    if not menu.may_raise:
        return
    if menu.sizes:
        below = [to for to in menu.sizes if to <= amount]
        above = [to for to in menu.sizes if to > amount]
        yield from (*below[-1:], *above[:1])
        return
    least = least_wager(menu)
    down = Chips(amount - amount % unit)
    for to in (down, Chips(down + unit)):
        if least < to < menu.raise_max:
            yield to
        else:
            yield least if to <= least else menu.raise_max


def _distinct(acts: Iterable[BettingAct]) -> Readings:
    return tuple(dict.fromkeys(acts))
