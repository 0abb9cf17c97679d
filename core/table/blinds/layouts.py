"""Layouts of blinds: which seats post, and what (Cooke 12.05, 7.03, 18 middle blind).

A layout is data.  Its row names the pointers that move round the table, from the button to the
big blind, each standing a hand later where its left neighbour stood.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.games.spec import Forced, GameSpec
from core.hand.forced.posts import PostKind
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.house.settings import Overrides, house_of, word
from core.ids import Seat
from core.table.blinds.duties import Owes
from core.table.state import Pointers

DEFAULT: Final = "small_big"
OF_THREE: Final = "button_small_then_middle_big"


@unique
class Place(StrEnum):
    """A pointer: a seat that moves on from hand to hand."""

    BUTTON = "button"
    SMALL = "small_blind"
    MIDDLE = "middle_blind"
    BIG = "big_blind"


@unique
class Size(StrEnum):
    """Which of the stakes a blind is."""

    FIRST = "first"
    """The smallest of three, or the further blind on the button."""

    SECOND = "second"
    """The small blind of two, the middle one of three."""

    BIG = "big"

    def of(self, stakes: Stakes) -> Chips:
        """The amount at these ``stakes``."""
        match self:
            case Size.FIRST:
                return stakes.button_blind
            case Size.SECOND:
                return stakes.small_blind
            case Size.BIG:
                return stakes.big_blind


HEADS_UP: Final = (Place.SMALL, Place.BIG)
"""The places of two players, so far as the layout has them: no third blind is posted then."""


class Blind(Struct, frozen=True):
    """The player at ``place`` posts a blind of ``kind`` and ``size``."""

    place: Place
    kind: PostKind
    size: Size


class Layout(Struct, frozen=True):
    """How many blinds there are, where, and what a player owes whom they pass.

    Attributes:
        row: the pointers from the button to the big blind, which is the last of them.
        blinds: what is posted, in that order.
        misses: what an absent player owes when a pointer stands at his seat, or for ``BIG`` has
            gone past it.
        small: the size of a missed small blind, which is dead when it is made up; None where
            there is only one blind.
    """

    row: tuple[Place, ...]
    blinds: tuple[Blind, ...]
    misses: Mapping[Place, Owes]
    small: Size | None

    @property
    def left(self) -> tuple[Place, ...]:
        """The places left of the button whose players post, the nearest first."""
        return tuple(blind.place for blind in self.blinds if blind.place is not Place.BUTTON)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that post, in that order."""
        return tuple(blind.place for blind in self.blinds)

    def at(self, place: Place) -> Blind:
        """The blind that is posted there.

        Raises:
            StopIteration: none is, in this layout.
        """
        return next(blind for blind in self.blinds if blind.place is place)

    def small_amount(self, stakes: Stakes) -> Chips:
        """How much a missed small blind is; 0 where there is none."""
        return NO_CHIPS if self.small is None else self.small.of(stakes)

    def row_of(self, pointers: Pointers) -> list[Seat]:
        """Where the pointers of the row stand, from the button on."""
        return [seat_at(pointers, place) for place in self.row]

    def pointers(self, row: Sequence[Seat]) -> Pointers:
        """The pointers that stand at the seats of ``row``; those of no blind are the button's."""
        at = dict(zip(self.row, row, strict=True))
        big = at[Place.BIG]
        button = at.get(Place.BUTTON, big)
        return Pointers(button, at.get(Place.SMALL, button), big, at.get(Place.MIDDLE))


def seat_at(pointers: Pointers, place: Place) -> Seat:
    """Where the pointer of ``place`` stands; without a middle blind, where the small one is."""
    match place:
        case Place.BUTTON:
            return pointers.button
        case Place.SMALL:
            return pointers.small_blind
        case Place.MIDDLE:
            return pointers.middle_blind or pointers.small_blind
        case Place.BIG:
            return pointers.big_blind


_TWO: Final = (Place.BUTTON, Place.SMALL, Place.BIG)
_ON_BUTTON: Final = Blind(Place.BUTTON, PostKind.BUTTON, Size.FIRST)
_SMALL: Final = Blind(Place.SMALL, PostKind.SMALL, Size.SECOND)
_BIG: Final = Blind(Place.BIG, PostKind.BIG, Size.BIG)
_AS_LARGE: Final = Blind(Place.SMALL, PostKind.SMALL, Size.BIG)
_SMALLEST: Final = Blind(Place.SMALL, PostKind.SMALL, Size.FIRST)

SMALL_BIG: Final = Layout(
    row=_TWO,
    blinds=(_SMALL, _BIG),
    misses={Place.SMALL: Owes.SMALL, Place.BIG: Owes.BOTH},
    small=Size.SECOND,
)
"""Two blinds at the left of the button."""

_BUTTON_SMALL_THEN_MIDDLE_BIG: Final = Layout(
    row=_TWO,
    blinds=(_ON_BUTTON, _SMALL, _BIG),
    # Who missed the small and the middle one comes in for a big blind (Cooke 16.01.04).
    misses={Place.BUTTON: Owes.SMALL, Place.SMALL: Owes.BIG, Place.BIG: Owes.BOTH},
    small=Size.FIRST,
)

LAYOUTS: Final[Mapping[str, Layout]] = {
    DEFAULT: SMALL_BIG,
    "button_small_big": Layout(
        row=_TWO,
        blinds=(_ON_BUTTON, _SMALL, _BIG),
        misses={Place.BUTTON: Owes.SMALL, Place.SMALL: Owes.SMALL, Place.BIG: Owes.BOTH},
        small=Size.SECOND,
    ),
    "two_big": Layout(
        row=_TWO,
        blinds=(_AS_LARGE, _BIG),
        misses={Place.SMALL: Owes.SMALL, Place.BIG: Owes.BOTH},
        small=Size.BIG,
    ),
    "single_big": Layout(
        row=(Place.BUTTON, Place.BIG),
        blinds=(_BIG,),
        misses={Place.BIG: Owes.BIG},
        small=None,
    ),
    "single_button": Layout(
        row=(Place.BIG,),
        blinds=(_BIG,),
        misses={Place.BIG: Owes.BIG},
        small=None,
    ),
    OF_THREE: _BUTTON_SMALL_THEN_MIDDLE_BIG,
    "small_middle_big": Layout(
        row=(Place.BUTTON, Place.SMALL, Place.MIDDLE, Place.BIG),
        blinds=(_SMALLEST, Blind(Place.MIDDLE, PostKind.MIDDLE, Size.SECOND), _BIG),
        misses={Place.SMALL: Owes.SMALL, Place.MIDDLE: Owes.BIG, Place.BIG: Owes.BOTH},
        small=Size.FIRST,
    ),
}
"""Every layout, by the value of ``blinds.layout``."""


def layout_name(game: GameSpec, settings: Overrides) -> str:
    """The layout in which ``game`` is dealt.

    The house's own, where it has one; else three blinds where draw is played with them, the
    smallest on the button (Cooke 7.03), and two elsewhere.
    """
    name = word(house_of(game, settings), "blinds.layout")
    if name == DEFAULT and forced_of(game, settings) is Forced.THREE_BLINDS:
        return OF_THREE
    return name


def layout_of(game: GameSpec, settings: Overrides) -> Layout:
    """The layout of ``game``; of one without blinds, that of the others at the table."""
    return LAYOUTS[layout_name(game, settings)]
