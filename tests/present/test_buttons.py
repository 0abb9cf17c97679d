"""Buttons: exactly the legal acts, in a fixed order, short, and readable after a restart."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from core.chips import MOST, Chips
from core.hand.commands import Muck
from core.ids import PersonId, Seat
from core.present import (
    Document,
    Press,
    Verb,
    act_rows,
    amount_form,
    board,
    buy_in_form,
    command_of,
    early_acts,
    press_of,
    private_hand,
    sign,
    table_info,
    top_up_form,
)
from core.refusal import Reason, Refusal
from core.table import apply
from core.table.commands import SitDown, TopUp
from core.view import TableView
from tests.dealt import TABLE, Dealt, chips, person
from tests.random_play import EVERY_GAME, dealt

ORDER = [
    Verb.KILL, Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.AMOUNT, Verb.RAISE_TO, Verb.ALL_IN,
    Verb.PICK, Verb.DRAW, Verb.DECLARE_OPEN, Verb.STAY_CLOSED, Verb.PLAY_ON, Verb.TREAT_AS_ALL_IN,
    Verb.SHOW, Verb.MUCK, Verb.PLAY_BOARD, Verb.MY_CARDS, Verb.CLOCK,
]  # fmt: skip
LABEL = 34
OF_HIDDEN_CARDS = {
    Reason.NO_OPENERS, Reason.OPENERS_WARNING, Reason.NO_CHECK_RAISE, Reason.BOARD_MUST_BE_SHOWN,
}  # fmt: skip
"""What a button cannot know: the board shows none of the cards that decide it."""

ANY_GAME = (*EVERY_GAME, *EVERY_GAME[:1] * 4)


def documents(table: Dealt) -> list[Document]:
    """Everything with buttons that the table can show now."""
    views = [table.view(), *(table.view(o.seat) for o in table.table.occupants)]
    return [make(view) for view in views for make in (board, private_hand, sign, table_info)]


@settings(max_examples=80, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_every_act_is_taken(played: Dealt) -> None:
    """At any moment of a hand each button of those waited for is a command the table takes, on
    the board and in their private hands; a warning about openers is all that may come first."""
    hand = played.table.hand
    assert hand is not None
    for seat in hand.awaited:
        view = played.view(seat)
        for row in (*act_rows(played.view()), *private_hand(view).buttons):
            for button in row:
                taken(played, seat, button.press)


@settings(max_examples=20, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_every_early_act_is_taken(played: Dealt) -> None:
    """Whatever is offered to one who has to act behind, to say or to keep, the table takes."""
    check_early_acts(played)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_every_early_act_is_taken_at_many_moments(played: Dealt) -> None:
    """The same of ten times as many moments."""
    check_early_acts(played)


def check_early_acts(played: Dealt) -> None:
    """Give every early act that is offered to anybody."""
    hand = played.table.hand
    assert hand is not None
    for seat in hand.seats:
        for row in early_acts(played.view(seat)).buttons:
            for button in row:
                taken(played, seat, button.press)


def taken(played: Dealt, seat: Seat, press: Press) -> None:
    """``press`` of the player at ``seat`` is taken; one that only opens something is not said."""
    if press.verb in (Verb.AMOUNT, Verb.PICK):
        return
    player = played.table.hand.player(seat) if played.table.hand is not None else None
    assert player is not None
    command = command_of(replace(press, is_confirmed=True), player.person)
    assert command is not None
    if isinstance(command, Muck):
        command = Muck(command.person, command.prompt, confirmed=True)
    try:
        apply(played.table, command, played.now)
    except Refusal as refused:
        if refused.reason not in OF_HIDDEN_CARDS:
            raise


@settings(max_examples=80, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_rows_fit_and_differ(played: Dealt) -> None:
    """At most five rows of five, labels of 34 characters, no press twice in one document, and
    always in the same order."""
    for document in documents(played):
        buttons = [button for row in document.buttons for button in row]
        assert len(document.buttons) <= 5
        assert all(0 < len(row) <= 5 for row in document.buttons)
        assert all(0 < len(button.label) <= LABEL for button in buttons)
        assert all(button.hint or button.label for button in buttons)
        assert len({button.press for button in buttons}) == len(buttons)
        assert {button.press.table for button in buttons} <= {TABLE}
    for row in act_rows(played.view()):
        places = [ORDER.index(button.press.verb) for button in row]
        assert places == sorted(places)


@settings(max_examples=40, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_presses_come_back(played: Dealt) -> None:
    """A press read back from a command is the press that said it."""
    for row in act_rows(played.view()):
        for button in row:
            command = command_of(button.press, PersonId("test:any"))
            if command is not None:
                assert press_of(command, TABLE) == button.press  # type: ignore[arg-type]


def test_the_deal() -> None:
    """Facing the big blind: fold, call, raise; half pot, pot and all-in with their amounts."""
    table = Dealt(500, 500, 500)
    table.deal()
    labels = [[button.label for button in row] for row in board(table.view()).buttons]
    assert labels == [
        ["Fold", "Call 10", "Raise to 20+"],
        ["½ pot 22", "Pot 35", "All-in 500"],
        ["My cards", "Clock"],
    ]


def test_a_free_check_has_no_fold() -> None:
    """Where a fold would count as a check no fold is offered (Cooke 10.01)."""
    table = Dealt(500, 500)
    table.deal()
    table.say("call")
    verbs = [button.press.verb for button in act_rows(table.view())[0]]
    assert verbs == [Verb.CHECK, Verb.AMOUNT]


def test_checking_out_has_a_fold() -> None:
    """Where the house lets a player check out, a fold is offered beside the check."""
    table = Dealt(500, 500, settings={"betting.checking_out": True})
    table.deal()
    table.say("call")
    verbs = [button.press.verb for button in act_rows(table.view())[0]]
    assert verbs == [Verb.FOLD, Verb.CHECK, Verb.AMOUNT]


def test_a_short_stack_calls_all_in() -> None:
    """A call for the whole stack says so, and there is nothing else to bet."""
    table = Dealt(500, 500, 30)
    table.deal()
    table.say("raise to 100", "fold")
    labels = [[button.label for button in row] for row in act_rows(table.view())]
    assert labels == [["Fold", "Call 20 all-in"]]


def test_a_stack_below_the_minimum_raise_is_all_in() -> None:
    """Where the whole stack is less than a full raise, all-in is the one raise on offer."""
    table = Dealt(500, 500, 130)
    table.deal()
    table.say("raise to 100", "fold")
    labels = [[button.label for button in row] for row in act_rows(table.view())]
    assert labels == [["Fold", "Call 90"], ["All-in 130"]]


@pytest.mark.parametrize(
    ("press", "command"),
    [
        (Press(TABLE, Verb.SIT, amount=chips(200)), SitDown(person(1), "Ann", chips(200))),
        (Press(TABLE, Verb.ADD, amount=chips(50)), TopUp(person(1), chips(50))),
        (Press(TABLE, Verb.SIT), None),
        (Press(TABLE, Verb.BUY_IN), None),
        (Press(TABLE, Verb.TOP_UP), None),
        (Press(TABLE, Verb.AMOUNT), None),
        (Press(TABLE, Verb.MY_CARDS), None),
        (Press(TABLE, Verb.REFILL), None),
        (Press(TABLE, Verb.REFRESH), None),
    ],
    ids=lambda value: getattr(value, "verb", ""),
)
def test_what_is_no_act(press: Press, command: object) -> None:
    """Sitting and adding carry their amount; what opens a form or asks is no command."""
    assert command_of(press, person(1), "Ann") == command


def richest(table: Dealt) -> TableView:
    """The view of whoever is to act, every amount as large and as broken as can be."""
    view = table.view(table.to_act)
    assert view.hand is not None
    assert view.hand.menu is not None
    most = Chips(MOST - 1)
    menu = replace(
        view.hand.menu, call=most, wager=most, stack=most, raise_min=Chips(most - 2), raise_max=most
    )
    config = replace(view.config, buy_in_least=Chips(most - 2), buy_in_most=most)
    return replace(view, config=config, hand=replace(view.hand, menu=menu, unit=Chips(1)))


def test_the_largest_amounts_fit() -> None:
    """Form titles and labels stay within 45 characters and buttons within 34, whatever is bet."""
    table = Dealt(500, 500, 500)
    table.deal()
    most = Chips(MOST - 1)
    for view in (table.view(table.to_act), richest(table)):
        for form in (amount_form(view), buy_in_form(view, most), top_up_form(view, most)):
            assert 0 < len(form.title) <= 45
            assert [field.name for field in form.fields] == ["amount"]
            assert all(0 < len(field.label) <= 45 for field in form.fields)
            assert all(len(field.hint) <= 100 for field in form.fields)
        assert all(len(button.label) <= LABEL for row in act_rows(view) for button in row)
