"""What can be dealt: the games, structures and seats that are offered for a new table."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from core.citation import cited
from core.games import ROTATIONS
from core.games.finding import STRUCTURE_WORDS, Offered, find_game, offered, search_games
from core.games.spec import Structure
from core.house.settings import Overrides
from core.reception.visit import Visit
from core.refusal import Refusal
from core.rulebook.searching import search
from core.table.setup.choices import FEWEST_SEATS, dealt, games_under, most_seats, structures_of
from core.view import TableView
from core.view.records.hand import PlayerView
from core.view.records.table import SeatView

_LONGEST: Final = 90
"""Characters of a rule as it is offered."""

_WORDS: Final = {structure: said for said, structure in reversed(STRUCTURE_WORDS)}
"""What a structure is called in a list to choose from."""


class Offer(Struct, frozen=True):
    """A game or a rotation with all that a table of it may have; the default comes first."""

    game: str
    name: str
    structures: tuple[Structure, ...]
    seats: tuple[int, ...]


def offers(
    typed: str = "", structure: Structure | None = None, settings: Overrides | None = None
) -> tuple[Offer, ...]:
    """The games that ``typed`` may mean, the best first, as far as ``structure`` is offered.

    Nothing typed finds every game.  ``settings`` are the house's, which limit the seats and may
    make another game of one.
    """
    found = (_offer(game, settings or {}) for game in search_games(typed, len(offered())))
    return tuple(offer for offer in found if structure is None or structure in offer.structures)


def offer_of(typed: str, settings: Overrides | None = None) -> Offer | None:
    """The one game that ``typed`` names; None while it names none."""
    try:
        return _offer(find_game(typed).game, settings or {})
    except Refusal:
        return None


def _offer(game: Offered, settings: Overrides) -> Offer:
    specs = dealt(games_under(game.id, ()), settings)
    seats = range(FEWEST_SEATS, most_seats(specs, settings) + 1)
    return Offer(game.id, game.name, structures_of(game.id, specs), tuple(seats))


# ------------------------------------------------- while a command is still being typed


def games(typed: str, structure: str = "") -> Iterator[tuple[str, str]]:
    """What the game being typed may become, as it is read and as it is said.

    Of several games with commas between, the last is completed.
    """
    before, comma, last = typed.rpartition(",")
    wanted = dict(STRUCTURE_WORDS).get(structure.strip().lower())
    lead = f"{before.strip()}, " if comma else ""
    for offer in offers(last.strip(), wanted):
        if not (comma and offer.game in ROTATIONS):
            yield lead + offer.name, lead + offer.game


def structures(typed: str, game: str = "") -> Iterator[str]:
    """Names of structures that ``game`` is offered in, all of them while it names none."""
    offer = offer_of(game)
    for structure in tuple(Structure) if offer is None else offer.structures:
        if typed.strip().lower() in _WORDS[structure]:
            yield _WORDS[structure]


def seats(typed: str, game: str = "") -> Iterator[int]:
    """Numbers of seats that ``game`` can be dealt at; none while it names no game."""
    offer = offer_of(game)
    for number in offer.seats if offer is not None else ():
        if str(number).startswith(typed.strip()):
            yield number


def players(visit: Visit, typed: str, *, as_dealt: bool = False) -> Iterator[tuple[str, int]]:
    """Who sits at the table here, house players too; nobody where there is no table.

    ``as_dealt`` for those of the hand, at the seats where they were dealt in.
    """
    view = visit.view_if_any()
    wanted = typed.strip().casefold()
    for one in _people(view, as_dealt=as_dealt) if view is not None else ():
        name = f"{one.seat} - {one.name}" + (" (house)" if one.is_prop else "")
        if wanted in name.casefold():
            yield name, one.seat


def _people(view: TableView, *, as_dealt: bool) -> Sequence[SeatView | PlayerView]:
    return view.hand.players if as_dealt and view.hand is not None else view.seats


def rules(typed: str) -> Iterator[tuple[str, str]]:
    """Entries of the books that may be meant, as they are read and as they are said."""
    for rule in search(typed).entries if typed.strip() else ():
        yield f"{cited(rule.id)}: {rule.title}"[:_LONGEST], rule.id
