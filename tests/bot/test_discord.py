"""``run`` with a token, against a server of our own on this machine."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.bot.process import bot, clean_environment

TOKEN = "bm9ib2R5.nothing.a-made-up-token"  # noqa: S105  # made up


class Refusing(BaseHTTPRequestHandler):
    """Discord, to whom the token means nothing."""

    def do_GET(self) -> None:  # the library's name
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """Where the refusing server listens."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Refusing)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_a_wrong_token_is_one_sentence(tmp_path: Path, address: str) -> None:
    """Discord says 401: the last line names DISCORD_TOKEN, the token itself stands nowhere."""
    ended = bot(
        tmp_path,
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_BASE=f"http://{address}/api/v10",
        DISCORD_GATEWAY_URL=f"ws://{address}/ws/",
    )
    assert ended.returncode == 1
    assert "DISCORD_TOKEN" in ended.stderr.strip().splitlines()[-1]
    assert "Traceback" not in ended.stderr
    assert TOKEN not in ended.stderr + ended.stdout
    assert bot(tmp_path, "audit").returncode == 0


def test_sigterm_stops_it_cleanly_though_discord_is_away(tmp_path: Path) -> None:
    """Nothing listens there: it waits and tries again, and a SIGTERM still ends it with 0."""
    lines: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env=clean_environment(
            tmp_path,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_BASE="http://127.0.0.1:9/api/v10",
            DISCORD_GATEWAY_URL="ws://127.0.0.1:9/ws/",
        ),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            lines.append(line)
            if "connection to Discord ended" in line:
                os.kill(process.pid, signal.SIGTERM)
    text = "".join(lines)
    assert process.returncode == 0, text
    assert "Stopped" in lines[-1]
    assert "Traceback" not in text
    assert TOKEN not in text


def test_an_unusable_database_ends_it_before_discord_is_asked(tmp_path: Path) -> None:
    """The database comes first: one sentence, exit code 1."""
    other = tmp_path / "notes.txt"
    other.write_text("something else entirely\n" * 50)
    ended = bot(tmp_path, DISCORD_TOKEN=TOKEN, RIFFLE_DB=str(other))
    assert ended.returncode == 1
    assert str(other) in ended.stderr.strip().splitlines()[-1]
    assert "Traceback" not in ended.stderr
