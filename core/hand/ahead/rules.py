"""The rules of acting in turn and out of it."""

from enum import StrEnum, unique

from msgspec import Struct


@unique
class OutOfTurn(StrEnum):
    """What is said out of turn (Cooke 10.08, USPC, Hoyle)."""

    BINDS = "bind_unless_changed"
    REFUSED = "refuse"
    VOID = "void_announcement"


@unique
class ChipsOutOfTurn(StrEnum):
    """What becomes of chips bet out of turn (USPC, Hoyle)."""

    NOT_TAKEN = "not_taken"
    STAND = "stand"
    CALL_ONLY = "call_only"


@unique
class FoldOutOfTurn(StrEnum):
    """What becomes of a hand folded out of turn (Cooke 10.08, USPC, Hoyle)."""

    DECLARED = "as_declaration"
    DEAD = "dead_hand"
    MUST_CALL = "hoyle_must_call"


class TurnRules(Struct, frozen=True):
    """Acting in turn and out of it (Cooke 10.01, 10.08 to 10.13, 10.19)."""

    check_raise: bool = True
    out_of_turn: OutOfTurn = OutOfTurn.BINDS
    chips: ChipsOutOfTurn = ChipsOutOfTurn.NOT_TAKEN
    folds: FoldOutOfTurn = FoldOutOfTurn.DECLARED
    preactions: bool = True
    undo_fold: bool = True
