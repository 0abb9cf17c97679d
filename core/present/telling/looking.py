"""Hands asked for and shown when nothing is claimed with them, and rulings, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.present.documents import CardRow, Line
from core.present.news.looking import SAYINGS, corrected_line
from core.present.say import say
from core.present.telling.money import teller
from core.present.telling.story import Story, Teller
from core.view import HandShownToSeen


def _shown_to(story: Story, event: HandShownToSeen) -> Iterator[Line]:
    if event.cards is None or event.whom is None:
        yield story.tell("{who} show{s} a hand to one player.", event.seat)
    else:
        yield story.tell("{who} show{s} {cards} to {whom} alone.", event.seat,
                         cards=CardRow(event.cards), whom=story.name(event.whom))  # fmt: skip


def _reported(story: Story, event: h.LookReported) -> Iterator[Line]:
    yield say("The floor is asked to look at the hand of {who}.", who=story.name(event.seat))


def _settled(story: Story, event: h.ReportSettled) -> Iterator[Line]:
    does = "looks" if event.allows else "sees no reason to look"
    yield say("The floor {does} at the hand of {who}.", does=does, who=story.name(event.seat))


def _corrected(_: Story, event: h.WagerCorrected) -> Iterator[Line]:
    yield corrected_line(event.wager)


LOOKING: Final[dict[type, Teller]] = {
    **{kind: teller(saying) for kind, saying in SAYINGS.items()},
    HandShownToSeen: _shown_to,
    h.LookReported: _reported,
    h.ReportSettled: _settled,
    h.WagerCorrected: _corrected,
}
