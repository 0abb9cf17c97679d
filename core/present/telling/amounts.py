"""Amounts that are no plain call, bet or raise: what they are read as (Cooke 9.14, 9.17, 10.06)."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.hand.state import Act
from core.present.documents import Line
from core.present.telling.story import Story, Teller

READ_AS: Final = {
    Act.CALL: "{typed} without raise is a call of {more}.",
    Act.BRING_IN: "{typed} is read as the bring-in, {more}.",
    Act.BET: "{typed} is read as a bet of {to}.",
    Act.RAISE: "{typed} is read as a raise to {to}.",
    Act.COMPLETE: "{typed} is read as completing to {to}.",
}
"""How the dealer says what chips put in without a word are."""


def _read(story: Story, event: h.AmountRead) -> Iterator[Line]:
    template = READ_AS[event.act]
    yield story.tell(template, event.seat, typed=event.typed, more=event.more, to=event.to)


def _string(story: Story, event: h.StringRaiseRefused) -> Iterator[Line]:
    yield story.tell("A string raise is not allowed: the call of {who} stands.", event.seat)


def _announced(story: Story, event: h.RaiseAnnounced) -> Iterator[Line]:
    yield story.tell("{who} raise{s}; how much is still to be said.", event.seat)


def _forfeited(story: Story, event: h.ChipsForfeited) -> Iterator[Line]:
    yield story.tell("{who} forfeit{s} {amount} to the pot.", event.seat, amount=event.amount)


AMOUNTS: Final[dict[type, Teller]] = {
    h.AmountRead: _read,
    h.StringRaiseRefused: _string,
    h.RaiseAnnounced: _announced,
    h.ChipsForfeited: _forfeited,
}
