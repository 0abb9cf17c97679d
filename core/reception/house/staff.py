"""The staff of a house: whom its admins make floor and admins."""

from core.house.ranks import CHOSEN, Rank
from core.present.documents import NOWHERE, Document, Who
from core.present.house.answers import staff_changed, staff_page
from core.reception.identity import Group
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

_SHOWN_BACK = 40


async def staff_list(visit: Visit) -> None:
    """Who has been given which rank.

    Raises:
        Refusal: ``NOT_ALLOWED`` below the floor.
    """
    await visit.answer.say(await staff_shown(visit, 1))


async def staff_shown(visit: Visit, number: int) -> Document:
    """Leaf ``number`` of that list.

    Raises:
        Refusal: ``NOT_ALLOWED`` below the floor.
    """
    await visit.must_be(Rank.FLOOR)
    view, house = visit.view_if_any(), visit.room.rules.house(visit.community)
    table = view.id if view is not None else NOWHERE
    return staff_page(house.staff, visit.premises.manage_right, table=table, number=number)


async def staff_add(visit: Visit, whom: Who | Group, rank: str) -> None:
    """Give a member, or everybody in a role or user group, the rank of floor or admin.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``UNKNOWN_RANK``, ``STAFF_UNCHANGED``.
    """
    await visit.must_be(Rank.ADMIN)
    word = rank.strip().casefold()
    if word not in CHOSEN:
        raise Refusal(Reason.UNKNOWN_RANK, word=rank.strip()[:_SHOWN_BACK])
    await _appoint(visit, whom, CHOSEN[word])


async def staff_remove(visit: Visit, whom: Who | Group) -> None:
    """Take a rank back that was given here; the platform's own rights stay.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_RANK_TO_LOSE``.
    """
    await visit.must_be(Rank.ADMIN)
    await _appoint(visit, whom, None)


async def _appoint(visit: Visit, whom: Who | Group, rank: Rank | None) -> None:
    holder = whom.id if isinstance(whom, Group) else whom.person
    appointing = visit.room.rules.appoint(
        visit.community, holder, rank, whom.name, visit.person, visit.name, visit.key,
        is_group=isinstance(whom, Group),
    )  # fmt: skip
    outcome = await visit.answer.after(appointing)
    hint = visit.premises.group_hint if isinstance(whom, Group) else ""
    await visit.answer.say(staff_changed(outcome.lines[0], hint))
