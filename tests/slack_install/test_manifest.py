"""The manifest: what stands in the repository, its variants, and that it asks for no more."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from adapters.slack.install.asked import EVENTS, SCOPES, SHORT_COMMANDS
from adapters.slack.install.manifest import manifest, manifest_text
from tests.bot.process import bot
from tests.slack_install.house import House

ROOT: Final = Path(__file__).parents[2]

# Bot scopes of which each method wants one, as its page on docs.slack.dev/reference/methods
# says; an empty set wants none.
METHODS: Final[dict[str, set[str]]] = {
    "apps.connections.open": set(),  # the app's own token
    "auth.test": set(),
    "chat.delete": {"chat:write"},
    "chat.postEphemeral": {"chat:write"},
    "chat.postMessage": {"chat:write"},
    "chat.update": {"chat:write"},
    "conversations.history": {"channels:history", "groups:history", "im:history"},
    "conversations.info": {"channels:read", "groups:read"},
    "conversations.open": {"im:write"},
    "conversations.replies": {"channels:history", "groups:history", "im:history"},
    "usergroups.users.list": {"usergroups:read"},
    "users.info": {"users:read"},
    "views.open": set(),
    "views.publish": set(),
    "views.update": set(),
}
# The scope an event wants, as its page on docs.slack.dev/reference/events says.
EVENT_SCOPES: Final = {
    "app_home_opened": "",
    "app_mention": "app_mentions:read",
    "app_uninstalled": "",
    "message.im": "im:history",
    "reaction_added": "reactions:read",
    "tokens_revoked": "",
    "user_change": "users:read",
}

_METHOD: Final = re.compile(
    r'"((?:apps|auth|chat|conversations|usergroups|users|views)(?:\.[a-zA-Z]+)+)"'
)


def methods_called() -> set[str]:
    """Every Web API method that the adapter's source names."""
    sources = (ROOT / "adapters/slack").rglob("*.py")
    return {name for source in sources for name in _METHOD.findall(source.read_text("utf-8"))}


def test_the_file_is_what_the_program_writes() -> None:
    """``slack-manifest.yaml`` is made, never edited: ``python -m bot manifest`` writes it."""
    assert (ROOT / "slack-manifest.yaml").read_text("utf-8") == manifest_text()


@pytest.mark.parametrize("address", ["", "https://poker.example.com", "https://poker.example.com/"])
@pytest.mark.parametrize("with_short", [True, False])
@pytest.mark.parametrize("command", ["/poker", "/riffle"])
def test_the_text_reads_back(command: str, with_short: bool, address: str) -> None:
    """A YAML reader finds in the text exactly the document, in every variant."""
    text = manifest_text(command, with_short=with_short, address=address)
    assert yaml.safe_load(text) == manifest(command, with_short=with_short, address=address)


def commands_of(document: dict[str, Any]) -> list[str]:
    return [each["command"] for each in document["features"]["slash_commands"]]


def test_the_short_commands_can_be_left_out() -> None:
    """Their names belong to no app alone; the main one can be named otherwise."""
    short = ["/check", "/bet", "/call", "/raise", "/fold", "/draw", "/discard"]
    assert commands_of(manifest()) == ["/poker", *short]
    assert commands_of(manifest("/riffle", with_short=False)) == ["/riffle"]
    assert [each.name for each in SHORT_COMMANDS] == short


def test_socket_mode_names_no_address() -> None:
    """Without a public address there is none in the document, and installs by OAuth are off."""
    document = manifest()
    assert document["settings"]["socket_mode_enabled"] is True
    assert document["settings"]["org_deploy_enabled"] is False
    assert "http" not in manifest_text()


async def test_http_mode_names_the_addresses_that_are_served(house: House) -> None:
    """Every address in the document is one that the door answers, and nobody else's."""
    document = manifest(address="https://poker.example.com")
    settings = document["settings"]
    assert settings["socket_mode_enabled"] is False
    assert settings["org_deploy_enabled"] is True
    events = settings["event_subscriptions"]["request_url"]
    assert settings["interactivity"]["request_url"] == events
    assert settings["interactivity"]["message_menu_options_url"] == events
    assert {each["url"] for each in document["features"]["slash_commands"]} == {events}
    door = house.wire.door
    (redirect,) = document["oauth_config"]["redirect_urls"]
    for url, method, unless in ((events, "POST", 404), (redirect, "GET", 404)):
        served = url.replace("https://poker.example.com", door.base)
        async with door.session.request(method, served) as answer:
            assert answer.status != unless


def test_every_method_and_event_has_its_scope() -> None:
    """What the adapter calls and hears is allowed by the scopes it asks for."""
    called = methods_called()
    assert "chat.postMessage" in called
    assert called <= METHODS.keys()
    for name in called:
        assert METHODS[name] <= SCOPES.keys(), name
    assert set(EVENTS) == EVENT_SCOPES.keys()
    assert {scope for scope in EVENT_SCOPES.values() if scope} <= SCOPES.keys()


def test_no_scope_is_asked_for_nothing() -> None:
    """Each scope is there for a method that is called, an event that is heard, or the commands."""
    needed = {scope for name in methods_called() for scope in METHODS[name]}
    needed |= {scope for scope in EVENT_SCOPES.values() if scope}
    assert set(SCOPES) == needed | {"commands"}


def test_it_keeps_to_slacks_lengths() -> None:
    """Names, descriptions and hints are as short as docs.slack.dev/reference/app-manifest says."""
    document = manifest(address="https://poker.example.com")
    shown = document["display_information"]
    assert len(shown["name"]) <= 35
    assert len(shown["description"]) <= 140
    assert re.fullmatch(r"#[0-9a-f]{6}", shown["background_color"])
    assert len(document["features"]["bot_user"]["display_name"]) <= 80
    for each in document["features"]["slash_commands"]:
        assert len(each["command"]) <= 32
        assert len(each["description"]) <= 2000
        assert len(each.get("usage_hint", "")) <= 1000


def test_the_command_writes_it(tmp_path: Path) -> None:
    """``python -m bot manifest`` takes the command's name, the mode and the flag."""
    plain = bot(tmp_path, "manifest")
    assert (plain.returncode, plain.stdout) == (0, manifest_text())
    address = "https://poker.example.com"
    other = bot(tmp_path, "manifest", "--http", address, "--no-short", SLACK_COMMAND="/riffle")
    assert other.stdout == manifest_text("/riffle", with_short=False, address=address)
    for bad in ("http://poker.example.com", "poker", "https://poker.example.com/path"):
        ended = bot(tmp_path, "manifest", "--http", bad)
        assert ended.returncode == 2
        assert ended.stdout == ""
