"""House rules on Discord: the modal that asks for one, and files with an answer."""

from typing import Any

from adapters.discord import limits
from adapters.discord.forms import modal, sent_values
from adapters.discord.render import render
from core.house.setting import Setting
from core.house.settings import SETTINGS
from core.ids import TableId
from core.present import house_form, import_form
from core.present.documents import NOWHERE, Document, Slot, Text, TextFile

TABLE = TableId("t1")


def fields_of(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The components of a modal by their custom ids."""
    return {one["component"]["custom_id"]: one["component"] for one in shown["components"]}


def test_the_form_asks_for_rule_value_and_scope() -> None:
    """A modal cannot change while it is open: all is asked at once, the value as text."""
    fields = fields_of(modal(house_form(TABLE)).to_dict())
    assert list(fields) == ["setting", "value", "scope"]
    assert fields["setting"]["type"] == fields["value"]["type"] == 4
    assert fields["scope"]["required"] is True


def test_every_rule_has_its_form() -> None:
    """Within Discord's numbers, with the rule filled in."""
    for setting in SETTINGS.values():
        check_form(setting)


def check_form(setting: Setting) -> None:
    """The form of one rule."""
    shown = modal(house_form(TABLE, setting, setting.default)).to_dict()
    assert len(shown["components"]) <= 5
    for label in shown["components"]:
        assert 1 <= len(label["label"]) <= limits.LABEL_TEXT
    fields = fields_of(shown)
    assert fields["setting"]["value"] == setting.key
    for option in fields["value"].get("options", ()):
        assert 1 <= len(option["label"]) <= limits.OPTION_LABEL
        assert 1 <= len(option["value"]) <= limits.OPTION_LABEL


def test_what_was_chosen_is_said() -> None:
    """A radio button's value comes back by the name of its field."""
    scope = {"type": 18, "component": {"type": 21, "custom_id": "scope", "value": "table"}}
    assert sent_values({"components": [scope]}) == {"scope": "table"}


def test_many_lines_can_be_typed() -> None:
    """Rules to be read in are a paragraph."""
    (field,) = fields_of(modal(import_form(NOWHERE)).to_dict()).values()
    assert field["style"] == 2


def test_a_file_goes_with_the_message() -> None:
    """It stands in the frame, and is made anew for each try to send it."""
    text = '"button.rule" = "no_dead_button"\n'
    document = Document(Slot.REPLY, (Text("The rules"),), file=TextFile("rules.toml", text))
    rendered = render(document)
    components: list[dict[str, Any]] = rendered.view.to_components()  # type: ignore[no-untyped-call]
    (frame,) = components
    (shown,) = [part for part in frame["components"] if part["type"] == 13]
    assert shown["file"]["url"] == "attachment://rules.toml"
    for _ in range(2):
        (file,) = rendered.files()
        assert file.filename == "rules.toml"
        assert file.fp.read().decode() == text
    assert render(Document(Slot.REPLY, (Text("No file"),))).files() == []
