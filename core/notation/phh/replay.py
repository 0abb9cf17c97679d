"""Replay: a recorded hand through the dealer, every act as its player said it."""

from decimal import Decimal

from msgspec import Struct

from core.chips import Chips
from core.games import GAMES
from core.ids import Seat
from core.notation.phh.deck import arranged_deck, hole_cards
from core.notation.phh.lines import parse_line
from core.notation.phh.money import scale_of
from core.notation.phh.playing import Playing, Stuck
from core.notation.phh.record import Record
from core.notation.phh.setup import GAME, person_of, refuse_unknown, table_for
from core.refusal import Refusal
from core.sealed import Sealed
from core.table.commands import StartHand
from core.table.events import TableEvent
from core.table.state import Table


class Replayed(Struct, frozen=True):
    """A hand played to its end.

    Attributes:
        table: after the hand.
        events: of the whole hand, in order.
        scale: hundredths of a chip for one unit of the record's money.
    """

    record: Record
    table: Table
    events: tuple[TableEvent, ...]
    scale: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Where each player sat, in the record's order of players."""
        hand = self.table.hand
        assert hand is not None
        return hand.seats

    @property
    def stacks(self) -> tuple[Chips, ...]:
        """Final stacks in chips, in the record's order of players."""
        by_person = {occupant.person: occupant.stack for occupant in self.table.occupants}
        return tuple(by_person[person_of(n + 1)] for n in range(len(self.record.starting)))

    @property
    def recorded_stacks(self) -> tuple[Decimal, ...] | None:
        """The recorded final stacks in hundredths of a chip; half a chip may be among them."""
        finishing = self.record.finishing
        return None if finishing is None else tuple(stack * self.scale for stack in finishing)


def replay(record: Record) -> Replayed:
    """Play ``record`` through the dealer.

    Raises:
        NotDealt: it needs something that is not dealt here; ``what`` names it.
        Unreadable: one of its lines is no action.
        Stuck: the dealer refused a recorded act, or the hand went another way.
    """
    refuse_unknown(record)
    lines = tuple(parse_line(text) for text in record.actions)
    scale = scale_of(record, lines)
    hole = hole_cards(lines, len(record.starting), GAMES[GAME].hole_cards)
    unknown = {number for number, cards in enumerate(hole, 1) if None in cards}
    playing = Playing(table_for(record, scale), scale, unknown)
    deck = record.deck or arranged_deck(lines, hole, GAMES[GAME])
    playing.do(StartHand(Sealed(deck), Sealed(deck)))
    for number, line in enumerate(lines):
        try:
            playing.take(line)
        except Refusal as refusal:
            text = f"“{record.actions[number]}” was refused: {refusal.reason}"
            raise Stuck(text) from None
    playing.finish()
    return Replayed(record, playing.table, tuple(playing.events), scale)
