"""Who sits in a seat, and what he has on the table."""

from core.chips import Chips
from core.hand.state import (
    Hand,
    Player,
)
from core.ids import Seat
from core.table.blinds.duties import NO_DUTIES
from core.table.blinds.layouts import layout_of
from core.table.blinds.markers import Marker, markers
from core.table.kills.button import KillState
from core.table.next_game import game_at
from core.table.state import Occupant, Table
from core.view.records.table import SeatView


def seat_view(occupant: Occupant, hand: Hand | None, table: Table) -> SeatView:
    """Who sits there now, dealt into ``hand`` or not."""
    player = player_of(occupant, hand)
    request, wants = _seat_request(occupant, table)
    in_play = player is not None and hand is not None and not hand.is_over
    stack = stack_of(occupant, player, hand)
    return SeatView(
        seat=occupant.seat,
        person=occupant.person,
        name=occupant.name,
        is_prop=occupant.is_prop,
        stack=stack,
        behind=occupant.behind,
        is_away=occupant.is_away,
        is_leaving=occupant.is_leaving,
        waits=occupant.waits,
        is_dealt_in=in_play,
        needs=occupant.needs,
        proxy=occupant.proxy,
        proxy_is_new=occupant.proxy_is_new,
        advance=occupant.advance,
        owed=owed_by(occupant, stack),
        duties=occupant.duties,
        missed=_missed(occupant, table),
        overs=occupant.overs,
        wants_seat=wants,
        seat_request=request,
        kill=table.kill.state if table.kill.person == occupant.person else KillState.NEUTRAL,
        owes_kill=occupant.person in table.kill.owing,
    )


def _missed(occupant: Occupant, table: Table) -> tuple[Marker, ...]:
    if occupant.duties is NO_DUTIES:
        return ()
    settings = table.config.settings
    layout = layout_of(game_at(table.config, table.turn), settings)
    return markers(occupant.duties, layout, settings)


def _seat_request(occupant: Occupant, table: Table) -> tuple[int, Seat | None]:
    """The place of his request for another seat, and which one; 0 where there is none."""
    for place, change in enumerate(table.seat_changes, 1):
        if change.person == occupant.person:
            return place, change.to
    return 0, None


def stack_of(occupant: Occupant, player: Player | None, hand: Hand | None) -> Chips:
    """What he has on the table, in the hand or out of it."""
    in_hand = player is not None and hand is not None and not hand.is_over
    return Chips(occupant.stack + (player.stack if player is not None and in_hand else 0))


def player_of(occupant: Occupant, hand: Hand | None) -> Player | None:
    """The player that ``occupant`` is in ``hand``: he may sit elsewhere since."""
    return hand.player_of(occupant.person) if hand is not None else None


def owed_by(occupant: Occupant, stack: Chips) -> Chips:
    """What he has put in or lost of what he plays behind, and what he owes from before."""
    advance = occupant.advance
    return Chips(max(advance.in_play - stack, 0) + advance.debt)
