"""HandRules: the house rules and stakes of one hand, resolved when it starts.

Stored with the hand, so that a change of a house rule never touches a hand in play
(Cooke 4.05) nor the replay of an old one.
"""

from msgspec import Struct

from core.chips import Chips, whole
from core.games.spec import Structure
from core.house.settings import Overrides, flag, number, word
from core.ids import Millis, seconds


class Stakes(Struct, frozen=True):
    """The forced bets of a blind game, in hundredths of a chip."""

    small_blind: Chips
    big_blind: Chips
    ante: Chips = Chips(0)


class HandRules(Struct, frozen=True):
    """What the hand engine reads; amounts in hundredths of a chip, times in milliseconds."""

    structure: Structure
    stakes: Stakes
    unit: Chips
    min_open: Chips
    short_raises_accumulate: bool
    split_unit: Chips
    odd_chip_to_aggressor: bool
    play_board_discards: bool
    idle_shows_winner: bool
    checking_out: bool
    show_time: Millis


def resolve(structure: Structure, stakes: Stakes, overrides: Overrides) -> HandRules:
    """The rules of the next hand from the table's stakes and its house settings."""
    unit = betting_unit(stakes, overrides)
    single = word(overrides, "pot.odd_chip_unit") == "single_chip"
    return HandRules(
        structure=structure,
        stakes=stakes,
        unit=unit,
        min_open=whole(number(overrides, "betting.min_open")) or stakes.big_blind,
        short_raises_accumulate=flag(overrides, "allin.short_raises_accumulate"),
        split_unit=min(unit, whole(1)) if single else unit,
        odd_chip_to_aggressor=word(overrides, "pot.odd_chip_to") == "last_aggressor",
        play_board_discards=word(overrides, "showdown.play_board") == "announce_and_discard",
        idle_shows_winner=word(overrides, "showdown.idle") == "auto_show_if_winning",
        checking_out=flag(overrides, "betting.checking_out"),
        show_time=seconds(number(overrides, "showdown.turn_seconds")),
    )


def betting_unit(stakes: Stakes, overrides: Overrides) -> Chips:
    """The minimum betting unit: the setting, or one hundredth where the blinds are no whole units.

    A table with blinds of 0.25 and 0.50 cannot be played in whole chips.
    """
    unit = whole(number(overrides, "betting.min_unit"))
    forced = (stakes.small_blind, stakes.big_blind, stakes.ante)
    return unit if all(amount % unit == 0 for amount in forced) else Chips(1)
