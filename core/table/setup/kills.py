"""Whether pots of a table can be killed in the way that the house wants (Cooke 8.04)."""

from collections.abc import Callable, Mapping
from typing import Final

from core.games.spec import GameSpec
from core.hand.resolving import forced_of
from core.refusal import Reason, Refusal
from core.table.config import TableConfig, structure_for
from core.table.kills.offered import NO_KILLS, can_kill, trigger_of

_HALVES: Final = 2

_NEEDS: Final[Mapping[str, tuple[str, Callable[[GameSpec], bool]]]] = {
    "scoop": ("cooke-8.04.03", lambda game: len(game.contests) == _HALVES),
    "no_openers": ("cooke-8.04.05", lambda game: game.openers is not None),
}
"""Triggers that not every game has: the rule, and what the game must be like."""


def check_kill(config: TableConfig, specs: tuple[GameSpec, ...]) -> None:
    """Refuse a trigger that none of the games can have; in a rotation it holds for those that can.

    Raises:
        Refusal: ``KILL_NOT_OFFERED`` with the ``value``: the game has no blinds or no limits
            (Cooke 8.04), no two halves to scoop (8.04.03), or no openers (8.04.05).
    """
    trigger = trigger_of(config.settings)
    if trigger == NO_KILLS:
        return
    games = zip(config.games, specs, strict=True)
    killable = [spec for name, spec in games if _can_kill(config, name, spec)]
    if not killable:
        raise Refusal(Reason.KILL_NOT_OFFERED, "cooke-8.04", value=trigger)
    if trigger in _NEEDS:
        rule, fits = _NEEDS[trigger]
        if not any(fits(spec) for spec in killable):
            raise Refusal(Reason.KILL_NOT_OFFERED, rule, value=trigger)


def _can_kill(config: TableConfig, name: str, spec: GameSpec) -> bool:
    return can_kill(spec, structure_for(config, name), forced_of(spec, config.settings))
