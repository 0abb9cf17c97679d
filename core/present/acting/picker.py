"""The picker: buttons that toggle one's own cards before they are thrown.

It stands in a private message.  Picking commits nothing and tells nobody anything; only the
button that draws or discards does.
"""

from typing import Final

from msgspec import Struct

from core.cards import Card
from core.games.steps import Chosen
from core.hand.commands import DrawCards, HandCommand, MakeChoice, Prompt
from core.ids import PersonId
from core.present.acting.buttons import Rows, act_button
from core.present.acting.openers import splits_openers
from core.present.documents import Button, CardRow, Line, Press, Verb, Weight
from core.present.say import say
from core.present.words.cards import card_label, card_labels, card_name
from core.present.words.counting import cards_word, number_word
from core.view import HandView, MyHand, TableView

_NOBODY: Final = PersonId("")
_ROW: Final = 5


class Picker(Struct, frozen=True):
    """What may be picked: at most ``most`` of ``cards``, exactly so many where ``is_exact``.

    ``places`` are picked, from 1; ``named`` are those that have been named already and may
    still be changed, None while nothing has been said.
    """

    cards: tuple[Card, ...]
    most: int
    is_exact: bool
    places: tuple[int, ...]
    prompt: Prompt
    named: tuple[int, ...] | None = None

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards that would go."""
        return tuple(self.cards[place - 1] for place in self.places)


def picker_of(view: TableView, places: tuple[int, ...] | None = None) -> Picker | None:
    """The picker of the viewer with ``places`` picked, None when he has nothing to pick.

    Without ``places`` it begins with the cards he has named already, or with none.
    """
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or hand.prompt is None or not mine.down:
        return None
    is_discard = hand.choosing in (Chosen.DISCARD, Chosen.EXPOSE)
    if not (is_discard or hand.is_drawing) or not (view.is_my_turn or mine.may_change):
        return None
    most = hand.choose_count if is_discard else max(hand.draw_most, len(mine.picked))
    named = _places(mine) if mine.may_change else None
    chosen = places if places is not None else named or ()
    legal = tuple(sorted({place for place in chosen if 1 <= place <= len(mine.down)}))
    return Picker(mine.down, most, is_discard, legal[:most], hand.prompt, named)


def _places(mine: MyHand) -> tuple[int, ...]:
    return tuple(place for place, card in enumerate(mine.down, 1) if card in mine.picked)


def picker_lines(hand: HandView, picker: Picker) -> tuple[Line, ...]:
    """What has been said, what is picked, and what to do."""
    lines = [_said(picker)] if picker.named is not None else []
    if picker.places and picker.places != picker.named:
        lines.append(say("Picked: {cards} \N{EM DASH} nothing is said yet.",
                         cards=CardRow(picker.picked)))  # fmt: skip
    elif picker.named is None:
        lines.append(say(_ask(hand, picker)))
    return tuple(lines)


def _ask(hand: HandView, picker: Picker) -> str:
    if not picker.most:
        return "No cards are left to draw: stand pat."
    if not picker.is_exact:
        return f"Pick the cards you throw, up to {number_word(picker.most)}; or stand pat."
    does = "turn up" if hand.choosing is Chosen.EXPOSE else "throw away"
    return f"Press the {cards_word(picker.most)} you {does}; the others do not see it."


def _said(picker: Picker) -> Line:
    """Until when a mind can be changed (Cooke 7.10)."""
    if picker.is_exact:
        thrown = CardRow(tuple(picker.cards[place - 1] for place in picker.named or ()))
        return say("You throw {thrown} away. You may change it until all have chosen.",
                   thrown=thrown)  # fmt: skip
    count = len(picker.named or ())
    said = f"asked for {number_word(count)}" if count else "stood pat"
    return say(f"You {said}. You may change it until the next player has chosen.")


def picker_rows(view: TableView, picker: Picker) -> Rows:
    """The cards as toggles, then what would be said with those picked."""
    places = range(1, len(picker.cards) + 1) if picker.most else ()
    toggles = tuple(_toggle(view, picker, place) for place in places)
    rows = [toggles[at : at + _ROW] for at in range(0, len(toggles), _ROW)]
    says = _says(view, picker)
    return (*rows, says) if says else tuple(rows)


def _toggle(view: TableView, picker: Picker, place: int) -> Button:
    card = picker.cards[place - 1]
    is_picked = place in picker.places
    press = Press(view.id, Verb.PICK, picker.prompt, places=_after(picker, place))
    if is_picked:
        return Button(f"\N{BALLOT X} {card_label(card)}", press, Weight.DANGER,
                      f"Keep the {card_name(card)} after all")  # fmt: skip
    return Button(card_label(card), press, hint=f"Pick the {card_name(card)} to throw")


def _after(picker: Picker, place: int) -> tuple[int, ...]:
    """The places picked after a press on ``place``; a new card takes the place of the first
    where no more may be picked."""
    if place in picker.places:
        return tuple(other for other in picker.places if other != place)
    kept = picker.places[1:] if len(picker.places) == picker.most else picker.places
    return tuple(sorted((*kept, place)))


def _says(view: TableView, picker: Picker) -> tuple[Button, ...]:
    if picker.is_exact:
        if len(picker.places) != picker.most or picker.places == picker.named:
            return ()
        label = f"{_exact_verb(view)} {card_labels(picker.picked)}"
        return (_commit(view, MakeChoice(_NOBODY, picker.places, prompt=picker.prompt), label),)
    buttons: list[Button] = []
    if picker.places and picker.places != picker.named:
        splits = (
            view.hand is not None
            and view.mine is not None
            and splits_openers(view.hand, view.mine, picker.picked)
        )
        more = ", splitting openers" if splits else ""
        label = f"Draw {len(picker.places)}{more}"
        count = number_word(len(picker.places))
        hint = f"Throw {card_labels(picker.picked)} and draw {count}{more}"
        command = DrawCards(_NOBODY, picker.places, picker.prompt, splits)
        buttons.append(_commit(view, command, label, hint))
    if picker.named and picker.places == picker.named:
        splits = view.mine is not None and view.mine.splits_openers
        again = DrawCards(_NOBODY, picker.places, picker.prompt, splits, confirmed=True)
        buttons.append(_commit(view, again, "Take the cards", "Change nothing any more"))
    if picker.named != ():
        pat = DrawCards(_NOBODY, (), picker.prompt)
        weight = Weight.PLAIN if picker.places else Weight.PRIMARY
        buttons.append(_commit(view, pat, "Stand pat", "Keep all your cards", weight))
    return tuple(buttons)


def _exact_verb(view: TableView) -> str:
    is_up = view.hand is not None and view.hand.choosing is Chosen.EXPOSE
    return "Turn up" if is_up else "Discard"


def _commit(
    view: TableView,
    command: HandCommand,
    label: str,
    hint: str = "",
    weight: Weight = Weight.PRIMARY,
) -> Button:
    button = act_button(view, command, label, hint or label)
    return Button(button.label, button.press, weight, button.hint)
