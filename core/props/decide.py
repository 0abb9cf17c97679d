"""``decide``: what a house player says, from his own view and a source of chance alone."""

from core.cards import Card
from core.hand.commands import HandCommand, Muck, Prompt, Show
from core.props.acts import say
from core.props.after_flop import after_flop
from core.props.before_flop import before_flop
from core.props.dice import Chance, roll
from core.props.showdown import is_beaten
from core.props.spot import Spot
from core.view import HandView, MyHand, TableView


def decide(view: TableView, chance: Chance) -> HandCommand | None:
    """What the viewer of ``view`` does now; None when the action is not on him."""
    hand, mine, seat = view.hand, view.mine, view.my_seat
    if not view.is_my_turn or hand is None or mine is None or seat is None or hand.prompt is None:
        return None
    if hand.menu is None:
        beaten = is_beaten(mine.cards, hand.boards[0], _rivals_shown(hand, mine))
        return (Muck if beaten else Show)(seat.person, hand.prompt)
    return _bet(view, hand, mine, hand.prompt, roll(chance))


def _bet(view: TableView, hand: HandView, mine: MyHand, prompt: Prompt, dice: int) -> HandCommand:
    assert hand.menu is not None
    assert view.my_seat is not None
    spot = Spot(
        hole=mine.cards,
        board=hand.boards[0],
        menu=hand.menu,
        pot=hand.pot,
        rivals=sum(player.is_in for player in hand.players) - 1,
        big_blind=view.config.stakes.big_blind,
        unit=hand.unit,
    )
    think = after_flop if spot.board else before_flop
    return say(think(spot, dice), spot, view.my_seat.person, prompt)


def _rivals_shown(hand: HandView, mine: MyHand) -> list[list[tuple[Card, ...]]]:
    """For each pot the viewer may win, the hands already shown that may win it too."""
    shown = {player.seat: player.shown.cards for player in hand.players if player.shown is not None}
    return [
        [shown[seat] for seat in pot.seats if seat in shown and seat != mine.seat]
        for pot in hand.pots
        if mine.seat in pot.seats
    ]
