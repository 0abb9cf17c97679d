"""Refusals of kills that players announce, and of amounts in killed pots."""

from typing import Final

from core.chips import whole
from core.games.spec import Structure
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.commands import KillPot, ObjectToKill
from tests.play import Game, person
from tests.present.provoked.kit import Case, Make, case
from tests.rules.killed import between_hands, killed, must_kill


def _kills(seat: int = 5, game: Game | None = None) -> Case:
    return case(game or between_hands(), KillPot(person(seat)))


def _no_limit() -> Case:
    game = Game(6, structure=Structure.NO_LIMIT)
    game.deal()
    game.skip_hand()
    return _kills(game=game)


def _dealt() -> Case:
    game = between_hands()
    game.deal()
    return _kills(game=game)


def _away() -> Case:
    game = between_hands()
    game.do(c.GoAway(person(5)))
    return _kills(game=game)


def _twice() -> Case:
    game = between_hands()
    game.do(KillPot(person(5)))
    return _kills(game=game)


def _objected() -> Case:
    game = between_hands()
    game.do(KillPot(person(5)))
    game.do(ObjectToKill(person(2), Seat(5)))
    return _kills(game=game)


def _newcomers() -> Case:
    game = Game(7, taken=(1, 2, 3, 4, 5, 6), button=6, game="ace_to_five_lowball", bets=(20, 40))
    game.deal()
    game.skip_hand()
    game.do(c.SitDown(person(7), "P7", whole(1000), Seat(7)))
    game.do(KillPot(person(7)))
    return case(game, ObjectToKill(person(2), Seat(7)))


KILLS: Final[dict[Reason, Make]] = {
    Reason.NO_KILL_HERE: _no_limit,
    Reason.KILLS_PROHIBITED: lambda: _kills(
        game=between_hands(settings={"kill.voluntary": "prohibited"})
    ),
    Reason.CARDS_ARE_OUT: _dealt,
    Reason.NOT_DEALT_IN_NEXT: _away,
    Reason.KILL_ANNOUNCED: _twice,
    Reason.KILL_TAKEN: lambda: _kills(game=must_kill(between_hands(), 3)),
    Reason.KILL_OBJECTED_TO: _objected,
    Reason.KILL_STACK_TOO_SMALL: lambda: _kills(game=between_hands(stacks={5: 79})),
    Reason.NO_SUCH_KILL: lambda: case(between_hands(), ObjectToKill(person(2), Seat(5))),
    Reason.KILL_NEEDS_NO_LEAVE: _newcomers,
    Reason.KILL_POT_BET: lambda: case(killed(1), "4 raises 20"),
}
"""Cases of kills that nobody has to make."""
