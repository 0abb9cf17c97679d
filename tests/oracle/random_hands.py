"""Random hands: tables, decks and legal acts of every shape, from a seed."""

from random import Random

from msgspec import Struct

from core.cards import STANDARD_DECK, Card
from core.chips import Chips, whole
from core.games.spec import Structure
from core.hand.commands import AllIn, Bet, Call, Check, Fold, HandCommand, RaiseTo, Show
from core.hand.menu import Menu
from core.hand.rules import Stakes
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table.commands import StartHand
from core.table.config import TableConfig
from core.table.state import Occupant, Pointers, Table

START = Instant(0)
HEADS_UP = 2


class Deal(Struct, frozen=True):
    """A hand about to be dealt; whole chips, the small blind's stack first.

    ``accumulates``: short all-in raises that reach a full one together reopen the betting.
    """

    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    ante: int
    accumulates: bool
    deck: tuple[Card, ...]

    def table(self) -> Table:
        """The table before the deal: seat 1 has the small blind next, heads-up the big one."""
        count = len(self.stacks)
        stakes = Stakes(whole(self.small_blind), whole(self.big_blind), whole(self.ante))
        last, due = Seat(count), Seat(count if count == HEADS_UP else 1)
        return Table(
            id=TableId("oracle"),
            community=CommunityId("oracle"),
            place=PlaceId("oracle"),
            config=TableConfig(
                "texas_holdem",
                Structure.NO_LIMIT,
                stakes,
                count,
                stakes.big_blind,
                Chips(0),
                {"allin.short_raises_accumulate": self.accumulates},
            ),
            seats=tuple(
                Occupant(Seat(n), PersonId(f"p{n}"), f"P{n}", False, whole(stack), START)
                for n, stack in enumerate(self.stacks, 1)
            ),
            opened_at=START,
            pointers=Pointers(last, last, due),
            next_hand_at=START,
        )

    def start(self) -> StartHand:
        """The command that deals it."""
        return StartHand(Sealed(self.deck), Sealed(self.deck))


def repeatable(seed: int) -> Random:
    """Chance that is the same every time."""
    return Random(seed)  # noqa: S311  # nothing here is secret


def random_deal(rng: Random, *, full_blinds: bool = False) -> Deal:
    """A hand of 2 to 9 players, some short of the blinds unless ``full_blinds``."""
    big = rng.choice((2, 4, 10, 20))
    small = rng.choice((big // 2, max(big // 3, 1)))
    ante = rng.choice((0, 0, 0, 1, max(big // 4, 1)))
    least = big + ante + 1 if full_blinds else 1
    depths = (2, 6, 20, 60)
    stacks = tuple(
        rng.randint(least, max(big * rng.choice(depths), least)) for _ in range(rng.randint(2, 9))
    )
    deck = list(STANDARD_DECK)
    rng.shuffle(deck)
    return Deal(stacks, small, big, ante, rng.random() < 0.5, tuple(deck))


def random_act(rng: Random, person: PersonId, menu: Menu | None) -> HandCommand:
    """A legal act: mostly calls and smaller raises, so that hands grow old."""
    if menu is None:
        return Show(person)
    stays: HandCommand = Check(person) if menu.may_check else Call(person)
    draw = rng.random()
    if draw < 0.12 and not menu.may_check:
        return Fold(person)
    if draw < 0.62 or not menu.may_raise:
        return stays
    if draw < 0.68:
        return AllIn(person)
    top = min(menu.raise_max, menu.raise_min * rng.choice((1, 1, 2, 4)))
    to = Chips(rng.randint(menu.raise_min // 100, top // 100) * 100)
    return Bet(person, to) if menu.opens else RaiseTo(person, to)
