"""What the process can be told, and how it says that a value will not do."""

from pathlib import Path

import pytest

from bot.config import load_config, read_config
from bot.ends import Ends
from bot.places import default_database
from bot.variables import VARIABLES

TOKEN = "MTE.abc.secret-word"  # noqa: S105  # made up


def test_the_token_is_in_no_repr() -> None:
    """Printing the configuration shows that there is a token, never which."""
    config = read_config({"DISCORD_TOKEN": TOKEN})
    assert config.discord is not None
    assert config.discord.token.reveal() == TOKEN
    assert TOKEN not in repr(config) + str(config) + f"{config.discord.token}"


def test_without_a_token_there_is_no_discord() -> None:
    """An empty token is none."""
    assert read_config({"DISCORD_TOKEN": " "}).discord is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RIFFLE_LOG", "loud"),
        ("RIFFLE_DB", "."),
        ("RIFFLE_PACE", "prop=fast"),
        ("RIFFLE_PACE", "on_point=1"),
        ("RIFFLE_CRASH_AT", "somewhere"),
        ("RIFFLE_CRASH_AT", "before_send:often"),
        ("DISCORD_API_BASE", "discord.com"),
        ("DISCORD_GATEWAY_URL", "https://discord.com"),
        ("DISCORD_TOKEN", "two words"),
    ],
)
def test_a_bad_value_is_named_in_one_sentence(name: str, value: str) -> None:
    """The variable is named, the process is to end with exit code 2, and no token is repeated."""
    with pytest.raises(Ends) as end:
        read_config({name: value})
    assert name in end.value.sentence
    assert end.value.code == 2
    assert "\n" not in end.value.sentence
    assert "two words" not in end.value.sentence


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``.env`` is read, and a variable of the environment counts more."""
    (tmp_path / ".env").write_text("RIFFLE_LOG=debug\nRIFFLE_PACE=prop=5\n")
    monkeypatch.setenv("RIFFLE_LOG", "error")
    monkeypatch.delenv("RIFFLE_PACE", raising=False)
    config = load_config(tmp_path)
    assert config.log_level == "error"
    assert config.pace.prop == 5


def test_an_unreadable_env_file_is_said(tmp_path: Path) -> None:
    """A file that is no text ends the process with a sentence."""
    (tmp_path / ".env").write_bytes(b"RIFFLE_LOG=\xff\xfe")
    with pytest.raises(Ends, match=r"\.env cannot be read"):
        load_config(tmp_path)


@pytest.mark.parametrize(
    ("system", "environment", "ending"),
    [
        ("linux", {}, ".local/share/riffle/riffle.sqlite3"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/riffle/riffle.sqlite3"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, ".local/share/riffle/riffle.sqlite3"),
        ("darwin", {}, "Library/Application Support/Riffle/riffle.sqlite3"),
        ("win32", {}, "AppData/Local/Riffle/riffle.sqlite3"),
    ],
)
def test_the_database_lies_where_the_system_keeps_a_users_data(
    system: str, environment: dict[str, str], ending: str
) -> None:
    """Each system's own folder, and the XDG variable where it names an absolute one."""
    assert default_database(system, environment).as_posix().endswith(ending)


def test_every_variable_is_declared_once() -> None:
    """No name comes twice in the list of the help and the README."""
    assert len({variable.name for variable in VARIABLES}) == len(VARIABLES)
