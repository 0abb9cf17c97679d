"""The rule book in the package is the catalogue, unchanged."""

from importlib.resources import files
from pathlib import Path

from core.rulebook import DATA_FILES, RULE_FILES


def test_files_equal_the_catalogue(shared_dir: Path) -> None:
    """Every catalogue file is vendored, and no byte of it differs."""
    catalogue = {path.name: path.read_bytes() for path in (shared_dir / "rules").glob("*.toml")}
    vendored = {
        path.name: path.read_bytes()
        for path in files("core.rulebook").iterdir()
        if path.name.endswith(".toml")
    }
    assert sorted(vendored) == sorted(catalogue)
    assert [name for name in catalogue if vendored[name] != catalogue[name]] == []


def test_every_file_has_a_reader() -> None:
    """A file that lies in the folder is listed as rules or as data, once."""
    in_folder = [p.name for p in files("core.rulebook").iterdir() if p.name.endswith(".toml")]
    assert sorted(in_folder) == sorted(RULE_FILES + DATA_FILES)
