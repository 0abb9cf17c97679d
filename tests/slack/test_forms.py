"""Forms as modals, and what comes back of them."""

from typing import Any

import pytest

from adapters.slack.forms import errors, modal, press_in, said_in
from core.hand.commands import Prompt
from core.ids import TableId
from core.present import amount_form, refusal
from core.present.documents import Choice, Field, Form, Press, Verb
from core.refusal import Reason, Refusal
from core.view import look
from tests.dealt import Dealt
from tests.slack.reading import shown_in_blocks, slacks_types

PRESS = Press(TableId("t1"), Verb.AMOUNT, Prompt(3, 4))


def sent(typed: str | None, chosen: str | None) -> dict[str, Any]:
    """A modal as Slack sends it back."""
    option = {"value": chosen, "text": {"type": "plain_text", "text": "x"}} if chosen else None
    return {
        "private_metadata": "r1:t1:amount:3.4:-",
        "state": {
            "values": {
                "amount": {"typed": {"type": "plain_text_input", "value": typed}},
                "amount:chosen": {"chosen": {"type": "radio_buttons", "selected_option": option}},
            }
        },
    }


def test_the_raise_form_is_a_modal_of_slacks() -> None:
    """Its types are Slack's, the range is in the label, the sizes can be chosen."""
    table = Dealt(200, 150)
    table.deal("AhKh", "QsQd")
    view = modal(amount_form(look(table.table, table.to_act)))
    assert slacks_types().view_problems(view) == []
    field, sizes = view["blocks"]
    assert field["label"]["text"] == "20 to 200"
    assert field["optional"] is True
    assert [option["value"] for option in sizes["element"]["options"]][-1] == "200"


@pytest.mark.parametrize(
    ("title", "short"),
    [
        ("Raise to (to call: 15)", "Raise to (to call: 15)"),
        ("Raise to (to call: 1,500,000)", "Raise to"),
        ("Top up, from the next hand on", "Top up"),
        ("Take a seat: your buy-in now", "Take a seat"),
        ("A" * 30, "A" * 23 + "…"),
    ],
)
def test_a_long_title_is_told_above_the_field(title: str, short: str) -> None:
    """Slack's titles have 24 characters; what is cut off stands in full below it."""
    view = modal(Form(title, PRESS, (Field("amount", "20 to 200"),)))
    assert view["title"]["text"] == short
    told = [block for block in view["blocks"] if block["type"] == "rich_text"]
    assert [shown_in_blocks([block]) for block in told] == ([title] if short != title else [])


def test_a_value_is_filled_in_where_nothing_is_to_be_chosen() -> None:
    """A field with choices stays empty, so that choosing one is an answer."""
    alone = modal(Form("x", PRESS, (Field("amount", "a", value="5"),)))
    beside = modal(
        Form("x", PRESS, (Field("amount", "a", "5", "", (Choice("x", "1"), Choice("y", "2"))),))
    )
    assert alone["blocks"][0]["element"]["initial_value"] == "5"
    assert alone["blocks"][0]["optional"] is False
    assert "initial_value" not in beside["blocks"][0]["element"]


@pytest.mark.parametrize(
    ("typed", "chosen", "said"),
    [(" 120 ", None, "120"), (None, "pot", "pot"), ("120", "120", "120"),
     ("120", "pot", "120 or pot"), (None, None, "")],
)  # fmt: skip
def test_what_was_typed_or_chosen_is_said(typed: str | None, chosen: str | None, said: str) -> None:
    """One answer is that answer; two different ones are none that a reader of amounts takes."""
    assert said_in(sent(typed, chosen)) == {"amount": said}


def test_a_form_knows_its_press_after_a_restart() -> None:
    """The press travels in the modal itself."""
    assert press_in(sent("1", None)) == PRESS
    assert press_in({"private_metadata": "of another app"}) is None
    assert press_in({}) is None


def test_a_refusal_stands_under_the_field() -> None:
    """Its whole text is shown, and the form stays open."""
    why = refusal(Refusal(Reason.UNREADABLE_AMOUNT, typed="lots"), None)
    told = errors(sent("lots", None), why)
    assert list(told) == ["amount"]
    assert "lots" in told["amount"]
