"""How many examples a law tries: few by default, many in the tests marked slow."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings

_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


def tries(count: int) -> Callable[[Any], Any]:
    """``count`` examples, however long one takes."""
    return settings(max_examples=count, suppress_health_check=_QUIET)
