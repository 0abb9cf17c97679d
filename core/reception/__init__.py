"""The reception: whatever a person says on a chat platform, received, acted on and answered.

An adapter makes a :class:`Visit` of each interaction or message and hands it to the
:class:`Reception`; it renders what it is asked to show, and nothing else.
"""

from core.reception.answering import Answering, Redrawing
from core.reception.board import PressedBoard
from core.reception.identity import Group, GroupId, Identity, Premises, Rights
from core.reception.reception import Reception
from core.reception.visit import AskedBack, Visit, Work

__all__ = [
    "Answering",
    "AskedBack",
    "Group",
    "GroupId",
    "Identity",
    "Premises",
    "PressedBoard",
    "Reception",
    "Redrawing",
    "Rights",
    "Visit",
    "Work",
]
