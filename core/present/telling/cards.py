"""Cards: dealt down and up, turned in the middle, shuffled again."""

from collections.abc import Iterator
from typing import Final

from core.games.steps import DealDown, DealUp
from core.hand import events as h
from core.present.board.rows import row_names
from core.present.documents import CardRow, Line
from core.present.say import joined, listed, say, sentence
from core.present.telling.story import Story, Teller
from core.present.words.stud import stud_lines
from core.view import BoardSeen, HoleCardsSeen, StubShuffledSeen


def _hole_cards(story: Story, event: HoleCardsSeen) -> Iterator[Line]:
    story.downs.append(event)
    return iter(())


def downs_told(story: Story) -> Iterator[Line]:
    """One's own cards; a card that comes later is told to everybody, without its face."""
    downs, story.downs = story.downs, []
    mine = next((event.cards for event in downs if event.cards), None)
    if not downs:
        return
    if story.is_first_deal:
        story.is_first_deal = False
        if mine:
            yield say("Your cards: {cards}", cards=CardRow(mine))
        return
    street = [row.name for row in story.spec.streets
              if any(isinstance(step, DealDown) for step in row.steps)][-1]  # fmt: skip
    dealt = say("a card down to each")
    if mine:
        dealt = say("you get {cards}", cards=CardRow(mine))
    line = say("{street}: {dealt}", street=street.capitalize(), dealt=dealt)
    yield joined((line, story.take_pots()))


def _upcards(story: Story, event: h.UpcardsDealt) -> Iterator[Line]:
    story.ups.append((event.seat, event.cards))
    return iter(())


def ups_told(story: Story) -> Iterator[Line]:
    """The upcards of a street in one line, and what the dealer reads out of them."""
    ups, story.ups = story.ups, []
    if not ups:
        return
    dealt = listed((say("{who} {cards}", who=story.name(seat), cards=CardRow(cards))
                    for seat, cards in ups), ", ")  # fmt: skip
    street = _street_of(story, dict(ups))
    line = say("{street}: {dealt}", street=street, dealt=dealt)
    yield sentence(joined((line, story.take_pots())))
    if street == story.hand.street.capitalize():
        yield from stud_lines(story.hand, story.name)


def _street_of(story: Story, ups: dict[int, tuple[int, ...]]) -> str:
    """The street that dealt them: the one in which a player has so many upcards."""
    (seat, cards), *_ = ups.items()
    player = next(player for player in story.hand.players if player.seat == seat)
    place = player.up.index(cards[-1]) + 1 if cards[-1] in player.up else 1
    seen = 0
    for street in story.spec.streets:
        seen += sum(step.count for step in street.steps if isinstance(step, DealUp))
        if seen >= place:
            return street.name.capitalize()
    return story.hand.street.capitalize()


def _board(story: Story, event: BoardSeen) -> Iterator[Line]:
    before = story.rows[event.board]
    story.rows[event.board] = before + event.cards
    rows: tuple[Line, ...] = tuple((CardRow(cards),) for cards in (before, event.cards) if cards)
    line = say("{name}: {cards}", name=_name(story, event), cards=joined(rows, "  "))
    yield joined((line, story.take_pots()))


def _name(story: Story, event: BoardSeen) -> str:
    """The street's name, or that of a common card of stud."""
    if story.spec.upcards:
        return row_names(story.hand.game)[event.board]
    return story.spec.streets[event.street].name.capitalize()


def _shuffled(story: Story, event: StubShuffledSeen) -> Iterator[Line]:
    among = [word for word, there in (("burns", event.with_burns),
                                      ("discards", event.with_discards)) if there]  # fmt: skip
    more = f", {' and '.join(among)} among them" if among else ""
    yield say("The cards run short: {count} are shuffled again{more}.",
              count=f"{event.count:,}", more=more)  # fmt: skip


CARDS: Final[dict[type, Teller]] = {
    HoleCardsSeen: _hole_cards,
    h.UpcardsDealt: _upcards,
    BoardSeen: _board,
    StubShuffledSeen: _shuffled,
}
