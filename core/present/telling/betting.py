"""Bets: what each player does with his chips."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.hand.overs import Overs
from core.present.board.middle import pot_name
from core.present.documents import Line
from core.present.say import listed, say
from core.present.telling.story import Story, Teller, all_in_words, cut_words
from core.present.words.limits import limits_text

_OVERS: Final = {
    Overs.NONE: "Overs off: {limits}.",
    Overs.OVERS: "Overs on: {limits}.",
    Overs.SUPER: "Super-overs on: {limits}.",
}


def _brought_in(story: Story, event: h.BroughtIn) -> Iterator[Line]:
    yield story.tell("{who} bring{s} it in for {amount}{all_in}.", event.seat,
                     amount=event.amount, all_in=all_in_words(event.is_all_in))  # fmt: skip


def _completed(story: Story, event: h.Completed) -> Iterator[Line]:
    yield story.tell("{who} complete{s} to {to}{all_in}{cut}.", event.seat,
                     to=event.to, all_in=all_in_words(event.is_all_in),
                     cut=cut_words(event.announced, event.to))  # fmt: skip


def _checked(story: Story, event: h.Checked) -> Iterator[Line]:
    yield story.tell("{who} check{s}.", event.seat)


def _called(story: Story, event: h.Called) -> Iterator[Line]:
    yield story.tell("{who} call{s} {more}{all_in}.", event.seat,
                     more=event.more, all_in=all_in_words(event.is_all_in))  # fmt: skip


def _call_voided(story: Story, event: h.CallVoided) -> Iterator[Line]:
    yield story.tell("No hole cards could beat those showing: {amount} goes back to {who}.",
                     event.seat, amount=event.amount)  # fmt: skip


def _bet(story: Story, event: h.BetMade) -> Iterator[Line]:
    yield story.tell("{who} bet{s} {to}{all_in}{cut}.", event.seat,
                     to=event.to, all_in=all_in_words(event.is_all_in),
                     cut=cut_words(event.announced, event.to))  # fmt: skip


def _raised(story: Story, event: h.Raised) -> Iterator[Line]:
    yield story.tell("{who} raise{s} to {to}{all_in}{cut}.", event.seat,
                     to=event.to, all_in=all_in_words(event.is_all_in),
                     cut=cut_words(event.announced, event.to))  # fmt: skip


def _folded(story: Story, event: h.Folded) -> Iterator[Line]:
    yield story.tell("{who} fold{s}.", event.seat)


def _uncalled(story: Story, event: h.UncalledReturned) -> Iterator[Line]:
    yield story.tell("{amount} that nobody called goes back to {who}.", event.seat,
                     amount=event.amount)  # fmt: skip


def _taken_back(story: Story, event: h.ChipsTakenBack) -> Iterator[Line]:
    yield story.tell("{amount} of a void bet goes back to {who}.", event.seat,
                     amount=event.amount)  # fmt: skip


def _round_closed(story: Story, event: h.RoundClosed) -> Iterator[Line]:
    """The pots are told with the cards that come next."""
    story.pots = listed(
        (
            say("{name} {amount}", name=pot_name(number, len(event.pots)), amount=pot.amount)
            for number, pot in enumerate(event.pots)
        ),
        ", ",
    )
    return iter(())


def _overs(story: Story, event: h.OversChanged) -> Iterator[Line]:
    rules = story.hand.rules.levels[event.overs]
    yield say(_OVERS[event.overs], limits=limits_text(rules.structure, rules.stakes))


BETTING: Final[dict[type, Teller]] = {
    h.BroughtIn: _brought_in,
    h.OversChanged: _overs,
    h.Completed: _completed,
    h.Checked: _checked,
    h.Called: _called,
    h.CallVoided: _call_voided,
    h.BetMade: _bet,
    h.Raised: _raised,
    h.Folded: _folded,
    h.UncalledReturned: _uncalled,
    h.ChipsTakenBack: _taken_back,
    h.RoundClosed: _round_closed,
}
