"""Shortening within Discord's limits."""

from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.budget import CUT, fitted

_BLOCKS = st.lists(
    st.lists(st.text("abc ", max_size=60), min_size=1, max_size=12), min_size=1, max_size=5
)


@given(_BLOCKS, st.integers(20, 400))
def test_the_result_fits(blocks: list[list[str]], most: int) -> None:
    """However long the text, what is sent has at most the allowed number of characters."""
    assert sum(len("\n".join(block)) for block in fitted(blocks, most)) <= most


@given(_BLOCKS)
def test_what_fits_is_left_alone(blocks: list[list[str]]) -> None:
    """A message within the budget is sent as it is."""
    assert fitted(blocks, 10_000) == blocks


def test_the_middle_of_the_longest_block_goes_first() -> None:
    """Head and newest line of a long log stay, a mark stands for what is missing."""
    log = [f"line {number}" for number in range(100)]
    title, shortened = fitted([["Hand 7"], log], 200)
    assert title == ["Hand 7"]
    assert (shortened[0], shortened[-1]) == ("line 0", "line 99")
    assert shortened.count(CUT) == 1
