"""Six seats under either system, and each hand in a line: ``B4 sb, SB5 BB6``."""

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.table.events import ButtonMoved
from tests.play import Game

NO_DEAD_BUTTON: Overrides = {"button.rule": "no_dead_button"}

_WORDS = {PostKind.BIG: "BB", PostKind.SMALL: "SB", PostKind.DEAD: "dead"}
_SIZES = {"BB": 20, "SB": 10, "dead": 10}


def laid(game: Game) -> str:
    """The button, what is posted on it, and the other blinds of the hand, clockwise.

    ``B4 sb, SB5 BB6``: seat 4 has the button and posts a small blind on it.  The amounts are
    checked: a big blind is 20, a small one 10.
    """
    moved = game.last(ButtonMoved)
    button = moved.pointers.button
    on_button = ""
    others: list[str] = []
    for post in game.of_hand(h.BlindPosted):
        word = _WORDS[post.kind]
        assert post.amount == _SIZES[word] * 100
        if post.seat == button:
            on_button += f" {word.lower()}"
        else:
            others.append(f"{word}{post.seat}")
    text = f"B[{button}]" if moved.is_dead else f"B{button}"
    return f"{text}{on_button}{',' if on_button else ''} {' '.join(others)}"


def hands(game: Game, count: int) -> list[str]:
    """The next hands, nobody contesting them."""
    lines = []
    for _ in range(count):
        game.next_hand()
        lines.append(laid(game))
    game.skip_hand()
    return lines


def after_first(script: str, *, settings: Overrides | None = None, seats: int = 6) -> Game:
    """Six seats after H1 B1/SB2/BB3, when ``script`` has been said."""
    game = Game(seats, button=1, settings=NO_DEAD_BUTTON if settings is None else settings)
    assert hands(game, 1) == ["B1 SB2 BB3"]
    if script:
        game.play(script)
    return game
