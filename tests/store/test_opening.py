"""Opening a database: one process at a time, and every trouble in one clear sentence."""

import errno
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.sqlite import SqliteStore, SqliteTape
from adapters.sqlite.hop import hop
from adapters.sqlite.migrate import Migration, migrate, migrations
from adapters.sqlite.reading import memory, table_record
from core.engine.mail.letters import Letter
from core.engine.ports import Unreadable
from core.engine.rows import Entry
from core.ids import PlaceId, TableId
from core.present.documents import Slot

HOLDER = """
import asyncio, sys
from pathlib import Path
from adapters.sqlite import SqliteStore
async def hold():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.Event().wait()
asyncio.run(hold())
"""


async def refused(path: Path) -> str:
    """The sentence with which opening ``path`` is refused."""
    with pytest.raises(Unreadable) as error:
        await SqliteStore.open(path)
    return str(error.value)


async def test_a_second_process_is_refused_until_the_first_dies(tmp_path: Path) -> None:
    """The second one hears that another dealer is there; after kill -9 the file is free again."""
    path = tmp_path / "db"
    with subprocess.Popen(  # noqa: ASYNC220  a child this short needs no watching
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "open\n"
            assert "Another dealer is already using the database" in await refused(path)
        finally:
            holder.send_signal(signal.SIGKILL)
            holder.wait(20)
    await (await SqliteStore.open(path)).close()


async def test_a_second_store_in_one_process_is_refused(tmp_path: Path) -> None:
    """The lock is the file's, not only the process's."""
    store = await SqliteStore.open(tmp_path / "db")
    try:
        assert "Another dealer" in await refused(tmp_path / "db")
    finally:
        await store.close()


@pytest.mark.parametrize("comes", ["file", "folder"])
async def test_a_link_is_no_way_around_the_lock(tmp_path: Path, comes: str) -> None:
    """The same file through a symbolic link, of its own or of its folder, is in use as well."""
    home = tmp_path / "home"
    home.mkdir()
    link = tmp_path / "link"
    link.symlink_to(home / "db" if comes == "file" else home)
    other = link if comes == "file" else link / "db"
    for first, second in ((home / "db", other), (other, home / "db")):
        store = await SqliteStore.open(first)
        try:
            assert "Another dealer" in await refused(second)
        finally:
            await store.close()


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    """The folder has to be there."""
    sentence = await refused(tmp_path / "nowhere" / "db")
    assert sentence == f"The folder {tmp_path / 'nowhere'} for the database does not exist."


async def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    """A text file is not taken for a database, and is left as it was."""
    path = tmp_path / "db"
    path.write_text("dear diary, " * 100)
    assert await refused(path) == f"The file {path} is not a database of this program."
    assert path.read_text().startswith("dear diary")


async def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    """A database with tables and no version of ours is not migrated."""
    path = tmp_path / "db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE diary (day TEXT)")
    other.close()
    assert await refused(path) == "The database file belongs to another program."


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    """Pages overwritten with rubbish are found when the file is opened."""
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * (size - 100))
    assert await refused(path) == f"The database {path} is damaged; restore it from a backup."


async def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    """What is no file cannot be opened."""
    (tmp_path / "db").mkdir()
    assert "cannot be opened" in await refused(tmp_path / "db")


@pytest.mark.skipif(not os.path.isdir("/sys/kernel"), reason="no place nobody may write")
async def test_a_place_without_permission_is_named() -> None:
    """Where nobody may write, the sentence says so."""
    sentence = await refused(Path("/sys/kernel/riffle.sqlite3"))
    assert sentence.startswith("There is no permission to write the database")


async def test_a_newer_database_is_refused_in_words(tmp_path: Path) -> None:
    """A database of a newer program is left alone, and both versions are named."""
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    newest = migrations()[-1].number
    with sqlite3.connect(path) as other:
        other.execute(f"PRAGMA user_version = {newest + 1}")
    other.close()
    sentence = await refused(path)
    assert f"is of version {newest + 1}" in sentence
    assert f"only up to {newest}" in sentence


