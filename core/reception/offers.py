"""What can be dealt: the games, structures and seats that are offered for a new table."""

from msgspec import Struct

from core.games.finding import Offered, find_game, offered, search_games
from core.games.spec import Structure
from core.house.settings import Overrides
from core.refusal import Refusal
from core.table.choices import FEWEST_SEATS, dealt, games_under, most_seats, structures_of


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
