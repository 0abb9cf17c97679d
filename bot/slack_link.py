"""Slack as it is configured: one workspace or many, by Socket Mode or by HTTP."""

from adapters.slack import SlackLink, SlackSettings, SocketDoor
from adapters.slack.http import Gate, HttpDoor
from adapters.slack.install import InstalledWorkspaces, OneWorkspace, oauth_flow
from adapters.sqlite import SqliteStore
from adapters.system import SystemClock
from bot.slack_config import ByHttp, OneBySocket, OneToken, SlackConfig


def slack_link(config: SlackConfig, command: str, store: SqliteStore) -> SlackLink:
    """The link to Slack; ``command`` takes words, and ``store`` keeps the installations."""
    settings = SlackSettings(command=command, api_base=config.api_base, is_paced=config.is_paced)
    mode = config.mode
    if isinstance(mode, OneBySocket):
        one = OneWorkspace(mode.who.bot_token.reveal(), config.api_base)
        door = SocketDoor(mode.way.app_token.reveal(), config.api_base)
        return SlackLink(settings, one, door)
    return _by_http(config, mode, settings, store)


def _by_http(
    config: SlackConfig, mode: ByHttp, settings: SlackSettings, store: SqliteStore
) -> SlackLink:
    secret, who = mode.way.signing_secret.reveal(), mode.who
    gate = Gate(secret)
    if isinstance(who, OneToken):
        one = OneWorkspace(who.bot_token.reveal(), config.api_base)
        return SlackLink(settings, one, HttpDoor(mode.way.port, gate), secret)
    now = SystemClock().now
    many = InstalledWorkspaces(store.slack_vault, now)
    flow = oauth_flow(
        who.client_id, who.client_secret.reveal(), store.slack_vault, many, now, config.api_base
    )
    return SlackLink(settings, many, HttpDoor(mode.way.port, gate, flow), secret)
