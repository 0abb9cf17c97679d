"""What each verb of a button says to the table, and which verb says a command."""

from collections.abc import Callable
from typing import Final

from core.chips import NO_CHIPS
from core.hand.commands import (
    AllIn,
    AnnounceRaise,
    AskToSee,
    Bet,
    Call,
    Check,
    Chop,
    ConfessOpeners,
    DeclareOpen,
    DrawCards,
    Fold,
    MakeChoice,
    Muck,
    Preact,
    PutIn,
    RaiseTo,
    SetPreact,
    Show,
    ShowAll,
    Split,
    TakeTime,
    Undo,
)
from core.hand.overs import Overs
from core.ids import PersonId, Seat
from core.present.documents import Press, Verb
from core.table.blinds.duties import Entry
from core.table.commands import (
    Agree,
    AgreeToChange,
    AllowSplits,
    AnswerPost,
    CallClock,
    ChangeSeat,
    ChooseEntry,
    ComeBack,
    DemandMisdeal,
    GoAway,
    KillPot,
    Leave,
    ObjectToChange,
    ObjectToGift,
    ObjectToKill,
    ObjectToProxy,
    PlayOvers,
    PostStraddle,
    TableCommand,
    TopUp,
)

KEPT: Final = {
    Verb.KEEP_CHECK: Preact.CHECK,
    Verb.KEEP_CHECK_FOLD: Preact.CHECK_FOLD,
    Verb.KEEP_CALL: Preact.CALL,
    Verb.KEEP_FOLD: Preact.FOLD,
    Verb.KEEP_NOTHING: None,
}
"""The act that each button keeps for a player's turn."""

ENTRIES: Final = {
    Verb.POST: Entry.POST,
    Verb.WAIT: Entry.WAIT,
    Verb.POST_BEHIND: Entry.BEHIND,
    Verb.BUY_BUTTON: Entry.BUY,
}
"""The way to come in that each button says."""

OVERS: Final = {
    Verb.OVERS: Overs.OVERS,
    Verb.SUPER_OVERS: Overs.SUPER,
    Verb.NO_OVERS: Overs.NONE,
}
"""For what stakes each button plays."""

_NO_SEAT: Final = Seat(0)


def _number(press: Press) -> int:
    """The number of the proposal that a button answers; 0, which none has, for anything else."""
    return int(press.note) if press.note.isdecimal() else 0


