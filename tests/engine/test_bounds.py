"""What is too much to be counted is refused before it is stored."""

from pathlib import Path

import pytest

from core.chips import Chips, whole
from core.engine import Accepted
from core.engine.outcome import Refused
from core.ids import PlaceId
from core.refusal import Reason, Refusal
from core.table.commands import SitDown
from core.table.setup.opening import configure
from tests.engine.kit import ADMIN, COMMUNITY, PLACE, a_room, audited, opened, person

MOST_OUT = 9 * 10**15
"""Hundredths of a chip that a house may issue."""


async def test_house_players_at_the_highest_stakes_of_twelve_tables(tmp_path: Path) -> None:
    """108 of them with the chips of a hundred blinds each are counted to the hundredth."""
    highest = configure(big_blind=whole(10**9), seats=9)
    async with a_room(tmp_path / "db") as room:
        for channel in range(12):
            place = PlaceId(f"{PLACE}:{channel}")
            outcome = await room.open_table(place, COMMUNITY, highest, ADMIN, f"open:{channel}")
            assert isinstance(outcome, Accepted)
            for number in range(9):
                name = f"prop-{channel}-{number}"
                sits = SitDown(person(name), name, whole(100 * 10**9), None, True)
                assert isinstance(await room.submit(outcome.table.id, sits, name), Accepted)
    async with a_room(tmp_path / "db") as room:
        await room.wallets.grant(person("a"), Chips(12_345), ADMIN, "g")
        held = await room._desk.store.balances()
        assert sum(held.values()) == 0
        assert {type(amount) for amount in held.values()} == {int}
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_the_house_gives_out_what_can_be_counted_and_no_more(tmp_path: Path) -> None:
    """The grant, the newcomer's chips and the house player beyond it are refused in words."""
    async with a_room(tmp_path / "db") as room:
        await room.wallets.balance(person("a"))
        table = await opened(room)
        rest = Chips(MOST_OUT - whole(10_000))
        for amount in (rest + 1, 2**63, 10**30):
            with pytest.raises(Refusal) as refused:
                await room.wallets.grant(person("a"), Chips(amount), ADMIN, f"g:{amount}")
            assert refused.value == Refusal(Reason.BANK_AT_MOST, most=MOST_OUT)
        assert await room.wallets.grant(person("a"), rest, ADMIN, "g") == MOST_OUT
        with pytest.raises(Refusal) as refused:
            await room.wallets.balance(person("newcomer"))
        assert refused.value.reason is Reason.BANK_AT_MOST
        sits = SitDown(person("prop"), "prop", whole(200), None, True)
        outcome = await room.submit(table, sits, "sit")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.BANK_AT_MOST
        await room.wallets.take(person("a"), whole(10_200), ADMIN, "t")
        assert await room.wallets.balance(person("newcomer")) == whole(10_000)
        assert isinstance(await room.submit(table, sits, "sit:2"), Accepted)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_an_audit_adds_up_more_than_64_bits_of_traffic(tmp_path: Path) -> None:
    """All there is given and taken back 1,100 times: SQLite's own sum could not hold that."""
    async with a_room(tmp_path / "db", settings={"wallet.starting_chips": 0}) as room:
        await room.wallets.balance(person("a"))
        for number in range(1_100):
            await room.wallets.grant(person("a"), Chips(MOST_OUT), ADMIN, f"g:{number}")
            await room.wallets.take(person("a"), Chips(MOST_OUT), ADMIN, f"t:{number}")
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults
