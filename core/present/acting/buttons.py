"""The buttons of whoever is to act: exactly what the menu allows, in a fixed order."""

from typing import Final

from core.chips import NO_CHIPS, Chips, chips_text
from core.games import GAMES
from core.games.steps import Chosen
from core.hand.commands import (
    AllIn,
    Bet,
    Call,
    Check,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    MakeChoice,
    Muck,
    Prompt,
    Show,
)
from core.hand.menu import Menu
from core.house.settings import flag, word
from core.ids import PersonId
from core.notation import PresetName, presets
from core.notation.readings import wager_act
from core.present.documents import Button, Press, Verb, Weight
from core.present.presses.meaning import press_of
from core.present.words.draws import to_choose
from core.view import HandView, TableView

Rows = tuple[tuple[Button, ...], ...]

_NOBODY: Final = PersonId("")
_PRESET_LABELS: Final = {
    PresetName.HALF_POT: "½ pot",
    PresetName.POT: "Pot",
    PresetName.ALL_IN: "All-in",
}
_WEIGHTS: Final = {
    Verb.CHECK: Weight.PRIMARY,
    Verb.CALL: Weight.PRIMARY,
    Verb.ALL_IN: Weight.DANGER,
    Verb.BET: Weight.GOOD,
    Verb.RAISE_TO: Weight.GOOD,
    Verb.SHOW: Weight.PRIMARY,
    Verb.MUCK_ANYWAY: Weight.DANGER,
}


def act_rows(view: TableView) -> Rows:
    """Fold, check or call, bet or raise; the named sizes; at showdown show and muck."""
    hand = view.hand
    if hand is None or hand.prompt is None:
        return ()
    if hand.is_offer:
        return (offer_row(view, hand.prompt),)
    if hand.kill_price:
        return (_kill_row(view, hand),)
    if hand.choosing is not None or hand.is_drawing:
        return (_choose(view, hand),)
    if hand.menu is None:
        return ((show_button(view), muck_button(view), *_play_board(view, hand)),)
    first = (
        *_fold(view, hand.menu, hand.prompt),
        *_passive(view, hand.menu, hand.prompt),
        *_sizes(view, hand.menu, hand.prompt),
        *_only(view, hand, hand.menu, hand.prompt),
        *_amount(view, hand, hand.menu),
    )
    second = _presets(view, hand, hand.menu, hand.prompt)
    return (first, second) if second else (first,)


def act_button(view: TableView, command: HandCommand, label: str = "", hint: str = "") -> Button:
    """A button that says ``command``; without a ``label`` it is the act in words."""
    words = act_words(view, command)
    press = press_of(command, view.id)
    return Button(label or words, press, _WEIGHTS.get(press.verb, Weight.PLAIN), hint or words)


def act_words(view: TableView, command: HandCommand) -> str:
    """``Call 40``, ``Raise to 120``, ``All-in 1,940``: an act of the player to act, in words."""
    menu = view.hand.menu if view.hand is not None else None
    press = press_of(command, view.id)
    match press.verb:
        case Verb.CALL if menu is not None:
            short = menu.call == menu.stack or menu.bet + menu.call < menu.wager
            return f"Call {chips_text(menu.call)}" + (" all-in" if short else "")
        case Verb.ALL_IN if menu is not None:
            return f"All-in {chips_text(menu.raise_max or menu.bet + menu.call)}"
        case Verb.BET | Verb.RAISE_TO:
            return _wager_words(menu, press.verb, press.amount or NO_CHIPS)
        case Verb.DRAW:
            return f"Draw {len(press.places)}" if press.places else "Stand pat"
        case Verb.MUCK_ANYWAY:
            return "Muck anyway"
        case Verb.PLAY_BOARD:
            return "Play the board"
        case Verb.ALL_IN:
            return "All-in"
        case _:
            return press.verb.value.capitalize()


def _wager_words(menu: Menu | None, verb: Verb, to: Chips) -> str:
    """``Bring in 5``, ``Bet 20``, ``Complete to 15``, ``Raise to 40``."""
    if verb is Verb.BET:
        is_bring_in = menu is not None and menu.bring_in == to
        return f"{'Bring in' if is_bring_in else 'Bet'} {chips_text(to)}"
    is_completion = menu is not None and menu.completes and menu.sizes[:1] == (to,)
    return f"{'Complete' if is_completion else 'Raise'} to {chips_text(to)}"


_ANSWERS: Final = {
    Chosen.LAST_CARD: ((True, "Play on"), (False, "As all-in")),
    Chosen.WITHDRAW: ((True, "Play on"), (False, "Withdraw")),
    Chosen.RESHUFFLE: ((False, "Top card"), (True, "Shuffle")),
}
"""What is not chosen in secret, but said."""


def _choose(view: TableView, hand: HandView) -> tuple[Button, ...]:
    """Opens the picker in private; standing pat needs none."""
    answers = _ANSWERS.get(hand.choosing) if hand.choosing is not None else None
    if answers is not None:
        return tuple(
            act_button(view, MakeChoice(_NOBODY, prompt=hand.prompt, plays=plays), label)
            for plays, label in answers
        )
    press = Press(view.id, Verb.PICK, hand.prompt)
    if hand.choosing is not None:
        label = to_choose(hand.choosing).capitalize()
        hint = f"{label}: choose in private; the others do not see what"
        return (Button(label, press, Weight.PRIMARY, hint),)
    draw = Button("Draw", press, Weight.PRIMARY, "Choose in private which cards you throw")
    pat = act_button(view, DrawCards(_NOBODY, (), hand.prompt), hint="Keep all your cards")
    return (draw, pat)


