"""What a hand makes, as it is said in a sentence."""

from typing import Final

from core.cards import RANKS
from core.games import GAMES
from core.hands import NO_LOW, Category, Reading, low_half_words, low_words, words
from core.present.board.rows import row_names
from core.view import HandView, MadeHand, MyHand

_WITH_ARTICLE: Final = frozenset(
    {
        Category.PAIR,
        Category.STRAIGHT,
        Category.FLUSH,
        Category.FULL_HOUSE,
        Category.STRAIGHT_FLUSH,
    }
)
_LOW_TO_COME: Final = "no low yet"
_LOW_GONE: Final = "no low can come any more"


def reading_words(reading: Reading) -> str:
    """``a straight, ace high``, ``two pair, kings and sevens``."""
    article = "a " if reading.category in _WITH_ARTICLE else ""
    return article + words(reading)


def low_reading_words(reading: Reading) -> str:
    """``an eight-six low``, ``a wheel``, ``a pair of deuces``."""
    said = low_words(reading)
    if reading.category is Category.HIGH_CARD:
        return f"{'an' if said.startswith(('ace', 'eight')) else 'a'} {said}"
    return reading_words(reading)


def made_words(made: tuple[MadeHand, ...]) -> str:
    """What it makes in each contest, with a note where the board plays (Cooke 6.05)."""
    return "; ".join(_one(one, is_split=len(made) > 1) for one in made)


def flop_words(hand: HandView, reading: Reading) -> str:
    """`` on the second flop``: which of two boards a hand is made with; nothing of one board."""
    boards = GAMES[hand.game].boards
    if len(boards) == 1:
        return ""
    shared = {row for row in boards[0] if all(row in board for board in boards)}
    names = row_names(hand.game)
    used = [row for board in boards for row in board
            if row not in shared and set(hand.boards[row]) & set(reading.best)]  # fmt: skip
    return f" on the {names[used[0]].lower()}" if len(used) == 1 else ""


def own_words(hand: HandView, mine: MyHand) -> str:
    """What the viewer's own cards make so far; a low that does not count yet is told kindly."""
    return "; ".join(
        _so_far(one, is_split=len(mine.made) > 1, is_over=hand.is_over)
        + (flop_words(hand, one.reading) if one.reading is not None else "")
        for one in mine.made
    )


def _so_far(made: MadeHand, *, is_split: bool, is_over: bool) -> str:
    if made.is_low and made.reading is None and not is_over:
        return _LOW_TO_COME if made.may_come else _LOW_GONE
    words_so_far = _one(made, is_split=is_split)
    if not made.is_low or made.reading is None or made.reading.category is not Category.HIGH_CARD:
        return words_so_far
    return f"{words_so_far} ({low_ranks(made.reading)})"


def low_ranks(reading: Reading) -> str:
    """A low by all its ranks, the highest first: ``8-6-4-3-A``."""
    return "-".join(RANKS[rank].replace("T", "10") for rank in reading.ranks)


def _one(made: MadeHand, *, is_split: bool) -> str:
    if made.is_low:
        if made.reading is None:
            return NO_LOW
        if is_split:
            return low_half_words(made.reading)
        is_low = made.reading.category is Category.HIGH_CARD
        return low_words(made.reading) if is_low else reading_words(made.reading)
    if made.reading is None:
        return "nothing yet"
    return reading_words(made.reading) + (" (plays the board)" if made.plays_board else "")
