"""A refusal as people read it: one sentence, and buttons for what can be done instead."""

from string import Formatter
from typing import Final

from msgspec.structs import replace

from core.chips import Chips
from core.citation import rule_text
from core.ids import Instant, Seat
from core.present.act_buttons import Rows, act_rows, muck_button, offer_row, show_button
from core.present.ago import ago
from core.present.documents import Button, Document, Line, Slot, Text, Tone, Until, Verb
from core.present.names import player_name, seated_name
from core.present.refusals import COUNTED, KINDS, SENTENCES, Kind
from core.present.say import Value, say
from core.present.table_buttons import refill_button
from core.refusal import Fact, Reason, Refusal
from core.view import HandView, TableView

_REFILL: Final = frozenset({Reason.WALLET_TOO_SMALL, Reason.BROKE})
_WARNINGS: Final = frozenset({Reason.OPENERS_WARNING, Reason.IMPOSSIBLE_CALL_WARNING})
_WAGERS: Final = (Verb.BET, Verb.RAISE_TO, Verb.CALL, Verb.ALL_IN)
_UNKNOWN: Final = "?"
_SOMEBODY: Final = "another player"


def refusal(refused: Refusal, view: TableView | None = None) -> Document:
    """Why a command was refused; ``view`` is that of the person refused, if there is a table.

    On his own turn it carries the buttons of the present moment.
    """
    return Document(
        Slot.REPLY,
        refusal_line(refused, view),
        buttons=_rows(refused, view) if view is not None else (),
        tone=Tone.REFUSED,
        sequence=view.version if view is not None else 0,
    )


def refusal_line(refused: Refusal, view: TableView | None = None) -> Line:
    """The sentence: ``To call is 40; the smallest raise is to 80 (Cooke 8.01.02).``"""
    template = SENTENCES[refused.reason]
    values = {field: _value(field, refused, view) for field in fields_of(template)}
    end = "" if template.endswith("?") else "."
    if refused.rule is None:
        return (*say(template, **values), Text(end)) if end else say(template, **values)
    cited = f" ({rule_text(refused.rule)})"
    if not end:
        return say(template.removesuffix("?") + cited + "?", **values)
    return (*say(template, **values), Text(cited + end))


def fields_of(template: str) -> tuple[str, ...]:
    """The facts that a sentence names."""
    return tuple(field for _, field, _, _ in Formatter().parse(template) if field is not None)


def _value(field: str, refused: Refusal, view: TableView | None) -> Value:
    fact = refused.facts.get(field)
    kind = Kind.COUNT if field in COUNTED.get(refused.reason, ()) else KINDS[field]
    if kind is Kind.NAME:
        return _name(refused.facts.get("seat"), view)
    if isinstance(fact, int):
        if kind is Kind.CHIPS:
            return Chips(fact)
        if kind is Kind.AGO:
            return ago(fact)
        return Until(Instant(fact)) if kind is Kind.MOMENT else f"{fact:,}"
    return fact if fact is not None else _UNKNOWN


def _name(seat: Fact, view: TableView | None) -> Value:
    """Whoever is in ``seat``, else whoever is to act; never a name as plain words."""
    if view is None:
        return _SOMEBODY
    hand = view.hand
    if isinstance(seat, int):
        at = Seat(seat)
        is_dealt_in = hand is not None and hand.player(at) is not None
        return player_name(hand, at) if hand is not None and is_dealt_in else seated_name(view, at)
    return player_name(hand, hand.to_act) if hand is not None else _SOMEBODY


def _rows(refused: Refusal, view: TableView) -> Rows:
    if refused.reason is Reason.MUCK_WOULD_WIN:
        return ((show_button(view), muck_button(view, confirmed=True)),)
    if refused.reason in _WARNINGS and view.hand is not None:
        return _opening_anyway(view, view.hand)
    if refused.reason in _REFILL:
        return ((refill_button(view),),)
    return act_rows(view) if view.is_my_turn else ()


def _opening_anyway(view: TableView, hand: HandView) -> Rows:
    """The wagers of the moment as answers to the warning, and the act that does not open."""
    if hand.is_offer:
        return (offer_row(view, hand.prompt, confirmed=True),)
    rows = (
        tuple(_anyway(button) for button in row if button.press.verb is not Verb.AMOUNT)
        for row in act_rows(view)
    )
    return tuple(row for row in rows if row)


def _anyway(button: Button) -> Button:
    if button.press.verb not in _WAGERS:
        return button
    press = replace(button.press, is_confirmed=True)
    return Button(f"{button.label} anyway", press, button.weight, f"{button.hint}, all the same")
