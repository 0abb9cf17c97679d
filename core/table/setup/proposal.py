"""Proposals: new conditions of a running game, which its players are asked about (Cooke 3.05)."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.ids import Instant, PersonId
from core.table.config import MixedGame, TableConfig
from core.table.floor.rule_change import RuleChange


class Conditions(Struct, frozen=True, gc=False):
    """What a table plays and for what: its configuration but for the house rules.

    The fields are those of :class:`~core.table.config.TableConfig`.
    """

    game: str
    structure: Structure
    stakes: Stakes
    seats: int
    buy_in_least: Chips
    buy_in_most: Chips
    mix: tuple[MixedGame, ...] = ()

    @classmethod
    def of(cls, config: TableConfig) -> Self:
        """Those of a table that is configured so."""
        return cls(
            config.game,
            config.structure,
            config.stakes,
            config.seats,
            config.buy_in_least,
            config.buy_in_most,
            config.mix,
        )

    def under(self, config: TableConfig) -> TableConfig:
        """``config`` with these conditions, and the house rules that it has."""
        return replace(
            config,
            game=self.game,
            structure=self.structure,
            stakes=self.stakes,
            seats=self.seats,
            buy_in_least=self.buy_in_least,
            buy_in_most=self.buy_in_most,
            mix=self.mix,
        )

    def plays_as(self, other: "Conditions") -> bool:
        """Whether game, structure and limits are those of ``other``."""
        mine = (self.game, self.structure, self.stakes, self.mix)
        return mine == (other.game, other.structure, other.stakes, other.mix)


class Proposal(Struct, frozen=True, gc=False):
    """A change of conditions that the players have been asked about, or that waits for a hand.

    Attributes:
        number: counts the changes proposed at this table, from 1; buttons carry it.
        conditions: what is to be played, and for what; None where only house rules change.
        rules: the house rules that change with it.
        by: who proposes it.
        ends_at: until when anybody seated may object.
        agreed: who has said yes.
        objectors: who has objected.
        has_passed: it is made as soon as no hand is played and no pot is carried.
    """

    number: int
    conditions: Conditions | None
    rules: tuple[RuleChange, ...]
    by: PersonId
    ends_at: Instant
    agreed: tuple[PersonId, ...] = ()
    objectors: tuple[PersonId, ...] = ()
    has_passed: bool = False