def offer_row(
    view: TableView, prompt: Prompt | None, *, confirmed: bool = False
) -> tuple[Button, ...]:
    """Declare the pot open, or pass (Cooke 7.13, 7.17.02)."""
    opens = DeclareOpen(_NOBODY, True, prompt, confirmed)
    label = "Declare open anyway" if confirmed else "Declare open"
    passes = DeclareOpen(_NOBODY, False, prompt)
    return (act_button(view, opens, label), act_button(view, passes, "Pass"))


def _kill_row(view: TableView, hand: HandView) -> tuple[Button, ...]:
    """Kill the pot on one's first two cards, or let it be (Cooke 8.04.12)."""
    price = chips_text(hand.kill_price)
    kill = Button(
        f"Kill {price}",
        Press(view.id, Verb.KILL, hand.prompt),
        Weight.DANGER,
        f"Post {price} and double the stakes of this hand",
    )
    check = act_button(view, Check(_NOBODY, hand.prompt), hint="Let the pot be as it is")
    return (kill, check)


def show_button(view: TableView) -> Button:
    """Table the hand."""
    return act_button(view, Show(_NOBODY, _prompt(view)), hint="Show your hand")


def muck_button(view: TableView, *, confirmed: bool = False) -> Button:
    """Give the hand up unseen; ``confirmed`` after the warning that it would win."""
    command = Muck(_NOBODY, _prompt(view), confirmed=confirmed)
    return act_button(view, command, hint="Give up your hand face down")


def _play_board(view: TableView, hand: HandView) -> tuple[Button, ...]:
    """Declare the board one's hand and discard, where game and house allow it (Cooke 6.05)."""
    if not GAMES[hand.game].may_play_board:
        return ()
    if word(view.config.settings, "showdown.play_board") != "announce_and_discard":
        return ()
    command = Muck(_NOBODY, _prompt(view), plays_board=True)
    return (act_button(view, command, hint="Discard and keep the board's share"),)


def _prompt(view: TableView) -> Prompt | None:
    return view.hand.prompt if view.hand is not None else None


def _fold(view: TableView, menu: Menu, prompt: Prompt) -> tuple[Button, ...]:
    # Without checking out a fold that faces no bet counts as a check (Cooke 10.01), and whoever
    # has to bring it in may not fold (Cooke 5.06).
    if not menu.may_fold:
        return ()
    if menu.may_check and not flag(view.config.settings, "betting.checking_out"):
        return ()
    return (act_button(view, Fold(_NOBODY, prompt)),)


def _passive(view: TableView, menu: Menu, prompt: Prompt) -> tuple[Button, ...]:
    if menu.bring_in:
        button = act_button(view, Bet(_NOBODY, menu.bring_in, prompt))
        return (Button(button.label, button.press, Weight.PRIMARY, button.hint),)
    if menu.may_check:
        return (act_button(view, Check(_NOBODY, prompt)),)
    return (act_button(view, Call(_NOBODY, prompt)),) if menu.may_call else ()


def _sizes(view: TableView, menu: Menu, prompt: Prompt) -> tuple[Button, ...]:
    """In limit every legal bet or raise is a button of its own (Cooke 4.09)."""
    return tuple(
        act_button(view, wager_act(menu, to, view.unit, _NOBODY, prompt))
        for to in menu.sizes
        if to != menu.bring_in
    )


def _only(view: TableView, hand: HandView, menu: Menu, prompt: Prompt) -> tuple[Button, ...]:
    """The one amount there is, where no named size says it."""
    to = menu.raise_max
    named = {size.to for size in presets(menu, hand.pot, hand.unit) if size.name in _PRESET_LABELS}
    if menu.sizes or not to or menu.raise_min != to or to in named or to == menu.bring_in:
        return ()
    return (act_button(view, wager_act(menu, to, hand.unit, _NOBODY, prompt)),)


def _amount(view: TableView, hand: HandView, menu: Menu) -> tuple[Button, ...]:
    """Opens the form for a free amount, where there is more than one to choose from."""
    if menu.sizes or not menu.raise_min < menu.raise_max:
        return ()
    least = chips_text(menu.raise_min)
    label = f"Bet {least}+" if menu.opens else f"Raise to {least}+"
    hint = f"{'Bet' if menu.opens else 'Raise to'} an amount from {least}"
    return (Button(label, Press(view.id, Verb.AMOUNT, hand.prompt), Weight.GOOD, hint),)


def _presets(view: TableView, hand: HandView, menu: Menu, prompt: Prompt) -> tuple[Button, ...]:
    if menu.sizes:
        return ()
    return tuple(
        _preset(view, hand, menu, preset.name, preset.to, prompt)
        for preset in presets(menu, hand.pot, hand.unit)
        if preset.name in _PRESET_LABELS
    )


def _preset(
    view: TableView, hand: HandView, menu: Menu, name: PresetName, to: Chips, prompt: Prompt
) -> Button:
    command = wager_act(menu, to, hand.unit, _NOBODY, prompt)
    if isinstance(command, AllIn):
        word = "Bet" if menu.opens else "Raise"
        return act_button(view, command, hint=f"{word} all-in to {chips_text(to)}")
    return act_button(view, command, f"{_PRESET_LABELS[name]} {chips_text(to)}")
