"""A game's streets and forced bets in words, made from its data."""

from collections.abc import Iterator
from typing import Final

from core.games.spec import BringIn, Forced, GameSpec, Structure
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
from core.hand.rules import HandRules

_STRUCTURES: Final = {
    Structure.FIXED: "fixed limit",
    Structure.SPREAD: "spread limit",
    Structure.POT_LIMIT: "pot limit",
    Structure.NO_LIMIT: "no limit",
}
_FORCED: Final = {
    Forced.BLINDS: "a small and a big blind",
    Forced.THREE_BLINDS: "three blinds, one of them on the button",
    Forced.ANTES: "an ante from everybody",
    Forced.ANTES_AND_BLINDS: "antes and two blinds",
    Forced.BRING_IN: "an ante from everybody",
}
_BRING_IN: Final = {
    BringIn.LOW_CARD: "the lowest upcard brings it in",
    BringIn.HIGH_CARD: "the highest upcard brings it in",
    BringIn.HIGH_CARD_MUST_BET: "the highest upcard must bet",
}
_CHOICES: Final = {
    Chosen.DISCARD: "everybody throws {count} away, unseen",
    Chosen.EXPOSE: "everybody turns {count} up",
    Chosen.DECLARE: "everybody declares high, low or both",
}
_ORDINALS: Final = ("first", "second")


def structures_words(structures: tuple[Structure, ...]) -> str:
    """``Fixed limit, spread limit or pot limit.``"""
    *others, last = [_STRUCTURES[structure] for structure in structures]
    words = f"{', '.join(others)} or {last}" if others else last
    return words.capitalize() + "."


def forced_words(game: GameSpec, rules: HandRules) -> Iterator[str]:
    """What is paid before the deal, who then opens, and what else the house may have."""
    paid = _FORCED[rules.forced].capitalize()
    yield f"{paid}; {_opening(game, rules)}."
    others = [_FORCED[forced] for forced in game.forced if forced is not rules.forced]
    if others:
        yield f"Or, by house rule: {'; '.join(others)}."


def _opening(game: GameSpec, rules: HandRules) -> str:
    """Who is first in the first round and in the later ones (Cooke 4.07)."""
    later = _rounds(game)[-1].opener
    if rules.forced is Forced.BRING_IN:
        board = "highest" if later is Opener.HIGH_BOARD else "lowest"
        return f"{_BRING_IN[rules.stud.bring_in]}, later the {board} open cards are first"
    if rules.forced.has_blinds:
        return "first to act is left of the blinds, later left of the button"
    return "first to act is left of the button, later whoever opened"


def _rounds(game: GameSpec) -> list[BettingRound]:
    steps = (step for street in game.streets for step in street.steps)
    return [step for step in steps if isinstance(step, BettingRound)]


def streets_words(game: GameSpec, rules: HandRules) -> Iterator[str]:
    """A sentence for each street: ``Flop: 3 on the board, small bet.``"""
    rounds = 0
    for street in game.streets:
        parts: list[str] = []
        for step in street.steps:
            rounds += isinstance(step, BettingRound)
            parts.append(_step(game, step, rules, rounds))
        yield f"{street.name.capitalize()}: {', '.join(parts)}."


def _step(game: GameSpec, step: Step, rules: HandRules, rounds: int) -> str:
    """A step in words; ``rounds`` counts the betting rounds up to it."""
    match step:
        case DealDown(count):
            return f"{count} down"
        case DealUp(count):
            return f"{count} up"
        case TurnBoard(count, row):
            return f"{count} on {_row(game, row)}"
        case Draw(most):
            return f"draw up to {most}"
        case Choose(what, count):
            return _CHOICES[what].format(count=count)
        case BettingRound(limit):
            return _bet(limit, rules, rounds)


def _row(game: GameSpec, row: int) -> str:
    """Which board a card joins, where there are two."""
    if len(game.boards) == 1:
        return "the board"
    places = [place for place, board in enumerate(game.boards) if row in board]
    return "both boards" if len(places) > 1 else f"the {_ORDINALS[places[0]]} board"


def _bet(limit: Limit, rules: HandRules, rounds: int) -> str:
    match limit:
        case Limit.SMALL:
            return "small bet"
        case Limit.BIG:
            return "big bet"
        case Limit.OPEN_PAIR:
            return "small bet" + (", big with a pair" if rules.stud.open_pair_double else "")
        case Limit.BY_ROUND:
            return "big bet" if rounds >= rules.draw.big_bet_from else "small bet"
