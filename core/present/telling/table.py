"""What happens at the table around a hand."""

from collections.abc import Iterator
from typing import Final

from core.chips import Chips
from core.games import GAMES
from core.hand import events as h
from core.hand.forced.posts import BLIND_RAISES, PostKind
from core.present.board.positions import missing_blinds
from core.present.board.results import VOID, carried_line
from core.present.documents import Line
from core.present.games.rotating import game_turned_line
from core.present.games.words import winner_words
from core.present.news.button import DRAWN
from core.present.say import say
from core.present.telling.kills import kill_posted
from core.present.telling.story import Story, Teller, all_in_words
from core.table import events as t
from core.table.blinds import events as b
from core.view import HandStartedSeen

_ABSENCE: Final = {
    t.AwayReason.ASKED: "{who} {are} away.",
    t.AwayReason.BROKE: "{who} {have} no chips left and sit{s} out.",
    t.AwayReason.SHORT_BLIND: "{who} cannot post the whole big blind and sit{s} out.",
    t.AwayReason.CLOCK: "{who} {have} let the clock run out too often and sit{s} out.",
}

_POSTS: Final = {
    PostKind.BUTTON: "{who} post{s} the button blind, {amount}{all_in}.",
    PostKind.SMALL: "{who} post{s} the small blind, {amount}{all_in}.",
    PostKind.MIDDLE: "{who} post{s} the middle blind, {amount}{all_in}.",
    PostKind.BIG: "{who} post{s} the big blind, {amount}{all_in}.",
    PostKind.ENTRY: "{who} post{s} {amount} to come in{all_in}.",
    PostKind.DEAD: "{who} post{s} {amount} dead{all_in}.",
    PostKind.CARRIED: "{who} post{s} the small blind, {amount}, in the new seat{all_in}.",
    PostKind.OWED: "{who} post{s} the blind still owed, {amount}{all_in}.",
    PostKind.STRADDLE: "{who} straddle{s} for {amount}{all_in}.",
    PostKind.SLEEPER: "{who} leave{s} a sleeper of {amount}{all_in}.",
    PostKind.SLEEPER_IN_TURN: "{who} leave{s} a sleeper of {amount}{all_in}.",
}


def _button_drawn(story: Story, event: t.ButtonDrawn) -> Iterator[Line]:
    yield story.tell(DRAWN[event.by], event.seat)


def _went_away(story: Story, event: t.WentAway) -> Iterator[Line]:
    is_you = story.is_mine(event.seat)
    are, have = ("are", "have") if is_you else ("is", "has")
    yield story.tell(_ABSENCE[event.reason], event.seat, are=are, have=have)


def _turn_expired(story: Story, event: t.TurnExpired) -> Iterator[Line]:
    yield story.tell("{who} ran out of time.", event.seat)


def _rotation_turned(story: Story, event: t.RotationTurned) -> Iterator[Line]:
    yield game_turned_line(event.game, story.view.config)


def _started(story: Story, event: HandStartedSeen) -> Iterator[Line]:
    story.is_first_deal = True
    story.pots = ()
    if event.carried:
        yield say("{carried} are in the pot from before.", carried=event.carried)
    if event.button is None:
        return
    if story.hand.is_dead_button:
        yield say("The button is dead, at seat {seat}.", seat=str(event.button))
    else:
        yield say("The button is with {who}.", who=story.name(event.button))
    for kind in missing_blinds(event.posts):
        yield say("Nobody posts the {kind} blind.", kind=str(kind))


def _ante(story: Story, event: h.AntePosted) -> Iterator[Line]:
    if event.is_all_in:
        yield story.tell("{who} ante{s} {amount}{all_in}.", event.seat,
                         amount=event.amount, all_in=all_in_words(True))  # fmt: skip
    else:
        story.antes.append((event.seat, event.amount))


def antes_told(story: Story) -> Iterator[Line]:
    """The antes of a deal: one line where all are alike."""
    antes, story.antes = story.antes, []
    if not antes:
        return
    amounts = {amount for _, amount in antes}
    if len(antes) > 1 and len(amounts) == 1:
        yield say("Antes: {amount} each.", amount=amounts.pop())
        return
    for seat, amount in antes:
        yield story.tell("{who} ante{s} {amount}.", seat, amount=amount)


def _blind(story: Story, event: h.BlindPosted) -> Iterator[Line]:
    if event.kind is PostKind.KILL:
        yield from kill_posted(story, event)
        return
    yield story.tell(_POSTS[event.kind], event.seat, amount=_posted(story, event),
                     all_in=all_in_words(event.is_all_in))  # fmt: skip


def _posted(story: Story, event: h.BlindPosted) -> Chips:
    """What was posted; a blind raise is named by all that lies there, another blind included."""
    if event.kind not in BLIND_RAISES:
        return event.amount
    return next(one.amount for one in story.hand.posts.due if one.seat == event.seat
                and one.kind is event.kind)  # fmt: skip


def _game_turned(story: Story, event: h.GameTurned) -> Iterator[Line]:
    yield say("Nobody opened: {wins} now.", wins=winner_words(GAMES[event.game]))


def _carry_returned(story: Story, event: t.CarryReturned) -> Iterator[Line]:
    del story
    total = Chips(sum(paid.amount for paid in event.refunds))
    yield say("The {amount} that nobody opened for go back to those who paid them.", amount=total)


def _carried(story: Story, event: t.PotCarried) -> Iterator[Line]:
    yield carried_line(story.hand, event.carry.amount)


def _awarded(story: Story, event: t.CarryAwarded) -> Iterator[Line]:
    yield say("Nobody else is left to play for it: {amount} from earlier deals go to {who}.",
              amount=event.amount, who=story.name(event.seat))  # fmt: skip


def _antes_in(story: Story, event: t.AntesIn) -> Iterator[Line]:
    yield story.tell("{who} come{s} into the pot for {due}.", event.seat, due=event.due)


def _blind_owed(story: Story, event: b.BlindOwed) -> Iterator[Line]:
    yield story.tell("{who} owe{s} a blind.", event.seat)


def _passed_over(story: Story, event: t.PassedOver) -> Iterator[Line]:
    if story.is_mine(event.seat):
        yield say("You need {needs} to be dealt in.", needs=event.needs)
    else:
        yield story.tell("{who} {have} too little to be dealt in.", event.seat, have="has")


def _voided(story: Story, event: h.HandVoided) -> Iterator[Line]:
    yield say(VOID)


def _ended(story: Story, _: h.HandEnded) -> Iterator[Line]:
    seat = story.view.my_seat
    if seat is not None:
        yield say("Your stack is {stack}.", stack=seat.stack)


TABLE: Final[dict[type, Teller]] = {
    t.ButtonDrawn: _button_drawn,
    t.WentAway: _went_away,
    t.TurnExpired: _turn_expired,
    t.RotationTurned: _rotation_turned,
    HandStartedSeen: _started,
    h.AntePosted: _ante,
    h.BlindPosted: _blind,
    h.GameTurned: _game_turned,
    t.PotCarried: _carried,
    t.CarryReturned: _carry_returned,
    t.CarryAwarded: _awarded,
    t.AntesIn: _antes_in,
    b.BlindOwed: _blind_owed,
    t.PassedOver: _passed_over,
    h.HandVoided: _voided,
    h.HandEnded: _ended,
}
