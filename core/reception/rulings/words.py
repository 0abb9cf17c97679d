"""Rulings in words: ``dead seat 3 because he showed it, rule 10.18``."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from core.citation import RuleId, cited
from core.hand.misdeals.causes import Cause
from core.ids import Seat
from core.notation import as_dealt, parse_buy_in, whom
from core.notation.durations import parse_seconds
from core.notation.spoken_rulings import BY_WORD, Given, Spoken, Takes
from core.present.floor.misdeal_words import CAUSE_WORDS, ERROR_WORDS
from core.reception.people import with_seats
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.rulebook.searching import search
from core.table.floor.misdeals.errors import DealError
from core.view import TableView

_WHY: Final = re.compile(r"\s*(?:\bbecause\b|\bsince\b|:| - )\s*", re.IGNORECASE)
_CITED: Final = re.compile(
    r"[\s,(]*\b(?:by|under|with)?\s*\brule\s+(\S*\d\S*?|none)\)?$", re.IGNORECASE
)
_PLACE: Final = re.compile(r"(?:to |at |is )?(?:seat )?(\d{1,2})")
_TO: Final = re.compile(r"(?:^|\s+)(?:to )?(?:seat )?(\d{1,2})$")
_AND: Final = re.compile(r"\s*(?:,|\band\b)\s*")
_WHOSE: Final = re.compile(r"(?:^|\s)(?:of |to |for )?seat (\d{1,2})$", re.IGNORECASE)
_SHOWN_BACK: Final = 40

Kind = TypeVar("Kind", Cause, DealError)

Parts = Mapping[Takes, str]
"""What was said beside the word, by what it is."""


async def given_by(visit: Visit, typed: str) -> tuple[Spoken, Given, str]:
    """The ruling that ``typed`` says, what goes with it, and the rule that it cites, if any.

    Raises:
        Refusal: ``UNREADABLE_COMMAND`` for no ruling, or what is wrong with the words beside it.
    """
    said, _, why = _parted(typed)
    why, cited = _cited(why)
    said, before = _cited(said)
    word, _, rest = said.strip().partition(" ")
    spoken = BY_WORD.get(word.lower())
    if spoken is None:
        raise Refusal(Reason.UNREADABLE_COMMAND, typed=f"ruling {typed}"[:_SHOWN_BACK])
    given = await read(visit, spoken, rest.strip(), why.strip())
    return spoken, given, cited or before


def _cited(words: str) -> tuple[str, str]:
    """``words`` without the rule that they end on, and its number."""
    found = _CITED.search(words)
    return (words[: found.start()], found[1]) if found else (words, "")


def _parted(words: str) -> tuple[str, str, str]:
    found = _WHY.search(words)
    if found is None:
        return words, "", ""
    return words[: found.start()], found[0], words[found.end() :]


async def read(visit: Visit, spoken: Spoken, rest: str, why: str = "") -> Given:
    """What ``rest`` says of all that ``spoken`` takes."""
    view = _seats_of(visit, spoken)
    rest = await _with_all_seats(visit, rest, view)
    given = Given(visit.person, why)
    for takes in reversed(spoken.takes):
        given, rest = _READ[takes](view, given, rest)
    _nothing_more(rest)
    return given


def _seats_of(visit: Visit, spoken: Spoken) -> TableView:
    """How they sit whom the ruling is about: as they were dealt in, or as they do now."""
    view = visit.view()
    return as_dealt(view) if spoken.is_about_hand else view


async def _with_all_seats(visit: Visit, rest: str, view: TableView) -> str:
    """``rest`` with every mention in the words ``seat 3``: a pot is shared by several."""
    before = ""
    while rest != before:
        before, rest = rest, await with_seats(visit, rest, view)
    return rest


def read_parts(visit: Visit, spoken: Spoken, parts: Parts, why: str = "") -> Given:
    """What a form or the options of a command say, each part by itself; a missing one is empty."""
    view, given = _seats_of(visit, spoken), Given(visit.person, why)
    for takes in spoken.takes:
        given, rest = _READ[takes](view, given, parts.get(takes, "").strip())
        _nothing_more(rest)
    return given


def _nothing_more(rest: str) -> None:
    if rest:
        raise Refusal(Reason.UNREADABLE_COMMAND, typed=rest[:_SHOWN_BACK])


def rule_cited(number: str) -> RuleId:
    """The entry that ``number`` names: ``12.08``, ``cooke-12.08``.

    Raises:
        Refusal: ``UNKNOWN_RULE``, with what it may have meant.
    """
    found = search(number)
    if not found.is_exact or found.best is None:
        near = cited(found.entries[0].id) if found.entries else "Cooke 1.05"
        raise Refusal(Reason.UNKNOWN_RULE, typed=number[:_SHOWN_BACK], near=near)
    return found.best.id


def _seat(view: TableView, given: Given, rest: str) -> tuple[Given, str]:
    seat, more = whom(rest, view)
    occupant = view.seat(seat)
    person = occupant.person if occupant is not None else given.person
    return replace(given, seat=seat, person=person), more


def _seats(view: TableView, given: Given, rest: str) -> tuple[Given, str]:
    """Nobody, ``best`` or ``the best hand``; else everybody who shares it."""
    words = rest.removeprefix("to ").strip()
    if not words or words.lower().removeprefix("the ").startswith("best"):
        return given, ""
    seats = tuple(whom(one, view)[0] for one in _AND.split(words) if one)
    return replace(given, seats=tuple(dict.fromkeys(seats))), ""


def _place(view: TableView, given: Given, rest: str) -> tuple[Given, str]:
    found = _PLACE.fullmatch(rest.lower())
    seat = Seat(int(found[1])) if found else whom(rest, view)[0]
    return replace(given, to=seat), ""


def _to(_: TableView, given: Given, rest: str) -> tuple[Given, str]:
    found = _TO.search(rest)
    if found is None:
        raise Refusal(Reason.UNREADABLE_COMMAND, typed=rest[:_SHOWN_BACK])
    return replace(given, to=Seat(int(found[1]))), rest[: found.start()]


def _amount(view: TableView, given: Given, rest: str) -> tuple[Given, str]:
    return replace(given, amount=parse_buy_in(rest.removeprefix("to "), view)), ""


def _seconds(_: TableView, given: Given, rest: str) -> tuple[Given, str]:
    return replace(given, seconds=parse_seconds(rest)), ""


def _cause(_: TableView, given: Given, rest: str) -> tuple[Given, str]:
    """By its name: ``too many cards``, ``left out``."""
    cause = _named(Cause, CAUSE_WORDS, rest)
    if cause is None:
        raise Refusal(Reason.MISDEAL_NEEDS_CAUSE, "cooke-14.20", typed=rest[:_SHOWN_BACK])
    return replace(given, cause=cause), ""


def _error(_: TableView, given: Given, rest: str) -> tuple[Given, str]:
    """By its name: ``burn missed``, ``cards lost``."""
    error = _named(DealError, ERROR_WORDS, rest)
    if error is None:
        raise Refusal(Reason.ERROR_UNKNOWN, "cooke-14.22", typed=rest[:_SHOWN_BACK])
    return replace(given, error=error), ""


def _named(kinds: type[Kind], sentences: Mapping[Kind, str], typed: str) -> Kind | None:
    """The one of ``kinds`` whose name is in ``typed``, or whose sentence has all its words."""
    wanted = typed.lower().replace("_", " ").strip()
    named = [kind for kind in kinds if kind.value.replace("_", " ") in wanted]
    said = set(wanted.split())
    alike = [kind for kind in kinds if said and said <= set(sentences[kind].split())]
    found = named or alike
    return found[0] if len(found) == 1 else None


def _whose(view: TableView, given: Given, rest: str) -> tuple[Given, str]:
    """``seat 3`` at the end, or nobody."""
    found = _WHOSE.search(rest)
    if found is None:
        return given, rest
    seat = Seat(int(found[1]))
    player = view.hand.player(seat) if view.hand is not None else view.seat(seat)
    if player is None:
        raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=f"seat {seat}")
    return replace(given, seat=seat), rest[: found.start()]


_READ: Final[dict[Takes, Callable[[TableView, Given, str], tuple[Given, str]]]] = {
    Takes.SEAT: _seat,
    Takes.SEATS: _seats,
    Takes.PLACE: _place,
    Takes.TO: _to,
    Takes.AMOUNT: _amount,
    Takes.SECONDS: _seconds,
    Takes.CAUSE: _cause,
    Takes.ERROR: _error,
    Takes.WHOSE: _whose,
}
