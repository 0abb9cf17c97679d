"""Pacing: the engine's times, changed by name for tests and demonstrations."""

import msgspec
from msgspec.structs import replace

from bot.ends import MISUSED, Ends
from core.engine.pace import NORMAL, Pace

_TIMES = tuple(field.name for field in msgspec.structs.fields(Pace) if field.type is int)


def read_pace(said: str) -> Pace:
    """The pace of production with the changes of ``prop=0,edit_gap=50`` (milliseconds).

    Raises:
        Ends: a word is no time of the engine, or a value is no whole number.
    """
    changes: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in said.split(","))):
        name, _, value = part.partition("=")
        if name not in _TIMES or not value.isdecimal():
            raise Ends(
                f"RIFFLE_PACE must be NAME=NUMBER with names out of {', '.join(_TIMES)};"
                f" {part!r} is not.",
                MISUSED,
            )
        changes[name] = int(value)
    return replace(NORMAL, **changes)
