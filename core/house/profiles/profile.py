"""Profile: a set of house rules under one name."""

from msgspec import Struct

from core.house.settings import Overrides


class Profile(Struct, frozen=True):
    """A named set: where ``values`` says nothing, the main rule counts.

    ``name`` is what people type, or one of ``aliases``; ``title`` what they read, ``summary`` a
    sentence on it.
    """

    name: str
    title: str
    summary: str
    values: Overrides
    aliases: tuple[str, ...] = ()
