"""Openers of jackpots: what their holder alone is offered (Cooke 7.17).

All of it depends on hidden cards, so it stands in private documents only.
"""

from collections.abc import Sequence

from core.cards import Card
from core.games import GAMES
from core.hand.commands import ConfessOpeners
from core.hand.draw_games.holding_openers import breaks_openers, may_open
from core.ids import PersonId
from core.present.acting.buttons import act_button
from core.present.documents import Button
from core.view import HandView, MyHand, TableView


def is_opener(hand: HandView, mine: MyHand) -> bool:
    """Whether the viewer opened a pot that takes openers."""
    return hand.opener == mine.seat and GAMES[hand.game].openers is not None


def is_false_opener(view: TableView) -> bool:
    """Whether he opened without openers and may still say so (Cooke 7.17.02)."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or hand.is_over or hand.street_index:
        return False
    return is_opener(hand, mine) and not may_open(hand.rules, mine.down)


def splits_openers(hand: HandView, mine: MyHand, thrown: Sequence[Card]) -> bool:
    """Whether to throw these has to be announced (Cooke 7.17.03)."""
    is_asked = is_opener(hand, mine) and hand.rules.draw.split_is_announced
    return is_asked and breaks_openers(hand.rules, mine.down, thrown)


def confess_button(view: TableView) -> Button:
    """Say that one has opened without openers."""
    prompt = view.hand.prompt if view.hand is not None else None
    return act_button(view, ConfessOpeners(PersonId(""), prompt), "I have no openers",
                      "Say that you opened without openers")  # fmt: skip
