"""Presses written into buttons and read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord import limits as discord
from adapters.slack import limits as slack
from core.chips import MOST, Chips
from core.hand.commands import Prompt
from core.ids import Seat, TableId
from core.present.documents import Press, Verb
from core.present.presses import text as press_text

_PRESSES = st.builds(
    Press,
    table=st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=20).map(TableId),
    verb=st.sampled_from(Verb),
    prompt=st.none() | st.builds(Prompt, st.integers(1, 10**9), st.integers(1, 10**4)),
    amount=st.none() | st.integers(0, MOST).map(Chips),
    seat=st.none() | st.integers(1, 99).map(Seat),
    places=st.lists(st.integers(1, 13), max_size=5).map(tuple),
    is_confirmed=st.booleans(),
    is_early=st.booleans(),
    note=st.text("abcXYZ019._-", max_size=20),
)


@given(_PRESSES)
def test_what_is_encoded_is_decoded(press: Press) -> None:
    """Every press comes back from its word, which every platform keeps whole."""
    written = press_text.encode(press)
    assert press_text.decode(written) == press
    assert 1 <= len(written) <= min(discord.CUSTOM_ID, slack.VALUE)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "r1",
        "r2:t1:fold:1.2:-",
        "r1:t1:fold:1.2",
        "r1:t1:no-such-verb:1.2:-",
        "r1:t1:fold:1:-",
        "r1:t1:fold:x.y:-",
        "r1:t1:fold:1.2:many",
        "r1:t1:sit:-:100@",
        "r1::fold:1.2:-",
        "r1:t1:fold:1.2:-:more",
        "r1:t1:rule:-:-#a b",
        "r1:t1:rule:-:-#" + "x" * 61,
    ],
)
def test_foreign_words_are_no_press(written: str) -> None:
    """What this version did not write is None, never an error and never another press."""
    assert press_text.decode(written) is None


@pytest.mark.parametrize("note", ["a:b", "a b", "#", "x" * 61])
def test_a_note_that_could_not_be_read_back_is_refused(note: str) -> None:
    """No word is made of a note that would come back as another."""
    with pytest.raises(ValueError, match="no button can carry"):
        press_text.encode(Press(TableId("t1"), Verb.RULE, note=note))


@pytest.mark.parametrize("table", ["", "a:b", "x" * 100])
def test_a_table_that_could_not_be_read_back_is_refused(table: str) -> None:
    """No word is made that would come back as something else, or that a platform refuses."""
    with pytest.raises(ValueError, match="no button can carry"):
        press_text.encode(Press(TableId(table), Verb.FOLD))
