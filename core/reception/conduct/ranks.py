"""Ranks hold against the floor itself: nobody rules on a higher one, or in his own matter (3.13).

A ruling on a hand is on the play, whoever plays it; what is asked here is asked of measures
against a person, and of what lifts them.
"""

from typing import Final

from core.house.conduct import Measure
from core.house.ranks import Rank
from core.ids import PersonId
from core.present.documents import Who
from core.reception.identity import GroupId
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

_RULE: Final = "cooke-3.13"
_AS: Final = {Rank.FLOOR: "of the floor", Rank.ADMIN: "an admin"}


async def refuse_higher(visit: Visit, *about: Who) -> None:
    """Refuse a measure against anybody whose rank is above the visitor's own.

    Raises:
        Refusal: ``OUTRANKED`` with who he is and his rank; ``RANK_NOT_KNOWN``.
    """
    mine = await visit.rank()
    if mine is Rank.ADMIN:
        return
    for one in about:
        theirs = await _rank_of(visit, one.person)
        if one.person != visit.person and theirs > mine:
            raise Refusal(Reason.OUTRANKED, _RULE, who=one.name, rank=_AS[theirs])


async def refuse_lifting(visit: Visit, measure: Measure) -> None:
    """Refuse to lift what was ruled about the visitor himself, or by one of a higher rank.

    Raises:
        Refusal: ``OWN_MATTER``; as :func:`refuse_higher`.
    """
    if visit.person in (measure.person, measure.other):
        raise Refusal(Reason.OWN_MATTER, _RULE)
    await refuse_higher(visit, Who(measure.by, measure.by_name))


async def _rank_of(visit: Visit, person: PersonId) -> Rank:
    """What another may do here: the platform is asked only where the house does not know."""
    house = visit.room.rules.house(visit.community)
    chosen = house.rank_of((person,))
    if chosen is Rank.ADMIN:
        return chosen
    groups = [GroupId(one.holder) for one in house.staff if one.is_group]
    rights = await visit.answer.after(visit.premises.rights_of(person, groups))
    if rights.may_manage:
        return Rank.ADMIN
    return max(chosen, house.rank_of(rights.groups))
