"""Conduct: the measures a floor takes against players, on what ground, and what follows of them.

They are the community's and outlive its tables (Cooke 1.06, 2.05, 3.07, 17.01).  Nothing is ever
struck from the record: a measure that is lifted stands there with the one that lifts it.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.citation import RuleId
from core.ids import CommunityId, Instant, PersonId, TableId


@unique
class MeasureKind(StrEnum):
    """What the floor can do about a player, from the mildest on."""

    WARN = "warn"
    SIT_OUT = "sit_out"
    """Dealt out for a number of hands at one table."""
    EJECT = "eject"
    """Out of one game until a time, which may be that of the end of his session."""
    SUSPEND = "suspend"
    """Out of every game of the community until a time."""
    BAR = "bar"
    """Out of every game, without an end."""
    DENY = "deny"
    """Not seated at one table, or at none; no reason is implied (Cooke 3.07)."""
    SEPARATE = "separate"
    """Two people never at the same table; no reason is implied (Cooke 3.07)."""
    LINK = "link"
    """Two accounts of one player: never at the same table (Cooke 16.07)."""
    FINE = "fine"
    """Chips to the pot, where the house has fines."""
    FORGIVE = "forgive"
    """Lifts another measure."""


@unique
class Ground(StrEnum):
    """Why."""

    THREAT = "threat"
    VANDALISM = "vandalism"
    ABUSE = "abuse"
    COLLUSION = "collusion"
    STALLING = "stalling"
    OUT_OF_TURN = "out_of_turn"
    ETIQUETTE = "etiquette"
    OTHER = "other"


class GroundTraits(Struct, frozen=True):
    """What goes with a ground.

    ``folds`` when whoever is thrown out on it plays his hand no further: it is folded as soon as
    the action reaches him (Cooke 2.05, 17.12).  On all others he finishes it (Cooke 1.06).
    """

    title: str
    rule: RuleId
    folds: bool = False


GROUNDS: Final[dict[Ground, GroundTraits]] = {
    Ground.THREAT: GroundTraits("threats", RuleId("cooke-2.05"), folds=True),
    Ground.VANDALISM: GroundTraits("vandalism", RuleId("cooke-2.05"), folds=True),
    Ground.ABUSE: GroundTraits("abuse", RuleId("cooke-17.12"), folds=True),
    Ground.COLLUSION: GroundTraits("collusion", RuleId("cooke-16.07")),
    Ground.STALLING: GroundTraits("stalling", RuleId("cooke-17.04")),
    Ground.OUT_OF_TURN: GroundTraits("acting out of turn", RuleId("cooke-17.09")),
    Ground.ETIQUETTE: GroundTraits("etiquette", RuleId("cooke-17.01")),
    Ground.OTHER: GroundTraits("the floor's discretion", RuleId("cooke-1.06")),
}
"""Every ground with its traits."""


class Measure(Struct, frozen=True):
    """One measure, as it stands in the record.

    Attributes:
        number: rises with every measure of the database.
        person: whom it is about, ``name`` as he was shown then.
        why: the floor's own words; for the floor and for him alone.
        by: who took it; the dealer himself for an ejection by the clock.
        until: when it ends by itself, None for never.
        table: the one it is about; None for every table.
        other: the second of two who are kept apart, or whose accounts are linked.
        hands: how many he sits out.
        amount: of a fine, in hundredths of a chip.
        lifts: the number of the measure that this one lifts, 0 for none.
        ends_session: an ejection for the rest of his session, from every like game (Cooke 10.03).
    """

    number: int
    key: str
    community: CommunityId
    kind: MeasureKind
    ground: Ground
    why: str
    person: PersonId
    name: str
    by: PersonId
    by_name: str
    at: Instant
    until: Instant | None = None
    table: TableId | None = None
    other: PersonId | None = None
    other_name: str = ""
    hands: int = 0
    lifts: int = 0
    ends_session: bool = False
    amount: Chips = NO_CHIPS


class Standing(Struct, frozen=True):
    """What the community's record says of somebody who is about to play.

    Attributes:
        kept_out: the gravest measure that keeps him from the seat, None where there is none.
        until: when that one ends, None for never.
        apart: with whom he may not sit at one table.
        linked: accounts that are his own.
        has_agreed: he has once agreed to the rules of the house (Cooke 3.01).
    """

    kept_out: MeasureKind | None = None
    until: Instant | None = None
    apart: tuple[PersonId, ...] = ()
    linked: tuple[PersonId, ...] = ()
    has_agreed: bool = True


UNKNOWN: Final = Standing()
"""Of whom the record says nothing."""

_GRAVITY: Final = (
    MeasureKind.BAR,
    MeasureKind.SUSPEND,
    MeasureKind.EJECT,
    MeasureKind.DENY,
)
"""Measures that keep a person from a seat, the gravest first."""


def in_force(measures: Iterable[Measure], at: Instant) -> tuple[Measure, ...]:
    """Those of ``measures`` that are neither lifted nor over at ``at``; warnings never are over.

    How long a session lasts, the guest book knows.
    """
    known = tuple(measures)
    lifted = {one.lifts for one in known if one.lifts}
    return tuple(
        one
        for one in known
        if one.number not in lifted
        and one.kind is not MeasureKind.FORGIVE
        and not one.ends_session
        and (one.until is None or at < one.until)
    )


def standing_of(
    measures: Sequence[Measure],
    person: PersonId,
    table: TableId,
    at: Instant,
    *,
    has_agreed: bool = True,
) -> Standing:
    """The standing of ``person`` at ``table``; ``measures`` are all that name him."""
    standing = in_force(measures, at)
    keeping = [one for one in standing if one.kind in _GRAVITY and one.table in (None, table)]
    gravest = min(keeping, key=_weight, default=None)
    return Standing(
        gravest.kind if gravest is not None else None,
        gravest.until if gravest is not None else None,
        _others(standing, person, MeasureKind.SEPARATE),
        _others(standing, person, MeasureKind.LINK),
        has_agreed,
    )


def _weight(measure: Measure) -> tuple[int, bool, int]:
    """The gravest first; of the like of it the one that ends last."""
    until = measure.until
    return (_GRAVITY.index(measure.kind), until is not None, -(until or 0))


def _others(
    measures: Iterable[Measure], person: PersonId, kind: MeasureKind
) -> tuple[PersonId, ...]:
    pairs = ((one.person, one.other) for one in measures if one.kind is kind)
    others = (other if mine == person else mine for mine, other in pairs)
    return tuple(dict.fromkeys(other for other in others if other is not None))
