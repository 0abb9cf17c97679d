"""The words of a scenario: ``3 bets 40, 5 raises 80, 1 folds, 3 calls``.

A line is a seat and what its player says.  At the table: ``checks``, ``calls``, ``folds``,
``bets 40``, ``raises 80`` (always *to*), ``all-in``, ``shows``, ``shows Qs`` (that card only),
``mucks``, ``undoes``, ``mucks anyway``, ``plays board``, ``asks clock``; ``brings in``,
``completes``, ``draws Ks 2c`` (what he throws), ``splits Qd`` (and says so), ``pats``,
``discards 7c``;
``bets 10 anyway`` (without openers), ``calls anyway`` (with a hand that cannot win),
``declares open``, ``passes``, ``confesses``, ``says 8-6`` (calls that low), ``antes in``.
Around it: ``posts``, ``waits``, ``waits behind`` (the button), ``buys`` (it), ``straddles``,
``straddles 40`` (in all), ``leaves``, ``away``,
``back``, ``tops 300``, ``cashes 150``, ``sits 500``.

``all check``, ``all call`` and ``all fold to 3`` let everybody do it in turn, the street long;
who need not call checks.
"""

from collections.abc import Callable
from typing import Final

from core.cards import RANKS, parse_card
from core.chips import whole
from core.hand import commands as h
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.table.commands import TableCommand

_PLAIN: Final[dict[str, Callable[[PersonId], TableCommand]]] = {
    "check": h.Check,
    "call": h.Call,
    "fold": h.Fold,
    "all-in": h.AllIn,
    "show": h.Show,
    "muck": h.Muck,
    "undoe": h.Undo,
    "asks": c.CallClock,
    "leave": c.Leave,
    "away": c.GoAway,
    "back": c.ComeBack,
    "confess": h.ConfessOpeners,
    "ante": c.AnteIn,
}
_WITH_AMOUNT: Final[dict[str, Callable[..., TableCommand]]] = {
    "raise": h.RaiseTo,
    "top": c.TopUp,
    "cash": c.CashOut,
    "straddle": c.PostStraddle,
}


_CONFIRMED: Final[dict[str, Callable[..., TableCommand]]] = {"muck": h.Muck, "call": h.Call}


_ENTRIES: Final = {"post": Entry.POST, "wait": Entry.WAIT, "buy": Entry.BUY}
"""How somebody who owes a blind comes in."""


_INFINITIVES: Final = {"asks": "asks", "cashes": "cash", "passes": "pass", "confesses": "confess"}
"""Verbs that are not the infinitive and an s."""


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
    word = _INFINITIVES.get(verb, verb.removesuffix("s"))
    is_sure = rest[-1:] == ["anyway"]
    if word in ("draw", "discard", "pat", "split"):
        places = tuple(_places_of(card, table, seat)[0] for card in rest)
        if word == "discard":
            return h.MakeChoice(who, places)
        return h.DrawCards(who, places, splits_openers=word == "split")
    if word in ("declare", "pass"):
        return h.DeclareOpen(who, word == "declare", confirmed=is_sure)
    if word == "say":
        return h.CallLow(who, tuple(RANKS.index(rank) for rank in rest[0].split("-")))
    if word in ("bring", "complete"):
        return _of_stud(word, who, table)
    if word in _ENTRIES:
        return c.ChooseEntry(who, Entry.BEHIND if rest == ["behind"] else _ENTRIES[word])
    if word == "play":
        return h.Muck(who, plays_board=True)
    if word == "show" and rest:
        return h.Show(who, cards=_places_of(rest[0], table, seat))
    if is_sure and word in _CONFIRMED:
        return _CONFIRMED[word](who, confirmed=True)
    if word == "bet":
        return h.Bet(who, whole(int(rest[0])), confirmed=is_sure)
    if word in _WITH_AMOUNT:
        return _WITH_AMOUNT[word](who, *(whole(int(amount)) for amount in rest[:1]))
    return _PLAIN[word](who)


def _of_stud(word: str, who: PersonId, table: Table) -> TableCommand:
    """Bring it in, or complete to the full bet."""
    menu = table.hand.menu if table.hand is not None else None
    assert menu is not None
    if word == "bring":
        return h.Bet(who, menu.bring_in)
    return h.Bet(who, menu.raise_min) if menu.opens else h.RaiseTo(who, menu.raise_min)


def _places_of(card: str, table: Table, seat: Seat) -> tuple[int, ...]:
    """The place, from 1, of ``card`` among the hole cards at ``seat``."""
    player = table.hand.player(seat) if table.hand is not None else None
    assert player is not None
    return (player.down.content.index(parse_card(card)) + 1,)
