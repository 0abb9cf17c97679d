"""Deals that went wrong, which the dealer cannot produce: hands as a failure would leave them."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from core.cards import Card
from core.hand.misdeals.record import DealRecord
from core.hand.state import Player
from core.ids import Seat
from core.sealed import Sealed
from core.table.commands import InspectDeal
from core.table.events import TableEvent
from tests.play import Game


def deal_of(
    to: Sequence[int], seats: int, button: int, *, rounds: int = 2, is_over: bool = True
) -> DealRecord:
    """A record of cards dealt one by one to the seats ``to``, all ``seats`` taken."""
    order = sorted(range(1, seats + 1), key=lambda seat: (seat <= button, seat))
    return DealRecord(tuple(map(Seat, order)), rounds, tuple(map(Seat, to)), is_over=is_over)


def dealt_to(game: Game, to: Sequence[int]) -> None:
    """Let the hand in play be restored with its starting cards at the seats ``to``, in order."""
    hand = game.hand
    deck = hand.deck.content
    players = tuple(
        replace(
            player,
            down=Sealed(
                tuple(deck[at] for at, seat in enumerate(to) if seat == player.seat),
                (player.seat,),
            ),
        )
        for player in hand.players
    )
    game.table = replace(game.table, hand=replace(hand, players=players, dealt=len(to)))


def unposted(game: Game, seat: int) -> None:
    """Let the hand be restored without what ``seat`` had to put in before the deal."""
    hand = game.hand
    player = game.player(seat)
    back = player.paid + player.dead
    without = replace(player, paid=0, bet=0, forced=0, dead=0, stack=player.stack + back, last=None)
    record = tuple(one for one in hand.record if one.seat != seat)
    game.table = replace(
        game.table,
        hand=replace(
            hand,
            players=swapped(hand.players, without),
            pot=hand.pot - back,
            dead=hand.dead - player.dead,
            record=record,
        ),
    )


def street_of(
    game: Game, ups: Mapping[int, Card | None], *, burns: Sequence[Card], dealt: int
) -> None:
    """Let the last upcard of each seat of ``ups`` be another one, None for none at all."""
    hand = game.hand
    whole = hand.street + 1
    players = hand.players
    for seat, card in ups.items():
        player = next(one for one in players if one.seat == seat)
        up = player.up[: whole - 1] + ((card,) if card is not None else ())
        players = swapped(players, replace(player, up=up))
    game.table = replace(
        game.table,
        hand=replace(hand, players=players, burns=Sealed(tuple(burns)), dealt=dealt),
    )


def swapped(players: tuple[Player, ...], one: Player) -> tuple[Player, ...]:
    """``players`` with ``one`` in his place."""
    return tuple(one if player.seat == one.seat else player for player in players)


def look_through(game: Game) -> tuple[TableEvent, ...]:
    """The dealer looks through the hand that was restored."""
    return game.do(InspectDeal())


def places(game: Game, seat: int) -> list[int]:
    """Where in the deck the cards of ``seat`` lay, counted from 1 as the book does."""
    deck = game.hand.deck.content
    return sorted(deck.index(card) + 1 for card in game.player(seat).cards)
