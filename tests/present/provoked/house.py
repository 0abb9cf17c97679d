"""Refusals about the house's rules and its staff, at the front desk."""

from typing import Final

from core.house.exchange import MOST
from core.refusal import Reason
from tests.present.provoked.kit import Case, Make, at_the_desk
from tests.reception.front import Front


def _says(*words: str) -> Case:
    """An admin says ``words`` one after another, where no table is."""

    async def story(front: Front) -> None:
        for text in words:
            await front.says("boss", text)

    return at_the_desk(story)


HOUSE: Final[dict[Reason, Make]] = {
    Reason.HOUSE_UNCHANGED: lambda: _says("house profile cooke_main"),
    Reason.STAFF_UNCHANGED: lambda: _says(*["house staff add <@ann> floor"] * 2),
    Reason.NO_RANK_TO_LOSE: lambda: _says("house staff remove <@ann>"),
    Reason.UNKNOWN_RANK: lambda: _says("house staff add <@ann> king"),
    Reason.UNKNOWN_PROFILE: lambda: _says("house profile wild west"),
    Reason.UNKNOWN_TOPIC: lambda: _says("house show sandwiches"),
    Reason.HOUSE_FILE_WRONG: lambda: _says('house import "clock.seconds" = "soon"'),
    Reason.HOUSE_FILE_EMPTY: lambda: _says("house import"),
    Reason.HOUSE_FILE_TOO_LONG: lambda: _says("house import " + "# \n" * MOST),
}
