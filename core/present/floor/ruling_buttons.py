"""The floor's buttons: the rulings that the state of the table allows, and the penalties."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from core.citation import RuleId
from core.notation.spoken_penalties import PENALTIES
from core.notation.spoken_rulings import BY_KIND, BY_WORD, Spoken
from core.present.acting.buttons import Rows
from core.present.documents import Button, Line, Press, Strong, Verb, Weight
from core.present.floor.ruling_form import asked_about, needs_form, traits_said
from core.present.rulebook.button import number_of
from core.present.say import say
from core.table.floor.offering import RulingOffer
from core.table.floor.ruling_record import RulingKind
from core.view import TableView

_WEIGHTS: Final[dict[RulingKind | None, Weight]] = {
    RulingKind.RESUME: Weight.GOOD,
    RulingKind.RELEASE: Weight.DANGER,
    RulingKind.VOID: Weight.DANGER,
    RulingKind.FORFEIT: Weight.DANGER,
    RulingKind.FOUL_HAND: Weight.DANGER,
    RulingKind.DEAD_HAND: Weight.DANGER,
}
_ANSWERS: Final = (RulingKind.GO_ON, RulingKind.RESUME)
"""What answers that play waits, and stands beside that."""

_A_ROW: Final = 5


def ruling_rows(view: TableView, offers: Iterable[RulingOffer], most: int) -> Rows:
    """Rows of at most five buttons, ``most`` rows in all; the first offered are the likeliest."""
    buttons = [_button(view, spoken) for spoken in _spoken(offers)]
    rows = (tuple(buttons[start : start + _A_ROW]) for start in range(0, len(buttons), _A_ROW))
    return tuple(islice(rows, max(most, 0)))


def offer_lines(offers: Iterable[RulingOffer]) -> Iterator[Line]:
    """``Misdeal (14.20): dealt anew with the same button and blinds``."""
    for spoken in _spoken(offers):
        traits = traits_said(spoken)
        assert traits is not None
        yield say("{label} ({rule}): {does}", label=(Strong(spoken.label),),
                  rule=number_of(traits.rule), does=spoken.does)  # fmt: skip


def offered_rules(offers: Iterable[RulingOffer]) -> Iterator[RuleId]:
    """The rules that what is offered rests on, the likeliest first."""
    for spoken in _spoken(offers):
        traits = traits_said(spoken)
        if traits is not None:
            yield traits.rule


def asking_buttons(view: TableView) -> tuple[Button, ...]:
    """What is no ruling: an error of the dealer's in the hand, and the question to all (1.04)."""
    hearing, hand = view.hearing, view.hand
    are_open = {
        "ask": hearing is not None and not hearing.asks_table,
        "error": hand is not None and not hand.is_over,
    }
    return tuple(_button(view, BY_WORD[word]) for word, is_open in are_open.items() if is_open)


def penalties_button(view: TableView) -> Button:
    """Opens the page of what can be done about a player (Cooke 1.06)."""
    return Button("Penalties …", Press(view.id, Verb.PENALTIES), hint="Warn, sit out, eject ...")


def resume_button(view: TableView) -> Button:
    """The floor's: the table goes on, whatever hand it is (Cooke 1.01)."""
    resume = BY_KIND[RulingKind.RESUME]
    press = Press(view.id, Verb.RULING, note=resume.word)
    return Button(resume.label, press, _WEIGHTS[resume.kind], resume.sentence)


def reports_button(view: TableView) -> Button:
    """Opens what players have reported (Cooke 16.07, 17.01)."""
    return Button("Reports", Press(view.id, Verb.REPORTS), hint="What players have reported")


def penalty_rows(view: TableView) -> Rows:
    """A button for each penalty."""
    buttons = [
        Button(
            f"{one.label} …",
            Press(view.id, Verb.PENALTY, note=one.word),
            hint=f"{one.label}: {one.does}",
        )
        for one in PENALTIES
    ]
    return tuple(tuple(buttons[start : start + _A_ROW]) for start in range(0, len(buttons), _A_ROW))


def _spoken(offers: Iterable[RulingOffer]) -> Iterator[Spoken]:
    """Each kind of ruling once; what has questions and buttons of its own is left to them."""
    kinds = dict.fromkeys(offer.kind for offer in offers)
    return (BY_KIND[kind] for kind in kinds if kind in BY_KIND and kind not in _ANSWERS)


def _button(view: TableView, spoken: Spoken) -> Button:
    press = Press(view.id, Verb.RULING, asked_about(view), note=spoken.word)
    weight = _WEIGHTS.get(spoken.kind, Weight.PLAIN)
    label = f"{spoken.label} …" if needs_form(spoken) else spoken.label
    return Button(label, press, weight, spoken.sentence)
