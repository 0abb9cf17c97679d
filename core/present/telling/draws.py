"""Draws and secret choices: their number for everybody, the cards for their owner alone."""

from collections.abc import Iterator
from typing import Final

from core.games.steps import Chosen
from core.hand import events as h
from core.present.documents import CardRow, Line
from core.present.say import joined, say, sentence
from core.present.telling.story import Story, Teller
from core.present.words.counting import number_word
from core.present.words.draws import ASKED, all_choose, is_told
from core.present.words.made import own_words
from core.view import ChoiceSeen, DrawAskedSeen, DrawServedSeen


def _draw_on(story: Story, event: h.DrawOn) -> Iterator[Line]:
    """The pots of the round before, once."""
    pots = story.take_pots()
    if pots:
        street = story.spec.streets[event.street].name.removeprefix("after ").capitalize()
        yield joined((say(street), pots))


def _asked(story: Story, event: DrawAskedSeen) -> Iterator[Line]:
    """How many, and whether openers are split, which has to be announced (Cooke 7.17.03)."""
    splits = ", splitting openers" if event.splits_openers else ""
    count = number_word(event.count)
    if not is_told(story.hand) and not story.is_mine(event.seat):
        yield sentence(say("{who} {asked}{splits}.", who=story.name(event.seat), asked=ASKED,
                           splits=splits))  # fmt: skip
    elif not event.count:
        yield story.tell("{who} stand{s} pat.", event.seat)
    elif event.cards:
        yield say("You throw {cards} and ask for {count}{splits}.", cards=CardRow(event.cards),
                  count=count, splits=splits)  # fmt: skip
    else:
        yield story.tell("{who} ask{s} for {count}{splits}.", event.seat, count=count,
                         splits=splits)  # fmt: skip


def _served(story: Story, event: DrawServedSeen) -> Iterator[Line]:
    mine = story.view.mine
    if event.cards and mine is not None:
        yield say("You draw {cards}: {made}.", cards=CardRow(event.cards),
                  made=own_words(story.hand, mine))  # fmt: skip


def _choice_opened(story: Story, event: h.ChoiceOpened) -> Iterator[Line]:
    yield joined((say(all_choose(event.what, event.count)), story.take_pots()), " ")


def _chosen(story: Story, event: ChoiceSeen) -> Iterator[Line]:
    # Told to himself alone: to others a second line would tell that he has changed his mind.
    if event.cards and story.hand.choosing is not Chosen.EXPOSE:
        yield say("You throw {cards} away.", cards=CardRow(event.cards))


def _turned_up(story: Story, event: h.TurnedUp) -> Iterator[Line]:
    yield story.tell("{who} turn{s} up {cards}.", event.seat, cards=CardRow(event.cards))


def _declared(story: Story, event: h.Declared) -> Iterator[Line]:
    ways = {"high": "for high", "low": "for low", "both": "both ways"}
    yield story.tell("{who} play{s} {way}.", event.seat, way=ways[event.way.value])


DRAWS: Final[dict[type, Teller]] = {
    h.DrawOn: _draw_on,
    DrawAskedSeen: _asked,
    DrawServedSeen: _served,
    h.ChoiceOpened: _choice_opened,
    ChoiceSeen: _chosen,
    h.TurnedUp: _turned_up,
    h.Declared: _declared,
}
