"""Playing overs: who plays for higher stakes, and what they are (Cooke 16.03)."""

from collections.abc import Callable, Collection
from typing import Final

from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import Structure
from core.hand.overs import Overs
from core.hand.rules import HandRules, Stakes
from core.house.settings import Overrides, flag, number, word
from core.refusal import Reason, Refusal
from core.table.blinds.events import OversChosen
from core.table.commands import PlayOvers
from core.table.config import TableConfig
from core.table.draft import TableDraft

_STRUCTURES: Final = {
    "pot_limit": Structure.POT_LIMIT,
    "no_limit": Structure.NO_LIMIT,
}
FEWEST: Final = 2

Resolved = Callable[[Structure, Stakes], HandRules]
"""The rules of the hand about to be dealt, were it played at these stakes."""


def play_overs(draft: TableDraft, command: PlayOvers) -> None:
    """Play overs or super-overs from the next hand on; to end overs ends super-overs too.

    Raises:
        Refusal: ``NOT_SEATED``; ``OVERS_OFF`` where the house has none; ``OVERS_NEED_LIMIT``,
            ``SUPER_OVERS_OFF``, ``SUPER_NEEDS_OVERS`` or ``OVERS_UNCHANGED``.
    """
    occupant = draft.seated(command.person)
    config = draft.config
    if command.overs is not Overs.NONE:
        _refuse_not_offered(config, occupant.overs, command.overs)
    if command.overs is occupant.overs:
        raise Refusal(Reason.OVERS_UNCHANGED, "cooke-16.03", overs=int(command.overs))
    draft.emit(OversChosen(occupant.seat, command.overs))


def are_offered(config: TableConfig) -> bool:
    """Whether overs can be played at a table: by the house's leave, in a limit game of it."""
    structures = [one.structure for one in config.mix] or [config.structure]
    return flag(config.settings, "betting.overs") and any(one.is_limit for one in structures)


def _refuse_not_offered(config: TableConfig, has: Overs, wants: Overs) -> None:
    if not flag(config.settings, "betting.overs"):
        raise Refusal(Reason.OVERS_OFF, "cooke-16.03")
    if not are_offered(config):
        raise Refusal(Reason.OVERS_NEED_LIMIT, "cooke-16.03")
    if wants is Overs.SUPER:
        if word(config.settings, "betting.super_overs") == "off":
            raise Refusal(Reason.SUPER_OVERS_OFF, "cooke-16.03")
        if has is Overs.NONE:
            raise Refusal(Reason.SUPER_NEEDS_OVERS, "cooke-16.03")


def with_overs(
    rules: HandRules, players: Collection[Overs], house: Overrides, resolved: Resolved
) -> HandRules:
    """``rules`` with those of overs beside them, as far as two of ``players`` play overs."""
    if (
        not rules.structure.is_limit
        or not flag(house, "betting.overs")
        or sum(one >= Overs.OVERS for one in players) < FEWEST
    ):
        return rules
    overs = number(house, "betting.overs_multiplier")
    levels = [rules, _level(rules, word(house, "betting.overs_structure"), overs, resolved)]
    above = word(house, "betting.super_overs")
    if above != "off" and sum(one is Overs.SUPER for one in players) >= FEWEST:
        # A super-overs of pot limit or no limit begins where overs do.
        times = number(house, "betting.super_overs_multiplier") if above == "limit" else overs
        levels.append(_level(rules, above, times, resolved))
    late = word(house, "betting.overs_last_round_fold") == "in_force"
    levels = [replace(one, overs_in_last_round=late) for one in levels]
    return replace(levels[0], levels=tuple(levels))


def _level(rules: HandRules, structure: str, times: int, resolved: Resolved) -> HandRules:
    stakes = times_the_bets(rules.stakes, times)
    level = resolved(_STRUCTURES.get(structure, rules.structure), stakes)
    return replace(level, unit=rules.unit, split_unit=rules.split_unit, unkilled=rules.unkilled)


def times_the_bets(stakes: Stakes, times: int) -> Stakes:
    """``stakes`` with every bet ``times`` as high; the blinds stay as they are."""
    spread = stakes.spread
    return replace(
        stakes,
        small_bet=Chips(stakes.small_bet * times),
        big_bet=Chips(stakes.big_bet * times),
        spread=None
        if spread is None
        else (Chips(spread[0] * times), Chips(spread[1] * times), Chips(spread[2] * times)),
    )
