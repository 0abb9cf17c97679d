"""The button placed by the floor; straddles and sleepers announced, dropped, raising in turn."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.present.documents import Line
from core.present.news.button import button_line
from core.present.news.straddles import dropped_line
from core.present.telling.story import Story, Teller
from core.table.blinds import events as b

_ANNOUNCED: Final = {
    False: "{who} straddle{s} the next hand for {amount}.",
    True: "{who} leave{s} a sleeper of {amount} for the next hand.",
}


def _announced(story: Story, event: b.StraddleAnnounced) -> Iterator[Line]:
    straddle = event.straddle
    yield story.tell(_ANNOUNCED[straddle.is_sleeper], straddle.seat, amount=straddle.amount)


def _dropped(story: Story, event: b.StraddleDropped) -> Iterator[Line]:
    yield dropped_line(event, story.view)


def _sleeper_raised(story: Story, event: h.SleeperRaised) -> Iterator[Line]:
    yield story.tell("The sleeper of {who} raises to {to}.", event.seat, to=event.to)


def _of_the_button(story: Story, event: object) -> Iterator[Line]:
    del story
    line = button_line(event)
    if line is not None:
        yield line


STRADDLES: Final[dict[type, Teller]] = {
    b.ButtonPlaced: _of_the_button,
    b.StraddleAnnounced: _announced,
    b.StraddleDropped: _dropped,
    b.SystemTookOver: _of_the_button,
    h.SleeperRaised: _sleeper_raised,
}
