"""Killed pots, told: who kills, what for, and what becomes of a kill that is announced."""

from collections.abc import Iterator
from typing import Final

from core.hand import events as h
from core.hand.rules import HandRules, Stakes
from core.present.documents import Line
from core.present.telling.story import Story, Teller, all_in_words
from core.present.words.limits import limits_text
from core.table.kills import offer_events as k

_ANNOUNCED: Final = "{who} kill{s} the next pot with {amount}{unless}."
_COMES_IN: Final = "{who} kill{s} the next pot with {amount} to be dealt in{unless}."


def kill_posted(story: Story, event: h.BlindPosted) -> Iterator[Line]:
    """``Kill pot: P3 posts 20. Limits this hand 20-40.``; without limits the post alone."""
    rules = story.hand.rules
    yield story.tell("{kill}: {who} post{s} {amount}{all_in}.{limits}", event.seat,
                     kill=_named(rules), amount=event.amount,
                     all_in=all_in_words(event.is_all_in), limits=_limits(rules))  # fmt: skip


def _named(rules: HandRules) -> str:
    """What the house plays: a full or a half kill (Cooke 8.04.09)."""
    own = rules.unkilled
    is_half = own is not None and _lowest(rules.stakes) < 2 * _lowest(own)
    return "Half kill" if is_half else "Kill pot"


def _lowest(stakes: Stakes) -> int:
    return stakes.spread[0] if stakes.spread is not None else stakes.small_bet


def _limits(rules: HandRules) -> str:
    if rules.unkilled is None:
        return ""
    return f" Limits this hand {limits_text(rules.structure, rules.stakes)}."


def _announced(story: Story, event: k.KillAnnounced) -> Iterator[Line]:
    offer = event.offer
    template = _COMES_IN if offer.is_newcomers else _ANNOUNCED
    unless = ", unless somebody objects" if offer.may_be_objected else ""
    yield story.tell(template, offer.seat, amount=event.amount, unless=unless)


def _stopped(story: Story, event: k.KillStopped) -> Iterator[Line]:
    if event.by is None:
        yield story.tell("The kill of {who} is off: it was for other limits.", event.seat)
    elif event.by == event.seat:
        yield story.tell("{who} take{s} the kill back.", event.seat)
    else:
        killer = story.name(event.seat)
        yield story.tell("{who} object{s}: no kill by {killer}.", event.by, killer=killer)


def _offered(story: Story, event: h.KillOffered) -> Iterator[Line]:
    yield story.tell("{who} may kill the pot.", event.seat)


def _passed(story: Story, event: h.KillPassed) -> Iterator[Line]:
    yield story.tell("{who} let{s} the pot be.", event.seat)


KILLS: Final[dict[type, Teller]] = {
    k.KillAnnounced: _announced,
    k.KillStopped: _stopped,
    h.KillOffered: _offered,
    h.KillPassed: _passed,
}
