"""Penalties however they are said: in a form, by a slash command, or in words."""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from core.house.conduct import Ground
from core.ids import PersonId
from core.notation.spoken_penalties import SpokenPenalty
from core.present.documents import Who
from core.reception.conduct import measures as conduct
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

_NOBODY: Final = Who(PersonId(""), "")


class Given(Struct, frozen=True):
    """What was said beside the word, as far as it takes it: a field for each ``Part``."""

    player: Who = _NOBODY
    other: Who = _NOBODY
    time: str = ""
    hands: int = 0
    amount: str = ""
    number: int = 0
    everywhere: bool = False
    ground: Ground = Ground.OTHER
    why: str = ""


def ground_named(value: str) -> Ground:
    """The ground that was chosen.

    Raises:
        Refusal: ``STALE`` for one that nobody was offered.
    """
    try:
        return Ground(value)
    except ValueError:
        raise Refusal(Reason.STALE) from None


async def give(visit: Visit, penalty: SpokenPenalty, given: Given) -> None:
    """Give ``penalty``; see ``core.reception.conduct.measures`` for what refuses it."""
    await _GIVES[penalty.word](visit, given)


_GIVES: Final[dict[str, Callable[[Visit, Given], Awaitable[None]]]] = {
    "warn": lambda visit, it: conduct.warn(visit, it.player, it.ground, it.why),
    "sitout": lambda visit, it: conduct.sit_out(visit, it.player, it.hands, it.ground, it.why),
    "eject": lambda visit, it: conduct.eject(visit, it.player, it.time, it.ground, it.why),
    "suspend": lambda visit, it: conduct.suspend(visit, it.player, it.time, it.ground, it.why),
    "bar": lambda visit, it: conduct.bar(visit, it.player, it.ground, it.why),
    "fine": lambda visit, it: conduct.fine(visit, it.player, it.amount, it.why),
    "deny": lambda visit, it: conduct.deny(visit, it.player, everywhere=it.everywhere, why=it.why),
    "separate": lambda visit, it: conduct.separate(visit, it.player, it.other, it.why),
    "link": lambda visit, it: conduct.link(visit, it.player, it.other, it.why),
    "forgive": lambda visit, it: conduct.forgive(visit, it.number, it.why),
}
