"""Opening a table: what was named is filled in, and what cannot be dealt is refused."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.games import GameSpec
from core.games.spec import Family, Forced, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.house.setting import Scope
from core.house.settings import Overrides, checked, number, setting_of, word
from core.table.config import MixedGame, TableConfig
from core.table.setup.checking import check, check_structure
from core.table.setup.choices import (
    dealt,
    games_under,
    is_mixed,
    named_rotation,
    structure_meant,
    structures_of,
)
from core.table.setup.floors import floor_under
from core.table.setup.named import Named
from core.table.setup.stakes import row_of, stakes_of
from core.table.setup.under_house import most_of

_ANTES_OF_STUD: Final = 100


def configure(
    *,
    seats: int,
    big_blind: Chips | None = None,
    small_blind: Chips | None = None,
    bets: tuple[Chips, ...] = (),
    button_blind: Chips | None = None,
    ante: Chips | None = None,
    bring_in: Chips | None = None,
    game: str = "texas_holdem",
    games: tuple[str, ...] = (),
    structure: Structure | None = None,
    buy_in_least: Chips | None = None,
    buy_in_most: Chips | None = None,
    settings: Overrides | None = None,
    house: Overrides | None = None,
) -> TableConfig:
    """A table's configuration with the house's defaults for whatever is left out.

    Limit games are opened by their ``bets``, games with blinds in pot limit and no limit by the
    big blind, those without by their smallest bet (see :class:`~core.table.setup.named.Named`).
    Amounts left out are those of Appendix A for the stakes (Cooke 4.09), else the house's, else
    the shares of :mod:`core.table.setup.shares`.  Without ``structure`` the amounts tell it.

    ``game`` is a game, a rotation, ``mixed`` for that of ``mixed.games``, or ``custom`` with the
    ``games`` to be dealt in turn, all for the same stakes (Cooke 8.05).

    ``settings`` are the table's own; of the community's, ``house``, it has as many as it can be
    dealt by (Cooke 1.07).

    Raises:
        Refusal: ``UNKNOWN_GAME``, ``MIX_NEEDS_GAMES``, the reasons of
            :func:`core.table.setup.stakes.stakes_of`, and those of
            :func:`core.table.setup.checking.check`.
    """
    own = checked(settings or {})
    common = {
        key: value
        for key, value in checked(house or {}).items()
        if setting_of(key).scope is not Scope.COMMUNITY
    }

    def attempt(keys: Sequence[str]) -> TableConfig:
        return _configure(
            seats=seats,
            named=Named(bets, small_blind, big_blind, button_blind, ante, bring_in),
            game=game,
            games=games,
            structure=structure,
            buy_ins=(buy_in_least, buy_in_most),
            house={key: common[key] for key in keys} | own,
        )

    config, left = most_of(tuple(common), attempt)
    hidden = {key: value for key, value in common.items() if key in own or key in left}
    return replace(
        config,
        of_community=tuple(key for key in common if key not in hidden),
        beneath=hidden,
    )


def _configure(
    *,
    seats: int,
    named: Named,
    game: str,
    games: tuple[str, ...],
    structure: Structure | None,
    buy_ins: tuple[Chips | None, Chips | None],
    house: Overrides,
) -> TableConfig:
    """What :func:`configure` says, under the values ``house``, whosever they are."""
    game = named_rotation(game, games, house)
    ids = games_under(game, games)
    specs = dealt(ids, house)
    if structure is None:
        structure = structure_meant(structures_of(game, specs), named, house)
    check_structure(game, specs, structure)
    mix = _mix(ids, specs, structure, named, house) if is_mixed(game) else ()
    stakes = mix[0].stakes if mix else stakes_of(specs[0], structure, named, house)
    usual = _buy_ins(specs[0], structure, (stakes, *(one.stakes for one in mix)), house)
    least, most = (
        ours if ours is not None else theirs for ours, theirs in zip(buy_ins, usual, strict=True)
    )
    config = TableConfig(
        game=game,
        structure=structure,
        stakes=stakes,
        seats=seats,
        buy_in_least=least,
        buy_in_most=most,
        settings=house,
        mix=mix,
    )
    check(config)
    return config


def _mix(
    ids: tuple[str, ...],
    specs: tuple[GameSpec, ...],
    structure: Structure,
    named: Named,
    house: Overrides,
) -> tuple[MixedGame, ...]:
    return tuple(
        MixedGame(game, structure, stakes_of(spec, structure, _fitting(spec, named, house), house))
        for game, spec in zip(ids, specs, strict=True)
    )


def _fitting(spec: GameSpec, named: Named, house: Overrides) -> Named:
    """What was named, as far as this game of the mix has such a bet."""
    forced = forced_of(spec, house)
    has_blinds = forced.has_blinds
    return Named(
        named.bets,
        named.small_blind if has_blinds else None,
        named.big_blind,
        named.button_blind if has_blinds else None,
        named.ante if forced not in (Forced.BLINDS, Forced.THREE_BLINDS) else None,
        named.bring_in if forced is Forced.BRING_IN else None,
    )


def _buy_ins(
    spec: GameSpec, structure: Structure, dealt_at: tuple[Stakes, ...], house: Overrides
) -> tuple[Chips, Chips]:
    """The least and the most to sit down with; 0 for no most (Cooke 9.02).

    ``dealt_at`` are the stakes of the table, the first game's first.

    Appendix A's figure for limit stakes that it has, else so many bets; limit has no most.
    """
    floor = max(floor_under(structure, stakes, house) for stakes in dealt_at)
    if structure in (Structure.POT_LIMIT, Structure.NO_LIMIT):
        most = number(house, "buyin.max_big_blinds_big_bet")
        return floor, Chips(dealt_at[0].base * most)
    return Chips(max(floor, _proposed(spec, dealt_at[0], house))), NO_CHIPS


def _proposed(spec: GameSpec, stakes: Stakes, house: Overrides) -> int:
    """Appendix A's smallest buy-in, which may be a hundred antes in stud; 0 for none."""
    is_by_antes = word(house, "buyin.stud_minimum") == "ante_x100"
    if spec.family is Family.STUD and is_by_antes and stakes.ante:
        return stakes.ante * _ANTES_OF_STUD
    row = row_of(spec, stakes.spread or (stakes.small_bet, stakes.big_bet))
    return row.min_buy_in if row is not None else 0
