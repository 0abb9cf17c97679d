"""Amending: a table's conditions with some of them named anew, and the rest as they are."""

from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import GameSpec, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.house.settings import Overrides
from core.table.config import TableConfig
from core.table.setup.choices import (
    CUSTOM,
    dealt,
    games_under,
    most_seats,
    named_rotation,
    structures_of,
)
from core.table.setup.named import Named
from core.table.setup.opening import configure
from core.table.setup.proposal import Conditions


def amended(
    config: TableConfig,
    *,
    game: str | None = None,
    games: tuple[str, ...] = (),
    structure: Structure | None = None,
    named: Named | None = None,
    ante: Chips | None = None,
    bring_in: Chips | None = None,
    buy_in_least: Chips | None = None,
    buy_in_most: Chips | None = None,
    seats: int | None = None,
) -> Conditions:
    """The conditions of ``config`` with what is named.

    Without ``structure`` it is that of :func:`kept_structure`, else the game's usual one.  Without
    ``named`` the bets and blinds stay what they are, and in another structure the bet that opens a
    round does.  A buy-in that is not named stays as long as the game and its limits do.  A game of
    fewer seats than there are takes the rest away.

    Raises:
        Refusal: see :func:`core.table.setup.opening.configure`.
    """
    game, games = _meant(config, game, games)
    specs = dealt(games_under(game, games), config.settings)
    if structure is None:
        structure = kept_structure(config, game, games) or structures_of(game, specs)[0]
    now = (config.game, config.games, config.structure)
    is_same = (game, games_under(game, games), structure) == now
    if named is None:
        named = _as_now(config) if is_same else _bets_as_now(config, specs[0], structure)
    configured = configure(
        game=game,
        games=games,
        structure=structure,
        bets=named.bets,
        small_blind=named.small_blind,
        big_blind=named.big_blind,
        button_blind=named.button_blind,
        ante=named.ante if ante is None else ante,
        bring_in=named.bring_in if bring_in is None else bring_in,
        seats=min(config.seats, most_seats(specs, config.settings)) if seats is None else seats,
        buy_in_least=buy_in_least,
        buy_in_most=buy_in_most,
        settings=config.settings,
    )
    new = Conditions.of(configured)
    if buy_in_least is None and new.plays_as(Conditions.of(config)):
        return replace(new, buy_in_least=config.buy_in_least, buy_in_most=config.buy_in_most)
    return new


def kept_structure(
    config: TableConfig, game: str | None = None, games: tuple[str, ...] = ()
) -> Structure | None:
    """The structure that another ``game`` keeps: the present one, if it is offered in it.

    None too where one of the two games has blinds and the other has not: no limit is usual in
    the one, and in the other it is not.
    """
    game, games = _meant(config, game, games)
    specs = dealt(games_under(game, games), config.settings)
    now = dealt(config.games[:1], config.settings)[0]
    is_like = _has_blinds(now, config.settings) is _has_blinds(specs[0], config.settings)
    is_kept = is_like and config.structure in structures_of(game, specs)
    return config.structure if is_kept else None


def _meant(
    config: TableConfig, game: str | None, games: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """The game named, with the games of a mix of one's own; the present ones where none is."""
    if game is None:
        return config.game, config.games if config.game == CUSTOM else ()
    return named_rotation(game, games, config.settings), games


def _as_now(config: TableConfig) -> Named:
    """Every amount, as it is; of a mix what all of its games go by."""
    stakes, structure = config.stakes, config.structure
    if config.mix:
        return Named(_bets_of(stakes, structure))
    has_blinds = bool(stakes.big_blind)
    by_blinds = has_blinds and not structure.is_limit
    return Named(
        () if by_blinds else _bets_of(stakes, structure),
        stakes.small_blind if has_blinds and stakes.small_blind else None,
        stakes.big_blind if by_blinds else None,
        stakes.button_blind if stakes.button_blind else None,
        stakes.ante,
        stakes.bring_in or None,
    )


def _bets_as_now(config: TableConfig, spec: GameSpec, structure: Structure) -> Named:
    """The bet that opens a round as it is, in another game or structure."""
    stakes = config.stakes
    if structure.is_limit:
        return Named(_bets_of(stakes, structure))
    if not _has_blinds(spec, config.settings):
        return Named((stakes.base,))
    is_like = bool(stakes.big_blind) and not config.structure.is_limit
    return Named(
        small_blind=stakes.small_blind if is_like and not stakes.button_blind else None,
        big_blind=stakes.base,
    )


def _bets_of(stakes: Stakes, structure: Structure) -> tuple[Chips, ...]:
    if structure is Structure.SPREAD:
        return stakes.spread or ()
    if structure is Structure.FIXED:
        return (stakes.base, stakes.big_bet or Chips(2 * stakes.base))
    return (stakes.base,)


def _has_blinds(spec: GameSpec, house: Overrides) -> bool:
    return forced_of(spec, house).has_blinds
