"""Presses written into buttons and read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.slack.codec import decode, encode
from core.chips import Chips
from core.hand.commands import Prompt
from core.ids import Seat, TableId
from core.present.documents import Press, Verb

PRESS = st.builds(
    Press,
    st.text("abcxyz019", min_size=1, max_size=20).map(TableId),
    st.sampled_from(Verb),
    st.none() | st.builds(Prompt, st.integers(0, 10**6), st.integers(0, 999)),
    st.none() | st.integers(0, 10**12).map(Chips),
    st.none() | st.integers(1, 10).map(Seat),
)


@given(PRESS)
def test_a_press_is_read_back_as_written(press: Press) -> None:
    """Whatever a button of ours carries, a process that knows nothing else understands it."""
    assert decode(encode(press)) == press


@pytest.mark.parametrize(
    "value",
    ["", "r1", "r1:t1:fold:-", "r2:t1:fold:-:-", "r1::fold:-:-", "r1:t1:flod:-:-",
     "r1:t1:fold:1:-", "r1:t1:fold:a.b:-", "r1:t1:raise:1.2:many", "r1:t1:sit:-:1@x"],
)  # fmt: skip
def test_what_another_version_wrote_is_no_press(value: str) -> None:
    """A value that cannot be read is stale, never an error and never another act."""
    assert decode(value) is None


@pytest.mark.parametrize("table", ["", "a:b", "t" * 3_000])
def test_a_press_that_could_not_be_read_back_is_never_written(table: str) -> None:
    """A table's id that would break the format or Slack's limit is refused when drawn."""
    with pytest.raises(ValueError, match="no button can carry"):
        encode(Press(TableId(table), Verb.FOLD))
