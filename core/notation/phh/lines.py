"""Lines: one action of a recorded hand, read and written.

``d dh p1 AsKd`` cards of his own, ``d db 7d5h9d`` the board, ``p1 f`` folds, ``p1 cc`` checks or
calls, ``p1 cbr 40`` completes, bets or raises *to* 40, ``p1 pb`` brings it in, ``p1 sd 7c``
throws a card on the draw, ``p1 sd`` stands pat, ``p1 sm AsKd`` shows, ``p1 sm`` mucks.  ``??`` is
a card not known; what follows a ``#`` is a remark.
"""

from decimal import Decimal, InvalidOperation
from typing import Final

from msgspec import Struct

from core.cards import Card, card_text, parse_card
from core.notation.phh.record import Unreadable
from core.refusal import Refusal

Known = tuple[Card | None, ...]
"""Cards in order, None for each that the record does not know."""

UNKNOWN: Final = "??"
DEALT: Final = "-"
"""In place of cards shown: those he was dealt."""


class HoleCards(Struct, frozen=True):
    """``player`` (1 is the first left of the button) is dealt ``cards``.

    In stud the first two and the seventh are down and the others up; in draw games what comes
    after the first five replaces what he has thrown.
    """

    player: int
    cards: Known


class BoardCards(Struct, frozen=True):
    """``cards`` are turned on the board."""

    cards: Known


class Folds(Struct, frozen=True):
    """``player`` folds."""

    player: int


class ChecksOrCalls(Struct, frozen=True):
    """``player`` checks, or calls when he faces a bet."""

    player: int


class WagersTo(Struct, frozen=True):
    """``player`` completes, bets or raises to ``to`` in the record's money."""

    player: int
    to: Decimal


class BringsIn(Struct, frozen=True):
    """``player`` opens for the bring-in."""

    player: int


class Throws(Struct, frozen=True):
    """``player`` throws ``cards`` on the draw, none of them to stand pat."""

    player: int
    cards: Known


class Shows(Struct, frozen=True):
    """``player`` shows ``cards``; None means the cards he was dealt.

    Cards that are all unknown show nothing, yet the pot is not given up.
    """

    player: int
    cards: Known | None

    @property
    def is_blank(self) -> bool:
        """True when nothing is to be seen of what he shows."""
        return self.cards is not None and not any(card is not None for card in self.cards)


class Mucks(Struct, frozen=True):
    """``player`` gives up his hand at showdown."""

    player: int


BettingLine = Folds | ChecksOrCalls | WagersTo | BringsIn
Line = HoleCards | BoardCards | BettingLine | Throws | Shows | Mucks


def parse_line(text: str) -> Line:
    """Read one line of a hand.

    Raises:
        Unreadable: it is none.
    """
    words = text.partition("#")[0].split()
    match words:
        case ["d", "dh", player, cards]:
            return HoleCards(_player(player, text), parse_known(cards))
        case ["d", "db", cards]:
            return BoardCards(parse_known(cards))
        case [player, "f"]:
            return Folds(_player(player, text))
        case [player, "cc"]:
            return ChecksOrCalls(_player(player, text))
        case [player, "cbr", amount]:
            return WagersTo(_player(player, text), _amount(amount, text))
        case [player, "pb"]:
            return BringsIn(_player(player, text))
        case [player, "sd"]:
            return Throws(_player(player, text), ())
        case [player, "sd", cards]:
            return Throws(_player(player, text), parse_known(cards))
        case [player, "sm"]:
            return Mucks(_player(player, text))
        case [player, "sm", cards]:
            shown = None if cards == DEALT else parse_known(cards)
            return Shows(_player(player, text), shown)
        case _:
            raise Unreadable(f"“{text}” is no action of a hand.")


def parse_known(text: str) -> Known:
    """Read cards written together, ``??`` for one not known.

    Raises:
        Unreadable: a part is no card.
    """
    return tuple(_card(text[at : at + 2]) for at in range(0, len(text), 2))


def known_text(cards: Known) -> str:
    """Write cards together, ``??`` for one not known."""
    return "".join(UNKNOWN if card is None else card_text(card) for card in cards)


def _card(text: str) -> Card | None:
    if text == UNKNOWN:
        return None
    try:
        return parse_card(text)
    except Refusal:
        raise Unreadable(f"“{text}” is no card.") from None


def _player(word: str, line: str) -> int:
    if word[:1] == "p" and word[1:].isdecimal():
        return int(word[1:])
    raise Unreadable(f"“{line}” names no player.")


def _amount(word: str, line: str) -> Decimal:
    try:
        amount = Decimal(word)
    except InvalidOperation:
        amount = Decimal("nan")
    if not amount.is_finite():
        raise Unreadable(f"“{line}” has no amount.")
    return amount
