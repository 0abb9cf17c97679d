"""The button placed by the floor; straddles and sleepers announced, dropped, raising in turn."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.present.documents import Line
from core.present.say import say
from core.present.straddle_words import dropped_line
from core.present.telling.story import Story, Teller
from core.table.blinds import events as b

_STANDS: Final = "The button should be at seat {seat}: this hand stands as it was dealt."
_FROM_NOW_ON: Final = {
    True: "From this hand on the button always goes to a player, and is never dead.",
    False: "From this hand on every blind is met, and the button may be dead.",
}
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


def _placed(story: Story, event: b.ButtonPlaced) -> Iterator[Line]:
    del story
    words = _STANDS if event.stands else "The floor puts the button at seat {seat}."
    yield say(words, seat=str(event.seat))


def _took_over(story: Story, event: b.SystemTookOver) -> Iterator[Line]:
    del story
    yield say(_FROM_NOW_ON[event.no_dead_button])


STRADDLES: Final[dict[type, Teller]] = {
    b.ButtonPlaced: _placed,
    b.StraddleAnnounced: _announced,
    b.StraddleDropped: _dropped,
    b.SystemTookOver: _took_over,
    h.SleeperRaised: _sleeper_raised,
}
