"""Options of a command as data: each is declared once, and commands are made of them."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from msgspec import Struct

Interaction = discord.Interaction[Any]
Offers = Callable[[Interaction, Any], Awaitable[list[app_commands.Choice[Any]]]]
"""What is offered while an option is being typed."""

REQUIRED: Final = inspect.Parameter.empty

F = TypeVar("F", bound=Callable[..., Any])


class Option(Struct, frozen=True):
    """One option of a command.

    Attributes:
        name: as the member reads it.
        kind: the annotation by which discord.py knows what it takes.
        does: its description.
        default: what it is when left out; ``REQUIRED`` when it cannot be.
        choices: all that can be chosen, if it is chosen from a list.
        offers: completes what is being typed.
    """

    name: str
    kind: Any
    does: str
    default: Any = REQUIRED
    choices: tuple[app_commands.Choice[Any], ...] = ()
    offers: Offers | None = None


def taking(*options: Option) -> Callable[[F], F]:
    """Give a callback these options; it takes them by name or as ``**given``.

    Goes below ``app_commands.command``, or before ``app_commands.Command`` is made.
    """

    def signed(callback: F) -> F:
        names = {one.name for one in options}
        own = inspect.signature(callback).parameters.values()
        kept = [one for one in own if one.kind is not one.VAR_KEYWORD and one.name not in names]
        made = [
            inspect.Parameter(
                one.name, inspect.Parameter.KEYWORD_ONLY, default=one.default, annotation=one.kind
            )
            for one in options
        ]
        callback.__signature__ = inspect.Signature([*kept, *made])  # type: ignore[attr-defined]
        app_commands.describe(**{one.name: one.does for one in options})(callback)
        chosen = {one.name: list(one.choices) for one in options if one.choices}
        app_commands.choices(**chosen)(callback)
        offered: dict[str, Any] = {one.name: one.offers for one in options if one.offers}
        app_commands.autocomplete(**offered)(callback)
        return callback

    return signed
