"""The next hand as everybody may know it before it is dealt (Cooke article 12)."""

from msgspec import Struct

from core.games.spec import Structure
from core.hand.forced.posts import Posts
from core.hand.rules import Stakes
from core.ids import Instant, Seat
from core.table.blinds.planning import Plan
from core.table.blinds.positions import Positions
from core.table.blinds.situating import upcoming
from core.table.config import stakes_for, structure_for
from core.table.kills.posting import stakes_after
from core.table.next_game import named_at, next_turn
from core.table.state import Table


class NextHand(Struct, frozen=True):
    """What is about to happen, as things stand.

    Attributes:
        dealt: who is dealt in, in the order of the deal.
        button: where it stands; ``is_dead_button`` when nobody is dealt in there.
        last_action: who acts last after the first round.
        posts: every blind of the hand, kills and straddles included.
        stakes: what it is played for, raised by a kill.
    """

    dealt: tuple[Seat, ...]
    button: Seat
    is_dead_button: bool
    last_action: Seat
    is_heads_up: bool
    posts: Posts
    stakes: Stakes
    structure: Structure


def next_hand(table: Table) -> NextHand | None:
    """The hand that will be dealt when its time comes; None where that is not known yet.

    Nothing is known while a hand is in play, where too few are ready, in games without blinds,
    and before the button of a new game has been drawn for.
    """
    if table.next_hand_at is None or table.is_in_hand:
        return None
    plan = upcoming(table, table.next_hand_at)
    if plan is None or plan.positions is None:
        return None
    return _next_hand(table, plan, plan.positions, table.next_hand_at)


def _next_hand(table: Table, plan: Plan, positions: Positions, at: Instant) -> NextHand:
    config = table.config
    ready = [one.seat for one in table.occupants if one.is_ready]
    named = named_at(config, next_turn(config, table.turn, ready, at))
    stakes = stakes_for(config, named)
    return NextHand(
        dealt=plan.dealt,
        button=positions.pointers.button,
        is_dead_button=positions.is_dead_button,
        last_action=positions.last_action,
        is_heads_up=positions.is_heads_up,
        posts=plan.posts,
        stakes=stakes_after(stakes, plan.posts, config.settings) or stakes,
        structure=structure_for(config, named),
    )
