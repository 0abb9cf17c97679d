"""What a table can be opened for: its games, their structures, and how many may sit down."""

from core.games import GAMES, ROTATIONS, GameSpec, game_dealt
from core.games.finding import unknown_game
from core.games.spec import Structure
from core.house.settings import Overrides, number, word
from core.refusal import Reason, Refusal
from core.table.setup.named import Named

FEWEST_SEATS = 2
_FEWEST_GAMES = 2
MIXED = "mixed"
"""A mixed table whose rotation is the house's, by ``mixed.games``."""

CUSTOM = "custom"
"""A mixed table of the games that were named."""

_LIMITS = 2


def is_mixed(game: str) -> bool:
    """Whether several games are dealt in turn under that name."""
    return game in ROTATIONS or game in (MIXED, CUSTOM)


def games_under(game: str, games: tuple[str, ...]) -> tuple[str, ...]:
    """The games dealt in turn under the name ``game``, by id.

    ``games`` are those of a mix of one's own.

    Raises:
        Refusal: ``UNKNOWN_GAME``, ``MIX_NEEDS_GAMES`` for a mix of fewer than two.
    """
    if game in ROTATIONS:
        games = ROTATIONS[game].games
    elif game != CUSTOM:
        games = (game,)
    elif len(set(games)) < _FEWEST_GAMES:
        raise Refusal(Reason.MIX_NEEDS_GAMES, "cooke-8.05")
    for one in games:
        if one not in GAMES:
            raise unknown_game(one)
    return games


def dealt(games: tuple[str, ...], overrides: Overrides) -> tuple[GameSpec, ...]:
    """The games that the house's settings make of them (Cooke 4.08, 5.24 to 5.26)."""
    return tuple(game_dealt(GAMES[game], overrides) for game in games)


def name_of(game: str, games: tuple[GameSpec, ...]) -> str:
    """What the game, the rotation or the mix is called: ``Razz``, ``HORSE``."""
    return ROTATIONS[game].name if game in ROTATIONS else " / ".join(one.name for one in games)


def named_rotation(game: str, games: tuple[str, ...], overrides: Overrides) -> str:
    """``game``, or the rotation meant by a mere ``mixed`` (Cooke 8.05)."""
    if game != MIXED:
        return game
    return CUSTOM if games else word(overrides, "mixed.games").lower()


def structures_of(game: str, games: tuple[GameSpec, ...]) -> tuple[Structure, ...]:
    """The structures it is offered in, the default first; mixed games are limit games."""
    return (Structure.FIXED,) if is_mixed(game) else games[0].structures


def most_seats(games: tuple[GameSpec, ...], overrides: Overrides) -> int:
    """The most who may sit down, by the deck and by the house (Cooke 4.10, 5.04)."""
    return min(_most_seats(game, overrides) for game in games)


def structure_meant(
    offered: tuple[Structure, ...], named: Named, overrides: Overrides
) -> Structure:
    """The structure of a table that was opened with these amounts and no word for it.

    Blinds, or a smallest bet alone, are no limit, else pot limit.  Two bets of which one is twice
    the other are limits, else a spread, any others the other way round.  Where the amounts leave
    two, the house's ``betting.structure`` goes first; without amounts it is that one, else the
    default of the game.
    """
    meant = _meant(named)
    if "betting.structure" in overrides:
        house = Structure(word(overrides, "betting.structure"))
        meant = (house, *meant) if house in meant or not meant else meant
    return next((structure for structure in meant if structure in offered), offered[0])


def _meant(named: Named) -> tuple[Structure, ...]:
    bets = named.bets
    if len(bets) == _LIMITS and bets[1] == 2 * bets[0]:
        return (Structure.FIXED, Structure.SPREAD)
    if len(bets) > 1:
        return (Structure.SPREAD, Structure.FIXED)
    if bets or named.has_blinds:
        return (Structure.NO_LIMIT, Structure.POT_LIMIT)
    return ()


def _most_seats(game: GameSpec, overrides: Overrides) -> int:
    if game.seats_setting is None:
        return game.max_players
    return min(game.max_players, number(overrides, game.seats_setting))
