"""Typed words as slash commands: which command they are, and which options take the rest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from core.reception.opening_words import parse_opening

from .people import Person


@dataclass(frozen=True)
class Order:
    """A command, the option that takes what is typed behind it, and the one for a member."""

    command: str
    text: str = ""
    member: str = "member"
    also: dict[str, str] = field(default_factory=dict)
    """Options that the words themselves say."""


_SAYING: Final = ("chop", "split", "post", "overs")
"""Commands whose option says what is meant, in the very words."""

_ORDERS: Final = {
    "sit": Order("sit", "amount"),
    "topup": Order("topup", "amount"),
    "raise": Order("raise", "to"),
    "bet": Order("bet", "to"),
    "draw": Order("draw", "cards"),
    "discard": Order("discard", "cards"),
    "game": Order("game", "name"),
    "rule": Order("rule", "query"),
    "help": Order("help", "about"),
    "gift": Order("gift give", "amount"),
    "tip": Order("tip", "amount"),
    "behind": Order("behind", "amount"),
    "announce": Order("announce", "amount"),
    "insure": Order("insure", "bargain"),
    "object": Order("floor", "what"),
    "object muck": Order("floor", "what", member="about", also={"kind": "mucked"}),
    "proxy": Order("proxy name"),
    "proxy off": Order("proxy end"),
    "straddle": Order("straddle", "amount"),
    "kill object": Order("kill", member="object_to"),
    "seatchange": Order("seatchange", "seat"),
    "ruling button": Order("ruling button", "seat"),
    "table move": Order("table move", "table"),
    "floor": Order("floor", "what"),
    "state": Order("floor", "what"),
    "ruling": Order("ruling open"),
    "objection settle": Order("ruling continue"),
    "eject": Order("ruling asked eject"),
    "spare": Order("ruling asked spare"),
    "behind approve": Order("ruling asked approve"),
    "behind refuse": Order("ruling asked refuse"),
    "ruling record": Order("penalty record"),
    "ruling reports": Order("penalty reports"),
    "house show": Order("house show", "topic"),
    "house reset": Order("house reset", "setting"),
    "house profile": Order("house profile", "name"),
    "house history": Order("house history", "about"),
    "house why": Order("house why", "setting"),
}
"""By the words they are typed with; any other words are a command's own name."""

_WITH_STAKES: Final = ("table open", "table change")
"""Commands with an option for each thing that a table is opened with."""

_ANYWAY: Final = "table close anyway"


def slash(words: str, whom: Person | None = None) -> tuple[str, dict[str, Any]]:
    """The command and its options that say ``words``, of ``whom`` if they name somebody."""
    if words == _ANYWAY:
        return "table close", {"anyway": True}
    for command in _WITH_STAKES:
        if words.startswith(f"{command} "):
            said = msgspec.structs.asdict(parse_opening(words.removeprefix(command)))
            return command, {option: value for option, value in said.items() if value is not None}
    first = words.partition(" ")[0]
    if first in _SAYING and first != words:
        return first, {"answer": words}
    said_as = max(
        (said for said in _ORDERS if f"{words} ".startswith(f"{said} ")), key=len, default=""
    )
    order = _ORDERS.get(said_as, Order(words))
    rest = words.removeprefix(said_as).strip() if said_as else ""
    options = _options(order, rest) | order.also
    return order.command, options | ({order.member: whom} if whom is not None else {})


def _options(order: Order, rest: str) -> dict[str, Any]:
    """The options that take ``rest``, what is typed behind the command's words."""
    if not rest:
        return {}
    if order.command == "sit":
        amount, _, seat = rest.partition(" seat ")
        return {"amount": amount} | ({"seat": int(seat)} if seat else {})
    if order.text == "seat":
        return {"cancel": True} if rest == "cancel" else {"seat": int(rest)}
    assert order.text, f"no option takes {rest!r} of {order.command!r}"
    return {order.text: rest}
