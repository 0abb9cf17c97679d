"""What players do in a hand of any game, fixed beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from core.cards import Card, cards_text
from core.chips import Chips, chips_text
from core.hand.menu import Menu
from core.hand.state import Choosing, Drawing, Hand
from core.ids import Seat
from core.present.documents import Verb


class Said(NamedTuple):
    """What somebody says: a verb, with what to bet to or the cards he throws and their places."""

    verb: Verb
    to: Chips | None = None
    places: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def words(self) -> str:
        """The same as it is typed."""
        if self.verb in (Verb.DRAW, Verb.DISCARD):
            named = cards_text(self.cards)
            return f"{self.verb.value} {named}" if named else "pat"
        amount = chips_text(self.to) if self.to is not None else ""
        return f"{_WORDS.get(self.verb, self.verb.value)} {amount}".strip()


_WORDS: Final = {Verb.RAISE_TO: "raise"}

Betting = Callable[[Hand, Menu], Said]


def passes(hand: Hand, menu: Menu) -> Said:
    """The cheapest way to stay in."""
    if menu.bring_in or menu.must_bet:
        return Said(Verb.BET, menu.bring_in or menu.raise_min)
    if menu.bet_or_fold and menu.may_raise:
        return raises(hand, menu)
    return Said(Verb.CHECK if menu.may_check else Verb.CALL)


def raises(hand: Hand, menu: Menu) -> Said:
    """The smallest bet or raise there is."""
    return Said(Verb.BET if menu.opens else Verb.RAISE_TO, menu.raise_min)


def bets_each_round(hand: Hand, menu: Menu) -> Said:
    """One bet and one raise in each round, the rest calls."""
    wants = menu.may_raise and not menu.bring_in and hand.bets < (1 if hand.street else 2)
    return raises(hand, menu) if wants else passes(hand, menu)


def gives_up(hand: Hand, menu: Menu) -> Said:
    """Somebody bets early on, and all the others fold."""
    is_quiet = hand.bets <= (1 if hand.big_blind is not None and not hand.street else 0)
    if is_quiet and menu.may_raise and not menu.bring_in:
        return raises(hand, menu)
    if is_quiet or menu.may_check or not menu.may_fold:
        return passes(hand, menu)
    return Said(Verb.FOLD)


def goes_all_the_way(hand: Hand, menu: Menu) -> Said:
    """As much as may be, by every second player; in limit up to the last raise."""
    if menu.may_raise and not menu.bring_in and menu.seat % 2:
        return Said(Verb.BET if menu.opens else Verb.RAISE_TO, menu.raise_max)
    return passes(hand, menu)


PLANS: Final[tuple[Betting, ...]] = (
    passes,
    bets_each_round,
    gives_up,
    bets_each_round,
    goes_all_the_way,
)


def said_in(hand: Hand) -> Said:
    """What the player to act says, by the number of the hand; of several who choose, the first."""
    match hand.phase:
        case Drawing(to_act=seat, most=most):
            count = (seat + hand.number + hand.street) % (most + 1)
            return throws(hand, seat, Verb.DRAW, count)
        case Choosing(waiting=waiting, count=count):
            return throws(hand, waiting[0], Verb.DISCARD, count)
        case _:
            pass
    if hand.menu is None:
        is_shy = hand.number % 2 and hand.to_act is not None and hand.to_act % 2
        return Said(Verb.MUCK if is_shy else Verb.SHOW)
    return PLANS[(hand.number - 1) % len(PLANS)](hand, hand.menu)


def throws(hand: Hand, seat: Seat, verb: Verb, count: int) -> Said:
    """So many cards go, another one first for each seat."""
    player = hand.player(seat)
    assert player is not None
    held = player.down.content
    places = tuple(sorted((seat + at) % len(held) + 1 for at in range(min(count, len(held)))))
    return Said(verb, places=places, cards=tuple(held[place - 1] for place in places))
