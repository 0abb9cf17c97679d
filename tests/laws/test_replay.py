"""Replay is exact: events fold to the state, commands give the events again, JSON is faithful."""

import pytest
from hypothesis import given

from core.engine.journal import codec
from core.table import Step, Table, evolve
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said, give
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded


def _replays(said: list[Said]) -> None:
    folded: Table | None = None
    for one in said:
        step = one.step
        if step is not None:
            folded = evolve(folded, step.events)
            assert folded == step.table
    again: Table | None = None
    for one in said:
        outcome = give(again, one.command, one.at)
        assert outcome == one.outcome
        again = outcome.table if isinstance(outcome, Step) else again


@every_game
def test_every_game_replays(name: str) -> None:
    """A fresh journal, read through the codec: its events fold to the table, its commands give
    the same events again."""
    for said in recorded(name):
        folded: Table | None = None
        again: Table | None = None
        for one in said:
            command = codec.decode_command(codec.encode(one.command))
            outcome = give(again, command, one.at)
            assert outcome == one.outcome
            if one.step is not None:
                events = codec.decode_events(codec.encode(one.step.events))
                folded = again = evolve(folded, events)
                assert folded == one.step.table
                assert codec.decode_table(codec.encode(folded)) == folded


@tries(80)
@given(chances())
def test_replay_is_exact(chance: Chance) -> None:
    """The fold of the events is the table, and the commands again give the same events."""
    _replays(History(chance).play(5).said)


@pytest.mark.slow
@tries(200)
@given(chances(4_000))
def test_replay_of_long_histories_is_exact(chance: Chance) -> None:
    """The same over twenty hands in a row."""
    _replays(History(chance).play(20).said)


@tries(60)
@given(chances())
def test_a_refusal_changes_nothing(chance: Chance) -> None:
    """A table is, byte for byte, the same after a command as before it, refused or not.

    What is not refused is built beside the old table.
    """
    for one in History(chance).play(4).said:
        before = codec.encode(one.before)
        give(one.before, one.command, one.at)
        assert codec.encode(one.before) == before


@tries(60)
@given(chances())
def test_the_codec_is_faithful(chance: Chance) -> None:
    """Commands, events and tables come back from JSON as they went in."""
    for one in History(chance).play(4).said:
        assert codec.decode_command(codec.encode(one.command)) == one.command
        if one.step is not None:
            assert codec.decode_events(codec.encode(one.step.events)) == one.step.events
            assert codec.decode_table(codec.encode(one.step.table)) == one.step.table
