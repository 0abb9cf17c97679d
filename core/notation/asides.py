"""Asides: what players say beside their bets: time, agreements, gifts, objections, shown hands."""

from collections.abc import Callable
from typing import Final

from core.chips import Chips
from core.hand.commands import AskToSee, Chop, ShowAll, ShowTo, Split, TakeTime
from core.ids import PersonId, Seat
from core.notation.amounts import fold_amount, parse_buy_in
from core.notation.parsed import Ask, Parsed, Topic
from core.notation.people import whom
from core.notation.vocabulary import POLITE, Said
from core.refusal import Reason, Refusal
from core.table.commands import (
    AgreeToChange,
    AllowSplits,
    AnnounceWallet,
    GiveChips,
    Insure,
    Object,
    ObjectToChange,
    ObjectToGift,
    ObjectToProxy,
    PlayBehind,
    TableCommand,
    Tip,
)
from core.view import TableView

_SHOWN_BACK: Final = 40
_MUCKED: Final = "the hand was mucked by mistake"
LONGEST_TEXT: Final = 200
"""Characters of a bargain or an objection that are kept."""

Aside = Callable[[str, TableView, PersonId], Parsed]
"""Reads what follows the word, said by a person who sees the table so."""


def alone(make: Callable[[PersonId], TableCommand]) -> Aside:
    """A word that takes nothing behind it."""

    def read(rest: str, _: TableView, person: PersonId) -> TableCommand:
        if rest.lower() not in POLITE:
            raise Refusal(Reason.UNREADABLE_COMMAND, typed=rest[:_SHOWN_BACK])
        return make(person)

    return read


def _stacks(rest: str, view: TableView, _: PersonId) -> Ask:
    """Everybody's chips, or those of one."""
    return Ask(Topic.STACKS, seat=None if rest.lower() in POLITE else whom(rest, view)[0])


def _tip(rest: str, view: TableView, person: PersonId) -> Tip:
    return Tip(person, _amount(rest, view))


def _behind(rest: str, view: TableView, person: PersonId) -> PlayBehind:
    """Without an amount it is the minimum buy-in (Cooke 9.07)."""
    return PlayBehind(person, None if rest.lower() in POLITE else _amount(rest, view))


def _announce(rest: str, view: TableView, person: PersonId) -> AnnounceWallet:
    return AnnounceWallet(person, _amount(rest, view))


def _gift(rest: str, view: TableView, person: PersonId) -> GiveChips:
    seat, amount = whom(rest, view)
    return GiveChips(person, seat, _amount(amount, view))


def _insure(rest: str, view: TableView, person: PersonId) -> Insure:
    seat, bargain = whom(rest, view)
    return Insure(person, seat, bargain[:LONGEST_TEXT])


def _show_to(rest: str, view: TableView, person: PersonId) -> ShowTo:
    return ShowTo(person, _person_at(whom(rest, view)[0], view))


def _show_all(rest: str, view: TableView, person: PersonId) -> ShowAll:
    """Of the one hand that one player has seen, where no other is named."""
    shown = view.hand.looks.shown_to if view.hand is not None else ()
    if rest.lower() in POLITE and len(shown) == 1:
        return ShowAll(person, shown[0])
    return ShowAll(person, whom(rest, view)[0])


def _show_me(rest: str, view: TableView, person: PersonId) -> AskToSee:
    return AskToSee(person, whom(rest, view)[0])


def _object(rest: str, _: TableView, person: PersonId) -> Object:
    return Object(person, rest[:LONGEST_TEXT])


def _object_to_muck(rest: str, view: TableView, person: PersonId) -> Object:
    """Of his own hand, where no other is named (Cooke 10.19)."""
    if rest.lower() not in POLITE:
        return Object(person, _MUCKED, whom(rest, view)[0])
    own = view.seat_of(person)
    return Object(person, _MUCKED, own.seat if own is not None else None)


def _object_to_gift(rest: str, view: TableView, person: PersonId) -> ObjectToGift:
    return ObjectToGift(person, whom(rest, view)[0])


def _object_to_proxy(rest: str, view: TableView, person: PersonId) -> ObjectToProxy:
    return ObjectToProxy(person, whom(rest, view)[0])


ASIDES: Final[dict[Said, Aside]] = {
    Said.TIME: alone(TakeTime),
    Said.STACKS: _stacks,
    Said.CHOP: alone(Chop),
    Said.NO_CHOP: alone(lambda person: Chop(person, agrees=False)),
    Said.SPLIT: alone(Split),
    Said.NO_SPLIT: alone(lambda person: Split(person, agrees=False)),
    Said.ALLOW_SPLITS: alone(lambda person: AllowSplits(person, allows=True)),
    Said.FORBID_SPLITS: alone(lambda person: AllowSplits(person, allows=False)),
    Said.TIP: _tip,
    Said.BEHIND: _behind,
    Said.ANNOUNCE: _announce,
    Said.GIFT: _gift,
    Said.INSURE: _insure,
    Said.SHOW_TO: _show_to,
    Said.SHOW_ALL: _show_all,
    Said.SHOW_ME: _show_me,
    Said.OBJECT: _object,
    Said.OBJECT_TO_MUCK: _object_to_muck,
    Said.OBJECT_TO_CHANGE: alone(ObjectToChange),
    Said.AGREE_TO_CHANGE: alone(AgreeToChange),
    Said.OBJECT_TO_GIFT: _object_to_gift,
    Said.OBJECT_TO_PROXY: _object_to_proxy,
}

OF_SOMEBODY: Final = frozenset(
    {
        Said.STACKS,
        Said.GIFT,
        Said.INSURE,
        Said.SHOW_TO,
        Said.SHOW_ALL,
        Said.SHOW_ME,
        Said.OBJECT_TO_MUCK,
        Said.OBJECT_TO_GIFT,
        Said.OBJECT_TO_PROXY,
        Said.OBJECT_TO_KILL,
    }
)
"""Words behind which a player is named."""

OF_DEALT: Final = frozenset({Said.SHOW_ALL, Said.SHOW_ME, Said.OBJECT_TO_MUCK})
"""Those among them that mean his hand, wherever he sits by now."""


def _amount(text: str, view: TableView) -> Chips:
    return parse_buy_in(fold_amount(text), view)


def _person_at(seat: Seat, view: TableView) -> PersonId:
    found = view.seat(seat)
    if found is None:
        raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=f"seat {seat}")
    return found.person
