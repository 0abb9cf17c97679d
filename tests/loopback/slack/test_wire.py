"""The fake Slack against a real slack-bolt app, over sockets and by signed requests alike."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from .answer import AnswerKind
from .demo_bot import Demo, running
from .messages import ImpossibleAct
from .people import Delivery, Person
from .wire import SlackWire
from .workspace import Channel, Workspace


class Room:
    """The demo bot in a workspace with one channel and two members."""

    def __init__(self, wire: SlackWire, workspace: Workspace) -> None:
        self.wire = wire
        self.workspace = workspace
        self.channel: Channel = workspace.channel()
        self.alice: Person = workspace.member("Alice")
        self.bob: Person = workspace.member("Bob")
        self.demo: Demo


@pytest.fixture(params=["sockets", "http"])
async def room(slack_wire: SlackWire, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    if request.param == "http":
        slack_wire.use_http()
    made = Room(slack_wire, slack_wire.workspace())
    async with running(slack_wire, made.workspace) as demo:
        made.demo = demo
        yield made


async def test_a_command_is_answered(room: Room) -> None:
    """Words in the acknowledgement, through the response URL and pushed are all the answer, for
    that member alone."""
    said = await room.alice.slash(room.channel, "/demo", "hello")
    assert (said.kind, said.text, said.is_ephemeral) == (
        AnswerKind.MESSAGE, "you said hello", True,
    )  # fmt: skip
    shown = await room.alice.slash(room.channel, "/demo", "board")
    assert shown.text == "there it is"
    whispered = await room.alice.slash(room.channel, "/demo", "whisper")
    assert whispered.text == "only you"
    assert [m.text for m in room.alice.ephemerals(room.channel)] == [
        "only you", "there it is", "you said hello",
    ]  # fmt: skip
    assert not room.bob.ephemerals(room.channel)
    assert not [s for s in room.wire.traffic_for(room.bob) if s["event"] == "ephemeral"]
    assert len(room.channel.messages()) == 1


async def test_three_seconds(room: Room) -> None:
    """What is not acknowledged within three seconds is no answer."""
    answer = await room.alice.slash(room.channel, "/demo", "silent")
    assert not answer.is_answered
    assert answer.kind is AnswerKind.NOTHING


async def test_presses(room: Room) -> None:
    """A press redraws the board, or is answered privately; an old button can be pressed as it
    was seen, and a button that is not there cannot."""
    await room.alice.slash(room.channel, "/demo", "board")
    old = room.channel.messages()[0]
    assert "Check" in old.text
    assert [b.label for b in old.buttons] == ["Check", "Cards", "Raise"]
    drawn = await room.bob.press(old, "Check")
    assert drawn.kind is AnswerKind.UPDATE
    assert "checked 1 times" in drawn.text
    assert "checked 2 times" in (await room.alice.press(old, "Check")).text
    assert "checked 1 times" in (await room.alice.press(old, "Check", as_seen=True)).text
    cards = await room.bob.press(old, "Cards")
    assert (cards.text, cards.is_ephemeral) == ("cards of bob", True)
    await room.wire.until(room.bob.dm.messages)
    with pytest.raises(ImpossibleAct):
        await room.bob.press(old, "Fold")


async def test_a_modal(room: Room) -> None:
    """A modal is opened by its trigger, says what is wrong with a field, and is closed when it
    is sent right; it takes only what Slack's client would send."""
    await room.alice.slash(room.channel, "/demo", "board")
    board = room.channel.messages()[0]
    form = await room.bob.press(board, "Raise")
    assert form.modal.title == "Raise"
    with pytest.raises(ImpossibleAct):
        await room.bob.submit(form, {"Raise to": ""})
    wrong = await room.bob.submit(form, {"Raise to": "much"})
    assert wrong.errors == {"amount": "a number, please"}
    right = await room.bob.submit(form, {"amount": "120"})
    assert right.is_answered
    assert room.demo.heard == [{"raised": "120", "by": room.bob.id}]
    with pytest.raises(ImpossibleAct):
        await room.bob.submit(form, {"amount": "120"})


async def test_words(room: Room) -> None:
    """A mention is heard in a channel and a thread, words in private; the bot hears its own
    private messages too."""
    written = room.alice.mention_bot(room.channel, "hello")
    thread = room.channel.thread(written)
    await room.wire.until(lambda: len(thread.messages()) == 1)
    room.bob.mention_bot(thread, "me too")
    await room.wire.until(lambda: len(thread.messages()) == 3)
    assert [m.text for m in room.channel.messages()] == [f"<@{room.workspace.bot}> hello"]
    with pytest.raises(ImpossibleAct):
        await room.bob.slash(thread, "/demo", "board")
    room.bob.say(room.bob.dm, "fold")
    await room.wire.until(lambda: room.demo.heard)
    assert room.demo.heard[0]["text"] == "fold"


async def test_the_home_tab(room: Room) -> None:
    """Opening the home tab has it drawn for that person; its buttons can be pressed."""
    opened = await room.alice.open_home()
    assert opened.kind is AnswerKind.HOME
    assert "checked 7 times" in opened.text
    assert room.bob.home is None
    assert room.alice.home is not None
    form = await room.alice.press(room.alice.home, "Raise")
    assert form.kind is AnswerKind.MODAL


async def test_copies(room: Room) -> None:
    """An event delivered three times has one id."""
    room.bob.say(room.bob.dm, "fold", delivery=Delivery(copies=3))
    await room.wire.until(lambda: len(room.demo.heard) == 3)
    assert len({heard["id"] for heard in room.demo.heard}) == 1


async def test_guests_and_private_channels(room: Room) -> None:
    """Guests read only where they are members, others any public channel, nobody else a private
    one."""
    guest = room.workspace.member("Gus", guest=True)
    cy = room.workspace.member("Cy", joins=False)
    hidden = room.workspace.channel("secret", private=True)
    hidden.remove(cy.id)
    readers = room.wire.world.readers
    assert cy.id in readers(room.channel.id)
    assert guest.id not in readers(room.channel.id)
    assert cy.id not in readers(hidden.id)
    with pytest.raises(ImpossibleAct):
        await guest.slash(room.channel, "/demo", "board")
