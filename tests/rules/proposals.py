"""Changes of a running game as scenario tests propose them (Cooke 3.05)."""

from collections.abc import Mapping

from core.chips import whole
from core.games.spec import Structure
from core.house.setting import Value
from core.house.settings import Overrides
from core.table import events as e
from core.table.commands import AgreeToChange, ObjectToChange, ProposeConditions
from core.table.setup.opening import configure
from core.table.setup.proposal import Conditions
from core.table.time.deadlines import deadlines
from tests.play import ADMIN, Game, person

VETO = "home.condition_change_veto"


def limit_game(
    seats: int = 8,
    veto: str = "two_object",
    *,
    settings: Mapping[str, Value] | None = None,
    stacks: Mapping[int, int] | None = None,
    taken: tuple[int, ...] = (),
) -> Game:
    """Limit hold'em at 10-20 with every seat taken, seat 1 with the button of the first hand."""
    house: Overrides = {VETO: veto, **(settings or {})}
    return Game(seats, bets=(10, 20), settings=house, stacks=stacks, taken=taken)


def conditions(
    game: Game,
    bets: tuple[int, ...] = (),
    *,
    blinds: tuple[int, int] | None = None,
    plays: str = "",
    games: tuple[str, ...] = (),
    structure: Structure | None = None,
    seats: int = 0,
    buy_in_least: int | None = None,
) -> Conditions:
    """What the table would play were it opened anew for ``bets`` or ``blinds``."""
    config = game.table.config
    return Conditions.of(
        configure(
            seats=seats or config.seats,
            bets=tuple(map(whole, bets)),
            small_blind=whole(blinds[0]) if blinds else None,
            big_blind=whole(blinds[1]) if blinds else None,
            game=plays or config.game,
            games=games,
            structure=structure,
            buy_in_least=None if buy_in_least is None else whole(buy_in_least),
            settings=config.settings,
        )
    )


def propose(game: Game, new: Conditions) -> tuple[e.TableEvent, ...]:
    """The floor proposes to play ``new``."""
    return game.do(ProposeConditions(ADMIN, new))


def object_all(game: Game, *seats: int) -> None:
    """The players at ``seats`` object, one after the other."""
    for seat in seats:
        game.do(ObjectToChange(person(seat)))


def agree_all(game: Game, *seats: int) -> None:
    """The players at ``seats`` agree, one after the other."""
    for seat in seats:
        game.do(AgreeToChange(person(seat)))


def let_time_pass(game: Game) -> None:
    """The time to object passes; a hand in play goes on."""
    due = next(one for one in deadlines(game.table) if one.key.startswith("t:p"))
    assert due.command is not None
    game.at = max(game.at, due.at)
    game.do(due.command)


def limits(game: Game) -> tuple[int, int]:
    """The limits that the table plays."""
    stakes = game.table.config.stakes
    return stakes.small_bet // 100, stakes.big_bet // 100


def dealt_limits(game: Game) -> tuple[int, int]:
    """Those of the hand in play, or the last one."""
    stakes = game.hand.rules.stakes
    return stakes.small_bet // 100, stakes.big_bet // 100
