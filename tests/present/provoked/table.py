"""Refusals of seats, chips and playing sessions."""

from typing import Final

from core.chips import whole
from core.ids import Instant, PersonId, Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.commands import Visit
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case

NEW: Final = PersonId("newcomer")


def _two(**options: object) -> Game:
    """Two of three seats taken, 5 and 10, the buy-in from 200 on."""
    return Game(3, taken=(1, 2), blinds=(5, 10), button=1, **options)  # type: ignore[arg-type]


def _sits(amount: int, visit: Visit | None = None, seat: int = 3) -> c.SitDown:
    return c.SitDown(NEW, "N", whole(amount), Seat(seat), visit=visit)


def _visit(game: Game, minutes: int, took: int, **more: bool) -> Visit:
    left_at = Instant(game.at - minutes * 60_000)
    return Visit(left_at, whole(took), **more)


def _back(amount: int, minutes: int, took: int, **more: bool) -> Case:
    game = _two()
    return case(game, _sits(amount, _visit(game, minutes, took, **more)))


def _closing() -> Case:
    game = _two()
    game.deal()
    game.do(c.CloseTable(ADMIN))
    return case(game, _sits(500))


def _held() -> Case:
    """A newcomer wants the seat that a player moves to when the hand is over."""
    game = _two()
    game.deal()
    game.do(c.ChangeSeat(person(1), Seat(3)))
    return case(game, _sits(500))


def _twice(first: str, again: str) -> Case:
    game = Game(3, button=1)
    game.deal()
    game.play(first)
    return case(game, again)


def _short(tops: int, *, spent: bool = False) -> Case:
    """A player who has lost his 40 at 10 and 20, or then his short buy of 200 too."""
    game = Game(2, button=1, blinds=(10, 20), stacks={1: 40, 2: 1000})
    _lose_it_all(game)
    if spent:
        game.play("1 tops 200")
        _lose_it_all(game)
    return case(game, f"1 tops {tops}")


def _lose_it_all(game: Game) -> None:
    game.deal({1: "2c 7d", 2: "As Ad"}, "Ah Ac Ks Kd 9h")
    while game.table.is_in_hand:
        may_raise = game.hand.menu is not None and game.menu.may_raise
        game.play(f"{game.to_act} {'all-in' if may_raise else 'calls'}")


def _stack_at_most() -> Case:
    return case(_two(buy_in_most=1000, stack=800), "1 tops 201")


def _ejected_now(said: str | c.TableCommand) -> Case:
    game = Game(3, button=1)
    game.deal()
    game.do(c.Eject(ADMIN, person(2)))
    return case(game, said)


def _broke() -> Case:
    game = _two(stacks={1: 0})
    game.do(c.GoAway(person(1)))
    return case(game, "1 back")


TABLE: Final[dict[Reason, Make]] = {
    Reason.NOT_SEATED: lambda: case(_two(), c.Leave(NEW)),
    Reason.ALREADY_SEATED: lambda: case(_two(), c.SitDown(person(1), "P1", whole(500))),
    Reason.SEAT_TAKEN: lambda: case(_two(), _sits(500, seat=2)),
    Reason.SEAT_HELD: _held,
    Reason.NO_SUCH_SEAT: lambda: case(_two(), _sits(500, seat=9)),
    Reason.TABLE_FULL: lambda: case(Game(3), c.SitDown(NEW, "N", whole(500))),
    Reason.TABLE_CLOSING: _closing,
    Reason.BUY_IN_TOO_SMALL: lambda: case(_two(), _sits(199)),
    Reason.BUY_IN_TOO_LARGE: lambda: case(_two(buy_in_most=1000), _sits(1005)),
    Reason.NOT_WHOLE_CHIPS: lambda: case(
        _two(),
        c.SitDown(NEW, "N", whole(500) + 1, Seat(3)),  # type: ignore[arg-type]
    ),
    Reason.STACK_AT_MOST: _stack_at_most,
    Reason.TABLE_STAKES: lambda: case(_two(), "1 cashes 150"),
    Reason.NOT_AWAY: lambda: case(_two(), "1 back"),
    Reason.ALREADY_AWAY: lambda: _twice("1 away", "1 away"),
    Reason.ALREADY_LEAVING: lambda: _twice("1 leaves", "1 leaves"),
    Reason.BROKE: _broke,
    Reason.MUST_BRING_BACK: lambda: _back(200, 80, 450),
    Reason.MOVE_TOO_SHORT: lambda: _back(150, 0, 150, moves=True),
    Reason.SHORT_BUY_TOO_SMALL: lambda: _short(95),
    Reason.SHORT_BUY_USED: lambda: _short(300, spent=True),
    Reason.NOT_WHOLE_STACKS: lambda: case(
        _two(settings={"buyin.rebuy_amount": "exact_stack"}), "1 tops 150"
    ),
    Reason.EJECTED: lambda: _back(500, 10, 450, ejected=True),
    Reason.MUST_LEAVE: lambda: _ejected_now("2 back"),
    Reason.ALREADY_EJECTED: lambda: _ejected_now(c.Eject(ADMIN, person(2))),
    Reason.NO_EJECTION_ASKED: lambda: case(_two(), c.Spare(ADMIN, person(2))),
    Reason.NOT_AT_TABLE: lambda: case(_two(), c.Eject(ADMIN, NEW)),
}
