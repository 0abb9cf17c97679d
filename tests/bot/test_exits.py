"""Each way the process ends: one sentence, the right code, never a traceback."""

import sqlite3
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from adapters.sqlite.lock import ProcessLock
from bot.commands import COMMANDS
from tests.bot.process import bot


def assert_one_sentence(ended: CompletedProcess[str], code: int, *words: str) -> None:
    """Exactly one line on standard error, with ``words`` in it, and the exit code."""
    assert ended.returncode == code, ended.stderr
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    assert all(word in lines[0] for word in words), lines[0]


def test_without_a_token_and_without_a_terminal(tmp_path: Path) -> None:
    """A worker that lost its token says so and ends with 2."""
    assert_one_sentence(bot(tmp_path), 2, "DISCORD_TOKEN", "terminal")


def test_play_without_a_terminal(tmp_path: Path) -> None:
    """``play`` needs somebody to play; it names the way without."""
    assert_one_sentence(bot(tmp_path, "play"), 2, "--auto")


def test_a_bad_setting(tmp_path: Path) -> None:
    """A value that cannot be used is named."""
    assert_one_sentence(bot(tmp_path, RIFFLE_LOG="loud"), 2, "RIFFLE_LOG")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """``audit`` and ``play`` on some other file: a sentence with its path."""
    other = tmp_path / "notes.txt"
    other.write_text("not a database, but long enough to look like a file of something else\n" * 20)
    for words in (("audit",), ("play", "--auto"), ("migrate",)):
        assert_one_sentence(bot(tmp_path, *words, "--db", str(other)), 1, str(other))


def test_no_database_to_audit(tmp_path: Path) -> None:
    """Nothing there is not a clean audit."""
    assert_one_sentence(bot(tmp_path, "audit"), 1, "no database")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """A named folder is not made up: a mistyped path is said."""
    path = tmp_path / "nowhere" / "riffle.sqlite3"
    assert_one_sentence(bot(tmp_path, "migrate", "--db", str(path)), 1, "does not exist")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """A schema from the future is left alone and the newer program asked for."""
    assert bot(tmp_path, "migrate").returncode == 0
    with sqlite3.connect(tmp_path / "riffle.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    for command in ("migrate", "audit"):
        assert_one_sentence(bot(tmp_path, command), 1, "9999")


def test_a_database_in_use(tmp_path: Path) -> None:
    """Two processes on one file: the second is refused in words."""
    assert bot(tmp_path, "migrate").returncode == 0
    lock = ProcessLock(tmp_path / "riffle.sqlite3")
    lock.take()
    try:
        assert_one_sentence(bot(tmp_path, "migrate"), 1, "Another dealer")
    finally:
        lock.release()


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_every_command_explains_itself(tmp_path: Path, name: str) -> None:
    """``--help`` of each command ends well and says what it is for."""
    ended = bot(tmp_path, name, "--help")
    summary = next(command.summary for command in COMMANDS if command.name == name)
    assert ended.returncode == 0, ended.stderr
    assert summary.split()[0] in ended.stdout
    assert "RIFFLE_DB" in ended.stdout


@pytest.mark.parametrize(
    "words", [("nonsense",), ("play", "--seats", "1"), ("play", "--hands", "no")]
)
def test_words_nobody_knows(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A mistyped command line ends with 2 and the usage."""
    ended = bot(tmp_path, *words)
    assert ended.returncode == 2
    assert "usage:" in ended.stderr
    assert "Traceback" not in ended.stderr
