"""Stud out of the usual: short decks, dead hands, exposed cards, folds taken back."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.present.documents import CardRow, Line
from core.present.say import say
from core.present.telling.story import Story, Teller


def _stands(story: Story, event: h.BringInStands) -> Iterator[Line]:
    yield story.tell("{who} cannot bring it in: {wager} to call all the same.", event.seat,
                     wager=event.wager)  # fmt: skip


def _burn_saved(story: Story, event: h.BurnSaved) -> Iterator[Line]:
    yield say("The cards run short: no card is burned.")


def _retrieved(story: Story, event: h.FoldRetrieved) -> Iterator[Line]:
    whose = "your" if story.is_mine(event.seat) else "the"
    yield story.tell("{who} take{s} {whose} hand back.", event.seat, whose=whose)


def _exposed(story: Story, event: h.HoleCardExposed) -> Iterator[Line]:
    yield story.tell("{card} of {who} was exposed and is the door card.", event.seat,
                     card=CardRow((event.card,)))  # fmt: skip


def _next_down(story: Story, event: h.NextCardDown) -> Iterator[Line]:
    yield story.tell("For an exposed card the next one of {who} comes down.", event.seat)


def _played(story: Story, event: h.LastCardPlayed) -> Iterator[Line]:
    is_mine = story.is_mine(event.seat)
    if event.is_all_in:
        yield story.tell("{who} {are} treated as all-in.", event.seat,
                         are="are" if is_mine else "is")  # fmt: skip
    else:
        yield story.tell("{who} play{s} on with the last card face up.", event.seat)


def _moved(story: Story, event: h.BringInMoved) -> Iterator[Line]:
    yield story.tell("The bring-in moves to {who}; what followed is taken back.", event.seat)


STUD: Final[dict[type, Teller]] = {
    h.BringInStands: _stands,
    h.BurnSaved: _burn_saved,
    h.FoldRetrieved: _retrieved,
    h.HoleCardExposed: _exposed,
    h.NextCardDown: _next_down,
    h.LastCardPlayed: _played,
    h.BringInMoved: _moved,
}
