"""What can be said to a table, by people and by the dealer's own clockwork.

``HandCommand`` (check, bet, call ...) is part of the same vocabulary: one ``apply`` takes all.
"""

from typing import get_args

from core.hand.commands import HandCommand
from core.ids import PersonId
from core.table.commands.blinds import (
    BlindAct,
    ChangeSeat,
    ChooseEntry,
    KillPot,
    ObjectToKill,
    PlayOvers,
    PostStraddle,
    RefuseKill,
)
from core.table.commands.clockwork import (
    Clockwork,
    DealerCallsClock,
    ExpireChoice,
    ExpireKill,
    ExpireObjection,
    ExpireShow,
    ExpireSitOut,
    ExpireTurn,
    PauseClocks,
    PushSplit,
    ResumeClocks,
    StartHand,
)
from core.table.commands.conditions import (
    AgreeToChange,
    ConditionsAct,
    ExpireProposal,
    ObjectToChange,
    ProposeConditions,
    WithdrawChange,
)
from core.table.commands.conduct import Agree, ConductAct, Fine, Pardon, Remove, SitOut
from core.table.commands.floor import (
    CallClock,
    Eject,
    FloorAct,
    FloorCallsClock,
    Object,
    SettleObjection,
    Spare,
)
from core.table.commands.floor_acts import (
    AwardPot,
    ForfeitInterest,
    GiveTime,
    InspectHand,
    MovePlayer,
    PauseTable,
    ReleaseVoid,
    ResumeTable,
    TakeBackAct,
)
from core.table.commands.hearing import AskTable, HearingAct, ReviewHand, StateFacts
from core.table.commands.misdeals import (
    AnswerPost,
    CallMisdeal,
    DemandMisdeal,
    FixDeal,
    InspectDeal,
    ReportIrregularity,
)
from core.table.commands.money import (
    AllowSplits,
    AnnounceWallet,
    AnteIn,
    CashOut,
    CountChips,
    GiveChips,
    Insure,
    MoneyAct,
    ObjectToGift,
    PlayBehind,
    SettleBehind,
    Tip,
    TopUp,
)
from core.table.commands.rulings import (
    ConfirmLook,
    CorrectWager,
    ExposeCard,
    FoulHand,
    KillHand,
    MoveBringIn,
    MoveButton,
    NoteLeak,
    RestoreHand,
    Rule,
    RulingAct,
    VoidHand,
)
from core.table.commands.seats import (
    ComeBack,
    GoAway,
    Leave,
    NameProxy,
    ObjectToProxy,
    SeatAct,
    SitDown,
    Visit,
)
from core.table.commands.tables import (
    CallOff,
    CloseTable,
    OpenTable,
    SetRule,
    TableAct,
    TakeHouse,
)

TableCommand = (
    HandCommand
    | TableAct
    | ConditionsAct
    | SeatAct
    | BlindAct
    | MoneyAct
    | RulingAct
    | Rule
    | HearingAct
    | FloorAct
    | ConductAct
    | Clockwork
)

_CLOCKWORK = get_args(Clockwork)


def speaker(command: TableCommand) -> PersonId | None:
    """Who says ``command``; None for the dealer's own clockwork."""
    if isinstance(command, _CLOCKWORK):
        return None
    by: PersonId | None = getattr(command, "by", None)
    return by if by is not None else getattr(command, "person", None)


__all__ = [
    "Agree",
    "AgreeToChange",
    "AllowSplits",
    "AnnounceWallet",
    "AnswerPost",
    "AnteIn",
    "AskTable",
    "AwardPot",
    "BlindAct",
    "CallClock",
    "CallMisdeal",
    "CallOff",
    "CashOut",
    "ChangeSeat",
    "ChooseEntry",
    "Clockwork",
    "CloseTable",
    "ComeBack",
    "ConditionsAct",
    "ConductAct",
    "ConfirmLook",
    "CorrectWager",
    "CountChips",
    "DealerCallsClock",
    "DemandMisdeal",
    "Eject",
    "ExpireChoice",
    "ExpireKill",
    "ExpireObjection",
    "ExpireProposal",
    "ExpireShow",
    "ExpireSitOut",
    "ExpireTurn",
    "ExposeCard",
    "Fine",
    "FixDeal",
    "FloorAct",
    "FloorCallsClock",
    "ForfeitInterest",
    "FoulHand",
    "GiveChips",
    "GiveTime",
    "GoAway",
    "HearingAct",
    "InspectDeal",
    "InspectHand",
    "Insure",
    "KillHand",
    "KillPot",
    "Leave",
    "MoneyAct",
    "MoveBringIn",
    "MoveButton",
    "MovePlayer",
    "NameProxy",
    "NoteLeak",
    "Object",
    "ObjectToChange",
    "ObjectToGift",
    "ObjectToKill",
    "ObjectToProxy",
    "OpenTable",
    "Pardon",
    "PauseClocks",
    "PauseTable",
    "PlayBehind",
    "PlayOvers",
    "PostStraddle",
    "ProposeConditions",
    "PushSplit",
    "RefuseKill",
    "ReleaseVoid",
    "Remove",
    "ReportIrregularity",
    "RestoreHand",
    "ResumeClocks",
    "ResumeTable",
    "ReviewHand",
    "Rule",
    "RulingAct",
    "SeatAct",
    "SetRule",
    "SettleBehind",
    "SettleObjection",
    "SitDown",
    "SitOut",
    "Spare",
    "StartHand",
    "StateFacts",
    "TableAct",
    "TableCommand",
    "TakeBackAct",
    "TakeHouse",
    "Tip",
    "TopUp",
    "Visit",
    "VoidHand",
    "WithdrawChange",
    "speaker",
]
