"""The words of a scenario: ``3 bets 40, 5 raises 80, 1 folds, 3 calls``.

A line is a seat and what its player says.  At the table: ``checks``, ``calls``, ``folds``,
``bets 40``, ``raises 80`` (always *to*), ``all-in``, ``shows``, ``shows Qs`` (that card only),
``mucks``, ``mucks anyway``, ``plays board``, ``asks clock``; ``brings in``, ``completes``,
``draws Ks 2c`` (what he throws), ``pats``, ``discards 7c``.  Around it: ``leaves``, ``away``,
``back``, ``tops 300``, ``cashes 150``, ``sits 500``.

``all check``, ``all call`` and ``all fold to 3`` let everybody do it in turn, the street long;
who need not call checks.
"""

from collections.abc import Callable
from typing import Final

from core.cards import parse_card
from core.chips import whole
from core.hand import commands as h
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand

_PLAIN: Final[dict[str, Callable[[PersonId], TableCommand]]] = {
    "check": h.Check,
    "call": h.Call,
    "fold": h.Fold,
    "all-in": h.AllIn,
    "show": h.Show,
    "muck": h.Muck,
    "asks": c.CallClock,
    "leave": c.Leave,
    "away": c.GoAway,
    "back": c.ComeBack,
}
_WITH_AMOUNT: Final[dict[str, Callable[..., TableCommand]]] = {
    "bet": h.Bet,
    "raise": h.RaiseTo,
    "top": c.TopUp,
    "cash": c.CashOut,
}


def lines_of(script: str) -> list[str]:
    """The lines of a script, a comma between them."""
    return [line.strip() for line in script.replace("\n", " ").split(",")]


def command_of(line: str, table: Table) -> TableCommand:
    """What the line means.  An act of the hand answers no prompt: it means the moment."""
    number, verb, *rest = line.split()
    seat = Seat(int(number))
    occupant = table.occupant(seat)
    if verb == "sits":
        who = PersonId(f"newcomer{seat}")
        return c.SitDown(who, f"N{seat}", whole(int(rest[0])), seat)
    assert occupant is not None, f"nobody sits at seat {seat}"
    who = occupant.person
    word = {"asks": "asks", "cashes": "cash"}.get(verb, verb.removesuffix("s"))
    if word in ("draw", "discard", "pat"):
        places = tuple(_places_of(card, table, seat)[0] for card in rest)
        return h.MakeChoice(who, places) if word == "discard" else h.DrawCards(who, places)
    if word in ("bring", "complete"):
        menu = table.hand.menu if table.hand is not None else None
        assert menu is not None
        if word == "bring":
            return h.Bet(who, menu.bring_in)
        return h.Bet(who, menu.raise_min) if menu.opens else h.RaiseTo(who, menu.raise_min)
    if word == "play":
        return h.Muck(who, plays_board=True)
    if word == "show" and rest:
        return h.Show(who, cards=_places_of(rest[0], table, seat))
    if word == "muck" and rest == ["anyway"]:
        return h.Muck(who, confirmed=True)
    if word in _WITH_AMOUNT:
        return _WITH_AMOUNT[word](who, whole(int(rest[0])))
    return _PLAIN[word](who)


def _places_of(card: str, table: Table, seat: Seat) -> tuple[int, ...]:
    """The place, from 1, of ``card`` among the hole cards at ``seat``."""
    player = table.hand.player(seat) if table.hand is not None else None
    assert player is not None
    return (player.down.content.index(parse_card(card)) + 1,)
