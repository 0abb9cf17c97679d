"""Proxy: an outsider who plays a seat's chips for its owner (Cooke 10.14)."""

from msgspec import Struct

from core.ids import PersonId


class Proxy(Struct, frozen=True, gc=False):
    """Who plays for a player: he acts, and the cards are for him alone."""

    person: PersonId
    name: str
