"""What cards make with the boards of a hand, in the words of ``core.hands``."""

from core.cards import Card
from core.hands import high, read_high
from core.view.records import MadeHand


def made_hands(own: tuple[Card, ...], boards: tuple[tuple[Card, ...], ...]) -> tuple[MadeHand, ...]:
    """The best hand of ``own`` cards with each board; nothing without own cards.

    A whole board that is as good alone is being played (Cooke 6.05).
    """
    return tuple(_made(own, board) for board in boards) if own else ()


def _made(own: tuple[Card, ...], board: tuple[Card, ...]) -> MadeHand:
    reading = read_high(own + board)
    whole_board = 5
    plays_board = len(board) >= whole_board and high(board) == reading.strength
    return MadeHand(reading, plays_board)
