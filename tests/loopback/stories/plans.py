"""What players do in a hand, fixed beforehand: the plan of a hand answers every prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.hand.state import Hand
from core.present.documents import Verb

Plan = Callable[[Hand], tuple[Verb, str]]
"""The verb said at the hand's present prompt and, for a bet or raise, the amount as typed."""


def to_the_river(hand: Hand) -> tuple[Verb, str]:
    """Everybody stays for the cheapest price, so that hands are shown."""
    if hand.menu is None:
        return (Verb.MUCK if hand.number % 2 else Verb.SHOW), ""
    return (Verb.CHECK if hand.menu.may_check else Verb.CALL), ""


def walk(hand: Hand) -> tuple[Verb, str]:
    """Everybody folds to the big blind."""
    return Verb.FOLD, ""


def all_in(hand: Hand) -> tuple[Verb, str]:
    """The first three put everything in, the others get out of the way."""
    if hand.menu is None:
        return Verb.SHOW, ""
    if hand.action > 3:
        return Verb.FOLD, ""
    return (Verb.ALL_IN if hand.menu.may_raise else Verb.CALL), ""


def bet_the_flop(hand: Hand) -> tuple[Verb, str]:
    """A raise before the flop, a pot-sized bet on it, and nobody wants to see more."""
    if hand.menu is None:
        return Verb.SHOW, ""
    if hand.action == 1 and hand.menu.raise_max > hand.menu.raise_min:
        return Verb.RAISE_TO, "3bb"
    if hand.street and hand.menu.opens and hand.menu.may_raise:
        return Verb.BET, "pot"
    if hand.street:
        return Verb.FOLD, ""
    return (Verb.CHECK if hand.menu.may_check else Verb.CALL), ""


PLANS: Final[tuple[Plan, ...]] = (to_the_river, walk, all_in, bet_the_flop, to_the_river)


def plan_of(hand: Hand) -> Plan:
    """The plan of a hand, by its number."""
    return PLANS[(hand.number - 1) % len(PLANS)]
