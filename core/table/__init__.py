"""One table: seats, button, clock and the hand in play, as pure functions over frozen state."""

from core.table.apply import apply
from core.table.evolve import evolve
from core.table.state import Table
from core.table.step import Step
from core.table.time.deadlines import Deadline, deadlines

__all__ = ["Deadline", "Step", "Table", "apply", "deadlines", "evolve"]
