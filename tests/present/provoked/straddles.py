"""Refusals of straddles and sleepers, and of a button put in the wrong place."""

from typing import Final

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case
from tests.rules.killed import between_hands, must_kill


def _after_one(seats: int = 6, *said: str, settings: Overrides | None = None) -> Game:
    """20-40 after a hand: seat 4 is under the gun of the next."""
    game = Game(seats, bets=(20, 40), button=seats, settings=settings, stacks={5: 50})
    game.deal()
    game.skip_hand()
    for line in said:
        game.play(line)
    return game


def _big_bet(structure: Structure, line: str) -> Case:
    """The same with blinds of 5 and 10 and no limit to a bet."""
    game = Game(6, blinds=(5, 10), button=6, structure=structure)
    game.deal()
    game.skip_hand()
    return case(game, line)


def _straddle(line: str, *said: str, settings: Overrides | None = None) -> Case:
    return case(_after_one(6, *said, settings=settings), line)


def _stud() -> Case:
    return case(Game(6, game="seven_card_stud", bets=(20, 40)), "4 straddles")


def _killed() -> Case:
    return case(must_kill(between_hands(), 1), "4 straddles")


def _passed_by() -> Case:
    """The button for a straddle is pressed after seat 3 has gone away, who was to be big blind."""
    return case(_after_one(6, "3 away"), c.PostStraddle(person(4), whole(40), is_sleeper=False))


def _heads_up_button() -> Case:
    game = _after_one(3, "2 leaves")
    return case(game, c.MoveButton(ADMIN, Seat(2)))


STRADDLES: Final[dict[Reason, Make]] = {
    Reason.STRADDLES_PROHIBITED:
        lambda: _straddle("4 straddles", settings={"straddle.allowed": False}),
    Reason.SLEEPERS_PROHIBITED:
        lambda: _straddle("6 straddles", settings={"straddle.sleepers": False}),
    Reason.STRADDLE_NEEDS_BLINDS: _stud,
    Reason.STRADDLE_NEEDS_BUTTON: lambda: case(Game(6), "4 straddles"),
    Reason.STRADDLE_NEEDS_THREE: lambda: case(_after_one(2), "1 straddles"),
    Reason.STRADDLE_IN_KILLED_POT: _killed,
    Reason.STRADDLE_NOT_DEALT_IN: lambda: _straddle("4 straddles", "4 away"),
    Reason.STRADDLE_NOT_BEHIND: lambda: _straddle("4 straddles", "6 straddles"),
    Reason.STRADDLE_OUT_OF_PLACE: _passed_by,
    Reason.STRADDLED_ALREADY: lambda: _straddle("4 straddles 60", "4 straddles"),
    Reason.STRADDLES_CAPPED: lambda: _straddle(
        "2 straddles", "4 straddles", "6 straddles", "1 straddles",
        settings={"betting.raise_cap": 3},
    ),
    Reason.STRADDLE_IS_FIXED: lambda: _straddle("4 straddles 50"),
    Reason.STRADDLE_TOO_SMALL: lambda: _big_bet(Structure.NO_LIMIT, "4 straddles 15"),
    Reason.STRADDLE_TOO_LARGE: lambda: _big_bet(Structure.POT_LIMIT, "4 straddles 40"),
    Reason.STRADDLE_TOO_DEAR: lambda: _straddle("5 straddles", "4 straddles"),
    Reason.BUTTON_NEEDS_PLAYER: _heads_up_button,
}  # fmt: skip
"""Each reason with a case."""
