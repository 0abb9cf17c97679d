"""The viewer's own hand; his cards leave their seal here, for him alone."""

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games import GAMES
from core.hand.shows.looking import may_ask
from core.hand.shows.showing_after import is_asked
from core.hand.state import (
    Betting,
    Choosing,
    Drawing,
    Hand,
    Player,
    Standing,
)
from core.ids import Seat
from core.table.state import Occupant
from core.view.ahead import is_void, menu_ahead
from core.view.hope import to_come
from core.view.looking.seats import player_of
from core.view.reading import made_hands
from core.view.records.mine import MyHand
from core.view.shown import may_show


def my_hand(hand: Hand, occupant: Occupant) -> MyHand | None:
    """The own hand of ``occupant``; None when he was not dealt in."""
    player = player_of(occupant, hand)
    if player is None:
        return None
    down: tuple[Card, ...] = player.down.open_for(player.seat) or ()
    cards = down + player.up if down else ()
    picked = _picked(hand, player.seat)
    kept = hand.early.kept_by(player.seat)
    spec = GAMES[hand.game]
    coming = None if hand.is_over else to_come(spec, hand.street, hand.step)
    return MyHand(
        player.seat,
        cards,
        made_hands(cards, hand.boards, spec, hand.rules, coming),
        _to_call(hand, player),
        player.up,
        picked or (),
        picked is not None,
        kept.act.open_for(player.seat) if kept is not None else None,
        menu_ahead(hand, player),
        may_show(hand, player),
        is_asked(hand, player),
        may_ask(hand, player),
        kept is not None and is_void(hand, kept),
        _splits(hand, player.seat),
    )


def _splits(hand: Hand, seat: Seat) -> bool:
    asked = hand.phase.asked if isinstance(hand.phase, Drawing) else None
    return asked is not None and asked.seat == seat and asked.splits_openers


def _picked(hand: Hand, seat: Seat) -> tuple[Card, ...] | None:
    """What ``seat`` has named to throw and may still change, None when there is nothing."""
    phase = hand.phase
    if isinstance(phase, Drawing) and phase.asked is not None and phase.asked.seat == seat:
        return phase.asked.cards.open_for(seat)
    if isinstance(phase, Choosing):
        for choice in phase.made:
            if choice.seat == seat:
                return choice.cards.open_for(seat)
    return None


def _to_call(hand: Hand, player: Player) -> Chips:
    phase = hand.phase
    if not isinstance(phase, Betting) or player.standing is not Standing.LIVE:
        return NO_CHIPS
    if phase.to_act == player.seat:
        return phase.menu.call
    return Chips(min(max(phase.menu.wager - player.bet, 0), player.stack))
