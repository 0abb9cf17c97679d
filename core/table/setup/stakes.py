"""The stakes of a game: what was named, then Appendix A's row, then the house and its shares.

Nothing here knows a game; it asks for the structure and for the layout of forced bets.
"""

from typing import Final

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips, whole
from core.games.spec import Family, Forced, GameSpec, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.house.settings import Overrides, number, word
from core.refusal import Reason, Refusal
from core.rulebook import StakeRow, StakeTable, limit_row
from core.table.blinds.layouts import layout_name
from core.table.setup.blinds import BY_BIG_ALONE, THREE, Amounts, laid_out
from core.table.setup.named import Named
from core.table.setup.shares import (
    ante_share,
    bring_in_share,
    small_blind_share,
    three_blind_shares,
)

_TABLES: Final = {
    Family.HOLDEM: StakeTable.BOARD,
    Family.OMAHA: StakeTable.BOARD,
    Family.STUD: StakeTable.STUD,
    Family.DRAW: StakeTable.DRAW,
    Family.LOWBALL: StakeTable.DRAW,
}
_LIMITS: Final = 2
_SPREADS: Final = (2, 3)


def row_of(game: GameSpec, bets: tuple[Chips, ...]) -> StakeRow | None:
    """The row of Appendix A for limit stakes of ``game``, if it is printed."""
    return limit_row(_TABLES[game.family], bets)


def stakes_of(game: GameSpec, structure: Structure, named: Named, overrides: Overrides) -> Stakes:
    """Every amount of ``game`` in ``structure``.

    Raises:
        Refusal: ``STAKES_NEED_BETS``, ``STAKES_NEED_BLINDS`` or ``STAKES_NEED_SMALLEST_BET`` for
            amounts that say nothing in this game, ``LIMITS_IMPOSSIBLE``, ``SPREAD_IMPOSSIBLE``,
            ``STAKES_NEED_ANTE`` and ``NO_BRING_IN_HERE``.
    """
    forced, layout = forced_of(game, overrides), layout_name(game, overrides)
    named = _in_blinds(named, forced, layout, structure)
    bets = _bets(structure, forced, named, overrides)
    row = row_of(game, bets) if structure.is_limit else None
    filling = _Filling(forced, layout, structure, named, overrides, row, bets)
    small, big, button = filling.blinds()
    is_fixed = structure is Structure.FIXED
    return Stakes(
        small_blind=small,
        big_blind=big,
        ante=filling.ante(),
        button_blind=button,
        bring_in=filling.bring_in(),
        small_bet=bets[0] if bets else NO_CHIPS,
        big_bet=bets[1] if is_fixed else NO_CHIPS,
        spread=(bets[0], bets[1], bets[2]) if structure is Structure.SPREAD else None,
        unit=filling.row_unit,
    )


def _in_blinds(named: Named, forced: Forced, layout: str, structure: Structure) -> Named:
    """``nl 10`` is the big blind, where it says all the others."""
    is_alone = len(named.bets) == 1 and not named.has_blinds
    if is_alone and forced.has_blinds and layout in BY_BIG_ALONE and not structure.is_limit:
        return replace(named, bets=(), big_blind=named.bets[0])
    return named


def _bets(
    structure: Structure, forced: Forced, named: Named, overrides: Overrides
) -> tuple[Chips, ...]:
    """The bets of the structure: two limits, a spread of three, a smallest bet, or none."""
    if structure.is_limit and named.big_blind is not None:
        # The big blind of a limit game is its small bet, and not another one (Cooke 12.05).
        raise Refusal(Reason.STAKES_NEED_BETS, "cooke-12.05")
    match structure:
        case Structure.FIXED:
            return _limits(named.bets)
        case Structure.SPREAD:
            return _spread(named.bets or _house_spread(overrides))
        case _:
            return _smallest(forced, named)


def _limits(bets: tuple[Chips, ...]) -> tuple[Chips, ...]:
    if len(bets) != _LIMITS:
        raise Refusal(Reason.STAKES_NEED_BETS, "cooke-4.09")
    small, big = bets
    if not 0 < small <= big:
        raise Refusal(Reason.LIMITS_IMPOSSIBLE, "cooke-5.02", small=small, big=big)
    return bets


def _house_spread(overrides: Overrides) -> tuple[Chips, ...]:
    keys = ("betting.spread_min", "betting.spread_max_early", "betting.spread_max_late")
    return tuple(whole(number(overrides, key)) for key in keys)


