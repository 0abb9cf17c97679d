"""Links: each platform as the process serves it, its library imported only when it is used."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from msgspec import Struct

from adapters.sqlite import SqliteStore
from bot.config import Config, DiscordConfig
from bot.ends import Ends
from bot.slack_config import SlackConfig
from core.engine.ports import Messenger
from core.engine.room import CardRoom

Serve = Callable[[CardRoom], Coroutine[Any, Any, None]]


class Link(Struct, frozen=True):
    """A platform: its messenger, and how its people are served until cancelled.

    ``serve`` raises ``Ends`` when the platform will not have us.
    """

    messenger: Messenger
    serve: Serve


class _Serving(Protocol):
    async def serve(self, room: CardRoom) -> None: ...


def links(config: Config, store: SqliteStore) -> tuple[Link, ...]:
    """Every platform that ``config`` has tokens for."""
    found = []
    if config.discord is not None:
        found.append(_discord(config.discord))
    if config.slack is not None:
        found.append(_slack(config.slack, config.slack_command, store))
    return tuple(found)


def _discord(config: DiscordConfig) -> Link:
    from adapters.discord import DiscordLink, DiscordSettings, DiscordUnusable  # noqa: PLC0415

    settings = DiscordSettings(
        token=config.token.reveal(),
        api_base=config.api_base,
        gateway_url=config.gateway_url,
    )
    link = DiscordLink(settings)
    return Link(link.messenger, _ending(link, DiscordUnusable))


def _slack(config: SlackConfig, command: str, store: SqliteStore) -> Link:
    from adapters.slack import SlackUnusable  # noqa: PLC0415
    from bot.slack_link import slack_link  # noqa: PLC0415

    link = slack_link(config, command, store)
    return Link(link.messenger, _ending(link, SlackUnusable))


def _ending(link: _Serving, unusable: type[Exception]) -> Serve:
    """``link.serve``, which ends the process in a sentence when the platform is ``unusable``."""

    async def serve(room: CardRoom) -> None:
        try:
            await link.serve(room)
        except unusable as error:
            raise Ends(str(error)) from None

    return serve
