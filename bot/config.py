"""Config: everything the process can be told, from the environment or a ``.env`` file.

Each variable is declared once in :data:`VARIABLES`; ``--help`` lists those for operators, the
README all of them.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from msgspec import Struct
from msgspec.structs import replace

from bot.crash import crasher
from bot.ends import MISUSED, Ends
from bot.pacing import read_pace
from bot.places import default_database
from bot.secret import Secret
from core.engine.pace import NORMAL, Pace

LEVELS: Final = ("debug", "info", "warning", "error")


class Variable(Struct, frozen=True):
    """A variable of the environment; ``default`` as people read it."""

    name: str
    default: str
    summary: str
    is_for_tests: bool = False


DISCORD_TOKEN: Final = Variable(
    "DISCORD_TOKEN", "none", "The bot's token; without it the table opens in the terminal."
)
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
RIFFLE_PACE: Final = Variable(
    "RIFFLE_PACE", "none", "Changes to the engine's own times, as prop=0,edit_gap=50.", True
)
RIFFLE_CRASH_AT: Final = Variable(
    "RIFFLE_CRASH_AT", "never", "Where the process kills itself, as before_send:3.", True
)

VARIABLES: Final = (
    DISCORD_TOKEN,
    RIFFLE_DB,
    RIFFLE_LOG,
    DISCORD_API_BASE,
    DISCORD_GATEWAY_URL,
    RIFFLE_PACE,
    RIFFLE_CRASH_AT,
)
"""Every variable an operator may set, in the order of the README."""


class DiscordConfig(Struct, frozen=True):
    """How to reach Discord; an empty address is Discord's own."""

    token: Secret
    api_base: str
    gateway_url: str


class Config(Struct, frozen=True):
    """What the process was told; ``discord`` is None without a token."""

    database: Path
    log_level: str
    discord: DiscordConfig | None
    pace: Pace = NORMAL

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (self.discord.token,) if self.discord is not None else ()


def read_config(environment: Mapping[str, str]) -> Config:
    """The configuration in ``environment``.

    Raises:
        Ends: a value cannot be used; the sentence names the variable.
    """
    return Config(
        database=_database(environment),
        log_level=_log_level(environment),
        discord=_discord(environment),
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


def _said(environment: Mapping[str, str], variable: Variable) -> str:
    return environment.get(variable.name, "").strip()


def _database(environment: Mapping[str, str]) -> Path:
    said = _said(environment, RIFFLE_DB)
    path = Path(said).expanduser() if said else default_database(environment=environment)
    if path.is_dir():
        raise Ends(f"RIFFLE_DB must name a file, but {path} is a folder.", MISUSED)
    return path.absolute()


def _log_level(environment: Mapping[str, str]) -> str:
    said = _said(environment, RIFFLE_LOG).lower() or "info"
    if said not in LEVELS:
        raise Ends(f"RIFFLE_LOG must be one of {', '.join(LEVELS)}, not {said!r}.", MISUSED)
    return said


def _pace(environment: Mapping[str, str]) -> Pace:
    pace = read_pace(_said(environment, RIFFLE_PACE))
    crash_at = _said(environment, RIFFLE_CRASH_AT)
    return replace(pace, on_point=crasher(crash_at)) if crash_at else pace


def _discord(environment: Mapping[str, str]) -> DiscordConfig | None:
    token = _said(environment, DISCORD_TOKEN)
    api_base = _address(environment, DISCORD_API_BASE, ("http://", "https://"))
    gateway_url = _address(environment, DISCORD_GATEWAY_URL, ("ws://", "wss://"))
    if not token:
        return None
    if any(mark.isspace() or not mark.isprintable() for mark in token) or not token.isascii():
        raise Ends("DISCORD_TOKEN is no token: copy it anew from Discord's bot page.", MISUSED)
    return DiscordConfig(Secret(token), api_base, gateway_url)


def _address(environment: Mapping[str, str], variable: Variable, schemes: tuple[str, ...]) -> str:
    said = _said(environment, variable)
    if said and not said.startswith(schemes):
        raise Ends(f"{variable.name} must begin with {' or '.join(schemes)}.", MISUSED)
    return said
