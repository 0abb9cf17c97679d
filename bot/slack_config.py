"""How to reach Slack: who we are there, and which way people's acts come in."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.ends import MISUSED, Ends
from bot.secret import Secret
from bot.variables import (
    PORT,
    SLACK_API_BASE,
    SLACK_APP_TOKEN,
    SLACK_BOT_TOKEN,
    SLACK_CLIENT_ID,
    SLACK_CLIENT_SECRET,
    SLACK_COMMAND,
    SLACK_PACE,
    SLACK_SIGNING_SECRET,
    Variable,
    address,
    said,
    secret,
)


class OneToken(Struct, frozen=True):
    """One workspace, whose token the admin has copied."""

    bot_token: Secret

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (self.bot_token,)


class Installs(Struct, frozen=True):
    """Any number of workspaces, which install the app by OAuth."""

    client_id: str
    client_secret: Secret

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (self.client_secret,)


class SocketMode(Struct, frozen=True):
    """Acts come through a socket that we open ourselves."""

    app_token: Secret

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (self.app_token,)


class HttpMode(Struct, frozen=True):
    """Acts come as signed requests to our port."""

    signing_secret: Secret
    port: int

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (self.signing_secret,)


class OneBySocket(Struct, frozen=True):
    """Socket Mode serves one workspace: an install by OAuth needs an address to come back to."""

    who: OneToken
    way: SocketMode


class ByHttp(Struct, frozen=True):
    """HTTP mode serves one workspace or many."""

    who: OneToken | Installs
    way: HttpMode


class SlackConfig(Struct, frozen=True):
    """How to reach Slack; an empty address is Slack's own.

    ``is_paced`` says that the limits which Slack usually has are kept.
    """

    mode: OneBySocket | ByHttp
    api_base: str = ""
    is_paced: bool = True

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What must never be logged."""
        return (*self.mode.who.secrets, *self.mode.way.secrets)


_PAGE: Final = "the Slack app's pages"
_PACES: Final = {"usual": True, "none": False}
_MOST_PORTS: Final = 65_535
_COMMAND: Final = re.compile(r"/[a-z0-9_-]{1,31}")

_SECRETS: Final = (
    SLACK_BOT_TOKEN,
    SLACK_APP_TOKEN,
    SLACK_SIGNING_SECRET,
    SLACK_CLIENT_ID,
    SLACK_CLIENT_SECRET,
)
_BEGINNINGS: Final = {SLACK_BOT_TOKEN.name: "xoxb-", SLACK_APP_TOKEN.name: "xapp-"}

_BOT, _APP, _SIGNING, _ID, _ID_SECRET = (variable.name for variable in _SECRETS)


class Mixture(Struct, frozen=True):
    """A mixture that cannot be served: all of ``given`` is there, and nothing of ``missing``."""

    given: frozenset[str]
    missing: frozenset[str]
    sentence: str


def _mixture(given: set[str], missing: set[str], sentence: str) -> Mixture:
    return Mixture(frozenset(given), frozenset(missing), sentence)


MIXTURES: Final = (
    _mixture({_ID}, {_ID_SECRET}, f"{_ID} needs {_ID_SECRET} beside it."),
    _mixture({_ID_SECRET}, {_ID}, f"{_ID_SECRET} needs {_ID} beside it."),
    _mixture(
        {_APP, _SIGNING},
        set(),
        f"{_APP} is for Socket Mode and {_SIGNING} for HTTP mode: leave one of them out.",
    ),
    _mixture(
        {_BOT, _ID},
        set(),
        f"{_BOT} serves one workspace and {_ID} installs in many: leave one of them out.",
    ),
    _mixture({_ID}, {_SIGNING}, f"{_ID} needs {_SIGNING}: installs come back by HTTP."),
    _mixture({_APP}, {_BOT}, f"{_APP} needs {_BOT} beside it."),
    _mixture(
        {_BOT}, {_APP, _SIGNING}, f"{_BOT} needs {_APP} for Socket Mode or {_SIGNING} for HTTP."
    ),
    _mixture(
        {_SIGNING},
        {_BOT, _ID},
        f"{_SIGNING} needs {_BOT} for one workspace, or {_ID} and {_ID_SECRET} for many.",
    ),
)
"""Every mixture that is refused, the clearest sentence first."""


def read_slack(environment: Mapping[str, str]) -> SlackConfig | None:
    """How to reach Slack; None when no token or secret of Slack's is given.

    Raises:
        Ends: a value cannot be used, or the values do not go together.
    """
    api_base = address(environment, SLACK_API_BASE, "http://", "https://")
    paced = _is_paced(environment)
    found = {variable.name: _secret(environment, variable) for variable in _SECRETS}
    given = {name: value for name, value in found.items() if value is not None}
    for mixture in MIXTURES:
        if mixture.given <= given.keys() and not mixture.missing & given.keys():
            raise Ends(mixture.sentence, MISUSED)
    if not given:
        return None
    who: OneToken | Installs
    if _ID in given:
        who = Installs(given[_ID].reveal(), given[_ID_SECRET])
    else:
        who = OneToken(given[_BOT])
    if _SIGNING in given:
        by_http = ByHttp(who, HttpMode(given[_SIGNING], _port(environment)))
        return SlackConfig(by_http, api_base, paced)
    assert isinstance(who, OneToken)
    return SlackConfig(OneBySocket(who, SocketMode(given[_APP])), api_base, paced)


def _is_paced(environment: Mapping[str, str]) -> bool:
    pace = said(environment, SLACK_PACE) or SLACK_PACE.default
    if pace not in _PACES:
        raise Ends(f"{SLACK_PACE.name} must be usual or none, not {pace!r}.", MISUSED)
    return _PACES[pace]


def read_command(environment: Mapping[str, str]) -> str:
    """The slash command that takes words.

    Raises:
        Ends: Slack allows no such name.
    """
    name = said(environment, SLACK_COMMAND) or SLACK_COMMAND.default
    if not _COMMAND.fullmatch(name):
        raise Ends(
            f"{SLACK_COMMAND.name} must be a slash and small letters, as /poker, not {name!r}.",
            MISUSED,
        )
    return name


def _secret(environment: Mapping[str, str], variable: Variable) -> Secret | None:
    found = secret(environment, variable, _PAGE)
    beginning = _BEGINNINGS.get(variable.name, "")
    if found is not None and not found.reveal().startswith(beginning):
        raise Ends(f"{variable.name} must begin with {beginning}: copy it anew.", MISUSED)
    return found


def _port(environment: Mapping[str, str]) -> int:
    number = said(environment, PORT) or PORT.default
    if not (number.isascii() and number.isdecimal()) or not 0 < int(number) <= _MOST_PORTS:
        raise Ends(f"PORT must be a number from 1 to {_MOST_PORTS}, not {number!r}.", MISUSED)
    return int(number)
