"""Who was shown which card: everything shown against what its viewers might know at that moment.

A card is found in a payload by its mark alone, so no other text can raise an alarm; and it is
compared with the state as of the last commit before, so nothing shown too early gets through.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from core.cards import Card
from core.hand.state import Hand, Standing
from core.ids import PersonId
from core.table.events import TableEvent
from core.table.floor.ruling_record import Inspection, RulingKind
from core.table.state import Table

from .cardroom import Stand

_HAND = re.compile(r"Hand (\d+)")


@dataclass
class Witness:
    """Notes after each commit how much had been shown by then, and the hand as it was."""

    stand: Stand
    _commits: list[tuple[int, Hand]] = field(default_factory=list)
    _inspections: list[Inspection] = field(default_factory=list)
    _looks: set[tuple[PersonId, int]] = field(default_factory=set)
    """Who has looked into a suspicion, and in which hand."""

    def __post_init__(self) -> None:
        self.stand.room.subscribe(self._note)

    def _note(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        if table.hand is not None:
            self._commits.append((len(self.stand.venue.sights()), table.hand))
        self._inspections += table.inspected
        self._looks |= {
            (one.by, one.hand) for one in table.rulings if one.kind is RulingKind.SEE_HAND
        }

    def leaks(self) -> Iterator[str]:
        """Every card shown to somebody who could not know it."""
        for number, sight in enumerate(self.stand.venue.sights()):
            cards = set(self.stand.venue.cards_in(sight.text))
            hands = self._hands_then(number, sight.text)
            for viewer in sight.viewers if cards else ():
                known = {card for hand in hands for card in known_to(hand, viewer)}
                known |= {card for hand in hands for card in self._inspected_by(viewer, hand)}
                known |= {card for hand in hands for card in self._examined_by(viewer, hand)}
                if cards - known:
                    yield f"to {viewer}: {len(cards - known)} cards of others"

    def _inspected_by(self, viewer: PersonId, hand: Hand) -> Iterator[Card]:
        """What a floorperson has had shown to himself once the hand was over (Cooke 3.09)."""
        for one in self._inspections:
            if one.by == viewer and one.hand == hand.number and hand.is_over:
                for player in hand.players:
                    if player.seat == one.seat:
                        yield from player.down.content

    def _examined_by(self, viewer: PersonId, hand: Hand) -> Iterator[Card]:
        """Called hands that a floorperson looks at on a suspicion (Cooke 11.08)."""
        if (viewer, hand.number) in self._looks:
            for player in hand.players:
                if player.seat in hand.looks.examined:
                    yield from player.down.content

    def cards_shown(self) -> int:
        """How many payloads showed cards at all: the check must have had something to check."""
        return sum(bool(self.stand.venue.cards_in(s.text)) for s in self.stand.venue.sights())

    def _hands_then(self, number: int, text: str) -> list[Hand]:
        """The hands a payload speaks of, each as of the last commit before it was shown."""
        latest: dict[int, Hand] = {}
        for seen, hand in self._commits:
            if seen > number:
                break
            latest[hand.number] = hand
        named = {int(found) for found in _HAND.findall(text)}
        return [hand for ident, hand in latest.items() if ident in named or not named]


def known_to(hand: Hand, viewer: PersonId) -> Iterator[Card]:
    """The cards that a viewer may know of: the boards, open cards, hands shown to all or to him
    alone, and his own with those he has thrown."""
    shown = {one.seat for one in hand.looks.shown_to if one.whom == viewer}
    for board in hand.boards:
        yield from board
    for player in hand.players:
        yield from player.up
        yield from player.exposed
        is_open = player.standing is Standing.SHOWN or player.seat in shown
        if is_open or player.person == viewer:
            yield from player.down.content
        if player.person == viewer:
            yield from player.thrown.content
