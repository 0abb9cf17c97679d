"""Regulars: what a community remembers of a person for good."""

from msgspec import Struct

from core.ids import CommunityId, Instant, PersonId

NEW_UNDER = 30
"""Who has played fewer hands than this in a community is marked as new there (Cooke 1.03)."""


class Regular(Struct, frozen=True):
    """A person in a community.

    Attributes:
        agreed_at: when he agreed to the rules of the house (Cooke 3.01); None if he never did.
        hands: how many he has been dealt at tables that he has left since.
        hides_cards: his cards are shown to him on request alone, in no message (Cooke 17.08).
    """

    community: CommunityId
    person: PersonId
    agreed_at: Instant | None = None
    hands: int = 0
    hides_cards: bool = False
