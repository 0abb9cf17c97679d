"""The floor's slash commands and forms: made of what can be said, within Discord's numbers."""

import inspect
from typing import Any
from unittest.mock import AsyncMock, MagicMock, create_autospec

import discord
import pytest
from discord import app_commands

from adapters.discord import limits
from adapters.discord.commands.ruling import ruling_commands
from adapters.discord.commands.tree import build
from adapters.discord.desk import Desk
from adapters.discord.forms import modal, sent_values
from core.hand.misdeals.causes import Cause
from core.house.conduct import GROUNDS
from core.notation.spoken_penalties import PENALTIES
from core.notation.spoken_rulings import SPOKEN, Spoken, Takes
from core.present.documents import Choice, Entry, Field, Form, Press, Verb
from core.present.floor.penalty_form import penalty_form
from core.present.floor.ruling_form import needs_form, ruling_form
from core.reception.rulings import giving as ruling
from core.table.floor.misdeals.errors import DealError
from core.view import look
from tests.discord.test_house_commands import MANAGE_SERVER, options_of, told
from tests.loopback.discord.openapi import DiscordSpec
from tests.play import Game
from tests.shared import shared_path

each = pytest.mark.parametrize("spoken", SPOKEN, ids=lambda one: one.word)

NAMES = {
    Takes.SEAT: "seat", Takes.SEATS: "seats", Takes.PLACE: "seat", Takes.TO: "to",
    Takes.AMOUNT: "amount", Takes.SECONDS: "time", Takes.CAUSE: "cause", Takes.ERROR: "error",
    Takes.WHOSE: "seat",
}  # fmt: skip
"""What the option for each part is called."""

MAY_BE_LEFT_OUT = {"seats", "why", "rule"}
GIVEN: dict[str, Any] = {
    "seat": 2, "seats": "3 and 5", "to": 5, "amount": "40", "time": "30s", "cause": "too_many",
    "error": "burn_missed", "why": "he left", "rule": "12.21",
}  # fmt: skip


async def test_for_the_floor_alone() -> None:
    """Discord shows /ruling and /penalty to whoever may manage the server, /floor to everybody,
    all of them in servers only."""
    for name in ("ruling", "penalty"):
        command = await told(name)
        assert int(command["default_member_permissions"]) == MANAGE_SERVER, name
        assert command["contexts"] == [0], name
    floor = await told("floor")
    assert floor["default_member_permissions"] is None
    assert floor["contexts"] == [0]
    assert not any(option.get("required") for option in floor["options"])


@each
async def test_the_options_of_each_ruling(spoken: Spoken) -> None:
    """Every part is an option, required but for the sharers of a pot and whose cards it is about;
    then the reason and the rule, where it is a ruling; seat and rule are completed."""
    options = options_of(await told("ruling"), spoken.word)
    grounds = ["why", "rule"] if spoken.kind is not None else []
    assert sorted(options) == sorted([*(NAMES[one] for one in spoken.takes), *grounds])
    for name, option in options.items():
        is_whose = name == "seat" and Takes.WHOSE in spoken.takes
        assert option.get("required", False) is not (name in MAY_BE_LEFT_OUT or is_whose), name
    if "rule" in options:
        assert options["rule"]["autocomplete"] is True
    if {Takes.SEAT, Takes.WHOSE} & {*spoken.takes}:
        assert options["seat"]["autocomplete"] is True
        assert (options["seat"]["min_value"], options["seat"]["max_value"]) == (1, 13)


async def test_causes_errors_and_grounds_are_chosen() -> None:
    """Each of them once, as a choice with its words."""
    command = await told("ruling")
    causes = options_of(command, "misdeal")["cause"]["choices"]
    errors = options_of(command, "error")["error"]["choices"]
    assert [one["value"] for one in causes] == [cause.value for cause in Cause]
    assert [one["value"] for one in errors] == [error.value for error in DealError]
    penalties = await told("penalty")
    for word in ("warn", "sitout", "eject", "suspend", "bar"):
        grounds = options_of(penalties, word)["ground"]["choices"]
        assert [one["value"] for one in grounds] == [one.value for one in GROUNDS]


def command_of(desk: Any, word: str) -> app_commands.Command[Any, ..., None]:
    """The command of one ruling."""
    command = ruling_commands(desk).get_command(word)
    assert isinstance(command, app_commands.Command)
    return command


