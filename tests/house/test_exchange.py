"""House rules as a file: written, and read back whole or not at all."""

import pytest

from core.house.declared import DECLARED
from core.house.exchange import MOST, FileWrong, parsed, written
from core.house.settings import Overrides
from core.refusal import Reason, Refusal

EVERY: Overrides = {
    setting.key: next(
        value
        for value in (setting.choices or (setting.most, setting.least))
        if value != setting.default
    )
    for setting in DECLARED
}
"""Every setting at some value that is not its default."""


@pytest.mark.parametrize("remarks", [True, False])
def test_what_is_written_is_read_back(remarks: bool) -> None:
    """All settings at once, with the remarks and without: the same values of the same kinds."""
    again = parsed(written(EVERY, remarks=remarks))
    assert again == EVERY
    assert {key: type(value) for key, value in again.items()} == {
        key: type(value) for key, value in EVERY.items()
    }


def test_each_line_says_what_it_means() -> None:
    """The remark before a line has the words and the number of the rule."""
    lines = written({"button.rule": "no_dead_button"}).splitlines()
    assert lines[-1] == '"button.rule" = "no_dead_button"'
    assert lines[-2].startswith("# Button: ")
    assert lines[-2].endswith("(Cooke 12.03)")


def test_what_a_chat_program_makes_of_it_is_read() -> None:
    """Between fences, with pretty quotes, keys without quotes, and values as people say them."""
    rules = "\u201cclock.seconds\u201d = \u201c2 minutes\u201d\nbutton.rule = 'no dead button'"
    typed = f"```toml\n{rules}\n```"
    assert parsed(typed) == {"clock.seconds": 120, "button.rule": "no_dead_button"}
    assert parsed('\ufeff"clock.seconds" = 45\r\n') == {"clock.seconds": 45}
    assert parsed("`clock.seconds = 45`") == {"clock.seconds": 45}
    assert parsed("[clock]\nseconds = 45\n") == {"clock.seconds": 45}
    assert parsed("") == {}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('"clock.seconds" = 90\n"clock.hours" = 1', 2, Reason.UNKNOWN_SETTING),
        ('# so\n\n"clock.seconds" = -1', 3, Reason.SETTING_IMPOSSIBLE),
        ('"clock.seconds" = 1.5', 1, Reason.SETTING_IMPOSSIBLE),
        ('"clock.seconds" = true', 1, Reason.SETTING_IMPOSSIBLE),
        ('"clock.seconds" = 90\n"betting.overs" = 1', 2, Reason.SETTING_IMPOSSIBLE),
        ('"clock.seconds" = 90\n"betting.overs" = [true]', 2, Reason.SETTING_IMPOSSIBLE),
    ],
)
def test_the_first_line_that_cannot_be_is_named(text: str, line: int, reason: Reason) -> None:
    """With the reason that the value would be refused for if it were set alone."""
    with pytest.raises(FileWrong) as wrong:
        parsed(text)
    assert isinstance(wrong.value.why, Refusal)
    assert (wrong.value.line, wrong.value.why.reason) == (line, reason)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('"clock.seconds" = 90\n"betting.overs" =', 2),
        ('"clock.seconds" = 90\n"clock.seconds" = 80', 2),
        ("\n\nhello", 3),
        ('"clock.seconds" = 90\na = ' + "[" * 400, 2),
        ("a = " + "[\n" * 20_000, 1),
        (".".join(["a"] * 20_000) + " = 1", 1),
        ('"clock.seconds" = ' + "9" * 5_000, 1),
        ('"clock.seconds" = [0x' + "f" * 50_000 + "]", 1),
    ],
    ids=["no value", "twice", "no key", "list", "deep lists", "long key", "number", "hex"],
)
def test_what_is_no_toml_is_named_by_its_line(text: str, line: int) -> None:
    """What cannot be read is named with its line, in words of the room and none of the format's;
    what would take its reader long, or be too much for it, it is not given."""
    with pytest.raises(FileWrong) as wrong:
        parsed(text)
    assert wrong.value.line == line
    assert isinstance(wrong.value.why, str)
    assert "key/value" not in wrong.value.why


def test_a_file_has_an_end() -> None:
    """A character more than it may have is refused before anything is read; all settings with
    their remarks are half of that."""
    with pytest.raises(Refusal) as refused:
        parsed("#" * (MOST + 1))
    assert refused.value.reason is Reason.HOUSE_FILE_TOO_LONG
    assert len(written(EVERY)) < MOST / 2
