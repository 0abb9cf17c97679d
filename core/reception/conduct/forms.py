"""Penalties behind buttons and forms: what was filled in goes to the conduct book's own window."""

from collections.abc import Mapping
from typing import Any, Final

from core import present
from core.ids import Seat
from core.notation import whom
from core.notation.spoken_penalties import PENALTY_OF, Part, SpokenPenalty
from core.present.documents import Press, Who
from core.present.floor.penalty_form import penalty_form
from core.reception.conduct.penalties import Given, give, ground_named
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

_SHOWN_BACK: Final = 40


async def page(visit: Visit) -> None:
    """Every penalty as a button."""
    await visit.must_rule()
    await visit.answer.say(present.penalties_page(visit.view()))


async def pressed(visit: Visit, press: Press) -> None:
    """Open the form of a penalty.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``STALE`` for one that this version does not know.
    """
    await visit.must_rule()
    await visit.answer.ask(penalty_form(visit.view(), _meant(press)))


async def sent(visit: Visit, press: Press, fields: Mapping[str, str]) -> None:
    """Give the penalty of a form that was sent."""
    await visit.must_rule()
    penalty = _meant(press)
    given: dict[str, Any] = {
        part: _read(visit, part, fields.get(part, "").strip()) for part in penalty.fields
    }
    await give(visit, penalty, Given(**given))


def _meant(press: Press) -> SpokenPenalty:
    penalty = PENALTY_OF.get(press.note)
    if penalty is None:
        raise Refusal(Reason.STALE)
    return penalty


def _read(visit: Visit, part: Part, typed: str) -> Any:
    """What a field says; empty where nothing was typed or chosen."""
    match part:
        case Part.PLAYER | Part.OTHER:
            return _player(visit, typed)
        case Part.HANDS | Part.NUMBER:
            return _count(typed)
        case Part.GROUND:
            return ground_named(typed)
        case _:
            return typed


def _player(visit: Visit, typed: str) -> Who:
    """The player named.

    Raises:
        Refusal: ``NAME_SOMEBODY``, ``NOT_AT_THIS_TABLE``.
    """
    seat, _ = whom(typed, visit.view())
    occupant = visit.table().occupant(Seat(seat))
    if occupant is None:
        raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=f"seat {seat}")
    return Who(occupant.person, occupant.name)


def _count(typed: str) -> int:
    """A whole number.

    Raises:
        Refusal: ``UNREADABLE_COMMAND``.
    """
    if not typed.isdecimal():
        raise Refusal(Reason.UNREADABLE_COMMAND, typed=typed[:_SHOWN_BACK])
    return int(typed)