async def test_a_refused_opening_lets_go_of_the_lock(tmp_path: Path) -> None:
    """Once the trouble is mended, the same process can open the file."""
    path = tmp_path / "db"
    path.write_text("not a database, not at all, but long enough to be looked at" * 20)
    await refused(path)
    path.unlink()
    await (await SqliteStore.open(path)).close()


async def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    """The writer runs in WAL with full synchronisation."""
    store = await SqliteStore.open(tmp_path / "db")
    try:
        mode, sync = await hop(
            store._connection,
            lambda c: (
                c.execute("PRAGMA journal_mode").fetchone()[0],
                c.execute("PRAGMA synchronous").fetchone()[0],
            ),
        )
    finally:
        await store.close()
    assert (mode, sync) == ("wal", 2)


async def test_opening_twice_migrates_once(tmp_path: Path) -> None:
    """What is stored stays, and each process gets a mark of its own."""
    letter = Letter(1, TableId("t1"), Slot.LOG, PlaceId("c:green"), mark="first")
    marks = []
    for letters in ((letter,), ()):
        store = await SqliteStore.open(tmp_path / "db")
        try:
            await store.commit([Entry(letters=letters)])
            memory = await store.load()
        finally:
            await store.close()
        marks.append(memory.mark)
        assert memory.letters == (letter,)
    assert marks[0] != marks[1]
    assert [len(mark) for mark in marks] == [8, 8]


def test_letters_on_their_way_keep_their_nonces(tmp_path: Path) -> None:
    """A letter of an older program may have arrived: it keeps the word it was sent under."""
    connection = sqlite3.connect(tmp_path / "db", isolation_level=None)
    try:
        migrate(connection, migrations()[:3])
        (word,) = connection.execute("SELECT word FROM mark").fetchone()
        connection.execute(
            "INSERT INTO letter VALUES (7, 't1', 'log', 'c:green', 0, 0, 0, 1, '', 0, 'sending', "
            "1, 1, 2, NULL, NULL)"
        )
        migrate(connection)
        (letter,) = memory(connection).letters
        assert letter.nonce == f"{word}-7-2"
    finally:
        connection.close()


def test_migrations_are_numbered_without_a_gap() -> None:
    """0001, 0002 and so on, each once."""
    assert [m.number for m in migrations()] == list(range(1, len(migrations()) + 1))


def test_a_migration_that_fails_leaves_the_old_version_whole(tmp_path: Path) -> None:
    """Script and number are one transaction; the mended script then runs from the same point."""
    first = Migration(1, "0001", "CREATE TABLE one (n);")
    broken = Migration(2, "0002", "CREATE TABLE two (n); INSERT INTO nowhere VALUES (1);")
    mended = Migration(2, "0002", "CREATE TABLE two (n);")
    connection = sqlite3.connect(tmp_path / "db", isolation_level=None)
    try:
        assert migrate(connection, (first,)) == (first,)
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrate(connection, (first, broken))
        connection.rollback()
        tables = "SELECT name FROM sqlite_master ORDER BY name"
        assert connection.execute(tables).fetchall() == [("one",)]
        assert migrate(connection, (first, mended)) == (mended,)
        assert migrate(connection, (first, mended)) == ()
    finally:
        connection.close()


