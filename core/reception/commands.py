"""The commands that need nothing but their name: the only list of them."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from core.hand.commands import (
    AllIn,
    Call,
    Check,
    ConfessOpeners,
    DrawCards,
    Fold,
    Muck,
    Show,
    TakeTime,
    Undo,
)
from core.ids import PersonId
from core.reception import away, blinds, services
from core.reception.conduct import measures as conduct
from core.reception.rulings import answers as floor
from core.reception.visit import Visit, Work
from core.reception.words import hear
from core.table.blinds.duties import Entry
from core.table.commands import (
    AnteIn,
    ChooseEntry,
    ComeBack,
    Leave,
    TableCommand,
)


class Command(Struct, frozen=True):
    """A command: its name, what it does in a few words, and how it is served."""

    name: str
    does: str
    work: Work


def _saying(said: Callable[[PersonId], TableCommand]) -> Work:
    async def work(visit: Visit) -> None:
        await visit.act(said(visit.person))

    return work


def _typed(words: str) -> Work:
    """What the words say at that moment of the hand."""

    async def work(visit: Visit) -> None:
        await hear(visit, words)

    return work


COMMANDS: Final = (
    Command("balance", "See how many chips you have", services.balance),
    Command("refill", "Ask for chips when you are broke", services.refill),
    Command("mycards", "See your own cards, privately", services.my_cards),
    Command("leave", "Cash out and get up; during a hand, when it ends", _saying(Leave)),
    Command("away", "Keep your seat and be dealt out", away.away),
    Command("back", "Be dealt in again", _saying(ComeBack)),
    Command("check", "Check: bet nothing while there is nothing to call", _saying(Check)),
    Command("call", "Match the bet", _saying(Call)),
    Command("fold", "Give up your hand", _saying(Fold)),
    Command("allin", "Put in everything you have on the table", _saying(AllIn)),
    Command("pat", "Stand pat: keep all your cards on the draw", _saying(DrawCards)),
    Command("complete", "Complete a bring-in to the full bet", _typed("complete")),
    Command("bringin", "Bring it in with the low card", _typed("bring in")),
    Command("drew", "How many cards each player drew", services.drew),
    Command("openers", "Say that you opened without openers", _saying(ConfessOpeners)),
    Command("ante", "Come into a pot that nobody opened, for all its antes", _saying(AnteIn)),
    Command("blinds", "What you may post, straddle or kill before the next deal", blinds.choices),
    Command(
        "wait",
        "Wait for the big blind, or let the blinds pass",
        _saying(lambda person: ChooseEntry(person, Entry.WAIT)),
    ),
    Command("show", "Show your hand at showdown", _saying(Show)),
    Command("muck", "Give up your hand face down at showdown", _saying(Muck)),
    Command("hidecards", "Have your cards on request alone, in no message", conduct.hide_cards),
    Command("sendcards", "Have your cards sent to you again", conduct.send_cards),
    Command(
        "agree", "Agree to the rules of the house, or to a change that is proposed", conduct.agree
    ),
    Command("clock", "Call the clock on the player to act", floor.clock),
    Command("undo", "Take back the fold you have just made", _saying(Undo)),
    Command("time", "Ask for time to think, once in a turn", _saying(TakeTime)),
)
