"""The deck that deals a recorded hand: each known card where the dealer will come to it.

The game's streets are gone through step by step.  Who has folded gets no more cards, which shows
in the record by their absence.
"""

from collections.abc import Callable, Iterable
from typing import Final

from core.cards import STANDARD_DECK, Card
from core.games.contest import Ranking
from core.games.spec import BringIn, DealDown, DealUp, Draw, GameSpec, Step, TurnBoard
from core.hands import bring_in_high, bring_in_low
from core.notation.phh.holding import Holding, Place
from core.notation.phh.lines import BettingLine, BoardCards, Line
from core.notation.phh.record import NotDealt

_RAN_SHORT: Final = "a deck that ran short"


class Arranger:
    """Lays the deck of a record, card by card."""

    def __init__(self, lines: tuple[Line, ...], held: list[Holding], game: GameSpec) -> None:
        self._game = game
        self._board = [
            card for line in lines if isinstance(line, BoardCards) for card in line.cards
        ]
        self._opener = next((line.player for line in lines if isinstance(line, BettingLine)), None)
        self._held = held
        self._players = range(len(held))
        self._coming = [iter(holding.dealt) for holding in held]
        self._draws = 0
        self._places: list[Place] = []

    def deck(self) -> tuple[Card, ...]:
        """A whole deck, and every place of the players filled in.

        Burns, and cards the record does not know, come from what it does not name.

        Raises:
            NotDealt: a card comes twice, a player has too many, or the deck ran short.
        """
        for at, street in enumerate(self._game.streets):
            for step in street.steps:
                self._lay(step, is_first=at == 0)
        if self._board:
            raise NotDealt(_RAN_SHORT)
        if any(next(coming, None) is not None for coming in self._coming):
            raise NotDealt("cards for a hand of another size")
        return self._filled()

    def _lay(self, step: Step, *, is_first: bool) -> None:
        match step:
            case DealDown() | DealUp():
                self._burn(step.burn)
                for _ in range(step.count):
                    row = [self._next_of(player, is_first) for player in self._players]
                    if is_first and isinstance(step, DealUp):
                        self._settle_bring_in(row)
                    self._places += [place for place in row if place is not None]
            case TurnBoard():
                self._burn(step.burn)
                turned = self._board[: step.count]
                del self._board[: step.count]
                turned += [None] * (step.count - len(turned))
                self._places += map(Place, turned)
            case Draw():
                self._burn(step.burn)
                for player, holding in enumerate(self._held):
                    thrown = holding.thrown[self._draws : self._draws + 1]
                    count = sum(map(len, thrown))
                    self._places += [self._due_to(player) for _ in range(count)]
                self._draws += 1
            case _:
                pass

    def _burn(self, burns: bool) -> None:
        if burns:
            self._places.append(Place())

    def _next_of(self, player: int, is_first: bool) -> Place | None:
        """The next card of ``player``; None where he is out and gets none."""
        return self._due_to(player) if is_first else next(self._coming[player], None)

    def _due_to(self, player: int) -> Place:
        """The next card of ``player``, an unknown one where the record is silent."""
        coming = next(self._coming[player], None)
        if coming is None:
            coming = Place()
            self._held[player].held.append(coming)
        return coming

    def _settle_bring_in(self, doors: list[Place | None]) -> None:
        """Let unknown upcards be such that who is recorded to bring it in has to (Cooke 5.06)."""
        key = _key(self._game)
        named = {place.card for holding in self._held for place in holding.dealt}
        rest = sorted((card for card in STANDARD_DECK if card not in named), key=key)
        for player, place in enumerate(doors, 1):
            if place is not None and place.card is None:
                place.card = rest.pop(-1 if player == self._opener else 0)

    def _filled(self) -> tuple[Card, ...]:
        known = [place.card for place in self._places if place.card is not None]
        if len(set(known)) < len(known):
            raise NotDealt("a card that comes twice")
        if len(self._places) > len(STANDARD_DECK):
            raise NotDealt(_RAN_SHORT)
        rest = iter([card for card in STANDARD_DECK if card not in known])
        for place in self._places:
            if place.card is None:
                place.card = next(rest)
        cards = [place.card for place in self._places if place.card is not None]
        return (*cards, *rest)


def _key(game: GameSpec) -> Callable[[Card], int]:
    """By which upcard it is brought in: the largest key opens."""
    if game.bring_in is BringIn.LOW_CARD:
        return bring_in_low
    is_ace_low = game.contests[0].ranking is Ranking.LOW_A5
    return lambda card: bring_in_high(card, is_ace_low=is_ace_low)


def unknown_hands(held: Iterable[Holding]) -> set[int]:
    """The players, counted from 1, of whose hands the record leaves a card unknown."""
    return {
        number
        for number, holding in enumerate(held, 1)
        if not holding.dealt or any(place.card is None for place in holding.held)
    }
