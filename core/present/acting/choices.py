"""The buttons for the next deal in words: what has been said already, and what each would do.

A button has no room to say what it means, and few players have read the book.
"""

from collections.abc import Iterator
from typing import Final

from core.hand.forced.posts import PostKind
from core.hand.overs import Overs
from core.present.acting.buttons import Rows
from core.present.documents import Line, Verb
from core.present.say import say
from core.view import NextHand, SeatView, TableView
from core.view.choices import Choices

_SAID: Final = {
    PostKind.STRADDLE: "You straddle the next hand for {amount}.",
    PostKind.SLEEPER: "You leave a sleeper of {amount} for the next hand.",
    PostKind.SLEEPER_IN_TURN: "You leave a sleeper of {amount} for the next hand.",
    PostKind.KILL: "You kill the next pot with {amount}.",
}
_OVERS: Final = {Overs.OVERS: "You play overs.", Overs.SUPER: "You play super-overs."}

_MEANS: Final = {
    Verb.POST: "Post: you are dealt in with the next hand.",
    Verb.WAIT: "Wait: you pay nothing until the big blind reaches you.",
    Verb.POST_BEHIND: "Behind the button: you sit out until it has passed you, and post then.",
    Verb.BUY_BUTTON: "Buy the button: you post both blinds, nobody else any, and the button is"
                     " yours in the hand after.",
    Verb.STRADDLE: "Straddle: a raise before you have cards; you may raise again at your turn.",
    Verb.SLEEPER: "Sleeper: a raise before you have cards; you may raise again if another does.",
    Verb.KILL: "Kill: you post it before the cards, and the hand is played for higher stakes.",
    Verb.OVERS: "Overs: higher stakes, once only those who play overs can bet.",
    Verb.SUPER_OVERS: "Super-overs: higher still, among those who play them.",
}  # fmt: skip
_WAIT_FOR_DISTANCE: Final = "Wait: you pay nothing until you are as near the blinds as before."
_FREE_OF_BLINDS: Final = (
    "Let the blinds pass: you sit out until the button has passed, for nothing."
)
_KILL_TO_COME_IN: Final = "Kill: you post it, and are dealt in with the next hand."
_DEAD: Final = "Live chips are your bet; dead ones go into the pot and are no bet."


def standing_lines(view: TableView) -> tuple[Line, ...]:
    """What the viewer has said for the next deal, or has to post in it, and what he plays for."""
    seat, coming = view.my_seat, view.coming
    if seat is None:
        return ()
    posted = tuple(_posted(seat, coming)) if coming is not None else ()
    overs = _OVERS.get(seat.overs)
    return (*posted, say(overs)) if overs is not None else posted


def _posted(seat: SeatView, coming: NextHand) -> Iterator[Line]:
    posts = coming.posts
    mine = [post for post in posts.due if post.seat == seat.seat and post.kind in _SAID]
    for post in mine:
        yield say(_SAID[post.kind], amount=post.amount)
    if posts.killer == seat.seat and all(post.kind is not PostKind.KILL for post in mine):
        yield say("Your kill of {amount} is posted dead.", amount=posts.least)


def meaning_lines(view: TableView, mine: Choices, rows: Rows) -> tuple[Line, ...]:
    """A line for each button of ``rows`` that a newcomer would wonder about."""
    seat = view.my_seat
    verbs = dict.fromkeys(button.press.verb for row in rows for button in row)
    means = dict(_MEANS)
    if seat is not None and seat.duties.distance:
        means[Verb.WAIT] = _WAIT_FOR_DISTANCE
    if seat is not None and seat.waits:
        means[Verb.KILL] = _KILL_TO_COME_IN
    if not any(way.live + way.dead for way in mine.ways):
        means[Verb.POST_BEHIND] = _FREE_OF_BLINDS
    lines = [means[verb] for verb in verbs if verb in means]
    if Verb.POST in verbs and any(way.dead for way in mine.ways):
        lines.append(_DEAD)
    return tuple(map(say, lines))
