"""Tables of every game: structures, forced bets, stakes, seats and house rules by chance.

A :class:`Deal` names a game that can be dealt by the way people get it: a game that is offered,
or a rotation, with the settings that make another game of it.  Every other setting that the game
reads is drawn at random.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypedDict

from msgspec import Struct

from core.chips import Chips, whole
from core.games import GAMES, ROTATIONS, GameSpec, game_dealt
from core.games.spec import Forced, Structure
from core.hand.resolving import forced_of
from core.house.combinations import CONTRADICTIONS, value_of
from core.house.declared.allin import ALL_IN
from core.house.declared.amounts import AMOUNTS
from core.house.declared.betting import BETTING
from core.house.declared.blinds import BLINDS
from core.house.declared.draw import DRAW
from core.house.declared.entering import ENTERING
from core.house.declared.kills import KILLS
from core.house.declared.lowball import LOWBALL
from core.house.declared.misdeals import MISDEALS
from core.house.declared.mixed import MIXED
from core.house.declared.overs import OVERS
from core.house.declared.showdown import SHOWDOWN
from core.house.declared.straddles import STRADDLES
from core.house.declared.stud import STUD
from core.house.setting import Effect, Setting, Value
from core.house.settings import SETTINGS, Overrides
from core.refusal import Reason, Refusal
from core.table.config import TableConfig
from core.table.setup.choices import dealt, games_under, most_seats, structures_of
from core.table.setup.opening import configure
from tests.laws.chance import Chance

CUSTOM: Final = MappingProxyType({
    "custom: draw and hold'em": ("texas_holdem", "five_card_draw", "crazy_pineapple"),
    "custom: lowball and stud": ("ace_to_five_lowball", "five_card_stud", "double_flop_omaha"),
    "custom: draws": ("triple_draw_lowball", "jacks_back", "progressive_jackpots"),
})  # fmt: skip
"""Mixes of one's own: games that need other decks, other forced bets and more spares in turn."""

_NUMBERS: Final[Mapping[str, tuple[Value, ...]]] = {
    "betting.min_open": (0, 20, 45),
    "betting.overs_multiplier": (2, 3),
    "betting.super_overs_multiplier": (4, 5),
    "blinds.new_game_free_minutes": (1, 30),
    "blinds.short_max_board": (2, 5, 9),
    "blinds.short_max_draw": (2, 4),
    "betting.pot_limit_cap": (0, 50, 120),
    "draw.max_antes": (0, 2),
    "kill.big_pot_amount": (0, 30),
    "kill.max_per_deal": (1, 2),
    "kill.scoop_multiple": (5, 1),
    "kill.second_leg_pot": (0, 40),
    "kill.voluntary_stack_multiple": (4, 1),
    "lowball.jacks_back_bet": (0, 10),
    "showdown.turn_seconds": (30, 1),
    "straddle.multiple": (2, 3),
}
"""Values tried of the numbers that have no list; the others are stakes and named as such."""


BASES: Final = (whole(20), whole(10), whole(15), whole(40), whole(7), Chips(50))
"""The smallest bets, in hundredths; the last is half a chip."""


class Amounts(TypedDict, total=False):
    """The stakes that are named, by the word :func:`configure` has for them."""

    bets: tuple[Chips, ...]
    big_blind: Chips
    ante: Chips
    bring_in: Chips


class Deal(Struct, frozen=True):
    """How a game comes to be dealt: what the table is opened for, and what makes it that game."""

    opened: str
    games: tuple[str, ...] = ()
    settings: tuple[tuple[str, Value], ...] = ()

    @property
    def house(self) -> Overrides:
        """The settings that make it that game."""
        return dict(self.settings)

    @property
    def specs(self) -> tuple[GameSpec, ...]:
        """The games that are dealt."""
        return dealt(games_under(self.opened, self.games), self.house)


def _deals() -> Iterator[tuple[str, Deal]]:
    for game in GAMES.values():
        if game.is_listed:
            yield from _swapped(game, Deal(game.id))
    for rotation in ROTATIONS:
        yield rotation, Deal(rotation)
    for name, games in CUSTOM.items():
        yield name, Deal("custom", games)


def _swapped(game: GameSpec, deal: Deal) -> Iterator[tuple[str, Deal]]:
    yield game.id, deal
    for swap in game.swaps:
        other = Deal(deal.opened, (), (*deal.settings, (swap.setting, swap.value)))
        if game_dealt(GAMES[deal.opened], other.house).id == swap.game:
            yield from _swapped(GAMES[swap.game], other)


DEALS: Final[Mapping[str, Deal]] = MappingProxyType(dict(_deals()))
"""Every game, rotation and mix by the name of what is dealt."""


