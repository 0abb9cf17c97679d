"""Whose eyes: the table as a person may know it, who sits there or plays for somebody."""

from core.ids import PersonId
from core.table.state import Table
from core.view.look import look
from core.view.records.table import TableView


def look_for(table: Table, person: PersonId | None) -> TableView:
    """What ``person`` may know of ``table``; None is the rail.

    A proxy sees the cards of the seat he plays for, and its owner does not (Cooke 10.14).
    """
    if person is None:
        return look(table, None)
    hand = table.hand
    occupant = table.occupant_of(person)
    if occupant is not None:
        player = hand.player_of(person) if hand is not None else None
        return look(table, occupant.seat, is_watching=player is not None and player.actor != person)
    player = hand.played_by(person) if hand is not None else None
    if player is None:
        return look(table, None)
    owner = table.occupant_of(player.person)
    return look(table, owner.seat if owner is not None else None)
