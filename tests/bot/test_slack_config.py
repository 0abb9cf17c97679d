"""Slack's variables: which go together, and how a mixture that cannot be is refused."""

from itertools import combinations
from typing import Final

import pytest

from bot.config import read_config
from bot.ends import Ends
from bot.slack_config import ByHttp, Installs, OneBySocket, OneToken

GOOD: Final = {
    "SLACK_BOT_TOKEN": "xoxb-made-up-1",
    "SLACK_APP_TOKEN": "xapp-made-up-2",
    "SLACK_SIGNING_SECRET": "made-up-3",
    "SLACK_CLIENT_ID": "123.456",
    "SLACK_CLIENT_SECRET": "made-up-5",
}
BOT, APP, SIGNING, CLIENT, CLIENT_SECRET = GOOD

SERVED: Final = (
    set[str](),
    {BOT, APP},
    {BOT, SIGNING},
    {SIGNING, CLIENT, CLIENT_SECRET},
)
MIXTURES: Final = [set(names) for count in range(6) for names in combinations(GOOD, count)]


@pytest.mark.parametrize("given", MIXTURES, ids=lambda given: "+".join(sorted(given)) or "none")
def test_every_mixture_is_served_or_refused_in_one_sentence(given: set[str]) -> None:
    """Of the 32 mixtures four are served; each other one names what is there, and no secret."""
    environment = {name: GOOD[name] for name in given}
    if given in SERVED:
        assert (read_config(environment).slack is None) == (not given)
        return
    with pytest.raises(Ends) as end:
        read_config(environment)
    sentence = end.value.sentence
    assert end.value.code == 2
    assert "\n" not in sentence
    assert any(name in sentence for name in given)
    assert not any(GOOD[name] in sentence for name in given)


def test_the_modes() -> None:
    """Two tokens make Socket Mode; a signing secret HTTP mode, for one workspace or for many."""
    socket = read_config({name: GOOD[name] for name in (BOT, APP)}).slack
    assert socket is not None
    assert isinstance(socket.mode, OneBySocket)
    one = read_config({name: GOOD[name] for name in (BOT, SIGNING)} | {"PORT": "8080"}).slack
    assert one is not None
    assert isinstance(one.mode, ByHttp)
    assert isinstance(one.mode.who, OneToken)
    assert one.mode.way.port == 8080
    many = read_config({name: GOOD[name] for name in (SIGNING, CLIENT, CLIENT_SECRET)}).slack
    assert many is not None
    assert isinstance(many.mode.who, Installs)
    assert isinstance(many.mode, ByHttp)
    assert (many.mode.who.client_id, many.mode.way.port) == ("123.456", 3000)


@pytest.mark.parametrize("given", SERVED[1:])
def test_no_secret_is_printed_and_each_is_known_to_the_log(given: set[str]) -> None:
    """Every token and secret is hidden in the configuration and among those kept from the log."""
    config = read_config({name: GOOD[name] for name in given})
    secrets = {secret.reveal() for secret in config.secrets}
    assert secrets == {GOOD[name] for name in given - {CLIENT}}
    assert not any(secret in repr(config) for secret in secrets)


def test_discord_and_slack_go_together() -> None:
    """Both are configured, and the secrets of both are known."""
    config = read_config({BOT: GOOD[BOT], APP: GOOD[APP], "DISCORD_TOKEN": "abc.def"})
    assert config.discord is not None
    assert config.slack is not None
    assert len(config.secrets) == 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (BOT, "xapp-the-other-one"),
        (BOT, "xoxp-a-person's"),
        (BOT, "xoxb two words"),
        (APP, "xoxb-the-other-one"),
        (SIGNING, "sécret"),
        ("SLACK_COMMAND", "poker"),
        ("SLACK_COMMAND", "/Poker"),
        ("SLACK_COMMAND", "/two words"),
        ("SLACK_COMMAND", "/" + "p" * 32),
        ("SLACK_API_BASE", "slack.com"),
        ("SLACK_PACE", "fast"),
    ],
)
def test_a_bad_value_is_named(name: str, value: str) -> None:
    """One sentence with the variable in it; a token is not repeated."""
    with pytest.raises(Ends) as end:
        read_config({name: value})
    assert name in end.value.sentence
    assert end.value.code == 2
    if name in GOOD:
        assert value not in end.value.sentence


@pytest.mark.parametrize("port", ["0", "65536", "-1", "http", "80 80", "٣"])
def test_a_bad_port_is_named_where_it_matters(port: str) -> None:
    """HTTP mode needs a port; a host that sets one for Socket Mode is not argued with."""
    http = {BOT: GOOD[BOT], SIGNING: GOOD[SIGNING], "PORT": port}
    with pytest.raises(Ends, match="PORT"):
        read_config(http)
    assert read_config({BOT: GOOD[BOT], APP: GOOD[APP], "PORT": port}).slack is not None


def test_the_command_can_be_named_otherwise() -> None:
    """``/poker`` when nobody says."""
    assert read_config({}).slack_command == "/poker"
    assert read_config({"SLACK_COMMAND": "/riffle-2"}).slack_command == "/riffle-2"
