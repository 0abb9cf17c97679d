"""What is said about turns: taking a fold back, thinking, acting before the turn."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.commands.prompt import Prompt
from core.ids import PersonId


class Undo(Struct, frozen=True, tag=True, gc=False):
    """Take back the fold just made, where the house allows it (Cooke 5.17)."""

    person: PersonId
    prompt: Prompt | None = None


class TakeTime(Struct, frozen=True, tag=True, gc=False):
    """Say "time": the action behind does not hurry him, once in a turn (Cooke 10.02)."""

    person: PersonId
    prompt: Prompt | None = None


@unique
class Preact(StrEnum):
    """What a private button may keep for a player's turn."""

    CHECK = "check"
    CHECK_FOLD = "check_fold"
    FOLD = "fold"
    CALL = "call"


class SetPreact(Struct, frozen=True, tag=True, gc=False):
    """Keep ``act`` for the turn, in private; None takes it back (setting ``betting.preactions``).

    ``wager`` is what he would call, as he saw it: kept acts are void once it has changed.
    """

    person: PersonId
    act: Preact | None
    wager: Chips = NO_CHIPS
    prompt: Prompt | None = None


TurnAct = Undo | TakeTime | SetPreact
