"""Commands that no player at a table says: those of ``table``, ``chips`` and ``game``, and the
floor's; and ``proxy``, which names somebody who is not there."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from core.house.ranks import Rank
from core.ids import Seat
from core.notation import as_dealt, whom
from core.notation.vocabulary import PHRASES, POLITE
from core.present.documents import Who
from core.present.rulebook.asking import GLOSSARY_WORDS, RULE_WORDS, SPIRIT_WORDS
from core.reception import asides, cashier, changing, rules, services, tables
from core.reception.conduct import forms as penalties
from core.reception.conduct.orders import CONDUCT_ORDERS
from core.reception.house import orders as house_orders
from core.reception.opening_words import parse_opening
from core.reception.people import with_seats
from core.reception.rulings import answers as floor
from core.reception.rulings import calling
from core.reception.rulings import giving as ruling
from core.reception.rulings.answers import OfSeat
from core.reception.visit import Visit, Work
from core.refusal import Reason, Refusal
from core.table.commands import ObjectToProxy

Order = Callable[[Visit, str], Awaitable[None]]
"""Serves a visit with the words behind the command's own."""

_SHOWN_BACK: Final = 40
_ASIDE: Final = frozenset({"to", "from", "chips"})
_MOST_WORDS: Final = 5
_TO_TABLE: Final = re.compile(r"(?:to )?(?:table )?(\S+)(?: (?:in )?seat (\d{1,4}))?")
_OPEN: Final = "open"
_CHANGE: Final = "change"
_OF_TABLES: Final = frozenset({_OPEN, _CHANGE})
"""Words that mean a table only where a game or stakes are named behind them."""

_ANYWAY: Final = "anyway"
_NOBODY: Final = frozenset({"off", "none", "nobody", "end"})


def order_of(typed: str) -> tuple[Order, str] | None:
    """The command that ``typed`` begins with, and the words behind it.

    None where a player's words are the longer ones: ``move to seat 7`` is no ``move to``.
    """
    words = typed.lstrip("/! ").rstrip(" .!,").split()
    for count in range(min(len(words), _MOST_WORDS), 0, -1):
        said, rest = " ".join(words[:count]).lower(), " ".join(words[count:])
        if said in PHRASES and said not in _ORDERS:
            return None
        order = _ORDERS.get(said)
        if order is not None and (said not in _OF_TABLES or _is_opening(rest)):
            return order, rest
    return None


def _is_opening(rest: str) -> bool:
    """Whether a table is meant: a player who opens for 40 names no game and no stakes."""
    try:
        said = parse_opening(rest)
    except Refusal:
        return False
    return said.game is not None or said.stakes is not None


async def _open(visit: Visit, rest: str) -> None:
    await visit.must_be(tables.opening_rank(visit))
    await tables.open_table(visit, parse_opening(rest))


async def _game(visit: Visit, rest: str) -> None:
    await services.game_info(visit, None if rest.lower() in POLITE else rest)


async def _close(visit: Visit, rest: str) -> None:
    """``table close``, ``table close t2``, and ``anyway`` behind either (Cooke 3.04)."""
    *words, last = rest.split() or [""]
    anyway = last.lower() == _ANYWAY
    name = " ".join(words) if anyway else rest
    await tables.close_table(visit, None if name.lower() in POLITE else name, anyway=anyway)


async def _move(visit: Visit, rest: str) -> None:
    """``move t2``, ``move to t2 seat 3``."""
    found = _TO_TABLE.fullmatch(rest.lower())
    if found is None:
        raise unreadable(rest)
    await tables.move(visit, found[1], Seat(int(found[2])) if found[2] else None)


async def _remove_prop(visit: Visit, rest: str) -> None:
    await tables.remove_prop(visit, rest or None)


async def _grant(visit: Visit, rest: str) -> None:
    await visit.must_be(Rank.ADMIN)
    await cashier.grant(visit, *await _whom_and_how_much(visit, rest))


async def _take(visit: Visit, rest: str) -> None:
    await visit.must_be(Rank.ADMIN)
    await cashier.take(visit, *await _whom_and_how_much(visit, rest))


def _alone(work: Work) -> Order:
    """A command that takes nothing behind it."""

    async def order(visit: Visit, rest: str) -> None:
        if rest.lower() not in POLITE:
            raise unreadable(rest)
        await work(visit)

    return order


def _change(option: str = "") -> Order:
    """``table change 20/40``, ``change the stakes to 20/40``: ``option`` says what is named."""

    async def order(visit: Visit, rest: str) -> None:
        await visit.must_be(Rank.OWNER)
        words = rest.removeprefix("to ").strip()
        await changing.change(visit, parse_opening(option + words))

    return order