def config_by(chance: Chance, deal: Deal, seats: int = 0, *, least_seats: int = 2) -> TableConfig:
    """A table for ``deal`` with everything else drawn.

    ``seats`` is how many it has, at most as many as the game can be dealt to; 0 for any number
    from ``least_seats`` on.
    """
    specs = deal.specs
    house: Overrides = {**deal.house}
    for setting in _read_by(specs):
        if setting.key not in house and chance.one_in(3):
            house[setting.key] = chance.pick(_values(setting))
    house = without_contradictions(house)
    for key in sorted({spec.forced_setting for spec in specs if spec.forced_setting}):
        offered = next(spec.forced for spec in specs if spec.forced_setting == key)
        house.setdefault(key, chance.pick(offered).value)
    specs = dealt(games_under(deal.opened, deal.games), house)
    structure = chance.pick(structures_of(deal.opened, specs))
    if chance.one_in(3):
        _lay_out(chance, house)
    most = most_seats(specs, house)
    named = _named(chance, specs, structure, house)
    count = min(seats, most) if seats else least_seats + chance.below(most - least_seats + 1)

    def opened() -> TableConfig:
        return configure(
            game=deal.opened,
            games=deal.games,
            structure=structure,
            seats=count,
            settings=house,
            **named,
        )

    try:
        return opened()
    except Refusal as refusal:
        # Not every game has what kills the next pot by that trigger.
        if refusal.reason is not Reason.KILL_NOT_OFFERED:
            raise
        del house["kill.trigger"]
        return opened()


def _lay_out(chance: Chance, house: Overrides) -> None:
    """Blinds in another number or place, and antes paid by one."""
    for key in ("blinds.layout", "blinds.button_amount"):
        house[key] = chance.pick(SETTINGS[key].choices)
    key = chance.pick(("blinds.ante_for_all", "draw.ante_method"))
    house[key] = chance.pick(SETTINGS[key].choices)


def without_contradictions(house: Overrides) -> Overrides:
    """``house`` without one value of each two that cannot both hold."""
    kept = dict(house)
    for pair in CONTRADICTIONS:
        if pair.clashes(value_of(kept, pair.first), value_of(kept, pair.second)):
            del kept[pair.second if pair.second in kept else pair.first]
    return kept


def _read_by(specs: tuple[GameSpec, ...]) -> list[Setting]:
    """The settings that these games read, the stakes and what makes other games of them left out.

    Those are given by name, or by the deal itself.
    """
    forced = {one for spec in specs for one in spec.forced}
    pool = [*ALL_IN, *AMOUNTS, *BETTING, *SHOWDOWN, *MISDEALS, SETTINGS["betting.check_raise"]]
    pool += (
        (*BLINDS, *ENTERING, *STRADDLES, *KILLS) if any(one.has_blinds for one in forced) else ()
    )
    pool += OVERS
    pool += STUD if Forced.BRING_IN in forced else ()
    pool += (*DRAW, *LOWBALL) if any(spec.draws for spec in specs) else ()
    pool += MIXED if len(specs) > 1 else ()
    swaps = {swap.setting for game in GAMES.values() for swap in game.swaps}
    return [
        setting
        for setting in pool
        if setting.key not in swaps and setting.effect is not Effect.NEW_TABLE and _values(setting)
    ]


def _values(setting: Setting) -> tuple[Value, ...]:
    return setting.choices or _NUMBERS.get(setting.key, ())


def _named(
    chance: Chance, specs: tuple[GameSpec, ...], structure: Structure, house: Overrides
) -> Amounts:
    """Stakes that fit: odd and even sizes, with and without antes, as named and as filled in."""
    layouts = {forced_of(spec, house) for spec in specs}
    base = chance.pick(BASES)
    if base % whole(5) == 0 and chance.one_in(3):
        house["betting.min_unit"] = 5
    named: Amounts = {}
    match structure:
        case Structure.FIXED:
            named["bets"] = (base, Chips(base * chance.pick((2, 2, 1))))
        case Structure.SPREAD:
            early, late = chance.pick(((2, 2), (2, 4), (1, 1), (3, 6)))
            named["bets"] = (base, Chips(base * early), Chips(base * late))
        case _ if any(layout.has_blinds for layout in layouts):
            named["big_blind"] = base
        case _:
            named["bets"] = (base,)
    if layouts & {Forced.BRING_IN, Forced.ANTES, Forced.ANTES_AND_BLINDS}:
        named["ante"] = Chips(base // chance.pick((5, 10, 3, 1)))
    # A unit of the house's may not fit the bring-in that is printed for the stakes.
    if Forced.BRING_IN in layouts and ("betting.min_unit" in house or chance.one_in(3)):
        named["bring_in"] = chance.pick((base, Chips(base // whole(10) * whole(5) or base)))
    return named
