"""``play --auto``: house players alone, the same for the same seed, and the books are clean."""

from pathlib import Path

from tests.bot.process import bot


def test_twenty_hands_end_with_a_clean_audit(tmp_path: Path) -> None:
    """Twenty hands are dealt to their end, the last line is the audit's, and no card is a secret's.

    The rail sees no hole cards, so the same seed gives the same text every time.
    """
    first = bot(tmp_path, "play", "--auto", "--hands", "20", "--seed", "7")
    again = bot(tmp_path, "play", "--auto", "--hands", "20", "--seed", "7")
    other = bot(tmp_path, "play", "--auto", "--hands", "20", "--seed", "8")
    assert first.returncode == 0, first.stderr + first.stdout[-500:]
    assert first.stderr == ""
    assert first.stdout.count("Hand ") == 20
    assert "clean" in first.stdout.strip().splitlines()[-1].lower()
    assert "Your cards" not in first.stdout
    assert first.stdout == again.stdout
    assert first.stdout != other.stdout


def test_a_named_database_is_kept_and_audited_again(tmp_path: Path) -> None:
    """With ``--db`` the session stays, and ``audit`` proves it from the file alone."""
    path = str(tmp_path / "kept.sqlite3")
    played = bot(tmp_path, "play", "--auto", "--hands", "3", "--seats", "2", "--db", path)
    assert played.returncode == 0, played.stderr
    audited = bot(tmp_path, "audit", "--db", path)
    assert audited.returncode == 0, audited.stdout
    assert audited.stdout.strip().splitlines()[-1] == played.stdout.strip().splitlines()[-1]
