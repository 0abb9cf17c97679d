"""The async shell: table actors, group commit, timekeeper, outbox and wallets."""

from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.pace import Pace
from core.engine.room import CardRoom

__all__ = ["Accepted", "CardRoom", "Outcome", "Pace", "Refused"]
