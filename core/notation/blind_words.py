"""What players say of blinds between hands: posting, straddles, kills, overs, another seat."""

import re
from collections.abc import Callable
from typing import Final

from core.hand.overs import Overs
from core.ids import PersonId, Seat
from core.notation.amounts import fold_amount, parse_blind
from core.notation.asides import Aside, alone
from core.notation.parsed import Ask, Parsed, Topic
from core.notation.people import whom
from core.notation.vocabulary import POLITE, Said
from core.refusal import Reason, Refusal
from core.table.blinds.duties import Entry
from core.table.commands import (
    ChangeSeat,
    ChooseEntry,
    KillPot,
    ObjectToKill,
    PlayOvers,
    PostStraddle,
    RefuseKill,
    TableCommand,
)
from core.view import TableView

_SHOWN_BACK: Final = 40
_SEAT: Final = re.compile(r"(?:to |for )?(?:seat )?(\d{1,4})( (?:and )?(?:wait|pass))?")
_OF_THE_BUTTON: Final = frozenset({"button", "the button"})
_FOR_THE_BLIND: Final = re.compile(r"(?:for )?(?:(?:the|my) )?(?:big blinds?|blinds?|bb)")


def _entry(entry: Entry, takes: Callable[[str], bool]) -> Aside:
    """A way to come in; ``takes`` are words that may follow and say nothing new."""

    def read(rest: str, _: TableView, person: PersonId) -> TableCommand:
        said = rest.lower()
        if said not in POLITE and not takes(said):
            raise _unreadable(rest)
        return ChooseEntry(person, entry)

    return read


def _post(rest: str, view: TableView, person: PersonId) -> TableCommand:
    """``post``; ``post 20`` is the same whatever it costs, as a call is (Cooke 10.05)."""
    if rest.lower() not in POLITE:
        parse_blind(fold_amount(rest), view)  # nonsense is refused as such
    return ChooseEntry(person, Entry.POST)


def _straddle(rest: str, view: TableView, person: PersonId) -> TableCommand:
    """Without an amount it is the smallest there may be (Cooke 12.18)."""
    if rest.lower() in POLITE:
        return PostStraddle(person)
    return PostStraddle(person, parse_blind(fold_amount(rest), view))


def _object_to_kill(rest: str, view: TableView, person: PersonId) -> TableCommand:
    """To the one kill that is announced, where no player is named."""
    if rest.lower() in POLITE and len(view.kill_offers) == 1:
        return ObjectToKill(person, view.kill_offers[0].seat)
    return ObjectToKill(person, whom(rest, view)[0])


def _change_seat(rest: str, _: TableView, person: PersonId) -> Parsed:
    """``seatchange 7``; alone it asks which seats are free.

    With ``wait`` he lets the blinds go by there (Cooke 12.20.08).
    """
    said = rest.lower()
    if said in POLITE:
        return Ask(Topic.SEATS)
    found = _SEAT.fullmatch(said)
    if found is None:
        raise _unreadable(rest)
    return ChangeSeat(person, Seat(int(found[1])), lets_pass=found[2] is not None)


def _overs(overs: Overs) -> Aside:
    return alone(lambda person: PlayOvers(person, overs))


BLIND_WORDS: Final[dict[Said, Aside]] = {
    Said.POST: _post,
    Said.WAIT: _entry(Entry.WAIT, lambda said: _FOR_THE_BLIND.fullmatch(said) is not None),
    Said.POST_BEHIND: _entry(Entry.BEHIND, _OF_THE_BUTTON.__contains__),
    Said.BUY_BUTTON: _entry(Entry.BUY, lambda _: False),
    Said.STRADDLE: _straddle,
    Said.KILL: alone(KillPot),
    Said.OBJECT_TO_KILL: _object_to_kill,
    Said.REFUSE_KILL: alone(RefuseKill),
    Said.OVERS: _overs(Overs.OVERS),
    Said.NO_OVERS: _overs(Overs.NONE),
    Said.SUPER_OVERS: _overs(Overs.SUPER),
    Said.CHANGE_SEAT: _change_seat,
    Said.KEEP_SEAT: alone(lambda person: ChangeSeat(person, None)),
}
"""How each is read."""


def _unreadable(typed: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_COMMAND, typed=typed[:_SHOWN_BACK])
