"""The HTTP door over real sockets: what is refused, and how it opens and closes."""

import asyncio
import json
import logging
from pathlib import Path

import aiohttp
import pytest

from adapters.slack.http import Gate, HttpDoor
from adapters.slack.settings import SlackUnusable
from adapters.sqlite import SqliteStore
from tests.loopback.slack import payloads
from tests.loopback.slack.browser import Browser
from tests.loopback.slack.couriers import Kind, Parcel
from tests.loopback.slack.door import Letter, Reply
from tests.loopback.slack.people import Person
from tests.loopback.slack.wire import SlackWire
from tests.loopback.slack.workspace import Channel
from tests.slack_install.house import House


class Scene:
    """A workspace that has installed the dealer, with two members in a channel."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.door = house.wire.door
        self.workspace = house.wire.workspace()
        self.channel: Channel = self.workspace.channel()
        self.ann: Person = self.workspace.member("Ann", admin=True)
        self.bob: Person = self.workspace.member("Bob")

    def order(self, person: Person, text: str) -> Parcel:
        """A slash command as Slack would send it."""
        world, team = self.house.wire.world, self.workspace.team
        payload = payloads.command(world, team, person.id, self.channel.id, ("/poker", text))
        token = world.response_url(self.channel.id, person.id)
        return Parcel(Kind.COMMAND, payload | {"response_url": self.house.wire.hook(token)})


@pytest.fixture
async def scene(house: House) -> Scene:
    """The scene, with the install done."""
    scene = Scene(house)
    page = await Browser(scene.ann).install()
    assert page.status == 200, page.text
    return scene


def one_line(reply: Reply, status: int, words: str) -> None:
    """The refusal is one line with ``words`` in it."""
    assert reply.status == status
    assert reply.text.count("\n") == 1
    assert reply.text.endswith("\n")
    assert words in reply.text


async def test_a_signed_request_is_heard(scene: Scene) -> None:
    """The words and the user of the payload arrive, with the token of that workspace."""
    said = await scene.bob.slash(scene.channel, "/poker", "sit 1000")
    assert said.text == "heard"
    assert scene.house.heard == [(scene.bob.id, "sit 1000")]
    assert scene.house.met == [(scene.workspace.id, scene.workspace.team.token)]


async def test_a_forged_user_is_refused(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Bob's own signed request with Ann's id put into it does nothing, and one line says so."""
    letter = scene.door.signed(scene.order(scene.bob, "fold"))
    forged = letter.forged(f"user_id={scene.bob.id}", f"user_id={scene.ann.id}")
    with caplog.at_level(logging.WARNING):
        one_line(await scene.door.send(forged), 401, "signature is wrong")
    assert scene.house.heard == []
    (line,) = [r.getMessage() for r in caplog.records if r.name.startswith("adapters.slack.http")]
    assert "signature is wrong" in line
    assert "fold" not in line
    assert scene.ann.id not in line


@pytest.mark.parametrize(
    ("age", "secret", "words"),
    [
        (0, "another-secret", "signature is wrong"),
        (301, "", "five minutes"),
        (-310, "", "five minutes"),
    ],
)
async def test_a_bad_signature_or_stamp_is_refused(
    scene: Scene, age: float, secret: str, words: str
) -> None:
    """Signed by somebody else, too old, or of the future."""
    letter = scene.door.signed(scene.order(scene.bob, "fold"), age=age, secret=secret)
    one_line(await scene.door.send(letter), 401, words)
    assert scene.house.heard == []


async def test_an_unsigned_request_is_refused(scene: Scene) -> None:
    """Neither plain, nor as bolt's check of a certificate, nor as bytes that are no text."""
    plain = scene.door.signed(scene.order(scene.bob, "fold"))
    for body in (plain.body, "ssl_check=1", json.dumps({"type": "url_verification"})):
        bare = Letter(body, plain.content_type)
        one_line(await scene.door.send(bare), 401, "not signed")
    url = scene.door.base + scene.door.path
    async with aiohttp.ClientSession() as session, session.post(url, data=b"\xff\xfe") as answer:
        assert answer.status == 401
    assert scene.house.heard == []


async def test_a_copied_request_counts_once(scene: Scene) -> None:
    """The very same request again is refused in one line, and does nothing."""
    letter = scene.door.signed(scene.order(scene.bob, "raise 120"))
    assert (await scene.door.send(letter)).status == 200
    one_line(await scene.door.send(letter), 409, "received before")
    assert scene.house.heard == [(scene.bob.id, "raise 120")]


async def test_a_workspace_that_is_not_installed_is_told_so(scene: Scene) -> None:
    """A genuine request from elsewhere gets a clear answer, and nothing else happens."""
    elsewhere = scene.house.wire.workspace("elsewhere", installed=False)
    channel, eve = elsewhere.channel(), elsewhere.member("Eve")
    channel.invite(eve.id)
    said = await eve.slash(channel, "/poker", "sit")
    assert "not installed" in said.text
    assert "chips" in said.text
    assert scene.house.heard == []


async def test_slack_can_verify_the_address(scene: Scene) -> None:
    """The challenge that Slack sends when the address is entered is answered."""
    body = {"type": "url_verification", "challenge": "3eZbrw1a", "token": "-"}
    reply = await scene.door.send(scene.door.signed(Parcel(Kind.EVENT, body)))
    assert reply.status == 200
    assert "3eZbrw1a" in reply.text


async def test_a_host_can_ask_for_its_health(house: House) -> None:
    """``/healthz`` answers anyone; what is not offered is not found."""
    async with aiohttp.ClientSession() as session:
        async with session.get(house.wire.door.base + "/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
        async with session.get(house.wire.door.base + "/elsewhere") as answer:
            assert answer.status == 404


async def test_it_closes_after_the_last_answer(loose_slack_wire: SlackWire, tmp_path: Path) -> None:
    """A request on its way when we stop is answered; nobody can be heard after that."""
    house = House(loose_slack_wire, tmp_path / "db")
    async with house.open():
        scene = Scene(house)
        await Browser(scene.ann).install()
        house.held.clear()
        on_its_way = asyncio.create_task(
            house.wire.door.send(house.wire.door.signed(scene.order(scene.bob, "call")))
        )
        await house.wire.until(lambda: house.waiting == 1)
        assert (house.ups, house.downs) == (1, 0)
        asyncio.get_running_loop().call_later(0.1, house.held.set)
    assert (await on_its_way).status == 200
    assert house.heard == [(scene.bob.id, "call")]
    assert (house.ups, house.downs) == (1, 1)
    assert not house.wire.door.is_open


async def test_a_port_in_use_is_named(house: House) -> None:
    """A second door at the same port ends in one sentence with the port in it."""
    port = house.wire.door.port
    second = HttpDoor(port, Gate("secret"), None, "127.0.0.1")
    with pytest.raises(SlackUnusable, match=f"port {port} cannot be opened"):
        await second.serve(house.app, lambda: None, lambda: None)
    assert isinstance(house.store, SqliteStore)
