"""Variables: every variable of the environment, each declared once.

``--help`` lists those for operators, the README all of them.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.ends import MISUSED, Ends
from bot.secret import Secret

LEVELS: Final = ("debug", "info", "warning", "error")


class Variable(Struct, frozen=True):
    """A variable of the environment; ``default`` as people read it."""

    name: str
    default: str
    summary: str
    is_for_tests: bool = False


DISCORD_TOKEN: Final = Variable(
    "DISCORD_TOKEN",
    "none",
    "The bot's token on Discord; without any token the table opens in the terminal.",
)
SLACK_BOT_TOKEN: Final = Variable(
    "SLACK_BOT_TOKEN", "none", "The bot's token in one Slack workspace, `xoxb-...`."
)
SLACK_APP_TOKEN: Final = Variable(
    "SLACK_APP_TOKEN", "none", "The Slack app's token for Socket Mode, `xapp-...`."
)
SLACK_SIGNING_SECRET: Final = Variable(
    "SLACK_SIGNING_SECRET", "none", "What Slack signs requests with; it makes HTTP mode."
)
SLACK_CLIENT_ID: Final = Variable(
    "SLACK_CLIENT_ID", "none", "The Slack app's id, for installs in many workspaces (HTTP mode)."
)
SLACK_CLIENT_SECRET: Final = Variable(
    "SLACK_CLIENT_SECRET", "none", "The secret that goes with it."
)
SLACK_COMMAND: Final = Variable(
    "SLACK_COMMAND", "/poker", "Slack's slash command, as it stands in the manifest."
)
PORT: Final = Variable("PORT", "3000", "The port that HTTP mode listens on.")
RIFFLE_DB: Final = Variable(
    "RIFFLE_DB", "in your data folder", "The SQLite file that keeps tables, chips and hands."
)
RIFFLE_LOG: Final = Variable("RIFFLE_LOG", "info", f"How much is logged: {', '.join(LEVELS)}.")
DISCORD_API_BASE: Final = Variable(
    "DISCORD_API_BASE", "Discord's own", "Another address for Discord's HTTP API.", True
)
DISCORD_GATEWAY_URL: Final = Variable(
    "DISCORD_GATEWAY_URL", "Discord's own", "Another address for Discord's gateway.", True
)
SLACK_API_BASE: Final = Variable(
    "SLACK_API_BASE", "Slack's own", "Another address for Slack's Web API.", True
)
SLACK_PACE: Final = Variable(
    "SLACK_PACE", "usual", "Whether Slack's usual limits are kept: usual, or none.", True
)
RIFFLE_PACE: Final = Variable(
    "RIFFLE_PACE", "none", "Changes to the engine's own times, as prop=0,edit_gap=50.", True
)
RIFFLE_CRASH_AT: Final = Variable(
    "RIFFLE_CRASH_AT", "never", "Where the process kills itself, as before_send:3.", True
)

VARIABLES: Final = (
    DISCORD_TOKEN,
    SLACK_BOT_TOKEN,
    SLACK_APP_TOKEN,
    SLACK_SIGNING_SECRET,
    SLACK_CLIENT_ID,
    SLACK_CLIENT_SECRET,
    SLACK_COMMAND,
    PORT,
    RIFFLE_DB,
    RIFFLE_LOG,
    DISCORD_API_BASE,
    DISCORD_GATEWAY_URL,
    SLACK_API_BASE,
    SLACK_PACE,
    RIFFLE_PACE,
    RIFFLE_CRASH_AT,
)
"""Every variable an operator may set, in the order of the README."""


def said(environment: Mapping[str, str], variable: Variable) -> str:
    """What ``environment`` says for ``variable``; empty for nothing."""
    return environment.get(variable.name, "").strip()


def address(environment: Mapping[str, str], variable: Variable, *schemes: str) -> str:
    """An address that begins with one of ``schemes``, or empty.

    Raises:
        Ends: it begins with none of them.
    """
    word = said(environment, variable)
    if word and not word.startswith(schemes):
        raise Ends(f"{variable.name} must begin with {' or '.join(schemes)}.", MISUSED)
    return word


def secret(environment: Mapping[str, str], variable: Variable, where: str) -> Secret | None:
    """A token or secret, copied from ``where``; None for nothing.

    Raises:
        Ends: it cannot be one; the sentence does not repeat it.
    """
    word = said(environment, variable)
    if any(mark.isspace() or not mark.isprintable() for mark in word) or not word.isascii():
        raise Ends(f"{variable.name} is no token: copy it anew from {where}.", MISUSED)
    return Secret(word) if word else None
