"""One process a database: a lock of the operating system that dies with its holder."""

import errno
import os
import sys
from pathlib import Path

from core.engine.ports import Unreadable

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """Held from :meth:`take` until :meth:`release` or the end of the process.

    It is named after the file itself, so whoever comes through a symbolic link meets it too.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._handle: int | None = None

    def take(self) -> None:
        """Seize the lock.

        Raises:
            Unreadable: another process has it, or the lock file cannot be made.
        """
        path = os.path.realpath(self._database) + ".lock"
        try:
            # Not inherited: a child must not keep the lock of a parent that died.
            handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise Unreadable(_sentence(self._database, error)) from None
        try:
            _seize(handle)
        except OSError:
            os.close(handle)
            raise Unreadable(
                f"Another dealer is already using the database {self._database}. "
                "Stop that process first; only one may use it at a time."
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Give the lock back; no error when it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _sentence(database: Path, error: OSError) -> str:
    if error.errno == errno.ENOENT:
        return f"The folder {database.parent} for the database does not exist."
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"There is no permission to write the database {database}."
    reason = os.strerror(error.errno) if error.errno else "unknown error"
    return f"The database {database} cannot be opened: {reason}."
