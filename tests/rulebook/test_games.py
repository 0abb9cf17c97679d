"""The reader of the games' table."""

from collections import Counter

import pytest

from core.rulebook import game_entries


def test_every_game_is_read() -> None:
    """The catalogue names 80 games: 61 in full with a worked hand, the rest formats or names."""
    entries = game_entries()
    assert len(entries) == 80
    assert sum(entry.example is not None for entry in entries.values()) == 61
    assert Counter(entry.status for entry in entries.values()) == {
        "full": 61,
        "format": 8,
        "named_only": 11,
    }


def test_a_worked_hand_pays_out_its_pot() -> None:
    """What the players of an example are paid is what they played for."""
    for entry in game_entries().values():
        if entry.example is not None:
            assert sum(entry.example.award.values()) == entry.example.pot, entry.id


@pytest.mark.parametrize("game", ["texas_holdem", "razz", "horse"])
def test_a_game_is_found_by_its_id(game: str) -> None:
    """The id leads to the entry of that game."""
    assert game_entries()[game].id == game


def test_a_street_has_every_column() -> None:
    """What a row leaves out has its empty value."""
    flop = game_entries()["texas_holdem"].streets[1]
    assert (flop.name, flop.board, flop.target, flop.bet) == ("flop", 3, "1", True)
    assert (flop.deal, flop.draw, flop.discard, flop.when) == ("", "", "", "")
    assert (flop.limit, flop.first) == ("small", "left_of_button")