def _of_seat(work: OfSeat) -> Order:
    """A command of the floor's that names a player."""

    async def order(visit: Visit, rest: str) -> None:
        await visit.must_be(Rank.FLOOR)
        view = as_dealt(visit.view()) if work in floor.OF_HAND else visit.view()
        seat, more = whom(await with_seats(visit, rest, view), view)
        if more.lower() not in POLITE:
            raise unreadable(more)
        await work(visit, seat)

    return order


async def _ruling(visit: Visit, rest: str) -> None:
    """``ruling dead seat 3 because he showed it``; alone, what may be ruled."""
    if rest.lower() in POLITE:
        await floor.page(visit)
    else:
        await ruling.said(visit, rest)


async def _move_button(visit: Visit, rest: str) -> None:
    """``move the button to seat 3`` (Cooke 12.21)."""
    await ruling.said(visit, f"button {rest}")


async def _proxy(visit: Visit, rest: str) -> None:
    if rest.lower() in _NOBODY:
        await asides.proxy(visit, None)
        return
    who = await visit.answer.after(visit.premises.named(rest)) if rest else None
    if who is None:
        raise Refusal(Reason.NOBODY_NAMED, typed=rest[:_SHOWN_BACK] or "nobody")
    await asides.proxy(visit, who)


async def _object_to_proxy(visit: Visit, rest: str) -> None:
    seat, _ = whom(await with_seats(visit, rest), visit.view())
    await visit.act(ObjectToProxy(visit.person, seat))


_ORDERS: Final[dict[str, Order]] = {
    **CONDUCT_ORDERS,
    **dict.fromkeys(RULE_WORDS, rules.rule),
    **dict.fromkeys(GLOSSARY_WORDS, rules.glossary),
    **dict.fromkeys(SPIRIT_WORDS, rules.spirit),
    "help": rules.help_on,
    "help on": rules.help_on,
    "help with": rules.help_on,
    "game": _game,
    house_orders.HOUSE: house_orders.said,
    _OPEN: _open,
    "table open": _open,
    "open table": _open,
    "table close": _close,
    "close table": _close,
    "table prop add": _alone(tables.add_prop),
    "prop add": _alone(tables.add_prop),
    "table prop remove": _remove_prop,
    "prop remove": _remove_prop,
    "table change": _change(),
    _CHANGE: _change(),
    "change game": _change("game "),
    "change the game": _change("game "),
    **dict.fromkeys(("change stakes", "change the stakes"), _change("stakes ")),
    **dict.fromkeys(("change limits", "change the limits"), _change("stakes ")),
    **dict.fromkeys(("change blinds", "change the blinds"), _change("stakes ")),
    **dict.fromkeys(("change structure", "change the structure"), _change("structure ")),
    "table change withdraw": _alone(changing.withdraw),
    "withdraw change": _alone(changing.withdraw),
    "withdraw the change": _alone(changing.withdraw),
    "move": _move,
    "move to": _move,
    "transfer": _move,
    "table move": _move,
    "chips grant": _grant,
    "chips give": _grant,
    "chips take": _take,
    "proxy": _proxy,
    "proxy object": _object_to_proxy,
    "floor": calling.call,
    "call the floor": calling.call,
    "state": calling.state,
    "floor clock": _alone(floor.floor_clock),
    "ruling": _ruling,
    "penalties": _alone(penalties.page),
    "objection settle": _alone(floor.settle),
    "objection settled": _alone(floor.settle),
    "settle": _alone(floor.settle),
    "eject": _of_seat(floor.eject),
    "spare": _of_seat(floor.spare),
    "behind approve": _of_seat(floor.approve),
    "behind refuse": _of_seat(floor.refuse),
    "count": _of_seat(floor.count_chips),
    "look allow": _of_seat(floor.allow_look),
    "look refuse": _of_seat(floor.refuse_look),
    "move button": _move_button,
    "move the button": _move_button,
}


async def _whom_and_how_much(visit: Visit, rest: str) -> tuple[Who, str]:
    """``@ann 500``, in either order.

    Raises:
        Refusal: ``NOBODY_NAMED`` when no word mentions a member, ``UNREADABLE_COMMAND`` when one
            of the two is missing.
    """
    words = [word for word in rest.split() if word.lower() not in _ASIDE]
    if len(words) <= 1:
        raise unreadable(rest)
    for word in (words[0], words[-1]):
        who = await visit.answer.after(visit.premises.named(word))
        if who is not None:
            words.remove(word)
            return who, " ".join(words)
    raise Refusal(Reason.NOBODY_NAMED, typed=words[0][:_SHOWN_BACK])


def unreadable(typed: str) -> Refusal:
    """For words nobody knows."""
    return Refusal(Reason.UNREADABLE_COMMAND, typed=typed[:_SHOWN_BACK])
