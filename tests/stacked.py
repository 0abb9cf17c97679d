"""Stacked decks: whole decks that deal the wanted cards to the wanted places."""

from core.cards import STANDARD_DECK, Card, parse_cards
from core.games import GAMES
from core.games.spec import DealDown, DealUp, Draw, TurnBoard
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


def arranged(
    holes: list[str],
    board: str | tuple[str, ...] = "",
    game: str = "texas_holdem",
    cards: tuple[Card, ...] = STANDARD_DECK,
) -> tuple[Card, ...]:
    """A whole deck of ``cards`` that deals ``holes`` in the order of the deal, and ``board``.

    Each of ``holes`` are one player's cards in the order he gets them, for as long as nobody
    folds; ``board`` is one row of community cards or, for several, each row.  What is not named
    does not matter, and is none of the named cards.
    """
    wanted = [list(parse_cards(hole)) for hole in holes]
    rows = [list(parse_cards(row)) for row in ((board,) if isinstance(board, str) else board)]
    named = {card for row in (*wanted, *rows) for card in row}
    spare = [card for card in cards if card not in named]
    top: list[Card] = []
    for step in (step for street in GAMES[game].streets for step in street.steps):
        match step:
            case DealDown() | DealUp():
                if step.burn + sum(max(step.count - len(hole), 0) for hole in wanted) > len(spare):
                    break
                top += [spare.pop(0)] if step.burn else []
                for _ in range(step.count):
                    top += [hole.pop(0) if hole else spare.pop(0) for hole in wanted]
            case TurnBoard():
                row = rows[step.board] if step.board < len(rows) else []
                top += [spare.pop(0)] if step.burn else []
                top += [row.pop(0) if row else spare.pop(0) for _ in range(step.count)]
            case Draw():
                # What comes now depends on what is thrown: see ``Game.next_cards``.
                break
            case _:
                pass
    rest = [card for card in cards if card not in set(top)]
    return (*top, *rest)
