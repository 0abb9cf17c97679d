"""Typed words at a scenario table: what a player says is read and put to the table."""

from core.hand.events import ActionOn
from core.notation import Ask, Unclear, parse_action
from core.refusal import Refusal
from core.table.commands import TableCommand
from core.table.events import TableEvent
from tests.play import Game, person


def read(game: Game, seat: int, words: str) -> TableCommand:
    """The command that the words of ``seat`` come to."""
    said = parse_action(words, game.view(seat), person(seat))
    assert not isinstance(said, (Ask, Unclear)), said
    return said


def say(game: Game, words: str, seat: int | None = None) -> tuple[TableEvent, ...]:
    """Whoever is to act, or ``seat``, says ``words``; what it caused."""
    return game.do(read(game, seat or _to_act(game), words))


def refused(game: Game, words: str, seat: int | None = None) -> Refusal:
    """Why the table does not take the words of whoever is to act, or of ``seat``."""
    return game.refused(read(game, seat or _to_act(game), words))


def not_understood(game: Game, words: str, seat: int | None = None) -> Refusal:
    """Why the words of whoever is to act, or of ``seat``, are no command at all."""
    at = seat or _to_act(game)
    try:
        parse_action(words, game.view(at), person(at))
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"{words!r} was understood")


def turns(game: Game) -> int:
    """How often the action has come to somebody."""
    return len(game.all(ActionOn))


def _to_act(game: Game) -> int:
    assert game.to_act is not None
    return game.to_act
