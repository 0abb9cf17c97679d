"""What is said of the floor and of the house in the terminal, where there is nobody else."""

import pytest

from adapters.terminal.floor import called, is_for_chat_rooms


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("floor he raised out of turn", "object he raised out of turn"),
        ("Call the floor  the pot is short", "object the pot is short"),
        ("floor", "object"),
        ("floorshow", "floorshow"),
        ("call", "call"),
        ("raise 40", "raise 40"),
    ],
)
def test_the_floor_is_called_as_in_a_chat_room(said: str, means: str) -> None:
    """The words that the handbook gives to players stop the play here too; no others do."""
    assert called(said) == means


@pytest.mark.parametrize(
    ("said", "is_theirs"),
    [
        ("house", True),
        ("house set clock.seconds 90", True),
        ("ruling misdeal", True),
        ("table change 10/20", True),
        ("table", False),
        ("table sign", False),
        ("chips", False),
        ("", False),
    ],
)
def test_words_of_chat_rooms_are_known(said: str, is_theirs: bool) -> None:
    """What an admin or the floor says there is told from what a player says."""
    assert is_for_chat_rooms(said) is is_theirs
