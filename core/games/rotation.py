"""Rotation: several games in turn at one table (Cooke 8.05)."""

from msgspec import Struct

from core.citation import RuleId


class Rotation(Struct, frozen=True):
    """A mixed game: ``games`` are played in this order, a round or a time each."""

    id: str
    name: str
    aliases: tuple[str, ...]
    rules: tuple[RuleId, ...]
    games: tuple[str, ...]
