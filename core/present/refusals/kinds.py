"""How the facts of a refusal are shown."""

from enum import StrEnum, unique
from typing import Final

from core.refusal import Reason


@unique
class Kind(StrEnum):
    """How a fact is shown."""

    CHIPS = "chips"
    COUNT = "count"
    WORDS = "words"
    NAME = "name"
    MOMENT = "moment"
    AGO = "ago"
    PERSON = "person"
    """Somebody who need not be at the table: his name, and ``by`` who he is."""


KINDS: Final = {
    "act": Kind.WORDS,
    "balance": Kind.CHIPS,
    "bet": Kind.CHIPS,
    "bet_min": Kind.CHIPS,
    "big": Kind.CHIPS,
    "call": Kind.CHIPS,
    "count": Kind.COUNT,
    "due": Kind.CHIPS,
    "early": Kind.CHIPS,
    "ends": Kind.WORDS,
    "game": Kind.WORDS,
    "hand": Kind.COUNT,
    "key": Kind.WORDS,
    "kill": Kind.CHIPS,
    "label": Kind.WORDS,
    "late": Kind.CHIPS,
    "least": Kind.CHIPS,
    "line": Kind.COUNT,
    "more": Kind.CHIPS,
    "most": Kind.CHIPS,
    "name": Kind.NAME,
    "near": Kind.WORDS,
    "needed": Kind.CHIPS,
    "offers": Kind.WORDS,
    "possible": Kind.WORDS,
    "other": Kind.WORDS,
    "other_value": Kind.WORDS,
    "raise_min": Kind.CHIPS,
    "rank": Kind.WORDS,
    "right": Kind.WORDS,
    "seat": Kind.COUNT,
    "seats": Kind.COUNT,
    "small": Kind.CHIPS,
    "took": Kind.CHIPS,
    "half": Kind.CHIPS,
    "minutes": Kind.AGO,
    "stack": Kind.CHIPS,
    "structure": Kind.WORDS,
    "surplus": Kind.CHIPS,
    "to": Kind.CHIPS,
    "typed": Kind.CHIPS,
    "unit": Kind.CHIPS,
    "until": Kind.MOMENT,
    "value": Kind.WORDS,
    "wager": Kind.CHIPS,
    "who": Kind.PERSON,
    "why": Kind.WORDS,
    "word": Kind.WORDS,
}
"""How each fact is shown, whatever the reason."""

COUNTED: Final = {
    Reason.OBJECTION_TOO_LONG: ("most",),
    Reason.HOUSE_FILE_TOO_LONG: ("most",),
    Reason.PENALTY_NEEDS_HANDS: ("least", "most"),
    Reason.REASON_TOO_LONG: ("most",),
    Reason.RULING_TOO_LONG: ("most",),
    Reason.STATEMENT_TOO_LONG: ("most",),
    Reason.TIME_OUT_OF_RANGE: ("least", "most"),
    Reason.SEATS_IMPOSSIBLE: ("most",),
    Reason.BREAK_GUARDED: ("least",),
}
"""Facts that are amounts elsewhere and mere numbers here."""