COMMANDS: Final[dict[Verb, Callable[[Press, PersonId], TableCommand]]] = {
    Verb.CHECK: lambda press, person: Check(person, press.prompt),
    Verb.CALL: lambda press, person: Call(person, press.prompt, confirmed=press.is_confirmed),
    Verb.FOLD: lambda press, person: Fold(person, press.prompt),
    Verb.ALL_IN: lambda press, person: AllIn(person, press.prompt, confirmed=press.is_confirmed),
    Verb.BET: lambda press, person: Bet(
        person, press.amount or NO_CHIPS, press.prompt, press.is_confirmed
    ),
    Verb.RAISE_TO: lambda press, person: RaiseTo(
        person, press.amount or NO_CHIPS, press.prompt, press.is_confirmed
    ),
    Verb.DRAW: lambda press, person: DrawCards(
        person, press.places, press.prompt, confirmed=press.is_confirmed
    ),
    Verb.SPLIT: lambda press, person: DrawCards(
        person, press.places, press.prompt, True, press.is_confirmed
    ),
    Verb.DISCARD: lambda press, person: MakeChoice(person, press.places, prompt=press.prompt),
    Verb.PLAY_ON: lambda press, person: MakeChoice(person, prompt=press.prompt, plays=True),
    Verb.TREAT_AS_ALL_IN: lambda press, person: MakeChoice(
        person, prompt=press.prompt, plays=False
    ),
    Verb.UNDO: lambda press, person: Undo(person, press.prompt),
    Verb.CONFESS: lambda press, person: ConfessOpeners(person, press.prompt),
    Verb.DECLARE_OPEN: lambda press, person: DeclareOpen(
        person, True, press.prompt, confirmed=press.is_confirmed
    ),
    Verb.STAY_CLOSED: lambda press, person: DeclareOpen(person, False, press.prompt),
    Verb.SHOW: lambda press, person: Show(person, press.prompt),
    Verb.MUCK: lambda press, person: Muck(person, press.prompt),
    Verb.MUCK_ANYWAY: lambda press, person: Muck(person, press.prompt, confirmed=True),
    Verb.PLAY_BOARD: lambda press, person: Muck(person, press.prompt, plays_board=True),
    Verb.CLOCK: lambda press, person: CallClock(person, press.prompt),
    Verb.ADD: lambda press, person: TopUp(person, press.amount or NO_CHIPS),
    Verb.AWAY_POST: lambda _, person: GoAway(person, plays_next=True),
    Verb.AWAY_MISS: lambda _, person: GoAway(person),
    Verb.BACK: lambda _, person: ComeBack(person),
    Verb.LEAVE: lambda _, person: Leave(person),
    Verb.ANNOUNCE: lambda press, person: AnnounceRaise(person, press.prompt),
    Verb.PUT_IN: lambda press, person: PutIn(
        person, press.amount or NO_CHIPS, press.prompt, confirmed=press.is_confirmed
    ),
    Verb.PUT_IN_WHOLE: lambda press, person: PutIn(
        person, press.amount or NO_CHIPS, press.prompt, False, press.is_confirmed
    ),
    Verb.PUT_IN_LEAVE: lambda press, person: PutIn(
        person, press.amount or NO_CHIPS, press.prompt, True, press.is_confirmed
    ),
    Verb.TIME: lambda press, person: TakeTime(person, press.prompt),
    **dict.fromkeys(
        KEPT,
        lambda press, person: SetPreact(
            person, KEPT[press.verb], press.amount or NO_CHIPS, press.prompt
        ),
    ),
    Verb.CHOP: lambda press, person: Chop(person, True, press.prompt),
    Verb.NO_CHOP: lambda press, person: Chop(person, False, press.prompt),
    Verb.SPLIT_POT: lambda press, person: Split(person, True, press.prompt),
    Verb.NO_SPLIT_POT: lambda press, person: Split(person, False, press.prompt),
    Verb.FORBID_SPLITS: lambda _, person: AllowSplits(person, False),
    Verb.ALLOW_SPLITS: lambda _, person: AllowSplits(person, True),
    Verb.SHOW_ALL: lambda press, person: ShowAll(person, press.seat or _NO_SEAT, press.prompt),
    Verb.ASK_TO_SEE: lambda press, person: AskToSee(person, press.seat or _NO_SEAT, press.prompt),
    Verb.OBJECT_TO_GIFT: lambda press, person: ObjectToGift(person, press.seat or _NO_SEAT),
    Verb.OBJECT_TO_PROXY: lambda press, person: ObjectToProxy(person, press.seat or _NO_SEAT),
    Verb.OBJECT_TO_CHANGE: lambda press, person: ObjectToChange(person, _number(press)),
    Verb.AGREE_TO_CHANGE: lambda press, person: AgreeToChange(person, _number(press)),
    **dict.fromkeys(
        ENTRIES, lambda press, person: ChooseEntry(person, ENTRIES[press.verb], press.prompt)
    ),
    Verb.POST_NOW: lambda _, person: AnswerPost(person, posts=True),
    Verb.DECLINE_POST: lambda _, person: AnswerPost(person, posts=False),
    Verb.MISDEAL: lambda press, person: DemandMisdeal(person, press.prompt),
    Verb.STRADDLE: lambda press, person: PostStraddle(
        person, press.amount or NO_CHIPS, press.prompt, is_sleeper=False
    ),
    Verb.SLEEPER: lambda press, person: PostStraddle(
        person, press.amount or NO_CHIPS, press.prompt, is_sleeper=True
    ),
    Verb.KILL: lambda press, person: KillPot(person, press.prompt),
    Verb.OBJECT_TO_KILL: lambda press, person: ObjectToKill(
        person, press.seat or _NO_SEAT, press.prompt
    ),
    **dict.fromkeys(OVERS, lambda press, person: PlayOvers(person, OVERS[press.verb])),
    Verb.CHANGE_SEAT: lambda press, person: ChangeSeat(person, press.seat or _NO_SEAT),
    Verb.KEEP_SEAT: lambda _, person: ChangeSeat(person, None),
    Verb.AGREE: lambda _, person: Agree(person),
}
"""What a person says by a press; verbs that only ask or open something, and those of the floor,
are not here."""

VERBS: Final[dict[type, Verb]] = {
    Check: Verb.CHECK,
    Call: Verb.CALL,
    Fold: Verb.FOLD,
    AllIn: Verb.ALL_IN,
    Bet: Verb.BET,
    RaiseTo: Verb.RAISE_TO,
    DrawCards: Verb.DRAW,
    MakeChoice: Verb.DISCARD,
    ConfessOpeners: Verb.CONFESS,
    DeclareOpen: Verb.DECLARE_OPEN,
    Show: Verb.SHOW,
    Muck: Verb.MUCK,
    Undo: Verb.UNDO,
    AnnounceRaise: Verb.ANNOUNCE,
    TakeTime: Verb.TIME,
    KillPot: Verb.KILL,
    ShowAll: Verb.SHOW_ALL,
    AskToSee: Verb.ASK_TO_SEE,
}
"""The button of each act that needs no closer look."""
