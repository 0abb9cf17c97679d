"""The form behind a button of the floor's: what the ruling takes, the reason and the rule."""

from collections.abc import Callable
from typing import Final

from core.chips import chips_text
from core.citation import cited
from core.hand.commands import Prompt
from core.hand.misdeals.causes import Cause
from core.ids import Seat
from core.notation.asides import LONGEST_TEXT
from core.notation.spoken_rulings import BY_WORD, Spoken, Takes
from core.present.documents import Choice, Entry, Field, Form, Press, Verb
from core.present.misdeal_words import cause_words
from core.table.floor.ruling_traits import TRAITS, Traits, Why
from core.view import TableView

WHY: Final = "why"
RULE: Final = "rule"
"""The fields that every ruling has."""

_LONGEST_RULE: Final = 60


def ruling_form(view: TableView, spoken: Spoken, seat: Seat | None = None) -> Form:
    """What is asked before a ruling is given; ``seat`` is whom the button was about."""
    parts = tuple(_PARTS[takes](view, seat) for takes in spoken.takes)
    traits = traits_said(spoken)
    press = Press(view.id, Verb.RULING, asked_about(view), note=spoken.word)
    return Form(f"Ruling: {spoken.word}", press, (*parts, _why(traits), _rule(traits)))


def traits_said(spoken: Spoken) -> Traits:
    """What is true of the ruling that a word says."""
    return next(traits for traits in TRAITS.values() if traits.kind is spoken.kind)


def needs_form(spoken: Spoken) -> bool:
    """Whether there is anything to ask; a ruling without is given at the press."""
    return bool(spoken.takes) or traits_said(spoken).why is not Why.NEVER


def spoken_by(press: Press) -> Spoken | None:
    """The ruling that a button says; None for one this version does not know."""
    return BY_WORD.get(press.note)


def asked_about(view: TableView) -> Prompt | None:
    """The hand that a button of now is about: until the next deal (Cooke 1.02)."""
    hand = view.hand
    return Prompt(hand.number, hand.prompt.action if hand.prompt else 0) if hand else None


def _why(traits: Traits) -> Field:
    """Everybody reads it; beyond the rules it is due (Cooke 1.05)."""
    is_optional = traits.why is not Why.ALWAYS
    return Field(
        WHY, "Why; everybody reads it", hint="The short pot was found after the turn",
        longest=LONGEST_TEXT, is_optional=is_optional,
    )  # fmt: skip


def _rule(traits: Traits) -> Field:
    return Field(
        RULE, "The rule it rests on, or that you waive", hint=f"{cited(traits.rule)}, 12.08",
        longest=_LONGEST_RULE, is_optional=True,
    )  # fmt: skip


def _player(view: TableView, seat: Seat | None) -> Field:
    choices = tuple(
        Choice(f"Seat {one.seat}: {one.name}", f"seat {one.seat}") for one in view.seats
    )
    value = f"seat {seat}" if seat is not None else ""
    if len(choices) < _FEWEST_CHOICES:
        return Field(Takes.SEAT, "Which player", value=value, hint="seat 3")
    return Field(Takes.SEAT, "Which player", value=value, choices=choices, entry=Entry.CHOICE)


def _sharers(_: TableView, seat: Seat | None) -> Field:
    value = f"seat {seat}" if seat is not None else ""
    return Field(
        Takes.SEATS, "Who gets it; empty: the best hand", value=value,
        hint="seat 3, or seat 3 and seat 5", longest=_LONGEST_RULE, is_optional=True,
    )  # fmt: skip


def _place(_: TableView, __: Seat | None) -> Field:
    return Field(Takes.PLACE, "The seat where the button belongs", hint="3")


def _to(view: TableView, _: Seat | None) -> Field:
    taken = {one.seat for one in view.seats}
    empty = [str(seat) for seat in range(1, view.config.seats + 1) if seat not in taken]
    return Field(Takes.TO, "The empty seat", hint=", ".join(empty) or "none is empty")


def _amount(view: TableView, _: Seat | None) -> Field:
    hand = view.hand
    wager = chips_text(hand.menu.wager) if hand is not None and hand.menu is not None else ""
    return Field(Takes.AMOUNT, "What the bet should be in all", hint=f"it is {wager}" * bool(wager))


def _time(_: TableView, __: Seat | None) -> Field:
    return Field(Takes.SECONDS, "How much more time", hint="30s, 2m")


def _cause(_: TableView, __: Seat | None) -> Field:
    choices = tuple(Choice(cause_words(cause), cause.value) for cause in Cause)
    return Field(Takes.CAUSE, "What is wrong with the deal", choices=choices, entry=Entry.CHOICE)


def _card(_: TableView, __: Seat | None) -> Field:
    return Field(Takes.CARD, "Which card was seen", hint="7d")


_FEWEST_CHOICES: Final = 2

_PARTS: Final[dict[Takes, Callable[[TableView, Seat | None], Field]]] = {
    Takes.SEAT: _player,
    Takes.SEATS: _sharers,
    Takes.PLACE: _place,
    Takes.TO: _to,
    Takes.AMOUNT: _amount,
    Takes.SECONDS: _time,
    Takes.CAUSE: _cause,
    Takes.CARD: _card,
}