def _spread(bets: tuple[Chips, ...]) -> tuple[Chips, ...]:
    if len(bets) not in _SPREADS:
        raise Refusal(Reason.STAKES_NEED_BETS, "cooke-8.03")
    least, early, late = bets[0], bets[1], bets[-1]
    if not 0 < least <= early <= late:
        raise Refusal(Reason.SPREAD_IMPOSSIBLE, "cooke-8.03", least=least, early=early, late=late)
    return (least, early, late)


def _smallest(forced: Forced, named: Named) -> tuple[Chips, ...]:
    if forced.has_blinds:
        if named.bets or not named.big_blind:
            raise Refusal(Reason.STAKES_NEED_BLINDS, "cooke-8.01.02")
        return ()
    if len(named.bets) != 1 or named.has_blinds or not named.bets[0] > 0:
        raise Refusal(Reason.STAKES_NEED_SMALLEST_BET, "cooke-8.01.02")
    return named.bets


class _Filling:
    """Fills in the forced bets of one game."""

    def __init__(
        self,
        forced: Forced,
        layout: str,
        structure: Structure,
        named: Named,
        overrides: Overrides,
        row: StakeRow | None,
        bets: tuple[Chips, ...],
    ) -> None:
        self._forced = forced
        self._layout = layout
        self._is_spread = structure is Structure.SPREAD
        self._named = named
        self._house = overrides
        self._row = row
        self._base = bets[0] if bets else (named.big_blind or NO_CHIPS)

    @property
    def row_unit(self) -> Chips:
        """The unit printed for these stakes, unless the house has its own (Cooke 9.03)."""
        if self._row is None or "betting.min_unit" in self._house:
            return NO_CHIPS
        return self._row.unit

    @property
    def _unit(self) -> Chips:
        return self.row_unit or whole(number(self._house, "betting.min_unit"))

    def blinds(self) -> tuple[Chips, Chips, Chips]:
        """The small, the big and the button's blind; the big one is a full small bet."""
        if not self._forced.has_blinds:
            if self._named.has_blinds:
                raise Refusal(Reason.NO_BLINDS_HERE, "cooke-4.09")
            return NO_CHIPS, NO_CHIPS, NO_CHIPS
        if self._layout in THREE:
            return self._three_blinds()
        filled = laid_out(
            self._layout, Amounts(NO_CHIPS, self._small_blind(), self._base), self._house
        )
        # What was named, though it should not fit, is for the check to refuse.
        small, button = self._named.small_blind, self._named.button_blind
        return (
            filled.small if small is None else small,
            self._base,
            filled.first if button is None else button,
        )

    def _small_blind(self) -> Chips:
        if self._named.small_blind is not None:
            return self._named.small_blind
        if self._row is not None and "blinds.small_ratio" not in self._house:
            return self._row.small_blind
        return small_blind_share(self._base, self._unit, word(self._house, "blinds.small_ratio"))

    def _three_blinds(self) -> tuple[Chips, Chips, Chips]:
        """With a small blind named, the button's is as large as it (Cooke Appendix A, table 4)."""
        button, middle = three_blind_shares(self._base, self._unit)
        small = self._named.small_blind
        if small is not None:
            button = middle = small
        named = self._named.button_blind
        return middle, self._base, (button if named is None else named)

    def ante(self) -> Chips:
        """What everybody pays to be dealt in; dead (Cooke 4.09)."""
        if self._named.ante is not None:
            return self._named.ante
        if self._forced is Forced.BRING_IN:
            return self._stud_ante()
        house = whole(number(self._house, "blinds.ante"))
        if house or self._forced in (Forced.BLINDS, Forced.THREE_BLINDS):
            return house
        printed = NO_CHIPS if self._row is None else self._row.ante
        if printed or (self._row is not None and self._forced is Forced.ANTES_AND_BLINDS):
            return printed
        return ante_share(self._base, self._unit)

    def _stud_ante(self) -> Chips:
        """The house's, else the row's; other stakes need one named (Cooke 5.02)."""
        house = number(self._house, "stud.ante")
        if house >= 0:
            return whole(house)
        if self._row is None:
            raise Refusal(Reason.STAKES_NEED_ANTE, "cooke-5.02")
        return self._row.ante

    def bring_in(self) -> Chips:
        """The forced bet of an upcard: of a spread the smallest bet itself (Cooke 5.07)."""
        named = self._named.bring_in
        if self._forced is not Forced.BRING_IN:
            if named is not None:
                raise Refusal(Reason.NO_BRING_IN_HERE, "cooke-5.06")
            return NO_CHIPS
        if named is not None:
            return named
        house = whole(number(self._house, "stud.bringin"))
        if house:
            return house
        if self._row is not None:
            return self._row.bring_in
        return self._base if self._is_spread else bring_in_share(self._base, self._unit)
