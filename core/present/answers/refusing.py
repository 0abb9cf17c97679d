"""A refusal as people read it: one sentence, and buttons for what can be done instead."""

from string import Formatter
from typing import Final

from core.chips import Chips
from core.citation import cited
from core.ids import Instant, PersonId, Seat
from core.present.acting.buttons import Rows, act_rows
from core.present.answers.asking_back import ASKING, new_price
from core.present.board.buttons import close_anyway_button, refill_button
from core.present.documents import NOWHERE, Document, Line, Slot, Text, Tone, Until, Who
from core.present.own.consent import agree_button
from core.present.refusals import COUNTED, KINDS, SENTENCES, UNSAID, Kind
from core.present.rulebook.button import rule_row
from core.present.say import Value, say
from core.present.words.ago import ago
from core.present.words.names import player_name, seated_name
from core.refusal import Fact, Reason, Refusal
from core.view import TableView

_REFILL: Final = frozenset({Reason.WALLET_TOO_SMALL, Reason.BROKE})
_UNKNOWN: Final = "?"
_SOMEBODY: Final = "another player"


def refusal(refused: Refusal, view: TableView | None = None) -> Document:
    """Why a command was refused; ``view`` is that of the person refused, if there is a table.

    On his own turn it carries the buttons of the present moment; the last one opens the page of
    the rule it rests on.
    """
    is_stale = refused.reason is Reason.STALE
    price = new_price(view) if view is not None and is_stale else ()
    return Document(
        Slot.REPLY,
        price or refusal_line(refused, view),
        buttons=(
            *(_rows(refused, view) if view is not None else ()),
            *rule_row((refused.rule,), view.id if view is not None else NOWHERE),
        ),
        tone=Tone.REFUSED,
        sequence=view.version if view is not None else 0,
    )


def refusal_line(refused: Refusal, view: TableView | None = None) -> Line:
    """The sentence: ``To call is 40; the smallest raise is to 80 (Cooke 8.01.02).``"""
    is_unsaid = refused.facts.get("typed") == "" and refused.reason in UNSAID
    template = (UNSAID if is_unsaid else SENTENCES)[refused.reason]
    values = {field: _value(field, refused, view) for field in fields_of(template)}
    end = "" if template.endswith("?") else "."
    if refused.rule is None:
        return (*say(template, **values), Text(end)) if end else say(template, **values)
    rule = f" ({cited(refused.rule)})"
    if not end:
        return say(template.removesuffix("?") + rule + "?", **values)
    return (*say(template, **values), Text(rule + end))


def fields_of(template: str) -> tuple[str, ...]:
    """The facts that a sentence names."""
    return tuple(field for _, field, _, _ in Formatter().parse(template) if field is not None)


def _value(field: str, refused: Refusal, view: TableView | None) -> Value:
    fact = refused.facts.get(field)
    kind = Kind.COUNT if field in COUNTED.get(refused.reason, ()) else KINDS[field]
    if kind is Kind.NAME:
        return _name(refused.facts.get("seat"), view)
    if kind is Kind.PERSON:
        return Who(PersonId(str(refused.facts.get("by"))), str(fact))
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
    make = ASKING.get(refused.reason)
    if make is not None and view.hand is not None:
        return make(refused, view, view.hand)
    if refused.reason is Reason.MUST_AGREE:
        return ((agree_button(view),),)
    if refused.reason is Reason.BREAK_GUARDED:
        return ((close_anyway_button(view),),)
    if refused.reason in _REFILL:
        return ((refill_button(view),),)
    return act_rows(view) if view.is_my_turn and not view.is_stopped else ()
