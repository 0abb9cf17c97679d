"""Penalty: a measure as the floor asks for it, and what it has to say to be taken."""

from typing import Final

from msgspec import Struct

from core.house.conduct import Ground, MeasureKind
from core.ids import CommunityId, Instant, Millis, PersonId, TableId, seconds
from core.legible import legible
from core.refusal import Reason, Refusal

HOUR: Final = seconds(3600)
DAY: Final = Millis(24 * HOUR)

MOST_HANDS: Final = 100
"""The most hands that a player sits out; whoever is to stay away for longer is ejected."""

LONGEST: Final = Millis(3660 * DAY)
"""Whatever is to last longer than ten years has no end."""

MOST_CHARACTERS: Final = 200
"""The longest reason."""

RULE: Final = "cooke-1.06"

_ENDS: Final = (MeasureKind.EJECT, MeasureKind.SUSPEND)
_OF_TWO: Final = (MeasureKind.SEPARATE, MeasureKind.LINK)
_AT_TABLE: Final = (MeasureKind.SIT_OUT, MeasureKind.EJECT)


class Penalty(Struct, frozen=True):
    """What the floor orders; the fields are those of ``Measure``.

    A fine is no measure: see ``conduct.penalties``.
    """

    kind: MeasureKind
    community: CommunityId
    person: PersonId
    name: str
    by: PersonId
    by_name: str
    ground: Ground = Ground.OTHER
    why: str = ""
    until: Instant | None = None
    table: TableId | None = None
    other: PersonId | None = None
    other_name: str = ""
    hands: int = 0
    lifts: int = 0


def check(penalty: Penalty, at: Instant) -> str:
    """The reason of ``penalty``, cleaned, once all that it needs has been found in it.

    Raises:
        Refusal: ``PENALTY_NEEDS_TIME`` for an ejection or a suspension without an end to come;
            ``PENALTY_NEEDS_HANDS`` with ``least`` and ``most``; ``PENALTY_NEEDS_TABLE``;
            ``NOT_WITH_YOURSELF`` for one person who is to be kept from himself; or
            ``REASON_TOO_LONG`` with ``count`` and ``most``.
    """
    kind = penalty.kind
    if kind in _ENDS and not _is_to_come(penalty.until, at):
        raise Refusal(Reason.PENALTY_NEEDS_TIME, RULE)
    if kind is MeasureKind.SIT_OUT and not 1 <= penalty.hands <= MOST_HANDS:
        raise Refusal(Reason.PENALTY_NEEDS_HANDS, RULE, least=1, most=MOST_HANDS)
    if kind in _AT_TABLE and penalty.table is None:
        raise Refusal(Reason.NO_TABLE_HERE)
    if kind in _OF_TWO and penalty.other in (None, penalty.person):
        raise Refusal(Reason.NOT_WITH_YOURSELF, "cooke-3.07")
    return clean(penalty.why)


def clean(said: str) -> str:
    """What somebody has typed as a reason, in one line.

    Raises:
        Refusal: ``REASON_TOO_LONG`` with ``count`` and ``most``.
    """
    text = legible(said)
    if len(text) > MOST_CHARACTERS:
        raise Refusal(Reason.REASON_TOO_LONG, count=len(text), most=MOST_CHARACTERS)
    return text


def _is_to_come(until: Instant | None, at: Instant) -> bool:
    return until is not None and at < until <= at + LONGEST
