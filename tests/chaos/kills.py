"""The moments at which the bot is killed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, unique

from core.present.documents import Verb
from tests.loopback.stories.venue import Call, Errand

from .book import open_letters
from .lives import Death, Lives
from .members import TURN_SECONDS, Members, Turn
from .once import posted_letters


@unique
class Moment(Enum):
    """When: the engine's points by their names, and what members see."""

    BEFORE_COMMIT = "before_commit"
    AFTER_COMMIT = "after_commit"
    BEFORE_SEND = "before_send"
    AFTER_SEND = "after_send"
    WAITING = "mid-hand, waiting for a player"
    CLOCK_RUNS = "mid-hand, with the clock on a player"
    BETWEEN_HANDS = "between hands"
    POST = "a message on its way"
    ANSWER = "an interaction's answer on its way"
    EDIT = "an edit on its way"
    DELETE = "a deletion on its way"


_POINTS = (Moment.BEFORE_COMMIT, Moment.AFTER_COMMIT, Moment.BEFORE_SEND, Moment.AFTER_SEND)


_REQUESTS = {
    Moment.POST: Errand.POST,
    Moment.ANSWER: Errand.ANSWER,
    Moment.EDIT: Errand.EDIT,
    Moment.DELETE: Errand.DELETE,
}


@dataclass(frozen=True)
class Kill:
    """One SIGKILL.

    ``count`` is the how-manieth time of a point or a request in that life, or how many presses
    the members make before.  A request with an odd number is lost on its way, one with an even
    number is applied and only its answer is lost.
    """

    moment: Moment
    count: int

    @property
    def crash_at(self) -> str:
        """What the process is told, when it kills itself."""
        return f"{self.moment.value}:{self.count}" if self.moment in _POINTS else ""


async def kill(lives: Lives, members: Members, how: Kill) -> Death:
    """Play until the moment has come, and see the process dead.

    A letter that was being sent is marked so; after its send it stands on the platform.
    """
    if how.moment in _REQUESTS:
        await _at_request(lives, members, how)
    elif not how.crash_at:
        goal = members.presses + how.count
        await members.play(lambda: members.presses >= goal)
        await _ARRANGED[how.moment](members)
    else:
        await members.play(lambda: False)
    death = await lives.die()
    if how.moment in (Moment.BEFORE_SEND, Moment.AFTER_SEND):
        under_way = {le.id for le in open_letters(lives.database) if le.state == "sending"}
        assert under_way
        assert how.moment is Moment.BEFORE_SEND or under_way & set(posted_letters(members.club))
    return death


async def _at_request(lives: Lives, members: Members, how: Kill) -> None:
    left = how.count
    fatal = "before" if how.count % 2 else "after"

    def watch(call: Call, when: str) -> None:
        nonlocal left
        if when == fatal:
            left -= 1
            if left == 0:
                lives.bot.kill()
                if when == "before":
                    call.drop()

    ignore = members.club.venue.watch(_REQUESTS[how.moment], watch)
    await members.play(lambda: False)
    ignore()
    assert left <= 0


async def _between_hands(members: Members) -> None:
    await members.play(members.is_between_hands)


async def _waiting(members: Members) -> None:
    """Everything has been sent, the turn notice last, and somebody thinks."""
    await members.club.venue.until(lambda: _is_quiet(members), TURN_SECONDS)


async def _clock_runs(members: Members) -> None:
    """Somebody else has called the clock."""
    turn = await members.club.venue.until(members.turn, TURN_SECONDS)
    assert turn is not None
    if Verb.CLOCK not in turn.acts:
        await _waiting(members)  # at showdown there is no clock to call
        return
    other = next(m for m in members.club.members.values() if m != turn.member)
    answer = await members.press(other, turn.board, turn.acts[Verb.CLOCK])
    assert answer is not None
    assert "Clock on" in answer.text
    await _waiting(members)


_ARRANGED: Mapping[Moment, Callable[[Members], Awaitable[None]]] = {
    Moment.WAITING: _waiting,
    Moment.CLOCK_RUNS: _clock_runs,
    Moment.BETWEEN_HANDS: _between_hands,
}


def _is_quiet(members: Members) -> bool:
    turn = members.turn()
    return (
        isinstance(turn, Turn) and members.notice_to(turn.member) and not members.club.venue.is_busy
    )
