"""The folds of chips that are bought, come into play or go back."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.table import events as e
from core.table.draft import TableDraft
from core.table.seated import at, put


def _bought(draft: TableDraft, event: e.ChipsBought) -> None:
    occupant = at(draft, event.seat)
    behind = Chips(occupant.behind + event.amount)
    put(draft, replace(occupant, behind=behind, needs=NO_CHIPS))


def _short(draft: TableDraft, event: e.BoughtShort) -> None:
    occupant = at(draft, event.seat)
    put(
        draft,
        replace(occupant, short_buys=occupant.short_buys + 1, plays_short=bool(occupant.behind)),
    )


def _in_play(draft: TableDraft, event: e.ChipsInPlay) -> None:
    occupant = at(draft, event.seat)
    put(
        draft,
        replace(
            occupant,
            stack=Chips(occupant.stack + event.amount),
            behind=Chips(occupant.behind - event.amount),
            plays_short=False,
            advance=replace(occupant.advance, is_new=False, late=NO_CHIPS),
        ),
    )


def _given_back(draft: TableDraft, event: e.ChipsReturned) -> None:
    occupant = at(draft, event.seat)
    behind = Chips(occupant.behind - event.amount)
    advance = replace(occupant.advance, late=NO_CHIPS)
    put(draft, replace(occupant, behind=behind, advance=advance))


STACK_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.ChipsBought: _bought,
    e.BoughtShort: _short,
    e.ChipsInPlay: _in_play,
    e.ChipsReturned: _given_back,
}
