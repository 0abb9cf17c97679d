"""Advance: chips that somebody plays behind (Cooke 9.07)."""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId


class Advance(Struct, frozen=True, gc=False):
    """What a player has announced, has been advanced, or owes.  Amounts in hundredths of a chip.

    Attributes:
        asked: announced and not here: it plays once a banker lets it come.
        since: the first hand that it was announced for, by number.
        given: the bank has put it on the table, and no banker has let it come or refused it.
        is_new: what was given still lies behind, and has been in no hand.
        is_refused: a banker has refused it: it is taken back once the hand is over.
        debt: what was refused and could not be taken back; the floor's matter.
        late: what was asked for before the deal of the hand in play and came after it
            (Cooke 9.08).
    """

    asked: Chips = NO_CHIPS
    since: int = 0
    given: Chips = NO_CHIPS
    is_new: bool = False
    is_refused: bool = False
    debt: Chips = NO_CHIPS
    late: Chips = NO_CHIPS

    @property
    def unsettled(self) -> Chips:
        """Everything that is not settled yet."""
        return Chips(self.asked + self.given + self.debt)

    @property
    def owed(self) -> Chips:
        """What would have to go back to the bank if he left now."""
        return Chips(self.given + self.debt)

    @property
    def in_play(self) -> Chips:
        """What was given and has joined the stack."""
        return NO_CHIPS if self.is_new else self.given


NO_ADVANCE: Final = Advance()


class Debt(Struct, frozen=True, gc=False):
    """What ``person``, who has left, owes the bank."""

    person: PersonId
    amount: Chips
