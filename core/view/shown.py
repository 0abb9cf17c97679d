"""Hands shown when nothing is claimed with them, as one viewer may know of them (Cooke 11.12)."""

from core.games import GAMES
from core.hand.shows.looking import is_open
from core.hand.state import Hand, Player
from core.ids import PersonId, Seat
from core.view.reading import made_hands
from core.view.records.shown import LooksView, ShownHand, ShownToMe


def looks_view(hand: Hand) -> LooksView:
    """What the whole table knows; a suspicion is the floor's alone."""
    looks = hand.looks
    closed = [player.seat for player in hand.players if not is_open(player)]
    return LooksView(
        shown_to=tuple(seat for seat in closed if looks.was_seen(seat)),
        asked=tuple(look.seat for look in looks.asked if not look.is_report),
        due=tuple(look.seat for look in looks.due),
        released=looks.released,
    )


def shown_to(hand: Hand, person: PersonId) -> tuple[ShownToMe, ...]:
    """The hands that ``person`` alone was shown."""
    return read_hands(hand, [shown.seat for shown in hand.looks.shown_to if shown.whom == person])


def examined(hand: Hand) -> tuple[ShownToMe, ...]:
    """The called hands that the floor has asked for on a suspicion: for it alone (Cooke 11.08)."""
    return read_hands(hand, hand.looks.examined)


def suspicions(hand: Hand) -> tuple[tuple[Seat, Seat], ...]:
    """Who suspects whom, for the floor alone: the seat that asks, and that of the hand."""
    return tuple((look.by, look.seat) for look in hand.looks.asked if look.is_report)


def may_show(hand: Hand, player: Player) -> bool:
    """Whether he may show his hand of himself: it is over, and not all of it lies open."""
    return hand.is_over and not hand.is_void and not is_open(player)


def read_hands(hand: Hand, seats: list[Seat] | tuple[Seat, ...]) -> tuple[ShownToMe, ...]:
    """The hands at ``seats``, opened: for those alone who may see them."""
    spec, rules = GAMES[hand.game], hand.rules
    return tuple(
        ShownToMe(
            player.seat,
            ShownHand(player.cards, made_hands(player.cards, hand.boards, spec, rules)),
        )
        for player in hand.players
        if player.seat in seats
    )
