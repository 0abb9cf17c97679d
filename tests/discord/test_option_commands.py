"""Commands made of lists: what their options say is what the dealer is told."""

from typing import Any
from unittest.mock import AsyncMock, MagicMock, create_autospec

import discord
import pytest

from adapters.discord.commands import penalty as commands
from adapters.discord.desk import Desk
from core.house.conduct import Ground
from core.notation.spoken_penalties import PENALTIES, Part, SpokenPenalty
from core.present.documents import Who
from core.reception.conduct.penalties import Given
from core.reception.opening import Opening
from core.refusal import Reason, Refusal
from tests.discord.test_house_commands import options_of, told

NAMES = {
    Part.PLAYER: "member", Part.OTHER: "other", Part.SPAN: "time", Part.HANDS: "hands",
    Part.AMOUNT: "amount", Part.NUMBER: "number", Part.EVERYWHERE: "everywhere",
    Part.GROUND: "ground", Part.WHY: "why",
}  # fmt: skip
"""What the option for each part is called."""

REQUIRED = {"member", "other", "hands", "amount", "number"}

each = pytest.mark.parametrize("penalty", PENALTIES, ids=lambda one: one.word)


def member(ident: int, name: str) -> Any:
    """A member of guild 7."""
    return MagicMock(spec=discord.Member, id=ident, display_name=name, guild=MagicMock(id=7))


@each
async def test_the_options_of_each_penalty(penalty: SpokenPenalty) -> None:
    """Every part is an option; what the house has an answer to may be left out."""
    options = options_of(await told("penalty"), penalty.word)
    assert sorted(options) == sorted(NAMES[part] for part in penalty.parts)
    for name, option in options.items():
        assert option.get("required", False) is (name in REQUIRED), name


async def given_of(
    monkeypatch: pytest.MonkeyPatch, penalty: SpokenPenalty, options: dict[str, Any]
) -> Given:
    """What arrives when discord.py invokes the command with ``options``."""
    desk, give = create_autospec(Desk, instance=True), AsyncMock()
    monkeypatch.setattr(commands, "give", give)
    command = commands.penalty_commands(desk).get_command(penalty.word)
    assert isinstance(command, discord.app_commands.Command)
    await command.callback(MagicMock(), **options)  # type: ignore[call-arg]
    done: Any = desk.slash.await_args
    visit = MagicMock()
    await done.args[1](visit)
    arrived: Any = give.await_args
    assert arrived.args[:2] == (visit, penalty)
    given: Given = arrived.args[2]
    return given


@each
async def test_each_penalty_arrives(
    penalty: SpokenPenalty, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each option is the part that it is called by, and members come with their names."""
    said: dict[Part, Any] = {
        Part.PLAYER: member(1, "Bob"), Part.OTHER: member(2, "Cid"), Part.SPAN: "2h",
        Part.HANDS: 3, Part.AMOUNT: "20", Part.NUMBER: 4, Part.EVERYWHERE: True,
        Part.GROUND: "stalling", Part.WHY: "third time",
    }  # fmt: skip
    options = {NAMES[part]: said[part] for part in penalty.parts}
    given = await given_of(monkeypatch, penalty, options)
    heard = {
        **said,
        Part.PLAYER: Who(given.player.person, "Bob"),
        Part.OTHER: Who(given.other.person, "Cid"),
        Part.GROUND: Ground.STALLING,
    }
    for part in penalty.parts:
        assert getattr(given, part.value) == heard[part], part
    if Part.PLAYER in penalty.parts:
        assert given.player.person == "discord:7:1"
    if Part.OTHER in penalty.parts:
        assert given.other.person == "discord:7:2"


async def test_a_forged_ground_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord offers the grounds; whoever sends another one is refused as with an old button."""
    options = {"member": member(1, "Bob"), "ground": "luck", "why": ""}
    with pytest.raises(Refusal) as refused:
        await given_of(monkeypatch, PENALTIES[0], options)
    assert refused.value.reason is Reason.STALE


async def test_opening_and_changing_take_the_same() -> None:
    """``/table open`` and ``/table change`` have each condition once, none of them required; games,
    structures and seats are completed; only a change can be withdrawn."""
    table = await told("table")
    opens, changes = options_of(table, "open"), options_of(table, "change")
    assert set(opens) == set(Opening.__struct_fields__)
    assert set(changes) == {*opens, "withdraw"}
    for options in (opens, changes):
        assert not any(option["required"] for option in options.values())
        completed = {name for name, option in options.items() if option.get("autocomplete")}
        assert completed == {"game", "structure", "seats"}
