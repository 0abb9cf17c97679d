"""Opening a table: is the combination possible?"""

from core.chips import Chips, whole
from core.games import GAMES
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import Overrides, checked, number
from core.refusal import Reason, Refusal
from core.table.config import TableConfig

FEWEST_SEATS = 2


def configure(
    *,
    small_blind: Chips,
    big_blind: Chips,
    seats: int,
    game: str = "texas_holdem",
    structure: Structure = Structure.NO_LIMIT,
    buy_in_least: Chips | None = None,
    buy_in_most: Chips | None = None,
    settings: Overrides | None = None,
) -> TableConfig:
    """A table's configuration with the house's defaults for whatever is left out.

    The buy-in goes from ``buyin.min_big_blinds_big_bet`` big blinds to
    ``buyin.max_big_blinds_big_bet``, 0 for no maximum (Cooke 9.02).

    Raises:
        Refusal: ``BLINDS_IMPOSSIBLE``, ``BUY_IN_RANGE_IMPOSSIBLE``, ``SEATS_IMPOSSIBLE`` or
            ``SETTING_IMPOSSIBLE``.
    """
    house = checked(settings or {})
    least_bb = number(house, "buyin.min_big_blinds_big_bet")
    most_bb = number(house, "buyin.max_big_blinds_big_bet")
    config = TableConfig(
        game=game,
        structure=structure,
        stakes=Stakes(small_blind, big_blind, whole(number(house, "blinds.ante"))),
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
    if not 0 < stakes.small_blind <= stakes.big_blind:
        raise Refusal(
            Reason.BLINDS_IMPOSSIBLE,
            "cooke-12.05",
            small=stakes.small_blind,
            big=stakes.big_blind,
        )
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
