"""Chips in play: what a person has, or owes, at a table beside his stack and his wallet."""

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId
from core.table.state import Table


def staked(table: Table, person: PersonId) -> Chips:
    """What ``person`` has put into a pot that he can still win."""
    player = table.hand.player_of(person) if table.hand is not None else None
    may_win = player is not None and (player.is_in or player.plays_board or player.keeps)
    return player.paid if player is not None and may_win and table.is_in_hand else NO_CHIPS


def owed(table: Table, person: PersonId) -> Chips:
    """What ``person`` plays behind there, or owes from before (Cooke 9.07)."""
    occupant = table.occupant_of(person)
    here = occupant.advance.unsettled if occupant is not None else NO_CHIPS
    return Chips(here + sum(debt.amount for debt in table.debts if debt.person == person))
