"""Reading PHH: the text of a file (``.phh`` one hand, ``.phhs`` many) into records."""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final, cast

from core.cards import STANDARD_DECK, Card, parse_cards
from core.notation.phh.record import Record, Unreadable
from core.refusal import Refusal

OWN_DECK: Final = "_deck"
"""Our own field: the whole deck, so that burns and undealt cards come back too."""

OWN_SPARES: Final = "_spares"
"""Our own field: the decks whose order cards took that were shuffled again."""


def parse_phh(text: str, name: str) -> tuple[Record, ...]:
    """Every hand of a file called ``name``.

    Raises:
        Unreadable: it is no TOML, or a field a hand must have is missing or of the wrong kind.
    """
    try:
        document = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{name} is no hand history: {error}.") from None
    if "variant" in document:
        return (_record(document, name),)
    return tuple(_record(hand, f"{name} [{number}]") for number, hand in document.items())


def _record(fields: object, where: str) -> Record:
    if not isinstance(fields, Mapping):
        raise Unreadable(f"{where} is no hand.")
    try:
        return _read(cast("Mapping[str, Any]", fields), where)
    except (KeyError, TypeError, ValueError, ArithmeticError, Refusal):
        raise Unreadable(f"{where} lacks a field of a hand, or has one of another kind.") from None


def _read(fields: Mapping[str, Any], where: str) -> Record:
    hand = fields.get("hand")
    return Record(
        label=str(fields.get("_source", where)),
        variant=str(fields["variant"]),
        antes=_amounts(fields["antes"]),
        blinds=_amounts(fields.get("blinds_or_straddles", ())),
        min_bet=_optional(fields.get("min_bet")),
        starting=tuple(map(_stack, fields["starting_stacks"])),
        finishing=_amounts(fields["finishing_stacks"]) if "finishing_stacks" in fields else None,
        actions=tuple(str(line) for line in fields["actions"]),
        players=tuple(str(player) for player in fields.get("players", ())),
        seats=tuple(int(seat) for seat in fields.get("seats", ())),
        hand=hand if isinstance(hand, int) and hand > 0 else None,
        trims_antes=bool(fields.get("ante_trimming_status", False)),
        deck=_deck(fields[OWN_DECK]) if OWN_DECK in fields else None,
        spares=tuple(map(_deck, fields.get(OWN_SPARES, ()))),
        bring_in=_optional(fields.get("bring_in")),
        small_bet=_optional(fields.get("small_bet")),
        big_bet=_optional(fields.get("big_bet")),
    )


def _amounts(values: Any) -> tuple[Decimal, ...]:
    return tuple(map(_amount, values))


def _amount(value: Any) -> Decimal:
    amount = Decimal(value)
    if not amount.is_finite():
        raise ValueError("an amount without end")
    return amount


def _optional(value: Any) -> Decimal | None:
    return None if value is None else _amount(value)


def _stack(value: Any) -> Decimal | None:
    """A stack; ``inf`` stands for one that is not known."""
    return None if Decimal(value).is_infinite() else _amount(value)


def _deck(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if sorted(cards) != list(STANDARD_DECK):
        raise ValueError("no whole deck")
    return cards
