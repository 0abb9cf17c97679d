"""Refusals that ask back: a warning, a wager to be confirmed, a choice, each with its buttons."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from core.chips import Chips, chips_text
from core.hand.acts import Act
from core.hand.commands import AllIn, Bet, PutIn, RaiseTo
from core.ids import PersonId
from core.present.acting.buttons import (
    Rows,
    act_button,
    act_rows,
    muck_button,
    offer_row,
    show_button,
)
from core.present.board.stacks import stacks_button
from core.present.documents import Button, Line, Verb, Weight
from core.present.say import say
from core.present.words.names import name_of
from core.refusal import Reason, Refusal
from core.view import HandView, PlayerView, TableView

Asking = Callable[[Refusal, TableView, HandView], Rows]
"""The buttons of a refusal that waits for an answer."""

_NOBODY: Final = PersonId("")
_ANYWAY: Final = frozenset({Verb.BET, Verb.RAISE_TO, Verb.CALL, Verb.ALL_IN})
_INSTEAD: Final = frozenset({Verb.FOLD, Verb.CHECK, Verb.CALL})
_RAISES: Final = (Act.BET, Act.RAISE, Act.COMPLETE)


def _muck(refused: Refusal, view: TableView, hand: HandView) -> Rows:
    del refused, hand
    return ((show_button(view), muck_button(view, confirmed=True)),)


def _warned(refused: Refusal, view: TableView, hand: HandView) -> Rows:
    """The wagers of the moment as answers to the warning, and the acts it does not concern."""
    del refused
    if not view.is_my_turn:
        return ()
    if hand.is_offer:
        return (offer_row(view, hand.prompt, confirmed=True),)
    rows = (
        tuple(_anyway(button) for button in row if button.press.verb is not Verb.AMOUNT)
        for row in act_rows(view)
    )
    return tuple(row for row in rows if row)


def _anyway(button: Button) -> Button:
    if button.press.verb not in _ANYWAY:
        return button
    press = replace(button.press, is_confirmed=True)
    return Button(f"{button.label} anyway", press, button.weight, f"{button.hint}, all the same")


def _confirm(refused: Refusal, view: TableView, hand: HandView) -> Rows:
    """``Raise to 200: yes``, and what he may do instead; until then nothing binds (Cooke 10.06)."""
    yes = act_button(view, replace(_meant(refused, hand), confirmed=True))
    label = f"{yes.label}: yes"
    press = replace(yes.press, is_early=not view.is_my_turn)
    return ((Button(label, press, Weight.DANGER, f"{yes.hint}, and that binds"),
             *_instead(view)),)  # fmt: skip


def _meant(refused: Refusal, hand: HandView) -> AllIn | Bet | RaiseTo:
    facts = refused.facts
    to, prompt = Chips(int(facts["to"] or 0)), hand.prompt
    if facts["more"] == facts["stack"] or facts["act"] == Act.CALL:
        return AllIn(_NOBODY, prompt)
    return Bet(_NOBODY, to, prompt) if facts["act"] == Act.BET else RaiseTo(_NOBODY, to, prompt)


def _instead(view: TableView) -> tuple[Button, ...]:
    if not view.is_my_turn:
        return ()
    buttons = (button for row in act_rows(view) for button in row)
    return tuple(button for button in buttons if button.press.verb in _INSTEAD)


def _complete_or_leave(refused: Refusal, view: TableView, hand: HandView) -> Rows:
    """A raise begun with too few chips: made up, or its surplus left (Cooke 10.06)."""
    facts = refused.facts
    to, call, surplus = (chips_text(Chips(int(facts[one] or 0))) for one in ("to", "call",
                         "surplus"))  # fmt: skip
    put_in = PutIn(_NOBODY, Chips(int(facts["typed"] or 0)), hand.prompt)
    whole = replace(put_in, surplus_forfeited=False)
    leave = replace(put_in, surplus_forfeited=True)
    return (
        (
            act_button(view, whole, f"Raise to {to}", f"Complete the raise to {to}"),
            act_button(view, leave, f"Call {call}, leave {surplus}",
                       f"Call {call} and leave {surplus} in the pot"),
        ),
    )  # fmt: skip


def _count(refused: Refusal, view: TableView, hand: HandView) -> Rows:
    del refused, hand
    return ((stacks_button(view),),)


ASKING: Final[dict[Reason, Asking]] = {
    Reason.MUCK_WOULD_WIN: _muck,
    Reason.OPENERS_WARNING: _warned,
    Reason.IMPOSSIBLE_CALL_WARNING: _warned,
    Reason.CONFIRM_WAGER: _confirm,
    Reason.FORFEIT_OR_COMPLETE: _complete_or_leave,
    Reason.ASKED_OFTEN: _count,
}
"""What each of them is answered by."""


def new_price(view: TableView) -> Line:
    """To an old button on one's turn: what it costs now, and by whom (Cooke 10.06).

    Nothing where nobody has bet or raised.
    """
    hand, menu = view.hand, view.my_menu
    raiser = _raiser(hand) if hand is not None else None
    if menu is None or not menu.call or raiser is None or raiser.last is None:
        return ()
    did = "bet" if raiser.last.act is Act.BET else "raised"
    return say("It is now {call} to you: {who} {did}, and your button was older (Cooke 10.06).",
               call=menu.call, who=name_of(raiser), did=did)  # fmt: skip


def _raiser(hand: HandView) -> PlayerView | None:
    """Who has bet or raised last in this round."""
    raisers = [
        player
        for player in hand.players
        if player.last is not None
        and player.last.act in _RAISES
        and player.last.street == hand.street_index
    ]
    return max(raisers, key=lambda one: one.last.action if one.last is not None else 0,
               default=None)  # fmt: skip
