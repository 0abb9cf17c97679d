"""Time and chance of this machine."""

from adapters.system.chance import SeededChance, SystemChance
from adapters.system.clock import SystemClock

__all__ = ["SeededChance", "SystemChance", "SystemClock"]
