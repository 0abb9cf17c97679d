"""``decide``: what a house player says, from his own view and a source of chance alone."""

from msgspec.structs import replace

from core.games import GAMES
from core.games.steps import Chosen
from core.hand.commands import (
    AllIn,
    Bet,
    Check,
    DeclareOpen,
    DrawCards,
    HandCommand,
    MakeChoice,
    Muck,
    Prompt,
    RaiseTo,
    Show,
)
from core.hand.draw_games.holding_openers import breaks_openers, may_open
from core.hand.state import Way
from core.ids import PersonId
from core.props.acts import Passive, Wager, say
from core.props.after_flop import after_flop
from core.props.before_flop import before_flop
from core.props.dice import Chance, roll
from core.props.drawing import discards, throws
from core.props.must_bet import must_bet
from core.props.showdown import is_beaten
from core.props.spot import Spot
from core.props.valuing import is_last, is_preflop, value_of
from core.view import HandView, MyHand, TableView

_CHOSEN_BY_PLACE = (Chosen.DISCARD, Chosen.EXPOSE)


def decide(view: TableView, chance: Chance) -> HandCommand | None:
    """What the viewer of ``view`` does now; None when nothing is asked of him."""
    hand, mine, seat = view.hand, view.mine, view.my_seat
    if not view.is_my_turn or hand is None or mine is None or seat is None or hand.prompt is None:
        return None
    person, prompt = seat.person, hand.prompt
    if hand.choosing is not None:
        return _choose(hand, mine, person, prompt)
    if hand.is_drawing:
        return _draw(hand, mine, person, prompt)
    if hand.is_offer:
        return DeclareOpen(person, may_open(hand.rules, mine.down), prompt)
    if hand.kill_price:
        return Check(person, prompt)
    if hand.menu is None:
        return (Muck if is_beaten(hand, mine) else Show)(person, prompt)
    return _bet(view, hand, mine, person, prompt, roll(chance))


def _choose(hand: HandView, mine: MyHand, person: PersonId, prompt: Prompt) -> HandCommand:
    if hand.choosing in _CHOSEN_BY_PLACE:
        return MakeChoice(person, discards(hand, mine), prompt=prompt)
    return MakeChoice(person, way=Way.HIGH, prompt=prompt)


def _draw(hand: HandView, mine: MyHand, person: PersonId, prompt: Prompt) -> HandCommand:
    """An opener who breaks his openers says so (Cooke 7.17.03)."""
    places = throws(hand, mine)
    gone = [mine.down[place - 1] for place in places]
    is_opener = hand.opener == mine.seat and GAMES[hand.game].openers is not None
    splits = is_opener and breaks_openers(hand.rules, mine.down, gone)
    return DrawCards(person, places, prompt, splits)


def _bet(
    view: TableView, hand: HandView, mine: MyHand, person: PersonId, prompt: Prompt, dice: int
) -> HandCommand:
    assert hand.menu is not None
    spot = Spot(
        menu=hand.menu,
        pot=hand.pot,
        rivals=sum(player.is_in for player in hand.players) - 1,
        base=hand.rules.stakes.base,
        unit=hand.unit,
        value=value_of(hand, mine),
        is_last=is_last(hand),
        is_limit=hand.structure.is_limit,
    )
    intent = (before_flop if is_preflop(hand) else after_flop)(spot, dice)
    if must_bet(hand, mine):
        intent = Wager(hand.menu.raise_min, may_commit=True)
    if isinstance(intent, Wager) and not _may_open(hand, mine):
        intent = Passive.GIVE_UP
    said = say(intent, spot, person, prompt)
    if hand.rules.amounts.needs_confirming and isinstance(said, (AllIn, Bet, RaiseTo)):
        return replace(said, confirmed=True)
    return said


def _may_open(hand: HandView, mine: MyHand) -> bool:
    """False for a hand without openers in a pot that nobody has opened (Cooke 7.17)."""
    spec = GAMES[hand.game]
    is_unopened = spec.openers is not None and hand.street_index == 0 and hand.opener is None
    return not is_unopened or may_open(hand.rules, mine.down)
