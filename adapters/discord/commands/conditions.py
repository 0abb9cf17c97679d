"""The conditions of a game as options: ``/table open`` and ``/table change`` take the same ones."""

from collections.abc import Iterator
from typing import Any, Final

from discord import app_commands
from msgspec import Struct

from adapters.discord.commands.choices import choices, filled
from adapters.discord.commands.options import Interaction, Offers, Option
from core.reception import offers


class _Condition(Struct, frozen=True):
    """One field of an ``Opening``, and what each of the two commands says of it."""

    name: str
    kind: Any
    opens: str
    changes: str
    offers: Offers | None = None


async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games that can be dealt, in the structure that was chosen."""
    return choices(offers.games(typed, filled(interaction, "structure")))


async def _structures(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The structures of the game that was chosen, the usual one first."""
    found = offers.structures(typed, filled(interaction, "game"))
    return choices((structure, structure) for structure in found)


async def _seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """As many as the game allows, and no more."""
    numbers = offers.seats(str(typed), filled(interaction, "game"))
    return [app_commands.Choice(name=str(number), value=number) for number in numbers]


_GAMES: Final = "hold'em, razz, omaha 8 ..., HORSE, or several with commas between"
_STRUCTURES: Final = "fixed limit, spread limit, pot limit or no limit"
_BRING_IN: Final = "what the low card brings it in for, in stud"
_BUY_IN: Final = "least and most: 1000-5000, or only the least"
_SECONDS: Final = "seconds to act before the dealer calls the clock"

_CONDITIONS: Final = (
    _Condition("game", str, f"{_GAMES} (no-limit hold'em)", f"{_GAMES} (the game it is)", _games),
    _Condition("stakes", str,
               "blinds 25/50, limits 10-20, or the least bet: 25/50, 10-20, 1-4-8-8 (usual ones)",
               "20/40, 10-20, 1-4-8-8: the limits or blinds (the stakes they are)"),
    _Condition("structure", str, f"{_STRUCTURES} (what the stakes mean)",
               f"{_STRUCTURES} (the one it is)", _structures),
    _Condition("seats", int, "how many seats (9, or as many as the game allows)",
               "how many seats (as many as there are and the game allows)", _seats),
    _Condition("ante", str, "what everybody antes (what goes with the game and the stakes)",
               "what everybody antes"),
    _Condition("bring_in", str, f"{_BRING_IN} (what goes with the stakes)", _BRING_IN),
    _Condition("buy_in", str, f"{_BUY_IN} (what goes with the stakes)", _BUY_IN),
    _Condition("seconds", int, f"{_SECONDS} (120)", _SECONDS),
)  # fmt: skip


def opening_options() -> Iterator[Option]:
    """What a table can be opened with, and in brackets what it is when left out."""
    for one in _CONDITIONS:
        yield Option(one.name, one.kind | None, one.opens, None, offers=one.offers)


def change_options() -> Iterator[Option]:
    """What can be changed; left out it stays as it is."""
    for one in _CONDITIONS:
        yield Option(one.name, one.kind | None, one.changes, None, offers=one.offers)
