"""Installations and states in the one database: what is kept, and what counts once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.slack.install.vault import Vault
from adapters.sqlite import SqliteStore
from adapters.sqlite.migrate import migrate, migrations
from core.engine.store import StoreFailed
from core.ids import Instant


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A real store."""
    store = await SqliteStore.open(tmp_path / "db")
    yield store
    await store.close()


@pytest.fixture
def vault(store: SqliteStore) -> Vault:
    """The store's vault, as the Slack adapter sees it."""
    return store.slack_vault


async def test_an_installation_is_kept_by_enterprise_and_team(vault: Vault) -> None:
    """The same team in two enterprises, alone, and a whole enterprise are four different things."""
    places = [("", "T1"), ("E1", "T1"), ("E2", "T1"), ("E1", "")]
    for number, (enterprise, team) in enumerate(places):
        await vault.keep(enterprise, team, b"%d" % number, Instant(1))
    kept = [await vault.kept(enterprise, team) for enterprise, team in places]
    assert kept == [b"0", b"1", b"2", b"3"]
    assert await vault.kept("", "T2") is None


async def test_a_new_install_takes_the_place_of_the_old(vault: Vault) -> None:
    """One row for a workspace, the newest."""
    await vault.keep("", "T1", b"old", Instant(1))
    await vault.keep("", "T1", b"new", Instant(2))
    assert await vault.kept("", "T1") == b"new"


async def test_an_uninstall_takes_what_was_there_then(vault: Vault) -> None:
    """Late news of an uninstall does not touch what was installed after it."""
    await vault.keep("", "T1", b"first", Instant(10))
    await vault.keep("", "T2", b"other", Instant(10))
    assert not await vault.drop("", "T1", Instant(9))
    assert await vault.kept("", "T1") == b"first"
    assert await vault.drop("", "T1", Instant(10))
    assert await vault.kept("", "T1") is None
    assert not await vault.drop("", "T1", Instant(10))
    assert await vault.kept("", "T2") == b"other"


async def test_a_state_counts_once(vault: Vault) -> None:
    """Redeemed once, by one of twenty who try at the same moment, and never again."""
    await vault.issue("digest", Instant(0), Instant(600))
    tries = await asyncio.gather(*(vault.redeem("digest", Instant(5)) for _ in range(20)))
    assert sorted(tries) == [False] * 19 + [True]
    assert not await vault.redeem("digest", Instant(5))


@pytest.mark.parametrize(("now", "counts"), [(599, True), (600, False), (601, False)])
async def test_a_state_expires(vault: Vault, now: int, counts: bool) -> None:
    """It counts before its end and not at it; a look at an expired one uses it up."""
    await vault.issue("digest", Instant(0), Instant(600))
    assert await vault.redeem("digest", Instant(now)) is counts
    assert not await vault.redeem("digest", Instant(0))


async def test_an_unknown_state_counts_for_nothing(vault: Vault) -> None:
    """Nobody has issued it."""
    assert not await vault.redeem("made up", Instant(0))


async def test_expired_states_are_let_go(store: SqliteStore, tmp_path: Path) -> None:
    """Installs that nobody finished do not pile up."""
    for number in range(5):
        await store.slack_vault.issue(f"s{number}", Instant(0), Instant(600))
    await store.slack_vault.issue("fresh", Instant(600), Instant(1200))
    with sqlite3.connect(tmp_path / "db") as looking:
        (count,) = looking.execute("SELECT count(*) FROM slack_state").fetchone()
    looking.close()
    assert count == 1


async def test_what_is_kept_outlives_the_process(tmp_path: Path) -> None:
    """Another opening of the file finds the installation, and the state as it was left."""
    store = await SqliteStore.open(tmp_path / "again")
    await store.slack_vault.keep("E1", "T1", b"body", Instant(1))
    await store.slack_vault.issue("used", Instant(0), Instant(600))
    await store.slack_vault.issue("open", Instant(0), Instant(600))
    assert await store.slack_vault.redeem("used", Instant(1))
    await store.close()
    store = await SqliteStore.open(tmp_path / "again")
    try:
        assert await store.slack_vault.kept("E1", "T1") == b"body"
        assert not await store.slack_vault.redeem("used", Instant(2))
        assert await store.slack_vault.redeem("open", Instant(2))
    finally:
        await store.close()


async def test_an_older_database_gets_the_tables(tmp_path: Path) -> None:
    """A file of the version before is brought up to date when it is opened."""
    path = tmp_path / "older"
    older = sqlite3.connect(path, isolation_level=None)
    migrate(older, migrations()[:1])
    older.close()
    store = await SqliteStore.open(path)
    try:
        await store.slack_vault.keep("", "T1", b"body", Instant(1))
        assert await store.slack_vault.kept("", "T1") == b"body"
    finally:
        await store.close()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    """After the end every method fails in the store's own way, not in the library's."""
    store = await SqliteStore.open(tmp_path / "closed")
    vault: Vault = store.slack_vault
    await store.close()
    with pytest.raises(StoreFailed):
        await vault.kept("", "T1")
    with pytest.raises(StoreFailed):
        await vault.issue("digest", Instant(0), Instant(1))
