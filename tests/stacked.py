"""Stacked decks: whole decks that deal the wanted cards to the wanted places."""

from core.cards import STANDARD_DECK, Card, parse_cards
from core.ids import Seat

RANKED = tuple(sorted(STANDARD_DECK, reverse=True))
"""Every card, the highest first: what the draw for the button goes by."""


def draw_for(button: Seat, ready: list[Seat]) -> tuple[Card, ...]:
    """A deck from which ``button`` draws the highest card of the seats ``ready``."""
    deck = list(reversed(RANKED))
    if button in ready:
        place = ready.index(button)
        deck[place], deck[-1] = deck[-1], deck[place]
    return tuple(deck)


def arranged(holes: list[str], board: str) -> tuple[Card, ...]:
    """A whole deck that deals ``holes`` in the order of the deal and ``board`` after burns."""
    wanted = [parse_cards(hole) for hole in holes]
    table = parse_cards(board)
    named = {card for hole in wanted for card in hole} | set(table)
    spare = iter([card for card in STANDARD_DECK if card not in named])
    top: list[Card] = []
    for place in range(2):
        top += [hole[place] if hole else next(spare) for hole in wanted]
    for street in (table[:3], table[3:4], table[4:5]):
        top += [next(spare), *street]
        if not street:
            break
    rest = [card for card in STANDARD_DECK if card not in set(top)]
    return (*top, *rest)
