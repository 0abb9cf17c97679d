"""Record: one hand of a Poker Hand History file, as it was written down.

The format is PHH (arXiv:2312.11753).  Amounts are exact decimals in the record's own money;
what they are in chips is worked out when the hand is set up.
"""

from decimal import Decimal

from msgspec import Struct

from core.cards import Card


class Record(Struct, frozen=True, gc=False):
    """A recorded hand.  Player 1 is the first left of the button, the last one is the button.

    In stud, which has no button, player 1 is the first left of the dealer.

    Attributes:
        label: where it comes from, to name it in a report.
        antes, blinds: what each position owes; heads-up both are written the other way round,
            so the first is always the small blind's.
        bring_in: what the upcard that opens a stud hand brings it in for.
        small_bet, big_bet: the two limits of a limit game.
        min_bet: the smallest bet of the others.
        starting: stacks before antes and blinds; None where the record does not know.
        finishing: stacks after the pot was paid, None where it does not say.
        actions: the lines of the hand, see ``core.notation.phh.lines``.
        players: names, as many as there are.
        seats: seat numbers, as many as there are.
        hand: its number, if it is one.
        trims_antes: a short ante wins only as much from each other.
        deck: the whole deck in order, where the writer knew it (a field of our own).
        spares: the decks that cards were shuffled again by, likewise.
    """

    label: str
    variant: str
    antes: tuple[Decimal, ...]
    blinds: tuple[Decimal, ...]
    min_bet: Decimal | None
    starting: tuple[Decimal | None, ...]
    finishing: tuple[Decimal, ...] | None
    actions: tuple[str, ...]
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    hand: int | None = None
    trims_antes: bool = False
    deck: tuple[Card, ...] | None = None
    spares: tuple[tuple[Card, ...], ...] = ()
    bring_in: Decimal | None = None
    small_bet: Decimal | None = None
    big_bet: Decimal | None = None

    def __repr__(self) -> str:
        return f"Record({self.label!r})"


class Unreadable(Exception):
    """The text is no hand history; ``sentence`` says where it stops being one."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NotDealt(Exception):
    """A recorded hand that the dealer cannot deal; ``what`` names what is missing."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class NotWritten(Exception):
    """A hand of a ``game`` that the format has no code for, as it was played."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
