"""The bot as a process of its own, in a folder and an environment of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def clean_environment(folder: Path, **variables: str) -> dict[str, str]:
    """No token, no colour questions, and the database in ``folder``."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return (
        kept
        | {
            "HOME": str(folder),
            "PYTHONPATH": str(ROOT),
            "PYTHONWARNINGS": "error,ignore:'audioop' is deprecated:DeprecationWarning",
            "PYTHONIOENCODING": "utf-8",
            "RIFFLE_DB": str(folder / "riffle.sqlite3"),
        }
        | variables
    )


def bot(
    folder: Path, *words: str, limit: float = 60, **variables: str
) -> subprocess.CompletedProcess[str]:
    """``python -m bot`` with ``words``, standard input closed, to its end."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env=clean_environment(folder, **variables),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=limit,
        check=False,
    )
