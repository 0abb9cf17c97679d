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
    ExpireTurn,
    PauseClocks,
    PushSplit,
    ResumeClocks,
    StartHand,
)
from core.table.commands.floor import (
    CallClock,
    Eject,
    FloorAct,
    FloorCallsClock,
    Object,
    SettleObjection,
    Spare,
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
    HandCommand | TableAct | SeatAct | BlindAct | MoneyAct | RulingAct | FloorAct | Clockwork
)

_CLOCKWORK = get_args(Clockwork)


def speaker(command: TableCommand) -> PersonId | None:
    """Who says ``command``; None for the dealer's own clockwork."""
    if isinstance(command, _CLOCKWORK):
        return None
    by: PersonId | None = getattr(command, "by", None)
    return by if by is not None else getattr(command, "person", None)


__all__ = [
    "AllowSplits",
    "AnnounceWallet",
    "AnteIn",
    "BlindAct",
    "CallClock",
    "CallOff",
    "CashOut",
    "ChangeSeat",
    "ChooseEntry",
    "Clockwork",
    "CloseTable",
    "ComeBack",
    "ConfirmLook",
    "CorrectWager",
    "CountChips",
    "DealerCallsClock",
    "Eject",
    "ExpireChoice",
    "ExpireKill",
    "ExpireObjection",
    "ExpireShow",
    "ExpireTurn",
    "ExposeCard",
    "FloorAct",
    "FloorCallsClock",
    "FoulHand",
    "GiveChips",
    "GoAway",
    "Insure",
    "KillHand",
    "KillPot",
    "Leave",
    "MoneyAct",
    "MoveBringIn",
    "MoveButton",
    "NameProxy",
    "NoteLeak",
    "Object",
    "ObjectToGift",
    "ObjectToKill",
    "ObjectToProxy",
    "OpenTable",
    "PauseClocks",
    "PlayBehind",
    "PlayOvers",
    "PostStraddle",
    "PushSplit",
    "RefuseKill",
    "RestoreHand",
    "ResumeClocks",
    "RulingAct",
    "SeatAct",
    "SetRule",
    "SettleBehind",
    "SettleObjection",
    "SitDown",
    "Spare",
    "StartHand",
    "TableAct",
    "TableCommand",
    "TakeHouse",
    "Tip",
    "TopUp",
    "Visit",
    "VoidHand",
    "speaker",
]
