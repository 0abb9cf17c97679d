"""Last card face up: its owner plays on, or is treated as all-in (Cooke 5.20, scs-17)."""

from core.cards import Card
from core.games.spec import Chosen, DealDown
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.state import Player

_HEADS_UP = 2


def is_last_card(draft: HandDraft, player: Player, card: Card) -> bool:
    """Whether ``card`` was dealt to ``player`` face down on the last street."""
    street = draft.spec.streets[draft.street]
    is_last_street = draft.street == len(draft.spec.streets) - 1
    deals_down = any(isinstance(step, DealDown) for step in street.steps)
    return is_last_street and deals_down and card == player.down.content[-1]


def turn_up(draft: HandDraft, player: Player, card: Card, *, others_wait: bool) -> bool:
    """Turn up the last card of ``player`` before the last round; True when he has to choose.

    Of two players the second gets his card face up too, if it had not been given out when the
    first one's was exposed; betting then goes on as usual.
    """
    draft.emit(e.TurnedUp(player.seat, (card,)))
    inside = [one for one in draft.players if one.is_in]
    if len(inside) == _HEADS_UP and player.seat == inside[0].seat and others_wait:
        second = inside[1]
        draft.emit(e.TurnedUp(second.seat, second.down.content[-1:]))
        return False
    if not player.is_live or not draft.is_betting_possible:
        return False
    # The choice stands in the place of the step before the round, which then is opened anew.
    draft.emit(
        e.ChoiceOpened(
            draft.action + 1, draft.street, draft.step - 1, Chosen.LAST_CARD, 0, (player.seat,)
        )
    )
    return True
