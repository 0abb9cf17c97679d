"""``look``: the table through one viewer's eyes.

A card leaves its seal in ``looking`` and ``shown`` alone: a player's own cards for himself, a hand
that lies face up for everyone, and one that was shown to him.
"""

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.games import GAMES, ROTATIONS, game_dealt
from core.hand.rules import betting_unit
from core.house.settings import number, word
from core.ids import Instant, Seat, later, seconds
from core.table.config import TableConfig
from core.table.floor.showing import show_until
from core.table.next_game import game_at
from core.table.state import GameTurn, Table
from core.view.coming import next_hand
from core.view.looking.hand import hand_view
from core.view.looking.mine import my_hand
from core.view.looking.seats import seat_view
from core.view.records.table import RotationView, TableView
from core.view.shown import shown_to


def look(table: Table, seat: Seat | None, *, is_watching: bool = False) -> TableView:
    """What ``seat`` may know of ``table``; None is the rail.

    ``is_watching`` for its owner while another plays for him (Cooke 10.14).
    """
    hand = table.hand
    occupant = table.occupant(seat) if seat is not None else None
    return TableView(
        id=table.id,
        viewer=occupant.seat if occupant is not None else None,
        config=table.config,
        game_name=_game_name(table),
        unit=betting_unit(table.config.stakes, table.config.settings),
        seats=tuple(seat_view(occupant, hand, table) for occupant in table.occupants),
        hand=hand_view(table, hand) if hand is not None else None,
        mine=None if hand is None or occupant is None or is_watching else my_hand(hand, occupant),
        clock=table.clock,
        next_hand_at=table.next_hand_at,
        paused_at=table.paused_at,
        is_closing=table.is_closing,
        is_closed=table.is_closed,
        version=table.sequence,
        rotation=_rotation(table),
        carried=table.carry.amount if table.carry is not None else NO_CHIPS,
        is_watching=is_watching,
        objection=table.objection,
        rules_due=table.rules_due,
        gifts=table.gifts,
        splits_objected=tuple(
            one.seat for one in table.occupants if one.person in table.split_objectors
        ),
        shown_to_me=() if hand is None or occupant is None else shown_to(hand, occupant.person),
        show_until=show_until(table),
        coming=next_hand(table),
        kill_offers=tuple(offer for offer in table.kill_offers if offer.stands),
        hands=table.hands,
        rulings=table.rulings,
        halted_at=table.halted_at,
        hearing=table.hearing,
        calls=table.calls,
        proposals=() if table.is_closing else table.proposals,
    )


def _rotation(table: Table) -> RotationView | None:
    """The game now, the next one, and how long until it changes (Cooke 8.05)."""
    config, turn = table.config, table.turn
    if len(config.games) == 1:
        return None
    at = turn if turn is not None else GameTurn(0, 0, 0, table.opened_at)
    is_by_time = word(config.settings, "mixed.rotation") == "time"
    is_begun = turn is not None
    return RotationView(
        now=game_at(config, at).id,
        following=game_at(config, replace(at, index=at.index + 1)).id,
        hands_left=max(at.round - at.hands, 0) if is_begun and not is_by_time else None,
        until=_ends(config, at) if is_begun and is_by_time else None,
        is_new=at.hands == 1,
    )


def _ends(config: TableConfig, turn: GameTurn) -> Instant:
    return later(turn.since, seconds(60 * number(config.settings, "mixed.minutes")))


def _game_name(table: Table) -> str:
    """The rotation's name at a table of several games, else the game's."""
    rotation = ROTATIONS.get(table.config.game)
    if rotation is not None:
        return rotation.name
    names = [game_dealt(GAMES[game], table.config.settings).name for game in table.config.games]
    return " / ".join(names)
