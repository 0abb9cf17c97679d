"""What a player may say during a hand.

A press of a button carries the :class:`Prompt` it answers, and is stale once that prompt is
gone; a slash command or a typed word carries none and means the present moment.
"""

from core.hand.commands.agreements import AgreementAct, Chop, Split
from core.hand.commands.betting import (
    AllIn,
    AnnounceRaise,
    Bet,
    BettingAct,
    Call,
    Check,
    Fold,
    PutIn,
    RaiseTo,
)
from core.hand.commands.drawing import ConfessOpeners, DeclareOpen, DrawAct, DrawCards, MakeChoice
from core.hand.commands.prompt import Prompt
from core.hand.commands.showdown import (
    AfterAct,
    AskToSee,
    CallLow,
    Muck,
    Show,
    ShowAll,
    ShowdownAct,
    ShowTo,
)
from core.hand.commands.turns import Preact, SetPreact, TakeTime, TurnAct, Undo

HandCommand = BettingAct | DrawAct | ShowdownAct | AfterAct | TurnAct | AgreementAct

__all__ = [
    "AfterAct",
    "AgreementAct",
    "AllIn",
    "AnnounceRaise",
    "AskToSee",
    "Bet",
    "BettingAct",
    "Call",
    "CallLow",
    "Check",
    "Chop",
    "ConfessOpeners",
    "DeclareOpen",
    "DrawAct",
    "DrawCards",
    "Fold",
    "HandCommand",
    "MakeChoice",
    "Muck",
    "Preact",
    "Prompt",
    "PutIn",
    "RaiseTo",
    "SetPreact",
    "Show",
    "ShowAll",
    "ShowTo",
    "ShowdownAct",
    "Split",
    "TakeTime",
    "TurnAct",
    "Undo",
]
