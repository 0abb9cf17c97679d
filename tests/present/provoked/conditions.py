"""Refusals of changes of a running game, and of breaking it."""

from typing import Final

from core.refusal import Reason
from core.table import commands as c
from core.table.setup.proposal import Conditions
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case
from tests.rules.proposals import conditions, limit_game, propose


def _proposed() -> Game:
    game = limit_game(4)
    propose(game, conditions(game, (20, 40)))
    return game


def _unchanged() -> Case:
    game = limit_game(4)
    return case(game, c.ProposeConditions(ADMIN, Conditions.of(game.table.config)))


def _proposed_again() -> Case:
    game = _proposed()
    return case(game, c.ProposeConditions(ADMIN, conditions(game, (20, 40))))


def _agreed() -> Case:
    game = _proposed()
    game.do(c.AgreeToChange(person(2)))
    return case(game, c.AgreeToChange(person(2)))


def _opposed() -> Case:
    game = _proposed()
    game.do(c.ObjectToChange(person(2)))
    return case(game, c.ObjectToChange(person(2)))


def _taken_away() -> Case:
    game = limit_game(9)
    stud = conditions(game, (10, 20), plays="seven_card_stud", seats=8)
    return case(game, c.ProposeConditions(ADMIN, stud))


CONDITIONS: Final[dict[Reason, Make]] = {
    Reason.CONDITIONS_UNCHANGED: _unchanged,
    Reason.CHANGE_PROPOSED: _proposed_again,
    Reason.NO_CHANGE_PROPOSED: lambda: case(limit_game(4), c.ObjectToChange(person(2))),
    Reason.CHANGE_ACCEPTED: _agreed,
    Reason.CHANGE_OPPOSED: _opposed,
    Reason.SEAT_TAKEN_AWAY: _taken_away,
    Reason.BREAK_GUARDED: lambda: case(limit_game(9), c.CloseTable(ADMIN)),
}
"""Cases of conditions that do not change."""
