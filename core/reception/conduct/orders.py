"""Typed orders about conduct: the floor's measures, and what players report to it.

``ruling warn @bob stalling too slow again``, ``ruling suspend @bob 7d threat``,
``report collusion @ann @bob``.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from core.house.conduct import Ground
from core.house.ranks import Rank
from core.house.reports import Matter
from core.ids import Seat
from core.notation.durations import parse_seconds
from core.notation.spoken_penalties import PENALTIES, Part, SpokenPenalty
from core.present.documents import Who
from core.reception.conduct import measures as conduct
from core.reception.conduct.penalties import Given, give
from core.reception.rulings.review import review
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import GoAway

Order = Callable[[Visit, str], Awaitable[None]]

_SHOWN_BACK: Final = 40
_SEAT: Final = re.compile(r"seat\s+(\d{1,4})\b\s*", re.IGNORECASE)
_COUNT: Final = re.compile(r"(\d{1,4})(?:\s+hands?)?\b\s*", re.IGNORECASE)
_SPAN: Final = re.compile(r"(?:for\s+)?(\d+(?:\.\d+)?\s*[a-z]+)\b\s*", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(?:no\.?\s*)?(\d{1,9})\b\s*", re.IGNORECASE)
_EVERYWHERE: Final = re.compile(r"(?:everywhere|the room|all)\b\s*", re.IGNORECASE)


async def _whom(visit: Visit, rest: str) -> tuple[Who, str]:
    """The person that ``rest`` begins with, by mention, seat or name, and what follows.

    Raises:
        Refusal: ``NAME_SOMEBODY``, ``NOBODY_NAMED``, ``NOT_AT_THIS_TABLE``.
    """
    if not rest:
        raise Refusal(Reason.NAME_SOMEBODY)
    found = _SEAT.match(rest)
    if found is not None:
        seat = visit.view().seat(Seat(int(found[1])))
        if seat is None:
            raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=found[0].strip()[:_SHOWN_BACK])
        return Who(seat.person, seat.name), rest[found.end() :]
    word, _, more = rest.partition(" ")
    who = await visit.answer.after(visit.premises.named(word))
    if who is not None:
        return who, more.strip()
    sitting = _sitting(visit, rest.removeprefix("@"))
    if sitting is None:
        raise Refusal(Reason.NOBODY_NAMED, typed=word[:_SHOWN_BACK])
    return sitting


def _sitting(visit: Visit, rest: str) -> tuple[Who, str] | None:
    """Whoever sits here by the name that ``rest`` begins with; None if nobody, or two, do."""
    view = visit.view_if_any()
    named = [
        seat
        for seat in (view.seats if view is not None else ())
        if rest[: len(seat.name)].casefold() == seat.name.casefold()
        and not rest[len(seat.name) :][:1].isalnum()
    ]
    longest = max((len(seat.name) for seat in named), default=0)
    meant = [seat for seat in named if len(seat.name) == longest]
    if len(meant) != 1:
        return None
    return Who(meant[0].person, meant[0].name), rest[longest:].strip()


async def _maybe(visit: Visit, rest: str) -> tuple[Who | None, str]:
    """Another person, if ``rest`` begins with one."""
    try:
        return await _whom(visit, rest)
    except Refusal:
        return None, rest


def _ground(rest: str, default: Ground) -> tuple[Ground, str]:
    """The ground that ``rest`` begins with, and the reason behind it."""
    for ground in Ground:
        said = ground.value.replace("_", " ")
        if re.match(rf"{said}\b", rest, re.IGNORECASE):
            return ground, rest[len(said) :].lstrip(" :,")
    return default, rest


def _taken(pattern: re.Pattern[str], rest: str) -> tuple[str, str]:
    """What ``pattern`` finds at the beginning, empty if nothing, and the rest."""
    found = pattern.match(rest)
    return (found[1] if found.re.groups else found[0], rest[found.end() :]) if found else ("", rest)


def _span(rest: str) -> tuple[str, str]:
    """A length of time at the beginning; words that are none are left for the reason.

    Raises:
        Refusal: ``UNREADABLE_TIME`` for what can only be a length of time and is none: ``100y``.
    """
    span, more = _taken(_SPAN, rest)
    try:
        parse_seconds(span)
    except Refusal:
        if span and " " not in span:
            raise
        return "", rest
    return span, more


def _count(rest: str) -> tuple[int, str]:
    count, rest = _taken(_COUNT, rest)
    return int(count or 0), rest


def _measure(rest: str) -> tuple[int, str]:
    """The number of a measure.

    Raises:
        Refusal: ``NOTHING_TO_LIFT`` where there is none.
    """
    number, rest = _taken(_NUMBER, rest)
    if not number:
        raise Refusal(Reason.NOTHING_TO_LIFT, "cooke-1.06")
    return int(number), rest


def _everywhere(rest: str) -> tuple[bool, str]:
    said, rest = _taken(_EVERYWHERE, rest)
    return bool(said), rest


def _word(rest: str) -> tuple[str, str]:
    word, _, rest = rest.partition(" ")
    return word, rest.strip()


_READERS: Final[dict[Part, Callable[[str], tuple[object, str]]]] = {
    Part.SPAN: _span,
    Part.HANDS: _count,
    Part.AMOUNT: _word,
    Part.NUMBER: _measure,
    Part.EVERYWHERE: _everywhere,
    Part.WHY: lambda rest: (rest, ""),
}
"""What each part is read by, beside the players and the ground: it, and what follows."""


def _penalty(penalty: SpokenPenalty) -> Order:
    """The order of a penalty: its parts are said in their order."""

    async def order(visit: Visit, rest: str) -> None:
        given: dict[str, Any] = {}
        for part in penalty.parts:
            if part in (Part.PLAYER, Part.OTHER):
                given[part], rest = await _whom(visit, rest)
            elif part is Part.GROUND:
                given[part], rest = _ground(rest, penalty.ground)
            else:
                given[part], rest = _READERS[part](rest)
        await give(visit, penalty, Given(**given))

    return order


def _report(matter: Matter) -> Order:
    async def order(visit: Visit, rest: str) -> None:
        first, rest = await _whom(visit, rest)
        second, rest = await _maybe(visit, rest)
        about = (first,) if second is None else (first, second)
        await conduct.report(visit, matter, about, rest)

    return order


async def _hear(visit: Visit, rest: str) -> None:
    number, _ = _taken(_NUMBER, rest)
    await conduct.hear(visit, int(number or 0))


async def _record(visit: Visit, rest: str) -> None:
    who, _ = await _maybe(visit, rest)
    await conduct.record(visit, who)


async def _reports(visit: Visit, _: str) -> None:
    await conduct.queue(visit)


async def _hand(visit: Visit, rest: str) -> None:
    """``ruling hand 20``, or ``ruling hand 20 seat 3 because they never raise each other``."""
    number, rest = _taken(_NUMBER, rest)
    seat, why = _taken(_SEAT, rest)
    place = Seat(int(seat)) if seat else None
    await review(visit, int(number or 0), place, why.removeprefix("because").strip())


async def _away_post(visit: Visit, _: str) -> None:
    await visit.act(GoAway(visit.person, plays_next=True))


async def _away_miss(visit: Visit, _: str) -> None:
    await visit.act(GoAway(visit.person))


async def _hide_cards(visit: Visit, _: str) -> None:
    await conduct.hide_cards(visit)


async def _send_cards(visit: Visit, _: str) -> None:
    await conduct.send_cards(visit)


async def _agree(visit: Visit, _: str) -> None:
    await conduct.agree(visit)


_OF_FLOOR: Final[dict[str, Order]] = {
    **{penalty.word: _penalty(penalty) for penalty in PENALTIES},
    "reports": _reports,
    "heard": _hear,
    "record": _record,
    "hand": _hand,
}


def _of_floor(order: Order) -> Order:
    """The rank is asked for before anything is read."""

    async def ordered(visit: Visit, rest: str) -> None:
        await visit.must_be(Rank.FLOOR)
        await order(visit, rest)

    return ordered


CONDUCT_ORDERS: Final[dict[str, Order]] = {
    **{
        f"{said} {word}": _of_floor(order)
        for said in ("ruling", "penalty")
        for word, order in _OF_FLOOR.items()
    },
    "report collusion": _report(Matter.COLLUSION),
    "report etiquette": _report(Matter.ETIQUETTE),
    "report cards": _report(Matter.CARDS_SEEN),
    "agree": _agree,
    "hidecards": _hide_cards,
    "hide cards": _hide_cards,
    "sendcards": _send_cards,
    "send cards": _send_cards,
    "away post": _away_post,
    "away miss": _away_miss,
}
"""Each by the words it begins with."""
