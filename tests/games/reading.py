"""The catalogue's rows read as the steps of a game."""

from collections.abc import Iterator
from typing import Final

from core.games.contest import (
    HIGH,
    HIGH_ACES_HIGH,
    LOW_27,
    LOW_A5,
    QUALIFIED_LOW,
    QUALIFIED_LOW_27,
)
from core.games.spec import BringIn, Forced, HandUse
from core.games.steps import (
    BettingRound,
    Choose,
    Chosen,
    DealDown,
    DealUp,
    Draw,
    Limit,
    Opener,
    Step,
    TurnBoard,
)
from core.rulebook import GameEntry, StreetEntry

CONTESTS: Final = {
    "high": (HIGH,),
    "low A-5": (LOW_A5,),
    "low 2-7": (LOW_27,),
    "hi-lo 8 or better": (HIGH, QUALIFIED_LOW),
    "hi-lo Kansas City 8 or better": (HIGH_ACES_HIGH, QUALIFIED_LOW_27),
}
"""What a pot is split into, by the catalogue's evaluation."""

USES: Final = {
    "0-2 from hand with board": HandUse(0, 2),
    "0-2 from hand with board per board": HandUse(0, 2),
    "exactly 2 from hand, 3 from board": HandUse(2, 2),
    "exactly 2 from hand, 3 from board per board": HandUse(2, 2),
    "best 5 of 7": HandUse(0, 7),
    "all cards": HandUse(0, 7),
}
"""How many of one's own cards play."""

BRING_INS: Final = {
    "none": None,
    "low_card": BringIn.LOW_CARD,
    "high_card": BringIn.HIGH_CARD,
    "high_card_must_bet": BringIn.HIGH_CARD_MUST_BET,
}

_OPENERS: Final = {
    "left_of_blinds": Opener.LEFT_OF_BLINDS,
    "left_of_button": Opener.LEFT_OF_BUTTON,
    "bring_in_low": Opener.BRING_IN,
    "bring_in_high": Opener.BRING_IN,
    "high_card_must_bet": Opener.BRING_IN,
    "high_board": Opener.HIGH_BOARD,
    "low_board": Opener.LOW_BOARD,
    "opener": Opener.OPENER,
}
_LIMITS: Final = {
    "small": Limit.SMALL,
    "big": Limit.BIG,
    "small_or_big_on_open_pair": Limit.OPEN_PAIR,
}
_ROWS: Final = {"1": 0, "2": 1, "both": 2}
_KINDS: Final[dict[str, type[DealDown | DealUp]]] = {"down": DealDown, "up": DealUp}
_LEFT: Final = (Opener.LEFT_OF_BLINDS, Opener.LEFT_OF_BUTTON)
_AFTER_THE_DRAW: Final = (Opener.LEFT_OF_BUTTON, Opener.OPENER)


def forced_of(entry: GameEntry) -> Forced:
    """The layout that the game is played with unless the house chose another."""
    if entry.forced.bring_in != "none":
        return Forced.BRING_IN
    if entry.forced.blinds == "none":
        return Forced.ANTES
    return Forced.BLINDS if entry.forced.blinds == "sb,bb" else Forced.THREE_BLINDS


def streets_of(entry: GameEntry) -> tuple[StreetEntry, ...]:
    """The streets of the game, those left aside that are dealt only when it turns into another."""
    return tuple(street for street in entry.streets if not street.when)


def steps_of(entry: GameEntry) -> list[Step]:
    """Every step of the game in its order."""
    steps: list[Step] = []
    for number, street in enumerate(streets_of(entry)):
        steps.extend(_cards(street, burn=number > 0))
        if street.bet:
            steps.append(_round(entry, street, number))
    return steps


def _cards(street: StreetEntry, *, burn: bool) -> Iterator[Step]:
    for part in filter(None, street.deal.split(", ")):
        count, kind = part.split()
        yield _KINDS[kind](int(count), burn)
    if street.board:
        yield TurnBoard(street.board, _ROWS[street.target])
    if street.draw:
        assert street.order == "left_of_button"
        yield Draw(int(street.draw.removeprefix("0-")))
    if street.discard:
        yield Choose(Chosen.DISCARD, int(street.discard))


def _round(entry: GameEntry, street: StreetEntry, number: int) -> BettingRound:
    """The round of a street.

    In draw games who is first follows from the forced bets, and the rounds after a draw are
    at the bet that ``draw.big_bet_from_round`` names: the data say so for every layout.
    """
    opener, limit = _OPENERS[street.first], _LIMITS[street.limit]
    if entry.family not in ("draw", "lowball"):
        return BettingRound(limit, opener)
    if number == 0:
        assert opener is _LEFT[forced_of(entry) is Forced.ANTES]
        return BettingRound(limit, Opener.LEFT_OF_BLINDS)
    assert opener is _AFTER_THE_DRAW[forced_of(entry) is Forced.ANTES]
    assert limit is Limit.BIG
    return BettingRound(Limit.BY_ROUND, Opener.OPENER)
