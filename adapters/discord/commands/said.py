"""What is said in one word out of a few: ``/chop``, ``/split``, ``/post``, ``/overs``."""

from typing import Any, Final

import discord
from discord import app_commands
from msgspec import Struct

from adapters.discord.desk import Desk
from core.reception import Visit
from core.reception.words import hear

_Command = app_commands.Command[Any, ..., None]


class Saying(Struct, frozen=True):
    """A command whose one option says which of several words is meant; the first is the usual.

    ``words`` are as they are shown and as they are typed.
    """

    name: str
    does: str
    words: tuple[tuple[str, str], ...]


SAYINGS: Final = (
    Saying(
        "chop",
        "Take the blinds back when all others have folded, or refuse to",
        (("Chop", "chop"), ("No, play the hand", "chop no")),
    ),
    Saying(
        "split",
        "Propose to split the pot evenly, agree to it, refuse or object",
        (
            ("Split the pot", "split"),
            ("No, play the hand", "split no"),
            ("I object to splitting here", "split object"),
            ("I object no more", "split allow"),
        ),
    ),
    Saying(
        "post",
        "Post what you owe and come in, or say how else you come in",
        (
            ("Post with the next deal", "post"),
            ("Post behind the button", "post behind"),
            ("Buy the button", "buy the button"),
            ("Straddle instead", "straddle"),
            ("Wait for the big blind", "wait"),
        ),
    ),
    Saying(
        "overs",
        "Play higher stakes when nobody else is left to bet with",
        (
            ("Play overs", "overs on"),
            ("Play super-overs too", "overs super"),
            ("Play neither", "overs off"),
        ),
    ),
)


def saying(desk: Desk, of: Saying) -> _Command:
    """The command, with its words to choose from."""

    @app_commands.describe(answer=f"what you say ({of.words[0][0]})")
    @app_commands.choices(
        answer=[app_commands.Choice(name=shown, value=typed) for shown, typed in of.words]
    )
    async def callback(interaction: discord.Interaction[Any], answer: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            await hear(visit, answer or of.words[0][1])

        await desk.slash(interaction, work)

    return app_commands.Command(name=of.name, description=of.does, callback=callback)
