"""Reports of conduct: what players, or the dealer's own counting, bring before the floor.

They wait in the floor's queue and stop no hand (Cooke 16.07, 17.01, 17.08).
"""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.ids import CommunityId, Instant, PersonId, TableId


@unique
class Matter(StrEnum):
    """What a report is about."""

    COLLUSION = "collusion"
    ETIQUETTE = "etiquette"
    CARDS_SEEN = "cards_seen"
    """Others can see a player's cards, on a screen he shares, say (Cooke 17.08)."""
    OUT_OF_TURN = "out_of_turn"
    """The dealer has counted so many acts out of turn (``conduct.warn_limit``)."""
    CARDS_SHOWN = "cards_shown"
    """The dealer has counted so many cards shown during the play."""
    WARNINGS = "warnings"
    """The dealer has counted so many warnings."""
    CLOSED_HAND = "closed_hand"
    """A call about a hand that is closed: it moves no chips any more (Cooke 1.02)."""


RULES: Final[dict[Matter, RuleId]] = {
    Matter.COLLUSION: RuleId("cooke-16.07"),
    Matter.ETIQUETTE: RuleId("cooke-17.01"),
    Matter.CARDS_SEEN: RuleId("cooke-17.08"),
    Matter.OUT_OF_TURN: RuleId("cooke-17.09"),
    Matter.CARDS_SHOWN: RuleId("cooke-17.09"),
    Matter.WARNINGS: RuleId("hoyle-ethics-no-deliberate-breach"),
    Matter.CLOSED_HAND: RuleId("cooke-1.02"),
}
"""The rule that each rests on."""


class Report(Struct, frozen=True):
    """One report.

    Attributes:
        number: rises with every report of the database.
        by: who made it; None for the dealer's own counting.
        about: whom, ``names`` as they were shown then; nobody in a call about a closed hand.
        hand: the hand that was being played, or the last one; 0 before the first; or the one that
            is spoken of.
        count: how often, where the dealer has counted.
        heard_by, heard_at: the floor has taken note; None until then.
        is_told: the floor has been notified that it waits, or never is.
    """

    number: int
    key: str
    community: CommunityId
    table: TableId
    hand: int
    matter: Matter
    about: tuple[PersonId, ...]
    names: tuple[str, ...]
    at: Instant
    by: PersonId | None = None
    by_name: str = ""
    text: str = ""
    count: int = 0
    heard_by: PersonId | None = None
    heard_at: Instant | None = None
    is_told: bool = True
