"""Holding: what one player of a record is dealt, throws and shows, card by card.

A record may learn late what a card was: a hand dealt as ``????`` is shown in the end.  Each card
off the deck therefore has a place of its own, and whoever learns what lies there fills it in.
"""

from collections.abc import Iterable

from core.cards import Card
from core.notation.phh.lines import HoleCards, Known, Line, Shows, Throws
from core.notation.phh.record import NotDealt


class Place:
    """The place of one card; ``card`` is None as long as nobody has said which lies there."""

    __slots__ = ("card",)

    def __init__(self, card: Card | None = None) -> None:
        self.card = card


class Holding:
    """The cards of one player.

    Attributes:
        dealt: every place that was dealt to him, in order.
        held: those he still has, in order.
        thrown: for each draw, those he exchanged.
    """

    def __init__(self) -> None:
        self.dealt: list[Place] = []
        self.held: list[Place] = []
        self.thrown: list[list[Place]] = []

    def deal(self, cards: Known) -> None:
        """He gets ``cards``."""
        places = [Place(card) for card in cards]
        self.dealt += places
        self.held += places

    def throw(self, cards: Known) -> None:
        """He throws ``cards`` on the draw; of unknown ones, the oldest that nobody knows.

        Raises:
            NotDealt: he has no such cards.
        """
        gone = [self._place_of(card, cards) for card in cards if card is not None]
        for _ in range(len(cards) - len(gone)):
            gone.append(self._unknown([place for place in self.held if place not in gone]))
        self.held = [place for place in self.held if place not in gone]
        self.thrown.append(gone)

    def show(self, cards: Known) -> None:
        """He shows ``cards``, all or a part of those he holds.

        Raises:
            NotDealt: he holds other cards.
        """
        if len(cards) != len(self.held):
            raise NotDealt("cards for a hand of another size")
        for card in cards:
            if card is not None:
                self._place_of(card, cards)

    def _place_of(self, card: Card, told: Known) -> Place:
        """Where he has ``card``, which may be told here for the first time.

        A card told for the first time is put where it was said to lie, if that is free.
        """
        for place in self.held:
            if place.card == card:
                return place
        if len(told) == len(self.held):
            place = self.held[told.index(card)]
            if place.card is None:
                place.card = card
                return place
        place = self._unknown(self.held)
        place.card = card
        return place

    def _unknown(self, among: Iterable[Place]) -> Place:
        for place in among:
            if place.card is None:
                return place
        raise NotDealt("a hand that shows other cards than it was dealt")


def holdings(lines: Iterable[Line], players: int) -> list[Holding]:
    """What every player was dealt, threw and showed, as far as the record knows it.

    Raises:
        NotDealt: cards for a player who is not there, or that he does not have.
    """
    held = [Holding() for _ in range(players)]
    for line in lines:
        if not isinstance(line, HoleCards | Throws | Shows):
            continue
        if not 1 <= line.player <= players:
            raise NotDealt("cards for a player who is not there")
        holding = held[line.player - 1]
        match line:
            case HoleCards(cards=cards):
                holding.deal(cards)
            case Throws(cards=cards):
                holding.throw(cards)
            case Shows(cards=cards):
                if cards is not None:
                    holding.show(cards)
    return held
