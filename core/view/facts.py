"""Facts: what the floor is told of a hand before it rules (Cooke 1.03, 1.04, 10.17).

Everything here lies open on the table: no hidden card, and nothing that rests on one.
"""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.acts import Standing
from core.hand.floor.record import Done
from core.hand.state import Hand, Player
from core.ids import PersonId, Seat
from core.table.floor.ruling_record import Ruling
from core.table.state import Objection, Occupant, Table


class PlayerFacts(Struct, frozen=True):
    """One who was dealt in.  Amounts in hundredths of a chip.

    Attributes:
        stack: behind; what he has on the table once the hand is over.
        bet: in front of him in this round; ``paid`` in the whole hand.
        faces: what he would have to call.
        has_acted: he has acted in this hand, forced bets aside: of two it is substantial action.
        has_declared: he has said something out of turn that still stands.
        clocks: justified clocks against him in this session (Cooke 10.03).
    """

    seat: Seat
    person: PersonId
    name: str
    stack: Chips
    bet: Chips
    paid: Chips
    faces: Chips
    standing: Standing
    is_all_in: bool
    has_acted: bool
    has_declared: bool
    clocks: int


class Facts(Struct, frozen=True):
    """The hand in play, or the last one until the next deal.

    Attributes:
        hand: its number, 0 before the first deal.
        acts: who has done what with chips, in order (Cooke 9.15).
        to_act: whom the action is on.
        substantial: how many players have acted; with the dealer's next round one is enough.
        objection: what the floor has been called for.
        rulings: what it has ruled on this hand.
    """

    hand: int
    street: int
    button: Seat | None
    pot: Chips
    to_act: Seat | None
    is_over: bool
    acts: tuple[Done, ...]
    players: tuple[PlayerFacts, ...]
    substantial: int
    objection: Objection | None
    rulings: tuple[Ruling, ...]


def facts_of(table: Table) -> Facts:
    """What everybody can have seen of the hand at ``table``."""
    hand = table.hand
    players = () if hand is None else tuple(_player(table, hand, one) for one in hand.players)
    return Facts(
        hand=table.hands,
        street=hand.street if hand is not None else 0,
        button=hand.button if hand is not None else None,
        pot=hand.pot if hand is not None else NO_CHIPS,
        to_act=hand.to_act if hand is not None else None,
        is_over=hand is None or hand.is_over,
        acts=hand.record if hand is not None else (),
        players=tuple(sorted(players, key=lambda one: one.seat)),
        substantial=sum(one.has_acted for one in players),
        objection=table.objection,
        rulings=table.rulings,
    )


def _player(table: Table, hand: Hand, player: Player) -> PlayerFacts:
    occupant = table.occupant_of(player.person)
    return PlayerFacts(
        seat=player.seat,
        person=player.person,
        name=player.name,
        stack=_stack(player, hand, occupant),
        bet=player.bet,
        paid=player.paid,
        faces=Chips(max(hand.wager - player.bet, 0)) if player.is_live else NO_CHIPS,
        standing=player.standing,
        is_all_in=player.is_all_in,
        has_acted=player.last is not None and player.last.action > 0,
        has_declared=hand.early.held_by(player.seat) is not None,
        clocks=occupant.clocks_against if occupant is not None else 0,
    )


def _stack(player: Player, hand: Hand, occupant: Occupant | None) -> Chips:
    if not hand.is_over:
        return player.stack
    return occupant.stack if occupant is not None else NO_CHIPS
