"""Config: everything the process can be told, from the environment or a ``.env`` file."""

import os
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct
from msgspec.structs import replace

from bot.crash import crasher
from bot.ends import MISUSED, Ends
from bot.pacing import read_pace
from bot.places import default_database
from bot.secret import Secret
from bot.slack_config import SlackConfig, read_command, read_slack
from bot.variables import (
    DISCORD_API_BASE,
    DISCORD_GATEWAY_URL,
    DISCORD_TOKEN,
    LEVELS,
    RIFFLE_CRASH_AT,
    RIFFLE_DB,
    RIFFLE_LOG,
    RIFFLE_PACE,
    address,
    said,
    secret,
)
from core.engine.pace import NORMAL, Pace


class DiscordConfig(Struct, frozen=True):
    """How to reach Discord; an empty address is Discord's own."""

    token: Secret
    api_base: str
    gateway_url: str


class Config(Struct, frozen=True):
    """What the process was told; a platform without a token is None."""

    database: Path
    log_level: str
    discord: DiscordConfig | None = None
    slack: SlackConfig | None = None
    slack_command: str = "/poker"
    pace: Pace = NORMAL

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        discord = (self.discord.token,) if self.discord is not None else ()
        return (*discord, *(self.slack.secrets if self.slack is not None else ()))


def read_config(environment: Mapping[str, str]) -> Config:
    """The configuration in ``environment``.

    Raises:
        Ends: a value cannot be used; the sentence names the variable.
    """
    return Config(
        database=_database(environment),
        log_level=_log_level(environment),
        discord=_discord(environment),
        slack=read_slack(environment),
        slack_command=read_command(environment),
        pace=_pace(environment),
    )


def load_config(folder: Path | None = None) -> Config:
    """The configuration of this process; the environment goes before ``.env`` in ``folder``.

    Raises:
        Ends: as for :func:`read_config`, or the file cannot be read.
    """
    return read_config(environment(folder))


def environment(folder: Path | None = None) -> dict[str, str]:
    """The variables of this process, the environment going before ``.env`` in ``folder``.

    Raises:
        Ends: the file cannot be read.
    """
    try:
        in_file = dotenv_values((folder or Path.cwd()) / ".env")
    except (OSError, UnicodeDecodeError) as error:
        raise Ends(f"The file .env cannot be read: {error}.", MISUSED) from None
    return {key: value for key, value in in_file.items() if value is not None} | dict(os.environ)


def _database(environment: Mapping[str, str]) -> Path:
    named = said(environment, RIFFLE_DB)
    path = Path(named).expanduser() if named else default_database(environment=environment)
    if path.is_dir():
        raise Ends(f"RIFFLE_DB must name a file, but {path} is a folder.", MISUSED)
    return path.absolute()


def _log_level(environment: Mapping[str, str]) -> str:
    level = said(environment, RIFFLE_LOG).lower() or "info"
    if level not in LEVELS:
        raise Ends(f"RIFFLE_LOG must be one of {', '.join(LEVELS)}, not {level!r}.", MISUSED)
    return level


def _pace(environment: Mapping[str, str]) -> Pace:
    pace = read_pace(said(environment, RIFFLE_PACE))
    crash_at = said(environment, RIFFLE_CRASH_AT)
    return replace(pace, on_point=crasher(crash_at)) if crash_at else pace


def _discord(environment: Mapping[str, str]) -> DiscordConfig | None:
    token = secret(environment, DISCORD_TOKEN, "Discord's bot page")
    api_base = address(environment, DISCORD_API_BASE, "http://", "https://")
    gateway_url = address(environment, DISCORD_GATEWAY_URL, "ws://", "wss://")
    return DiscordConfig(token, api_base, gateway_url) if token is not None else None
