"""Openers, called lows, and cards that were exposed: what the laws of draw and lowball bring."""

from collections.abc import Iterator
from typing import Final

from core.cards import RANK_NAMES
from core.hand import events as h
from core.present.documents import CardRow, Line
from core.present.say import say
from core.present.telling.story import Story, Teller
from core.view import CardMadeGoodSeen, CardReplacedSeen


def _offered(story: Story, event: h.OpenOffered) -> Iterator[Line]:
    yield story.tell("{who} may declare the pot open.", event.seat)


def _passed(story: Story, event: h.OpenPassed) -> Iterator[Line]:
    yield story.tell("{who} pass{es}.", event.seat, es="" if story.is_mine(event.seat) else "es")


def _declared_open(story: Story, event: h.PotDeclaredOpen) -> Iterator[Line]:
    yield story.tell("{who} declare{s} the pot open{more}.", event.seat,
                     more=say(": {wager} to come in", wager=event.wager)
                     if event.wager else ())  # fmt: skip


def _lowered(story: Story, event: h.WagerLowered) -> Iterator[Line]:
    yield say("The raise is void: {wager} to match.", wager=event.wager)


def _low_called(story: Story, event: h.LowCalled) -> Iterator[Line]:
    ranks = "-".join(RANK_NAMES[rank] for rank in event.ranks)
    yield story.tell("{who} call{s} {ranks} low.", event.seat, ranks=ranks)


def _miscalled(story: Story, event: h.HandMiscalled) -> Iterator[Line]:
    yield story.tell("{who} {have} called a better hand than that.", event.seat,
                     have="have" if story.is_mine(event.seat) else "has")  # fmt: skip


def _forgiven(story: Story, event: h.MuckForgiven) -> Iterator[Line]:
    yield story.tell("{who} mucked because of that: the pot is not lost.", event.seat)


def _replaced(story: Story, event: CardReplacedSeen) -> Iterator[Line]:
    card = CardRow((event.card,))
    if event.fresh:
        yield say("Your {card} was exposed: you get {fresh} for it.", card=card,
                  fresh=CardRow(event.fresh))  # fmt: skip
    else:
        yield story.tell("{who} get{s} another card for the exposed {card}.", event.seat, card=card)


def _withdrawn(story: Story, event: h.CardWithdrawn) -> Iterator[Line]:
    yield story.tell("{card} was exposed: {who} get{s} another card after the draw.", event.seat,
                     card=CardRow((event.card,)))  # fmt: skip


def _made_good(story: Story, event: CardMadeGoodSeen) -> Iterator[Line]:
    if event.fresh:
        yield say("You get {fresh} for the exposed card.", fresh=CardRow(event.fresh))
    else:
        yield story.tell("{who} get{s} a card for the exposed one.", event.seat)


OPENERS: Final[dict[type, Teller]] = {
    h.OpenOffered: _offered,
    h.OpenPassed: _passed,
    h.PotDeclaredOpen: _declared_open,
    h.WagerLowered: _lowered,
    h.LowCalled: _low_called,
    h.HandMiscalled: _miscalled,
    h.MuckForgiven: _forgiven,
    CardReplacedSeen: _replaced,
    h.CardWithdrawn: _withdrawn,
    CardMadeGoodSeen: _made_good,
}
