"""House rules on Slack: the modal that searches, its values, and a file to copy."""

from typing import Any

import pytest

from adapters.slack import limits
from adapters.slack.forms import chosen_in, errors, modal, said_in
from adapters.slack.render import render
from core.house.setting import Setting
from core.house.settings import SETTINGS
from core.house.values import text_of
from core.ids import TableId
from core.present import house_form, import_form, refusal
from core.present.documents import NOWHERE, Document, Slot, Text, TextFile
from core.refusal import Reason, Refusal
from tests.slack.reading import slacks_types

TABLE = TableId("t1")


def fields_of(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The elements of a modal's inputs by block id."""
    return {block["block_id"]: block["element"] for block in view["blocks"]}


def test_the_form_asks_for_the_rule_first() -> None:
    """It is a modal of Slack's; the value is not asked before there is a rule."""
    view = modal(house_form(TABLE))
    assert slacks_types().view_problems(view) == []
    fields = fields_of(view)
    assert list(fields) == ["setting", "scope"]
    assert fields["setting"]["type"] == "external_select"
    assert view["blocks"][0]["dispatch_action"] is True


def test_every_rule_has_its_form() -> None:
    """Its values or its bounds, the present one chosen, in a modal of Slack's."""
    for setting in SETTINGS.values():
        check_form(setting)


def check_form(setting: Setting) -> None:
    """The form of one rule."""
    view = modal(house_form(TABLE, setting, setting.default))
    assert slacks_types().view_problems(view) == []
    fields = fields_of(view)
    assert fields["setting"]["initial_option"]["value"] == setting.key
    value = fields["value"]
    if value["type"] == "number_input":
        assert value["initial_value"] == str(setting.default)
        assert (value["min_value"], value["max_value"]) == (str(setting.least), str(setting.most))
    else:
        told = [option["value"] for option in value["options"]]
        assert told == [text_of(one) for one in setting.choices or (True, False)]
        assert value["initial_option"]["value"] == text_of(setting.default)


def test_without_a_table_there_is_no_scope() -> None:
    """What is changed where no table is counts for the community."""
    assert "scope" not in fields_of(modal(house_form(NOWHERE)))
    assert "scope" in fields_of(modal(house_form(TABLE)))


def test_a_refusal_stands_under_the_value() -> None:
    """A contradiction is told where it can be mended."""
    state = {
        "setting": {"riffle.search": {"selected_option": {"value": "clock.seconds"}}},
        "value": {"typed": {"value": "0"}},
        "scope": {"chosen": {"selected_option": None}},
    }
    sent = {"state": {"values": state}}
    why = refusal(Refusal(Reason.STALE), None)
    assert list(errors(sent, why)) == ["value"]
    assert said_in(sent) == {"setting": "clock.seconds", "value": "0", "scope": ""}


def test_what_was_chosen_in_an_open_form() -> None:
    """Slack tells the choice as an action, by the block it stands in."""
    act = {"block_id": "setting", "selected_option": {"value": "button.rule"}}
    assert chosen_in({"actions": [act]}) == {"setting": "button.rule"}
    assert chosen_in({}) == {}


def test_a_file_to_be_read_in_has_room() -> None:
    """Many lines, as many characters as Slack takes."""
    (element,) = fields_of(modal(import_form(NOWHERE))).values()
    assert element["multiline"] is True
    assert element["max_length"] == limits.INPUT


@pytest.mark.parametrize("lines", [1, 60, 250])
def test_a_file_can_be_copied_whole(lines: int) -> None:
    """Its text stands in the message without a letter missing, in blocks that Slack takes."""
    text = "".join(f'"some.rule_{at:03}" = "some_value_of_it"\n' for at in range(lines))
    shown = render(Document(Slot.REPLY, (Text("The rules"),), file=TextFile("a.toml", text)))
    assert slacks_types().block_problems(shown.blocks) == []
    parts = [
        element["elements"][0]["text"]
        for block in shown.blocks
        if block["type"] == "rich_text"
        for element in block["elements"]
        if element["type"] == "rich_text_preformatted"
    ]
    assert "\n".join(parts) + "\n" == text
    assert all(len(part) <= limits.TEXT for part in parts)