def test_balances_of_an_older_database_stay_and_are_whole_from_then_on(tmp_path: Path) -> None:
    """Accounts keep number, name and chips; a total that SQLite would round is refused."""
    connection = sqlite3.connect(tmp_path / "db", isolation_level=None)
    accounts = [(1, "house/c", 1, -700), (2, "wallet/p", 0, 300), (3, "pot/t1", 0, 400)]
    put = "INSERT INTO account (number, name, may_be_negative, balance) VALUES (?, ?, ?, ?)"
    try:
        migrate(connection, migrations()[:2])
        connection.executemany(put, accounts)
        connection.execute(put, (4, "house/d", 1, -(2**63)))
        connection.execute("UPDATE account SET balance = balance - 1 WHERE number = 4")
        assert connection.execute("SELECT typeof(balance) FROM account").fetchall()[3] == ("real",)
        connection.execute("INSERT INTO ledger VALUES (1, 'k', 1, 2, 300, 'grant')")
        migrate(connection)
        kept = connection.execute("SELECT * FROM account ORDER BY number").fetchall()
        assert kept == [*accounts, (4, "house/d", 1, -(2**63))]
        for number in (1, 4):
            with pytest.raises(sqlite3.IntegrityError, match="typeof"):
                connection.execute(
                    "UPDATE account SET balance = balance - ? WHERE number = ?", (2**63 - 1, number)
                )
        named = "SELECT a.name FROM ledger JOIN account a ON a.number = credit"
        assert connection.execute(named).fetchall() == [("wallet/p",)]
        connection.execute("PRAGMA foreign_keys = ON")
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        connection.close()


def test_snapshots_of_an_older_program_are_folded_anew(tmp_path: Path) -> None:
    """They know less of a hand in play than the journal: a table begins from its first row."""
    connection = sqlite3.connect(tmp_path / "db", isolation_level=None)
    row = (1, "t1", 1, 5, "open", b"{}", b"[]")
    try:
        migrate(connection, migrations()[:4])
        connection.execute("INSERT INTO table_row VALUES (1, 't1', 'c', 'c:green', 5, 0)")
        connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute("INSERT INTO snapshot VALUES ('t1', 1, 5, '{}')")
        migrate(connection)
        record = table_record(connection, TableId("t1"), None)
        assert record is not None
        assert record.snapshot is None
        assert [one.version for one in record.tail] == [1]
    finally:
        connection.close()


async def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    """The journal has every card in it, so a new database is private, its log too."""
    store = await SqliteStore.open(tmp_path / "db")
    try:
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()}
    finally:
        await store.close()
    assert modes == {"db": 0, "db-wal": 0, "db-shm": 0, "db.lock": 0}


async def test_a_database_that_others_could_read_becomes_private(tmp_path: Path) -> None:
    """A file copied back with wide rights, its log too, is for its owner alone once it is open."""
    path = tmp_path / "db"
    store = await SqliteStore.open(path)
    try:
        # A copy with its log, as a process that was killed leaves them.
        copy = tmp_path / "copy"
        copy.mkdir()
        for file in (path, tmp_path / "db-wal", tmp_path / "db-shm"):
            (copy / file.name).write_bytes(file.read_bytes())
            (copy / file.name).chmod(0o664)
    finally:
        await store.close()
    again = await SqliteStore.open(copy / "db")
    try:
        modes = {file.name: file.stat().st_mode & 0o777 for file in copy.iterdir()}
    finally:
        await again.close()
    assert modes == {"db": 0o600, "db-wal": 0o600, "db-shm": 0o600, "db.lock": 0o600}


async def test_a_file_of_something_else_keeps_its_rights(tmp_path: Path) -> None:
    """Only a database of ours is made private."""
    path = tmp_path / "db"
    path.write_text("dear diary, " * 100)
    path.chmod(0o644)
    await refused(path)
    assert path.stat().st_mode & 0o777 == 0o644


async def test_rights_that_cannot_be_mended_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's file that others may read: one sentence, and no hand is dealt into it."""
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    path.chmod(0o644)

    def denied(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no")

    with monkeypatch.context() as patched:
        patched.setattr("os.chmod", denied)
        sentence = await refused(path)
    assert sentence == (
        f"Others may read the database {path}, which has every card in it, and its rights "
        "cannot be changed: give it to the dealer's own user."
    )
    await (await SqliteStore.open(path)).close()


async def test_an_audit_needs_a_database(tmp_path: Path) -> None:
    """Reading never makes a file."""
    with pytest.raises(Unreadable, match="There is no database at"):
        await SqliteTape.open(tmp_path / "db")
    assert not (tmp_path / "db").exists()


async def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    """``finally`` may close what was closed."""
    store = await SqliteStore.open(tmp_path / "db")
    await store.close()
    await store.close()
