"""The floor's buttons: the rulings that the state of the table allows, and the penalties."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from core.citation import RuleId, cited
from core.notation.spoken_rulings import BY_KIND, BY_WORD, Spoken
from core.present.act_buttons import Rows
from core.present.documents import Button, Line, Press, Verb, Weight
from core.present.penalty_form import PENALTIES
from core.present.ruling_form import asked_about, traits_said
from core.present.say import say
from core.table.floor.offering import RulingOffer
from core.table.floor.ruling_record import RulingKind
from core.view import TableView

_LABELS: Final[dict[RulingKind | None, str]] = {
    RulingKind.MISDEAL: "Misdeal",
    RulingKind.FIX_DEAL: "Cards to their places",
    RulingKind.VOID: "Void",
    RulingKind.RELEASE: "Void, all chips back",
    RulingKind.CORRECT_WAGER: "Correct the bet",
    RulingKind.TAKE_BACK: "Take back the act",
    RulingKind.AWARD: "Award the pot",
    RulingKind.FORFEIT: "Forfeit",
    RulingKind.DEAD_HAND: "Dead hand",
    RulingKind.LIVE_HAND: "Live hand",
    RulingKind.FOUL_HAND: "Foul hand",
    RulingKind.MOVE_BRING_IN: "Bring-in",
    RulingKind.MOVE_BUTTON: "Move the button",
    RulingKind.MOVE_PLAYER: "Move a player",
    RulingKind.GIVE_TIME: "Give time",
    RulingKind.PAUSE: "Pause",
    RulingKind.RESUME: "Resume",
    RulingKind.INSPECT: "Inspect a hand",
    RulingKind.HAND_SEEN: "A hand was seen",
}
_WEIGHTS: Final[dict[RulingKind | None, Weight]] = {
    RulingKind.RESUME: Weight.GOOD,
    RulingKind.RELEASE: Weight.DANGER,
    RulingKind.FORFEIT: Weight.DANGER,
    RulingKind.DEAD_HAND: Weight.DANGER,
}
_A_ROW: Final = 5


def ruling_rows(view: TableView, offers: Iterable[RulingOffer], most: int) -> Rows:
    """Rows of at most five buttons, ``most`` rows in all; the first offered are the likeliest."""
    buttons = [_button(view, spoken) for spoken in _spoken(offers)]
    rows = (tuple(buttons[start : start + _A_ROW]) for start in range(0, len(buttons), _A_ROW))
    return tuple(islice(rows, max(most, 0)))


def offer_lines(offers: Iterable[RulingOffer]) -> Iterator[Line]:
    """``Misdeal (Cooke 14.20): dealt anew with the same button and blinds``."""
    for spoken in _spoken(offers):
        traits = traits_said(spoken)
        assert traits is not None
        yield say("{label} ({rule}): {does}", label=_LABELS[spoken.kind], rule=cited(traits.rule),
                  does=_small(spoken.does))  # fmt: skip


def offered_rules(offers: Iterable[RulingOffer]) -> Iterator[RuleId]:
    """The rules that what is offered rests on, the likeliest first."""
    for spoken in _spoken(offers):
        traits = traits_said(spoken)
        if traits is not None:
            yield traits.rule


def asking_buttons(view: TableView) -> tuple[Button, ...]:
    """What is no ruling: an error of the dealer's in the hand, and the question to all (1.04)."""
    hearing, hand = view.hearing, view.hand
    words = {
        "ask": ("Ask the table", hearing is not None and not hearing.asks_table),
        "error": ("Dealer's error …", hand is not None and not hand.is_over),
    }
    return tuple(
        Button(label, Press(view.id, Verb.RULING, asked_about(view), note=word),
               hint=BY_WORD[word].does)
        for word, (label, is_open) in words.items() if is_open
    )  # fmt: skip


def penalties_button(view: TableView) -> Button:
    """Opens the page of what can be done about a player (Cooke 1.06)."""
    return Button("Penalties …", Press(view.id, Verb.PENALTIES), hint="Warn, sit out, eject ...")


def penalty_rows(view: TableView) -> Rows:
    """A button for each penalty."""
    buttons = [
        Button(one.label, Press(view.id, Verb.PENALTY, note=one.word), hint=one.does)
        for one in PENALTIES
    ]
    return tuple(tuple(buttons[start : start + _A_ROW]) for start in range(0, len(buttons), _A_ROW))


def _spoken(offers: Iterable[RulingOffer]) -> Iterator[Spoken]:
    """Each kind of ruling once; what has questions and buttons of its own is left to them."""
    kinds = dict.fromkeys(offer.kind for offer in offers)
    return (BY_KIND[kind] for kind in kinds if kind in BY_KIND and kind in _LABELS)


def _small(does: str) -> str:
    return does[0].lower() + does[1:]


def _button(view: TableView, spoken: Spoken) -> Button:
    press = Press(view.id, Verb.RULING, asked_about(view), note=spoken.word)
    return Button(_LABELS[spoken.kind], press, _WEIGHTS.get(spoken.kind, Weight.PLAIN), spoken.does)