@each
async def test_a_command_says_what_it_was_given(
    spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Invoked as discord.py does, with the options by their names, each part arrives in words."""
    desk = create_autospec(Desk, instance=True)
    filled = AsyncMock()
    monkeypatch.setattr(ruling, "filled_in", filled)
    command = command_of(desk, spoken.word)
    given = {name: GIVEN[name] for name in inspect.signature(command.callback).parameters
             if name != "interaction"}  # fmt: skip
    await command.callback(MagicMock(), **given)  # type: ignore[call-arg]
    given_on: Any = desk.slash.await_args
    visit = MagicMock()
    await given_on.args[1](visit)
    arrived: Any = filled.await_args
    said, what, parts, *grounds = arrived.args
    assert (said, what) == (visit, spoken)
    assert grounds == (["he left", "12.21"] if spoken.kind is not None else ["", ""])
    for takes in spoken.takes:
        value = GIVEN[NAMES[takes]]
        assert parts[takes] == (f"seat {value}" if isinstance(value, int) else value)


async def test_rules_and_players_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed finds rules by number and words, and players by seat: those of the hand, but
    for who is moved."""
    desk = create_autospec(Desk, instance=True)
    monkeypatch.setattr(
        "adapters.discord.commands.ruling.offers.players",
        lambda _, typed, *, as_dealt: [("Seat 2: Bob", 2)] if as_dealt and typed == "bo" else [],
    )
    command = command_of(desk, "dead")
    rules = command._params["rule"].autocomplete
    seats = command._params["seat"].autocomplete
    found = await rules(MagicMock(), "dead button")  # type: ignore[misc]
    assert 1 <= len(found) <= limits.CHOICES
    assert all(len(one.name) <= limits.CHOICE_NAME for one in found)
    (bob,) = await seats(MagicMock(), "bo")  # type: ignore[misc]
    assert (bob.name, bob.value) == ("Seat 2: Bob", 2)
    moved = command_of(desk, "move")._params["seat"].autocomplete
    assert await moved(MagicMock(), "bo") == []  # type: ignore[misc]


def forms() -> list[Form]:
    """Every form of the floor's at the fullest table."""
    game = Game(seats=10)
    game.deal()
    view = look(game.table, None)
    return [*(ruling_form(view, one) for one in SPOKEN if needs_form(one)),
            *(penalty_form(view, one) for one in PENALTIES)]  # fmt: skip


def check_modal(shown: dict[str, Any]) -> None:
    """Fail where Discord's published schema would refuse the modal."""
    spec = DiscordSpec.load(shared_path("specs/discord/openapi.json"))
    assert spec is not None
    answer = {"type": 9, "data": shown}
    assert spec.request_problems("POST", "/interactions/1/token/callback", answer) == []


def test_each_form_is_a_modal() -> None:
    """Within Discord's published schema and numbers, with every field by its own name."""
    for form in forms():
        shown = modal(form).to_dict()
        check_modal(shown)
        assert len(shown["components"]) <= 5, form.title
        for label in shown["components"]:
            assert 1 <= len(label["label"]) <= limits.LABEL_TEXT
        names = [label["component"]["custom_id"] for label in shown["components"]]
        assert len(set(names)) == len(names), form.title
        assert {name.partition(":")[0] for name in names} == {one.name for one in form.fields}


def test_many_choices_are_a_menu() -> None:
    """More than ten do not fit radio buttons: a menu, with what is chosen beforehand; what is
    chosen comes back by the name of the field, beside a text by a name of its own."""
    many = tuple(Choice(f"Choice {n}", f"c{n}") for n in range(12))
    press = Press("t1", Verb.RULING)  # type: ignore[arg-type]
    alone = Field("what", "What", value="c3", choices=many, entry=Entry.CHOICE)
    beside = Field("who", "Who", choices=many, is_optional=True)
    shown = modal(Form("Form", press, (alone, beside))).to_dict()
    check_modal(shown)
    menu, text, other = (label["component"] for label in shown["components"])
    assert (menu["type"], menu["custom_id"], menu["required"]) == (3, "what", True)
    assert [one["value"] for one in menu["options"] if one.get("default")] == ["c3"]
    assert (text["type"], text["custom_id"], text["required"]) == (4, "who", False)
    assert (other["type"], other["required"], other["min_values"]) == (3, False, 0)
    assert other["custom_id"] != "who"
    sent = {"components": [
        {"type": 18, "component": {"type": 3, "custom_id": "what", "values": ["c7"]}},
        {"type": 18, "component": {"type": 4, "custom_id": "who", "value": ""}},
        {"type": 18, "component": {"type": 3, "custom_id": other["custom_id"], "values": ["c2"]}},
    ]}  # fmt: skip
    assert sent_values(sent) == {"what": "c7", "who": "c2"}


async def test_the_tree_has_them() -> None:
    """The three commands are among those that Discord is told."""
    client = discord.Client(intents=discord.Intents.none())
    made = build(client, create_autospec(Desk, instance=True))
    assert {"ruling", "penalty", "floor"} <= {one.name for one in made.get_commands()}
