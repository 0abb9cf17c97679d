"""Opening a table: is the combination possible?"""

from core.chips import MOST, MOST_FORCED, Chips, whole
from core.games import GAMES
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import Overrides, checked, number, word
from core.refusal import Reason, Refusal
from core.table.config import TableConfig

FEWEST_SEATS = 2


def configure(
    *,
    big_blind: Chips,
    seats: int,
    small_blind: Chips | None = None,
    game: str = "texas_holdem",
    structure: Structure = Structure.NO_LIMIT,
    buy_in_least: Chips | None = None,
    buy_in_most: Chips | None = None,
    settings: Overrides | None = None,
) -> TableConfig:
    """A table's configuration with the house's defaults for whatever is left out.

    The small blind is the share ``blinds.small_ratio`` of the big one (Cooke 6.04).  The buy-in
    goes from ``buyin.min_big_blinds_big_bet`` big blinds to ``buyin.max_big_blinds_big_bet``,
    0 for no maximum (Cooke 9.02).

    Raises:
        Refusal: ``BLINDS_IMPOSSIBLE``, ``BLINDS_NOT_WHOLE_UNITS``, ``BUY_IN_RANGE_IMPOSSIBLE``,
            ``STAKES_TOO_HIGH``, ``SEATS_IMPOSSIBLE`` or ``SETTING_IMPOSSIBLE``.
    """
    house = checked(settings or {})
    least_bb = number(house, "buyin.min_big_blinds_big_bet")
    most_bb = number(house, "buyin.max_big_blinds_big_bet")
    small = small_blind_for(big_blind, house) if small_blind is None else small_blind
    config = TableConfig(
        game=game,
        structure=structure,
        stakes=Stakes(small, big_blind, whole(number(house, "blinds.ante"))),
        seats=seats,
        buy_in_least=Chips(big_blind * least_bb) if buy_in_least is None else buy_in_least,
        buy_in_most=Chips(big_blind * most_bb) if buy_in_most is None else buy_in_most,
        settings=house,
    )
    check(config)
    return config


def check(config: TableConfig) -> None:
    """Refuse what cannot be dealt.

    Raises:
        Refusal: see :func:`configure`.
    """
    checked(config.settings)
    stakes = config.stakes
    _check_blinds(stakes, config.settings)
    _check_heights(config)
    most_seats = GAMES[config.game].max_players
    if not FEWEST_SEATS <= config.seats <= most_seats:
        raise Refusal(Reason.SEATS_IMPOSSIBLE, "cooke-4.10", seats=config.seats, most=most_seats)
    least, most = config.buy_in_least, config.buy_in_most
    if least < stakes.big_blind or (most and most < least):
        raise Refusal(
            Reason.BUY_IN_RANGE_IMPOSSIBLE,
            "cooke-9.02",
            least=least,
            most=most,
            big=stakes.big_blind,
        )


def _check_heights(config: TableConfig) -> None:
    """A limit of the software: stakes it can always count exactly."""
    stakes = config.stakes
    forced = max(stakes.big_blind, stakes.ante)
    if forced > MOST_FORCED:
        raise Refusal(Reason.STAKES_TOO_HIGH, typed=forced, most=MOST_FORCED)
    buy_in = max(config.buy_in_least, config.buy_in_most)
    if buy_in > MOST:
        raise Refusal(Reason.STAKES_TOO_HIGH, typed=buy_in, most=MOST)


def small_blind_for(big_blind: Chips, settings: Overrides) -> Chips:
    """The small blind by ``blinds.small_ratio``, in whole betting units (Cooke 6.04).

    One third is rounded up, two thirds down and half to the nearest, halves up, so that it stays
    between a third and two thirds.
    """
    unit = whole(number(settings, "betting.min_unit"))
    if big_blind % unit or big_blind < 2 * unit:
        unit = Chips(1)
    units = big_blind // unit
    match word(settings, "blinds.small_ratio"):
        case "one_third":
            small = -(-units // 3)
        case "two_thirds":
            small = units * 2 // 3
        case _:
            small = (units + 1) // 2
    return Chips(small * unit)


def _check_blinds(stakes: Stakes, settings: Overrides) -> None:
    """A small blind of one third to two thirds of the big one, all in the house's units."""
    small, big = stakes.small_blind, stakes.big_blind
    if not 0 < big <= small * 3 <= big * 2:
        raise Refusal(Reason.BLINDS_IMPOSSIBLE, "cooke-12.05", small=small, big=big)
    unit = whole(number(settings, "betting.min_unit"))
    # Without a unit of the house's own, blinds of 0.25 and 0.50 are played in hundredths.
    is_fixed = "betting.min_unit" in settings
    if is_fixed and any(amount % unit for amount in (small, big, stakes.ante)):
        raise Refusal(Reason.BLINDS_NOT_WHOLE_UNITS, "cooke-12.05", small=small, big=big, unit=unit)
