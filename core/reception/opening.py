"""How a table is opened: what is said or chosen, and the table that comes of it."""

from typing import Final

from msgspec import Struct

from core.chips import parse_chips, whole
from core.games.finding import find_game, offered
from core.games.spec import Forced, GameSpec, Structure
from core.hand.resolving import forced_of
from core.house.settings import Overrides
from core.notation import Stated, parse_buy_in_range, parse_stakes, parse_structure
from core.table.config import TableConfig
from core.table.setup.choices import (
    CUSTOM,
    MIXED,
    dealt,
    games_under,
    most_seats,
    named_rotation,
    structures_of,
)
from core.table.setup.named import Named
from core.table.setup.opening import configure

DEFAULT_GAME: Final = "texas_holdem"
DEFAULT_STAKES: Final = "25/50"
DEFAULT_LIMITS: Final = "10-20"
DEFAULT_SMALLEST: Final = whole(10)
"""The smallest bet of pot limit and no limit without blinds."""

DEFAULT_STUD_ANTE: Final = whole(1)
"""The ante that goes with it in stud, where none is printed."""

DEFAULT_SEATS: Final = 9


class Opening(Struct, frozen=True):
    """What a table is to be opened with, each as people type it; None for what was left out.

    Attributes:
        stakes: ``10-20``, ``1-4-8-8``, ``5/10``, ``pl 5/10``; see ``parse_stakes``.
        game: by any of its names; ``mixed``, or several with commas between for a mix.
        structure: ``limit``, ``spread``, ``pot limit``, ``no limit``.
        ante, bring_in: where they are not those that go with the stakes.
        buy_in: ``1000-5000``, or only the least.
        seats: how many; nine, or as many as the game allows.
        seconds: seconds to act before the dealer calls the clock.
    """

    stakes: str | None = None
    game: str | None = None
    structure: str | None = None
    ante: str | None = None
    bring_in: str | None = None
    buy_in: str | None = None
    seats: int | None = None
    seconds: int | None = None


class Meant(Struct, frozen=True):
    """The game meant, or a mix of several, and the structure if one was named with it."""

    game: str
    games: tuple[str, ...] = ()
    structure: Structure | None = None


def config_of(said: Opening, house: Overrides | None = None) -> TableConfig:
    """The table that was asked for, under the community's values ``house``.

    Raises:
        Refusal: ``UNKNOWN_GAME``, ``UNREADABLE_STAKES``, ``UNREADABLE_AMOUNT``, or see
            ``configure``.
    """
    own: Overrides = {}
    if said.seconds is not None:
        own["clock.auto_start_seconds"] = said.seconds
    settings = (house or {}) | own
    meant = game_meant(said.game)
    rotation = named_rotation(meant.game, meant.games, settings)
    specs = dealt(games_under(rotation, meant.games), settings)
    structure = meant.structure
    if said.structure is not None:
        structure = parse_structure(said.structure)
    stated = _stated(said, meant, structure, specs, settings)
    least, most = parse_buy_in_range(said.buy_in) if said.buy_in is not None else (None, None)
    named = stated.named
    return configure(
        game=meant.game,
        games=meant.games,
        structure=stated.structure,
        bets=named.bets,
        small_blind=named.small_blind,
        big_blind=named.big_blind,
        button_blind=named.button_blind,
        ante=named.ante if said.ante is None else parse_chips(said.ante),
        bring_in=None if said.bring_in is None else parse_chips(said.bring_in),
        seats=min(DEFAULT_SEATS, most_seats(specs, settings)) if said.seats is None else said.seats,
        buy_in_least=least,
        buy_in_most=most,
        settings=own,
        house=house,
    )


def game_meant(typed: str | None) -> Meant:
    """The game called ``typed``; with commas between, games that are dealt in turn."""
    if typed is None:
        return Meant(DEFAULT_GAME)
    if typed.strip().lower() == MIXED:
        return Meant(MIXED)
    if "," in typed and not _is_one_name(typed):
        parts = [part for part in typed.split(",") if part.strip()]
        return Meant(CUSTOM, tuple(find_game(part).game.id for part in parts))
    found = find_game(typed)
    return Meant(found.game.id, structure=found.structure)


def _is_one_name(typed: str) -> bool:
    """Whether the comma belongs to a game's own name."""
    return typed.strip().casefold() in {game.name.casefold() for game in offered().values()}


def _stated(
    said: Opening,
    meant: Meant,
    structure: Structure | None,
    specs: tuple[GameSpec, ...],
    house: Overrides,
) -> Stated:
    """The stakes that were typed, else usual ones for the structure.

    Where nothing is said of stakes and structure, they are the house's, if it has chosen one that
    the game is played in; else hold'em is no limit, any other game what it is by default.
    """
    if said.stakes is not None:
        return parse_stakes(said.stakes, structure)
    if structure is None:
        offered = structures_of(meant.game, specs)
        structure = _of_house(house, offered)
        if structure is None and meant.game == DEFAULT_GAME:
            return parse_stakes(DEFAULT_STAKES)
        structure = structure or offered[0]
    if structure is Structure.SPREAD:
        return Stated(Named(), structure)
    if structure is Structure.FIXED:
        return parse_stakes(DEFAULT_LIMITS, structure)
    forced = forced_of(specs[0], house)
    if not forced.has_blinds:
        ante = DEFAULT_STUD_ANTE if forced is Forced.BRING_IN else None
        return Stated(Named((DEFAULT_SMALLEST,), ante=ante), structure)
    return parse_stakes(DEFAULT_STAKES, structure)


def _of_house(house: Overrides, offered: tuple[Structure, ...]) -> Structure | None:
    """The structure that the house has chosen, where the game is played in it."""
    chosen = house.get("betting.structure")
    return next((one for one in offered if one.value == chosen), None)
