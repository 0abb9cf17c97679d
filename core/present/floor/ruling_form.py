"""The form behind a button of the floor's: what the ruling takes, the reason and the rule."""

from collections.abc import Callable
from typing import Final

from core.chips import chips_text
from core.citation import cited
from core.games import GAMES
from core.hand.commands import Prompt
from core.hand.misdeals.causes import Cause
from core.notation.asides import LONGEST_TEXT
from core.notation.spoken_rulings import BY_WORD, Spoken, Takes
from core.present.documents import Choice, Entry, Field, Form, Press, Verb
from core.present.floor.misdeal_words import cause_words, error_words
from core.table.floor.misdeals.errors import DealError
from core.table.floor.offering import RulingOffer
from core.table.floor.ruling_traits import TRAITS, Traits, Why
from core.view import TableView
from core.view.records.hand import PlayerView
from core.view.records.table import SeatView

WHY: Final = "why"
RULE: Final = "rule"
"""The fields that every ruling has."""

_LONGEST_RULE: Final = 60

Players = tuple[SeatView | PlayerView, ...]


class _Now:
    """The table at this moment, as a form is made for it."""

    def __init__(self, view: TableView, spoken: Spoken, offer: RulingOffer | None) -> None:
        self.view = view
        self.spoken = spoken
        self.offer = offer

    @property
    def players(self) -> Players:
        """Whom the ruling may name; everybody where nothing says otherwise."""
        likely = self.offer.seats if self.offer is not None else ()
        hand = self.view.hand if self.spoken.is_about_hand else None
        everybody: Players = hand.players if hand is not None else self.view.seats
        return tuple(one for one in everybody if not likely or one.seat in likely)

    @property
    def has_all_cards(self) -> bool:
        """Whether no card is still to come."""
        hand = self.view.hand
        return (
            hand is None or hand.is_over or hand.street_index + 1 == len(GAMES[hand.game].streets)
        )


def ruling_form(view: TableView, spoken: Spoken, offer: RulingOffer | None = None) -> Form:
    """What is asked before a ruling is given; ``offer`` says whom it may name, and how much."""
    now = _Now(view, spoken, offer)
    parts = tuple(_PARTS[takes](now) for takes in spoken.takes)
    traits = traits_said(spoken)
    grounds = (_why(traits), _rule(traits)) if traits is not None else ()
    press = Press(view.id, Verb.RULING, asked_about(view), note=spoken.word)
    return Form(f"Ruling: {spoken.label}", press, (*parts, *grounds))


def traits_said(spoken: Spoken) -> Traits | None:
    """What is true of the ruling that a word says; None for what is no ruling."""
    return next((traits for traits in TRAITS.values() if traits.kind is spoken.kind), None)


def needs_form(spoken: Spoken) -> bool:
    """Whether there is anything to ask; a ruling without is given at the press."""
    traits = traits_said(spoken)
    return bool(spoken.takes) or (traits is not None and traits.why is not Why.NEVER)


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
        RULE, "The rule it rests on, or waives",
        hint=f"{cited(traits.rule)}; none: beyond the rules",
        longest=_LONGEST_RULE, is_optional=True,
    )  # fmt: skip


def _player(now: _Now) -> Field:
    """One of several is chosen; where it can be but one, he is filled in."""
    players = now.players
    if len(players) < _FEWEST_CHOICES:
        value = _words(players[0]) if players else ""
        return Field(Takes.SEAT, "Which player", value=value, hint="seat 3")
    return Field(Takes.SEAT, "Which player", choices=_choices(players), entry=Entry.CHOICE)


def _whose(now: _Now) -> Field:
    return Field(
        Takes.WHOSE, "Whose cards, if it is about one player's", hint="seat 3",
        choices=_choices(now.players), is_optional=True,
    )  # fmt: skip


def _sharers(now: _Now) -> Field:
    """The best hand is none before the last card."""
    label = "Who gets it; empty: the best hand" if now.has_all_cards else "Who gets the pot"
    return Field(
        Takes.SEATS, label, hint="seat 3, or seat 3 and seat 5", longest=_LONGEST_RULE,
        choices=_choices(now.players), is_optional=now.has_all_cards,
    )  # fmt: skip


def _choices(players: Players) -> tuple[Choice, ...]:
    return tuple(Choice(f"Seat {one.seat}: {one.name}", _words(one)) for one in players)


def _words(player: SeatView | PlayerView) -> str:
    return f"seat {player.seat}"


def _place(_: _Now) -> Field:
    return Field(Takes.PLACE, "The seat where the button belongs", hint="3")


def _to(now: _Now) -> Field:
    taken = {one.seat for one in now.view.seats}
    empty = [str(seat) for seat in range(1, now.view.config.seats + 1) if seat not in taken]
    return Field(Takes.TO, "The empty seat", hint=", ".join(empty) or "none is empty")


def _amount(now: _Now) -> Field:
    hand, offer = now.view.hand, now.offer
    hints: list[str] = []
    if offer is not None and offer.most:
        hints.append(f"{chips_text(offer.least)} to {chips_text(offer.most)}")
    if hand is not None and hand.menu is not None:
        hints.append(f"it is {chips_text(hand.menu.wager)}")
    return Field(Takes.AMOUNT, "What the bet should be in all", hint="; ".join(hints))


def _time(_: _Now) -> Field:
    return Field(Takes.SECONDS, "How much more time", hint="30s, 2m")


def _cause(_: _Now) -> Field:
    choices = tuple(Choice(cause_words(cause), cause.value) for cause in Cause)
    return Field(Takes.CAUSE, "What is wrong with the deal", choices=choices, entry=Entry.CHOICE)


def _error(_: _Now) -> Field:
    choices = tuple(Choice(error_words(error), error.value) for error in DealError)
    return Field(Takes.ERROR, "What went wrong", choices=choices, entry=Entry.CHOICE)


_FEWEST_CHOICES: Final = 2

_PARTS: Final[dict[Takes, Callable[[_Now], Field]]] = {
    Takes.SEAT: _player,
    Takes.SEATS: _sharers,
    Takes.PLACE: _place,
    Takes.TO: _to,
    Takes.AMOUNT: _amount,
    Takes.SECONDS: _time,
    Takes.CAUSE: _cause,
    Takes.ERROR: _error,
    Takes.WHOSE: _whose,
}
