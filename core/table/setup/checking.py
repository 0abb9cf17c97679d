"""Whether a table can be dealt as it was set up."""

from core.chips import MOST, MOST_FORCED
from core.games.spec import Forced, GameSpec, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes, unit_meant
from core.house.combinations import check_together
from core.house.settings import Overrides, checked, house_of
from core.refusal import Reason, Refusal
from core.table.blinds.layouts import layout_name
from core.table.config import TableConfig, stakes_for, structure_for
from core.table.setup.blinds import check_blinds
from core.table.setup.choices import (
    FEWEST_SEATS,
    dealt,
    games_under,
    is_mixed,
    most_seats,
    name_of,
    structures_of,
)
from core.table.setup.floors import floor_of
from core.table.setup.kills import check_kill


def check(config: TableConfig) -> None:
    """Refuse what cannot be dealt.

    Raises:
        Refusal: ``SETTING_IMPOSSIBLE``, ``SETTINGS_CONTRADICT``, ``UNKNOWN_GAME``,
            ``MIX_NEEDS_GAMES``, ``STRUCTURE_NOT_OFFERED``, the reasons of
            :func:`core.table.setup.blinds.check_blinds`,
            ``BLINDS_NOT_WHOLE_UNITS``, ``STAKES_NOT_WHOLE_UNITS``, ``STAKES_NEED_ANTE``,
            ``KILL_NOT_OFFERED``, ``BRING_IN_IMPOSSIBLE``, ``STAKES_TOO_HIGH``,
            ``SEATS_IMPOSSIBLE``, ``BUY_IN_UNDER_FLOOR`` or ``BUY_IN_RANGE_IMPOSSIBLE``.
    """
    house = checked(config.settings)
    ids = games_under(config.game, config.games if config.mix else ())
    specs = dealt(ids, house)
    check_structure(config.game, specs, config.structure)
    for game, spec in zip(ids, specs, strict=True):
        check_together(house_of(spec, house))
        stakes = stakes_for(config, game)
        is_limit = structure_for(config, game).is_limit
        if forced_of(spec, house).has_blinds:
            check_blinds(layout_name(spec, house), stakes, house, is_limit=is_limit)
        _check_forced(stakes, forced_of(spec, house), house)
        _check_heights(stakes)
    check_kill(config, specs)
    _check_seats(config.seats, most_seats(specs, house))
    _check_buy_in(config)


def check_structure(game: str, specs: tuple[GameSpec, ...], structure: Structure) -> None:
    """Refuse a structure that the table's game or rotation is not offered in.

    Raises:
        Refusal: ``STRUCTURE_NOT_OFFERED``, with those that it is.
    """
    offered = structures_of(game, specs)
    if structure not in offered:
        raise Refusal(
            Reason.STRUCTURE_NOT_OFFERED,
            "cooke-8.05" if is_mixed(game) else "cooke-4.09",
            game=name_of(game, specs),
            structure=_said(structure),
            offers=" or ".join(map(_said, offered)),
        )


def _said(structure: Structure) -> str:
    return structure.value.replace("_", " ") + (" limit" if structure.is_limit else "")


def _check_forced(stakes: Stakes, forced: Forced, house: Overrides) -> None:
    if forced in (Forced.ANTES, Forced.ANTES_AND_BLINDS) or stakes.ante < 0:
        _check_ante(stakes, forced)
    if forced is Forced.BRING_IN and not 0 < stakes.bring_in <= stakes.small_bet:
        raise Refusal(
            Reason.BRING_IN_IMPOSSIBLE,
            "cooke-5.02",
            typed=stakes.bring_in,
            most=stakes.small_bet,
        )
    _check_units(stakes, house)


def _check_ante(stakes: Stakes, forced: Forced) -> None:
    """Without blinds there has to be an ante to play for (Cooke 4.03)."""
    if stakes.ante < 0 or (forced is Forced.ANTES and stakes.ante == 0):
        raise Refusal(Reason.STAKES_NEED_ANTE, "cooke-4.09")


def _check_units(stakes: Stakes, house: Overrides) -> None:
    """Bets and blinds in whole units, where there is a unit: of the house, or of these stakes.

    Without one, blinds of 0.25 and 0.50 are played in hundredths.  Antes may be smaller than the
    unit (Cooke 18).
    """
    if "betting.min_unit" not in house and not stakes.unit:
        return
    unit = unit_meant(stakes, house)
    small, big = stakes.small_blind, stakes.big_blind
    if any(blind % unit for blind in (small, big, stakes.button_blind)):
        raise Refusal(Reason.BLINDS_NOT_WHOLE_UNITS, "cooke-12.05", small=small, big=big, unit=unit)
    bets = (stakes.small_bet, stakes.big_bet, stakes.bring_in, *(stakes.spread or ()))
    odd = next((bet for bet in bets if bet % unit), None)
    if odd is not None:
        raise Refusal(Reason.STAKES_NOT_WHOLE_UNITS, "cooke-9.03", typed=odd, unit=unit)


def _check_heights(stakes: Stakes) -> None:
    """A limit of the software: stakes it can always count exactly."""
    highest = max(stakes.big_blind, stakes.ante, stakes.big_bet, *(stakes.spread or ()))
    highest = max(highest, stakes.small_bet)
    if highest > MOST_FORCED:
        raise Refusal(Reason.STAKES_TOO_HIGH, typed=highest, most=MOST_FORCED)


def _check_seats(seats: int, most: int) -> None:
    if not FEWEST_SEATS <= seats <= most:
        raise Refusal(Reason.SEATS_IMPOSSIBLE, "cooke-4.10", seats=seats, most=most)


def _check_buy_in(config: TableConfig) -> None:
    """At least the floor (Cooke 9.02), and what it takes to be dealt in (Cooke 5.14)."""
    least, most = config.buy_in_least, config.buy_in_most
    if max(least, most) > MOST:
        raise Refusal(Reason.STAKES_TOO_HIGH, typed=max(least, most), most=MOST)
    floor = floor_of(config)
    if least < floor:
        raise Refusal(Reason.BUY_IN_UNDER_FLOOR, "cooke-9.02", typed=least, least=floor)
    dealt_at = [stakes_for(config, game) for game in config.games]
    needed = max(config.stakes.base, *(stakes.ante + stakes.bring_in for stakes in dealt_at))
    if least < needed or (most and most < least):
        raise Refusal(
            Reason.BUY_IN_RANGE_IMPOSSIBLE, "cooke-9.02", least=least, most=most, big=needed
        )
