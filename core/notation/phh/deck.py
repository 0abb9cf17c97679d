"""The deck that deals a recorded hand: each known card where the dealer will come to it."""

from collections.abc import Sequence

from core.cards import STANDARD_DECK, Card
from core.games.spec import DealDown, GameSpec, TurnBoard
from core.notation.phh.lines import BoardCards, HoleCards, Known, Line, Shows
from core.notation.phh.record import NotDealt


def arranged_deck(
    lines: tuple[Line, ...], hole: Sequence[Known], game: GameSpec
) -> tuple[Card, ...]:
    """A whole deck from which everybody gets ``hole`` and the board comes as recorded.

    Cards are dealt one at a time from the left of the button, and each street of the board is
    burned for (Cooke 6.02, 6.03).  Burns, and cards the record does not know, come from the rest.

    Raises:
        NotDealt: a card comes twice.
    """
    board = [card for line in lines if isinstance(line, BoardCards) for card in line.cards]
    places: list[Card | None] = []
    for street in game.streets:
        for step in street.steps:
            if isinstance(step, DealDown):
                places += [cards[turn] for turn in range(step.count) for cards in hole]
            elif isinstance(step, TurnBoard):
                places += [None] * step.burn + _taken(board, step.count)
    return _filled(places)


def hole_cards(lines: tuple[Line, ...], players: int, count: int) -> list[Known]:
    """What each player held, as far as it is known, completed by what he showed in the end.

    Raises:
        NotDealt: hands of another size than ``count``, or cards shown that were not dealt.
    """
    hole: list[Known] = [(None,) * count] * players
    for line in lines:
        if isinstance(line, HoleCards | Shows) and line.cards:
            if line.player > players or len(line.cards) != count:
                raise NotDealt("cards for a hand of another size")
            hole[line.player - 1] = _joined(hole[line.player - 1], line.cards)
    return hole


def _joined(held: Known, told: Known) -> Known:
    """What is known of a hand after it was told once more."""
    known = {card for card in told if card is not None}
    if None in held:
        return tuple(new if old is None else old for old, new in zip(held, told, strict=True))
    if not known <= set(held):
        raise NotDealt("a hand that shows other cards than it was dealt")
    return held


def _taken(cards: list[Card | None], count: int) -> list[Card | None]:
    """The next ``count`` of ``cards``, unknown ones where the record stops."""
    taken = cards[:count]
    del cards[:count]
    return taken + [None] * (count - len(taken))


def _filled(places: list[Card | None]) -> tuple[Card, ...]:
    known = [card for card in places if card is not None]
    if len(set(known)) < len(known):
        raise NotDealt("a card that comes twice")
    rest = (card for card in STANDARD_DECK if card not in known)
    return (*(next(rest) if card is None else card for card in places), *rest)
