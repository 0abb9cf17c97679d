"""Recalling: what the bank has advanced and takes back (Cooke 9.07)."""

from core.chips import NO_CHIPS, Chips
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.state import Occupant


def take_back(draft: TableDraft, occupant: Occupant) -> None:
    """Take what was refused from his stack, as far as it reaches; the rest he owes.

    What has been in no hand lies behind the stack, and is taken from there.
    """
    advance = occupant.advance
    if not advance.given:
        return
    if advance.is_new:
        recall_unplayed(draft, occupant, advance.given)
        return
    amount = Chips(min(occupant.stack, advance.given))
    if amount:
        draft.emit(m.BehindRecalled(occupant.seat, occupant.person, amount, NO_CHIPS))
    _note_debt(draft, occupant, Chips(advance.given - amount))


def recall_unplayed(
    draft: TableDraft, occupant: Occupant, amount: Chips, *, is_withheld: bool = False
) -> None:
    """Take ``amount`` back that lies behind; it only waits for a banker if ``is_withheld``."""
    draft.emit(
        m.BehindRecalled(occupant.seat, occupant.person, amount, amount, is_withheld=is_withheld)
    )


def settle_leaver(draft: TableDraft, occupant: Occupant) -> Chips:
    """Have one who gets up give back what no banker has let come, and what he owes.

    Returns:
        What is left for him to cash out.
    """
    advance = occupant.advance
    has = Chips(occupant.stack + occupant.behind)
    if not advance.owed:
        return has
    behind = occupant.behind
    for owed, is_debt in ((advance.given, False), (advance.debt, True)):
        amount = Chips(min(owed, has))
        if not amount:
            continue
        from_behind = Chips(min(behind, amount))
        draft.emit(
            m.BehindRecalled(occupant.seat, occupant.person, amount, from_behind, is_debt=is_debt)
        )
        has, behind = Chips(has - amount), Chips(behind - from_behind)
    left = draft.occupant(occupant.seat)
    assert left is not None
    _note_debt(draft, left, left.advance.given)
    return has


def _note_debt(draft: TableDraft, occupant: Occupant, missing: Chips) -> None:
    if missing:
        debt = Chips(occupant.advance.debt + missing)
        draft.emit(m.DebtNoted(occupant.seat, occupant.person, occupant.name, debt))
