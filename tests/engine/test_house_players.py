"""House players: they play on by themselves, also after a restart, and never stop a table."""

from pathlib import Path

import pytest

from core.chips import whole
from core.engine import CardRoom
from core.engine.outcome import Accepted
from core.engine.ports import Chance
from core.engine.tables.house_players import HouseProps
from core.hand.commands import HandCommand, RaiseTo
from core.house.settings import Overrides
from core.ids import PersonId, TableId
from core.table.commands import ComeBack, TopUp
from core.table.setup.opening import configure
from core.view import TableView
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    PLACE,
    a_room,
    audited,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)


async def test_a_table_of_house_players_plays_on(tmp_path: Path) -> None:
    """Six of them play thirty hands with nobody saying a word, and again after a restart."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "abcdef":
            await seat(room, table, name, prop=True)
        await until(lambda: hands(room, table) >= 30, 30)
    async with a_room(tmp_path / "db") as room:
        before = hands(room, table)
        await until(lambda: hands(room, table) >= before + 5, 30)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.parametrize("game", ["crazy_pineapple", "triple_draw", "horse", "jacks_or_better"])
@pytest.mark.parametrize("props", [HouseProps, "hopeless"])
async def test_they_play_every_kind_of_game(
    tmp_path: Path, game: str, props: type[HouseProps] | str
) -> None:
    """Discards in secret, draws, bring-ins and openers stop nobody, not even those at a loss."""
    thinking = Hopeless() if props == "hopeless" else HouseProps()
    async with a_room(tmp_path / "db", props=thinking) as room:
        settings: Overrides = {"deal.between_hands_seconds": 0}
        bets = (whole(10), whole(20))
        table_config = configure(game=game, seats=5, bets=bets, settings=settings)
        outcome = await room.open_table(PLACE, COMMUNITY, table_config, ADMIN, "open")
        assert isinstance(outcome, Accepted)
        table = outcome.table.id
        for name in "abcd":
            await seat(room, table, name, prop=True)
        await until(lambda: hands(room, table) >= 6, 30)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def hands(room: CardRoom, table: TableId) -> int:
    now = room.table(table)
    return now.hands if now is not None else 0


async def test_house_players_play_the_houses_chips(tmp_path: Path) -> None:
    """One who goes broke buys in anew from the house, and no wallet is touched."""
    async with a_room(tmp_path / "db", props=Reckless()) as room:
        table = await opened(room)
        for name in "abc":
            await seat(room, table, name, prop=True, buy_in=200)
        await until(lambda: chips(room, table) > 3 * whole(200), 30)
        memory = await room._desk.store.load()
    assert not any(account.startswith("wallet/") for account in memory.balances)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def chips(room: CardRoom, table: TableId) -> int:
    """Every chip on the table."""
    now = room.table(table)
    assert now is not None
    in_hand = now.hand if now.is_in_hand else None
    pot = in_hand.pot if in_hand is not None else 0
    stacks = sum(player.stack for player in in_hand.players) if in_hand is not None else 0
    return int(pot + stacks + sum(o.stack + o.behind for o in now.occupants))


class Reckless(HouseProps):
    """All-in whenever that is legal."""

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        menu, me = view.my_menu, view.my_seat
        if menu is None or me is None or view.hand is None or not menu.may_raise:
            return super().decide(view, chance)
        return RaiseTo(me.person, menu.raise_max, view.hand.prompt)


class Hopeless(HouseProps):
    """Says what cannot be done, nothing, or fails, in turn."""

    def __init__(self) -> None:
        self.turns = 0

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        self.turns += 1
        me = view.my_seat
        assert me is not None
        match self.turns % 3:
            case 0:
                return RaiseTo(PersonId("nobody"), whole(1), None)
            case 1:
                return None
            case _:
                raise RuntimeError("As Kd")

    def rebuy(self, view: TableView) -> TopUp | ComeBack | None:
        return None


async def test_a_house_player_at_a_loss_checks_or_folds(tmp_path: Path) -> None:
    """An illegal act, no act or an error: he does the plainest thing, and no card is logged."""
    said: list[str] = []
    async with a_room(tmp_path / "db", props=Hopeless(), report=said.append) as room:
        table = await opened(room)
        for name in "abc":
            await seat(room, table, name, prop=True)
        await until(lambda: hands(room, table) >= 4, 30)
    assert any("RuntimeError" in line for line in said)
    assert not any("As Kd" in line for line in said)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_house_player_sees_only_his_own_cards(tmp_path: Path) -> None:
    """What he is asked with is a view: nobody else's cards are in it."""
    seen: list[TableView] = []

    class Watching(HouseProps):
        def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
            seen.append(view)
            return super().decide(view, chance)

    async with a_room(tmp_path / "db", props=Watching()) as room:
        table = await opened(room)
        await seat(room, table, "a", prop=True)
        await seat(room, table, "b", prop=True)
        await until(lambda: bool(seen) and is_in_hand(room, table))
    view = seen[0]
    assert view.my_seat is not None
    assert view.my_seat.person in (person("a"), person("b"))
    assert view.mine is not None
    assert view.mine.seat == view.viewer
    assert view.hand is not None
    assert all(player.shown is None for player in view.hand.players)
