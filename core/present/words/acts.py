"""What a player did last, in the past tense for his seat and in the present for the story."""

from typing import Final

from core.chips import Chips
from core.hand.state import Act, LastAct
from core.present.documents import Line
from core.present.say import say

_DONE: Final = {
    Act.ANTE: "ante {more}",
    Act.SMALL_BLIND: "small blind {more}",
    Act.BIG_BLIND: "big blind {more}",
    Act.MIDDLE_BLIND: "middle blind {more}",
    Act.BUTTON_BLIND: "button blind {more}",
    Act.ENTRY_BLIND: "posts {more}",
    Act.DEAD_BLIND: "dead {more}",
    Act.KILL_BLIND: "kills with {more}",
    Act.STRADDLE: "straddles {more}",
    Act.SLEEPER: "sleeper {more}",
    Act.BRING_IN: "bring-in {more}",
    Act.COMPLETE: "completed to {to}",
    Act.CHECK: "checked",
    Act.CALL: "called {more}",
    Act.BET: "bet {to}",
    Act.RAISE: "raised to {to}",
    Act.FOLD: "folded",
}
_TELLS: Final = {
    Act.ANTE: "{who} antes {more}.",
    Act.SMALL_BLIND: "{who} posts the small blind, {more}.",
    Act.BIG_BLIND: "{who} posts the big blind, {more}.",
    Act.MIDDLE_BLIND: "{who} posts the middle blind, {more}.",
    Act.BUTTON_BLIND: "{who} posts the blind on the button, {more}.",
    Act.ENTRY_BLIND: "{who} posts {more} to come in.",
    Act.DEAD_BLIND: "{who} posts {more} dead.",
    Act.KILL_BLIND: "{who} kills the pot with {more}.",
    Act.STRADDLE: "{who} straddles for {more}.",
    Act.SLEEPER: "{who} leaves a sleeper of {more}.",
    Act.BRING_IN: "{who} brings it in for {more}.",
    Act.COMPLETE: "{who} completes to {to}.",
    Act.CHECK: "{who} checks.",
    Act.CALL: "{who} calls {more}.",
    Act.BET: "{who} bets {to}.",
    Act.RAISE: "{who} raises by {by} to {to}.",
    Act.FOLD: "{who} folds.",
}
_TELLS_ALL_IN: Final = {
    Act.ANTE: "{who} antes {more} and is all-in.",
    Act.SMALL_BLIND: "{who} posts a small blind of {more} and is all-in.",
    Act.BIG_BLIND: "{who} posts a big blind of {more} and is all-in.",
    Act.MIDDLE_BLIND: "{who} posts a middle blind of {more} and is all-in.",
    Act.BUTTON_BLIND: "{who} posts a button blind of {more} and is all-in.",
    Act.ENTRY_BLIND: "{who} posts {more} to come in and is all-in.",
    Act.DEAD_BLIND: "{who} posts {more} dead and is all-in.",
    Act.KILL_BLIND: "{who} kills the pot with {more} and is all-in.",
    Act.STRADDLE: "{who} straddles for {more} and is all-in.",
    Act.SLEEPER: "{who} leaves a sleeper of {more} and is all-in.",
    Act.BRING_IN: "{who} brings it in all-in for {more}.",
    Act.COMPLETE: "{who} goes all-in to {to}, toward the full bet.",
    Act.CALL: "{who} calls all-in for {more}.",
    Act.BET: "{who} bets all-in, {to}.",
    Act.RAISE: "{who} raises all-in by {by} to {to}.",
}


def done(last: LastAct) -> Line:
    """``raised to 120``; a call on top of what lay there already is told by its total."""
    is_added = last.act is Act.CALL and last.more != last.to
    line = say("called to {to}" if is_added else _DONE[last.act], more=last.more, to=last.to)
    return say("{done}, all-in", done=line) if last.is_all_in else line


def tells(who: Line, last: LastAct) -> Line:
    """``Bob raises by 80 to 120.``."""
    told = _TELLS_ALL_IN.get(last.act) if last.is_all_in else None
    template = told or _TELLS[last.act]
    return say(template, who=who, more=last.more, to=last.to, by=Chips(last.by))
