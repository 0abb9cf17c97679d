"""The end of a hand: what is shown, and who is pushed which pot."""

from collections.abc import Iterator
from typing import Final

from core.cards import Card
from core.chips import Chips
from core.hand import events as h
from core.hand.state import Award, Share
from core.present.board.middle import pot_name
from core.present.board.results import is_halved
from core.present.documents import CardRow, Line
from core.present.floor.misdeal_words import misdeal_line
from core.present.telling.story import Story, Teller
from core.present.words.made import flop_words, low_reading_words, made_words, reading_words
from core.view import MadeHand
from core.view.reading import made_hands

_WHOLE: Final = 5
"""Fewer cards than a hand make none worth naming."""

_HALVES: Final = (", the high half", ", the low half")


def _shown(story: Story, event: h.HandShown) -> Iterator[Line]:
    made = made_words(_made(story, event.cards))
    yield story.tell("{who} show{s} {cards}{made}.", event.seat, cards=CardRow(event.cards),
                     made=f": {made}" if made else "")  # fmt: skip


def _exposed(story: Story, event: h.CardsExposed) -> Iterator[Line]:
    told = misdeal_line(event, story.name)
    if told is not None:
        yield told
        return
    yield story.tell("{who} show{s} {cards} and hold{s} the rest back.", event.seat,
                     cards=CardRow(event.cards))  # fmt: skip


def _openers(story: Story, event: h.OpenersShown) -> Iterator[Line]:
    yield story.tell("{who} show{s} openers: {cards}.", event.seat, cards=CardRow(event.cards))


def _killed(story: Story, event: h.HandKilled) -> Iterator[Line]:
    is_you = story.is_mine(event.seat)
    template = "Your hand is dead." if is_you else "The hand of {who} is dead."
    yield story.tell(template, event.seat)


def _made(story: Story, cards: tuple[Card, ...]) -> tuple[MadeHand, ...]:
    """What a hand makes with the board of that moment; nothing before there are five cards."""
    open_cards = sum(map(len, story.rows))
    if len(cards) + open_cards < _WHOLE:
        return ()
    return made_hands(cards, tuple(story.rows), story.spec, story.hand.rules)


def _mucked(story: Story, event: h.HandMucked) -> Iterator[Line]:
    template = "{who} play{s} the board." if event.plays_board else "{who} muck{s}."
    yield story.tell(template, event.seat)


def _pushed(story: Story, event: h.PotPushed) -> Iterator[Line]:
    award = event.award
    for share in award.shares:
        is_split = sum(other.contest == share.contest for other in award.shares) > 1
        yield story.tell(
            "{who} {does}{s} {amount}{pot}{half}{made}.",
            share.seat,
            does="split" if is_split else "win",
            amount=Chips(share.amount),
            pot=_from_pot(story, award.pot, is_split and not is_halved(award)),
            half=_HALVES[share.contest] if is_halved(award) else "",
            made=_winning(story, share, award),
        )


def _from_pot(story: Story, number: int, is_split: bool) -> str:
    count = len(story.hand.pots)
    if count > 1:
        return f" {'of' if is_split else 'from'} the {pot_name(number, count).lower()}"
    return " of the pot" if is_split else ""


def _winning(story: Story, share: Share, award: Award) -> str:
    player = story.hand.player(share.seat)
    if not award.contested or player is None or player.shown is None:
        return ""
    made = _made(story, player.shown.cards)
    reading = made[share.contest].reading if made else None
    if reading is None:
        return ""
    words = low_reading_words if made[share.contest].is_low else reading_words
    flop = flop_words(story.hand, reading)
    return f"{',' if is_halved(award) else ''} with {words(reading)}{flop}"


RESULTS: Final[dict[type, Teller]] = {
    h.HandShown: _shown,
    h.CardsExposed: _exposed,
    h.OpenersShown: _openers,
    h.HandKilled: _killed,
    h.HandMucked: _mucked,
    h.PotPushed: _pushed,
}
