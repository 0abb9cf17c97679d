"""The button placed by the floor; straddles and sleepers announced, dropped, raising in turn."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.present.documents import Line
from core.present.say import say
from core.present.telling.story import Story, Teller
from core.refusal import Reason
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
_WHY: Final = {
    Reason.STRADDLE_NOT_DEALT_IN: ": that player will not be dealt in",
    Reason.STRADDLE_OUT_OF_PLACE: ": another player is under the gun now",
    Reason.STRADDLE_TOO_DEAR: ": the stack has become too short for it",
    Reason.STRADDLE_NEEDS_THREE: ": it takes three players",
    Reason.STRADDLE_IN_KILLED_POT: ": the pot is killed",
}
"""Why a straddle is off, where it can be said in a word."""


def _announced(story: Story, event: b.StraddleAnnounced) -> Iterator[Line]:
    straddle = event.straddle
    yield story.tell(_ANNOUNCED[straddle.is_sleeper], straddle.seat, amount=straddle.amount)


def _dropped(story: Story, event: b.StraddleDropped) -> Iterator[Line]:
    del story
    what = "sleeper" if event.straddle.is_sleeper else "straddle"
    why = _WHY.get(event.reason, "")
    yield say("The {what} of seat {seat} is off{why}.", what=what,
              seat=str(event.straddle.seat), why=why)  # fmt: skip


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
