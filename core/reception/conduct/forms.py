"""Penalties behind buttons and forms: what was filled in goes to the conduct book's own window."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from core import present
from core.house.conduct import Ground
from core.ids import Seat
from core.notation import whom
from core.present.documents import Press, Who
from core.present.floor.penalty_form import PENALTY_OF, Part, SpokenPenalty, penalty_form
from core.reception.conduct import measures as conduct
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

_SHOWN_BACK: Final = 40


def ground_named(value: str) -> Ground:
    """The ground that was chosen.

    Raises:
        Refusal: ``STALE`` for one that nobody was offered.
    """
    try:
        return Ground(value)
    except ValueError:
        raise Refusal(Reason.STALE) from None


class Filled:
    """The fields of a form that was sent, read one by one."""

    def __init__(self, visit: Visit, fields: Mapping[str, str]) -> None:
        self._visit = visit
        self._fields = fields

    def text(self, part: Part) -> str:
        """What was typed or chosen; empty where nothing was."""
        return self._fields.get(part, "").strip()

    @property
    def why(self) -> str:
        """The floor's own words."""
        return self.text(Part.WHY)

    @property
    def ground(self) -> Ground:
        """The ground chosen."""
        return ground_named(self.text(Part.GROUND))

    def who(self, part: Part) -> Who:
        """The player named.

        Raises:
            Refusal: ``NAME_SOMEBODY``, ``NOT_AT_THIS_TABLE``.
        """
        seat, _ = whom(self.text(part), self._visit.view())
        occupant = self._visit.table().occupant(Seat(seat))
        if occupant is None:
            raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=f"seat {seat}")
        return Who(occupant.person, occupant.name)

    def count(self, part: Part) -> int:
        """A whole number.

        Raises:
            Refusal: ``UNREADABLE_COMMAND``.
        """
        typed = self.text(part)
        if not typed.isdecimal():
            raise Refusal(Reason.UNREADABLE_COMMAND, typed=typed[:_SHOWN_BACK])
        return int(typed)


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
    await _GIVEN[_meant(press).word](visit, Filled(visit, fields))


def _meant(press: Press) -> SpokenPenalty:
    penalty = PENALTY_OF.get(press.note)
    if penalty is None:
        raise Refusal(Reason.STALE)
    return penalty


async def _warn(visit: Visit, said: Filled) -> None:
    await conduct.warn(visit, said.who(Part.PLAYER), said.ground, said.why)


async def _sit_out(visit: Visit, said: Filled) -> None:
    who, hands = said.who(Part.PLAYER), said.count(Part.HANDS)
    await conduct.sit_out(visit, who, hands, said.ground, said.why)


async def _eject(visit: Visit, said: Filled) -> None:
    who, span = said.who(Part.PLAYER), said.text(Part.SPAN)
    await conduct.eject(visit, who, span, said.ground, said.why)


async def _suspend(visit: Visit, said: Filled) -> None:
    who, span = said.who(Part.PLAYER), said.text(Part.SPAN)
    await conduct.suspend(visit, who, span, said.ground, said.why)


async def _bar(visit: Visit, said: Filled) -> None:
    await conduct.bar(visit, said.who(Part.PLAYER), said.ground, said.why)


async def _fine(visit: Visit, said: Filled) -> None:
    await conduct.fine(visit, said.who(Part.PLAYER), said.text(Part.AMOUNT), said.why)


async def _deny(visit: Visit, said: Filled) -> None:
    await conduct.deny(visit, said.who(Part.PLAYER), why=said.why)


async def _separate(visit: Visit, said: Filled) -> None:
    await conduct.separate(visit, said.who(Part.PLAYER), said.who(Part.OTHER), said.why)


async def _link(visit: Visit, said: Filled) -> None:
    await conduct.link(visit, said.who(Part.PLAYER), said.who(Part.OTHER), said.why)


async def _forgive(visit: Visit, said: Filled) -> None:
    await conduct.forgive(visit, said.count(Part.NUMBER), said.why)


_GIVEN: Final[dict[str, Callable[[Visit, Filled], Awaitable[None]]]] = {
    "warn": _warn,
    "sitout": _sit_out,
    "eject": _eject,
    "suspend": _suspend,
    "bar": _bar,
    "fine": _fine,
    "deny": _deny,
    "separate": _separate,
    "link": _link,
    "forgive": _forgive,
}
