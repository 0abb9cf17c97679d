"""What a table is opened with, as people type it: ``25/50``, ``1000-5000``."""

from core.chips import Chips, parse_chips
from core.refusal import Reason, Refusal

_SHOWN_BACK = 40


def parse_blinds(text: str) -> tuple[Chips, Chips]:
    """The small and the big blind, in hundredths of a chip: ``25/50``, ``0.5/1``.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` when they are not two.
    """
    return _pair(text, "/")


def parse_buy_in_range(text: str) -> tuple[Chips, Chips | None]:
    """The least and the most to sit down with: ``1000-5000``, ``1000`` for no most.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``.
    """
    return _pair(text, "-") if "-" in text else (parse_chips(text), None)


def _pair(text: str, between: str) -> tuple[Chips, Chips]:
    left, found, right = text.partition(between)
    if not found:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:_SHOWN_BACK])
    return parse_chips(left), parse_chips(right)
