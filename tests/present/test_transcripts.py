"""Golden transcripts: the documents of played hands, word for word."""

import pytest

from tests.present.transcripts import GOLDEN, TRANSCRIPTS


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcript(name: str) -> None:
    """Every document of these hands reads exactly as it was last reviewed."""
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert TRANSCRIPTS[name]() == golden, "if it reads well: python -m tests.present.transcripts"


def test_no_golden_file_is_left_over() -> None:
    """Each golden file belongs to a transcript that is still written."""
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(TRANSCRIPTS)
