"""Random hands: tables, decks and legal acts of every shape, from a seed."""

from random import Random

from msgspec import Struct

from core.cards import STANDARD_DECK, Card
from core.chips import Chips, whole
from core.games.spec import Family
from core.hand.commands import Bet, Call, Check, DrawCards, Fold, HandCommand, RaiseTo, Show
from core.hand.menu import Menu
from core.hand.rules import Stakes
from core.hand.state import Drawing, Hand
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table.commands import StartHand
from core.table.config import TableConfig
from core.table.state import Occupant, Pointers, Table
from tests.oracle.matches import our_game

START = Instant(0)
HEADS_UP = 2
_SPARES = 24
_FOLDS = 0.12
_SEATS = {Family.HOLDEM: 9, Family.OMAHA: 9, Family.STUD: 8, Family.LOWBALL: 5}


class Deal(Struct, frozen=True):
    """A hand about to be dealt; whole chips, the small blind's stack first.

    Attributes:
        code: the game, see :mod:`tests.oracle.matches`.
        accumulates: short all-in raises that reach a full one together reopen the betting.
        by_suit: suits break ties of open hands, not the seats.
        is_loose: nobody folds.
    """

    code: str
    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    ante: int
    bring_in: int
    accumulates: bool
    by_suit: bool
    is_loose: bool
    deck: tuple[Card, ...]
    spares: tuple[tuple[Card, ...], ...] = ()

    @property
    def small_bet(self) -> int:
        """The smaller limit, and the smallest bet where there are none."""
        return self.big_blind

    @property
    def big_bet(self) -> int:
        """The larger limit."""
        return 2 * self.big_blind

    @property
    def has_bring_in(self) -> bool:
        """True for stud."""
        return our_game(self.code).has_bring_in

    @property
    def is_limit(self) -> bool:
        """True where there are two limits."""
        return our_game(self.code).is_limit

    @property
    def settings(self) -> Overrides:
        """The house rules it is played with."""
        tie = "suit" if self.by_suit else "position"
        return {
            **our_game(self.code).settings,
            "allin.short_raises_accumulate": self.accumulates,
            "stud.high_tie": tie,
            "stud.hilo_high_tie": tie,
            "stud.razz_low_tie": tie,
        }

    def table(self) -> Table:
        """The table before the deal: seat 1 has the small blind next, heads-up the big one."""
        count = len(self.stacks)
        last, due = Seat(count), Seat(count if count == HEADS_UP else 1)
        game = our_game(self.code)
        return Table(
            id=TableId("oracle"),
            community=CommunityId("oracle"),
            place=PlaceId("oracle"),
            config=TableConfig(
                game.game,
                game.structure,
                self._stakes(),
                count,
                whole(self.big_blind),
                Chips(0),
                self.settings,
            ),
            seats=tuple(
                Occupant(Seat(n), PersonId(f"p{n}"), f"P{n}", False, whole(stack), START)
                for n, stack in enumerate(self.stacks, 1)
            ),
            opened_at=START,
            pointers=None if self.has_bring_in else Pointers(last, last, due),
            next_hand_at=START,
        )

    def _stakes(self) -> Stakes:
        small_bet = whole(self.small_bet if self.is_limit else 0)
        big_bet = whole(self.big_bet if self.is_limit else 0)
        if self.has_bring_in:
            return Stakes(
                Chips(0), Chips(0), whole(self.ante), Chips(0), whole(self.bring_in),
                small_bet, big_bet,
            )  # fmt: skip
        return Stakes(
            whole(self.small_blind), whole(self.big_blind), whole(self.ante),
            small_bet=small_bet, big_bet=big_bet,
        )  # fmt: skip

    def start(self) -> StartHand:
        """The command that deals it."""
        return StartHand(Sealed(self.deck), Sealed(self.deck), Sealed(self.spares))


def repeatable(seed: int) -> Random:
    """Chance that is the same every time."""
    return Random(seed)  # noqa: S311  # nothing here is secret


