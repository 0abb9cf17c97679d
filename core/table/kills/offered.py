"""Where a kill may be played: with blinds, and with limits to raise (Cooke 8.04)."""

from typing import Final

from core.games.spec import Forced, GameSpec, Structure
from core.house.settings import Overrides, word

NO_KILLS: Final = "none"
TWO_POTS: Final = "two_pots"
NO_OPENERS: Final = "no_openers"


def can_kill(game: GameSpec, structure: Structure, forced: Forced) -> bool:
    """Whether pots of ``game`` can be killed, played like this."""
    return game.is_kill and forced.has_blinds and structure.is_limit


def trigger_of(settings: Overrides) -> str:
    """What kills the next pot at this table: a value of ``kill.trigger``."""
    return word(settings, "kill.trigger")
