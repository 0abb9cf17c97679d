"""Replay: a recorded hand through the dealer, every act as its player said it."""

from decimal import Decimal

from msgspec import Struct

from core.chips import Chips
from core.ids import Seat
from core.notation.phh.deck import Arranger, unknown_hands
from core.notation.phh.holding import holdings
from core.notation.phh.lines import parse_line
from core.notation.phh.money import scale_of
from core.notation.phh.playing import Otherwise, Playing, Stuck
from core.notation.phh.record import Record
from core.notation.phh.refusing import refuse_unknown
from core.notation.phh.setup import person_of, table_for
from core.notation.phh.variants import VARIANTS
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
        otherwise: acts that were done in another way than they were recorded.
    """

    record: Record
    table: Table
    events: tuple[TableEvent, ...]
    scale: int
    otherwise: tuple[Otherwise, ...] = ()

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
    held = holdings(lines, len(record.starting))
    unknown = unknown_hands(held)
    arranged = Arranger(lines, held, VARIANTS[record.variant].spec)
    deck = record.deck or arranged.deck()
    playing = Playing(table_for(record, scale), scale, held, unknown)
    playing.do(StartHand(Sealed(deck), Sealed(deck), Sealed(record.spares)))
    for number, line in enumerate(lines):
        try:
            playing.take(line)
        except Refusal as refusal:
            text = f"“{record.actions[number]}” was refused: {refusal.reason}"
            raise Stuck(text) from None
    playing.finish()
    return Replayed(record, playing.table, tuple(playing.events), scale, tuple(playing.otherwise))
