"""What is said of money between hands and of agreements about the pot (Cooke 9.05 to 9.13)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from core.hand import events as h
from core.ids import Seat
from core.present.documents import Line
from core.present.say import Value, listed, say, sentence
from core.table.money import money_events as m

Namer = Callable[[Seat], Line]
"""What a seat is called in a sentence."""


class Saying(Struct, frozen=True):
    """A sentence for one kind of event.

    ``template`` has ``{who}``, the name of ``seat``, and ``{s}`` for the end of his verb;
    ``values`` are what else it holds.
    """

    template: str
    seat: Callable[[Any], Seat]
    values: Callable[[Any, Namer], Mapping[str, Value]]

    def say_of_others(self, event: object, name: Namer) -> Line:
        """The sentence as everybody hears it."""
        who = name(self.seat(event))
        return sentence(say(self.template, who=who, s="s", **self.values(event, name)))


def _amount(event: Any, _: Namer) -> Mapping[str, Value]:
    return {"amount": event.amount}


def _nothing(event: object, _: Namer) -> Mapping[str, Value]:
    del event
    return {}


def _announced(event: m.BehindAnnounced, _: Namer) -> Mapping[str, Value]:
    return {"total": event.total, "amount": event.amount}


def _gift(event: Any, name: Namer) -> Mapping[str, Value]:
    return {"amount": event.gift.amount, "taker": name(event.gift.to)}


def _insured(event: m.InsuranceNoted, name: Namer) -> Mapping[str, Value]:
    return {"other": name(event.other), "text": event.text}


def _answer(event: h.ChopSaid | h.SplitSaid, _: Namer) -> Mapping[str, Value]:
    return {"what": "would" if event.agrees else "would not"}


def _splitting(event: h.SplitAgreed | h.PotSplit, name: Namer) -> Mapping[str, Value]:
    return {"all": listed(name(seat) for seat in event.seats)}


def _seat(event: Any) -> Seat:
    seat: Seat = event.seat
    return seat


def _giver(event: Any) -> Seat:
    seat: Seat = event.gift.seat
    return seat


SAYINGS: Final[dict[type, Saying]] = {
    m.BehindAnnounced: Saying("{who} play{s} {total}, {amount} of it behind.", _seat, _announced),
    m.BehindGranted: Saying("The {amount} that {who} announced have come.", _seat, _amount),
    m.BehindRefused: Saying("The {amount} that {who} announced are refused.", _seat, _amount),
    m.BehindRecalled: Saying("{amount} go back from {who} to the bank.", _seat, _amount),
    m.DebtNoted: Saying("Floor: {who} owe{s} the bank {amount}.", _seat, _amount),
    m.ChipsCounted: Saying("The floor counts {amount} more for {who}.", _seat, _amount),
    m.GiftOffered: Saying(
        "{who} want{s} to give {taker} {amount}: it is done with the next deal"
        " unless somebody objects.",
        _giver, _gift,
    ),
    m.GiftStopped: Saying("The gift of {amount} from {who} to {taker} is off.", _giver, _gift),
    m.ChipsGiven: Saying("{who} give{s} {taker} {amount}.", _giver, _gift),
    m.Tipped: Saying("{who} tip{s} the dealer {amount}.", _seat, _amount),
    m.InsuranceNoted: Saying(
        "A bargain of {who} with {other} is noted, and it is theirs alone to keep: “{text}”",
        _seat, _insured,
    ),
    m.SplitsObjected: Saying("{who} object{s} to splitting pots.", _seat, _nothing),
    m.SplitsAllowed: Saying("{who} allow{s} splitting pots again.", _seat, _nothing),
    h.ChopSaid: Saying("{who} {what} chop the blinds.", _seat, _answer),
    h.BlindsChopped: Saying("Blinds chopped: both go back.", lambda _: Seat(0), _nothing),
    h.SplitSaid: Saying("{who} {what} split the pot.", _seat, _answer),
    h.SplitAgreed: Saying(
        "{all} agree to split the pot, unless somebody objects.", lambda _: Seat(0), _splitting
    ),
    h.SplitStopped: Saying("{who} stop{s} the split.", lambda event: event.by, _nothing),
    h.PotSplit: Saying("{all} split the pot.", lambda _: Seat(0), _splitting),
}  # fmt: skip
"""Every event of the kind that is told."""
