"""What is said, put in or done before its turn (Cooke 10.02, 10.08; USPC, Hoyle)."""

from collections.abc import Iterator
from typing import Final

from core.chips import NO_CHIPS, Chips
from core.hand import events as h
from core.hand.state import Act
from core.present.documents import Line
from core.present.news.early_words import KEPT, said_words
from core.present.say import say
from core.present.telling.story import Story, Teller
from core.view import PreactSeen


def _said(story: Story, event: h.SaidEarly) -> Iterator[Line]:
    act = f"a {said_words(event.act, event.to, NO_CHIPS)}"
    tail = (
        ", held to it unless the action changes (Cooke 10.08)"
        if event.binds
        else ": it binds nobody (USPC)"
    )
    yield story.tell("{who} declare{s} {act} out of turn{tail}.", event.seat, act=act, tail=tail)


def _held_to(story: Story, event: h.HeldTo) -> Iterator[Line]:
    verb = "are" if story.is_mine(event.seat) else "is"
    yield story.tell("{who} {verb} held to what was declared:", event.seat, verb=verb)


def _released(story: Story, event: h.Released) -> Iterator[Line]:
    verb = "are" if story.is_mine(event.seat) else "is"
    yield story.tell("{who} {verb} free to act: nothing said before binds.", event.seat, verb=verb)


def _time(story: Story, event: h.TimeTaken) -> Iterator[Line]:
    yield story.tell("{who} call{s} time (Cooke 10.02).", event.seat)


def _folded(story: Story, event: h.FoldedEarly) -> Iterator[Line]:
    tail = ", and bets made before that turn are still called" if event.must_call else ""
    yield story.tell("{who} fold{s} out of turn: the hand is dead{tail}.", event.seat, tail=tail)


def _dead_call(story: Story, event: h.DeadCallMade) -> Iterator[Line]:
    if event.more:
        yield story.tell(
            "{who} call{s} {more} with a dead hand (Hoyle).", event.seat, more=event.more
        )


def _chips(story: Story, event: h.ChipsPutEarly) -> Iterator[Line]:
    yield story.tell(
        "{who} put{s} in {amount} out of turn: it stays in the pot (USPC and Hoyle).",
        event.seat,
        amount=event.amount,
    )


def _chips_count(story: Story, event: h.EarlyChipsCount) -> Iterator[Line]:
    yield story.tell(
        "The {amount} that {who} put in out of turn count now:", event.seat, amount=event.amount
    )


def _kept(story: Story, event: PreactSeen) -> Iterator[Line]:
    """Told to nobody but himself."""
    if event.act is None:
        yield say("You keep nothing for your turn any more.")
        return
    player = story.hand.player(event.seat)
    paid = player.bet if player is not None else NO_CHIPS
    call = Chips(max(event.wager - paid, NO_CHIPS))
    words = said_words(Act.CALL, NO_CHIPS, call) if event.act == "call" else KEPT[event.act]
    yield say("You keep an act for your turn: {words}. Nobody else knows.", words=words)


def _dropped(story: Story, event: h.PreactDropped) -> Iterator[Line]:
    """Told to nobody but himself."""
    yield say("What you kept for your turn is void: what you face has changed.")


EARLY: Final[dict[type, Teller]] = {
    h.SaidEarly: _said,
    h.HeldTo: _held_to,
    h.Released: _released,
    h.TimeTaken: _time,
    h.FoldedEarly: _folded,
    h.DeadCallMade: _dead_call,
    h.ChipsPutEarly: _chips,
    h.EarlyChipsCount: _chips_count,
    PreactSeen: _kept,
    h.PreactDropped: _dropped,
}