def random_deal(rng: Random, code: str = "NT", *, full_blinds: bool = False) -> Deal:
    """A hand for 2 or more players, some short of the blinds unless ``full_blinds``."""
    game = our_game(code)
    big = rng.choice((2, 4, 10, 20))
    small = rng.choice((big // 2, max(big // 3, 1)))
    ante = rng.choice((0, 0, 0, 1, max(big // 4, 1)))
    if game.has_bring_in:
        ante = max(ante, 1)
    # Who cannot post in full is not dealt in at stud (Cooke 5.14).
    least = big + ante + 1 if full_blinds or game.has_bring_in else 1
    depths = (2, 6, 20, 60)
    stacks = tuple(
        rng.randint(least, max(big * rng.choice(depths), least))
        for _ in range(rng.randint(2, _SEATS[game.spec.family]))
    )
    return Deal(
        code,
        stacks,
        small,
        big,
        ante,
        bring_in=small,
        accumulates=rng.random() < 0.5,
        by_suit=rng.random() < 0.5,
        is_loose=rng.random() < 0.1,
        deck=_shuffled(rng),
        spares=tuple(_shuffled(rng) for _ in range(_SPARES if game.spec.draws else 2)),
    )


def _shuffled(rng: Random) -> tuple[Card, ...]:
    deck = list(STANDARD_DECK)
    rng.shuffle(deck)
    return tuple(deck)


class Range(Struct, frozen=True):
    """The totals that a bet or raise may have, in hundredths; ``most`` 0 for none.

    ``sizes`` lists all of them where it is limit.
    """

    least: int = 0
    most: int = 0
    sizes: tuple[int, ...] = ()

    @staticmethod
    def of(menu: Menu) -> "Range":
        """What ``menu`` allows."""
        return Range(menu.raise_min, menu.raise_max, menu.sizes)

    def within(self, least: int, most: int) -> "Range":
        """What lies between ``least`` and ``most`` as well."""
        if not most or not self.most:
            return Range()
        if self.sizes:
            sizes = tuple(to for to in self.sizes if least <= to <= most)
            return Range(sizes[0], sizes[-1], sizes) if sizes else Range()
        low, high = max(self.least, least), min(self.most, most)
        return Range(low, high) if low <= high else Range()


def random_act(
    rng: Random, hand: Hand, range_: Range | None = None, *, is_loose: bool = False
) -> HandCommand:
    """A legal act of whoever is to act: mostly calls and smaller raises, so that hands grow old.

    ``range_`` narrows the bets and raises further than his menu does; who ``is_loose`` never
    folds.
    """
    seat = hand.to_act
    assert seat is not None
    player = hand.player(seat)
    assert player is not None
    if isinstance(hand.phase, Drawing):
        count = rng.choice((0, 0, 1, 1, 2, 3, hand.phase.most))
        places = rng.sample(range(1, len(player.down.content) + 1), count)
        return DrawCards(player.person, tuple(places))
    if hand.menu is None:
        return Show(player.person)
    folds = 0.0 if is_loose else _FOLDS
    return _wager(rng, player.person, hand.menu, range_ or Range.of(hand.menu), folds)


def _wager(rng: Random, person: PersonId, menu: Menu, range_: Range, folds: float) -> HandCommand:
    if menu.bring_in:
        stays: HandCommand = Bet(person, menu.bring_in)
    else:
        stays = Check(person) if menu.may_check else Call(person, confirmed=True)
    draw = rng.random()
    if draw < folds and not menu.may_check and menu.may_fold:
        return Fold(person)
    if draw < 0.62 or not range_.most:
        return stays
    to = range_.most
    if range_.sizes:
        to = rng.choice(range_.sizes)
    elif draw >= 0.68:
        top = min(range_.most, range_.least * rng.choice((1, 1, 2, 4)))
        to = rng.randint(range_.least // 100, top // 100) * 100
    return Bet(person, Chips(to)) if menu.opens else RaiseTo(person, Chips(to))
