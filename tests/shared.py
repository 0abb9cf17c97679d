"""The material that lies beside the checkout: rule catalogue, recorded hands, schemas."""

from pathlib import Path

import pytest

from tests.ci import IN_CI

SHARED = Path(__file__).resolve().parents[2] / "shared"


def shared_path(relative: str = ".") -> Path:
    """The path of ``relative`` beside the checkout.

    Where it is missing the test is skipped with the reason; in CI it fails.
    """
    path = SHARED / relative
    if not path.exists():
        missing = pytest.fail if IN_CI else pytest.skip
        missing(f"../shared/{relative} is not beside this checkout")
    return path
