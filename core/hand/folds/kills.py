"""The folds of a pot that is killed after the first two cards."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.folds.dealing import lies_in_the_middle
from core.hand.folds.early import put_prompt
from core.hand.phases import Dealing, KillWindow


def _offered(draft: HandDraft, event: e.KillOffered) -> None:
    put_prompt(draft, event.action)
    draft.phase = KillWindow(event.seat, event.waiting)


def _passed(draft: HandDraft, event: e.KillPassed) -> None:
    del event
    draft.phase = Dealing()


def _killed(draft: HandDraft, event: e.PotKilled) -> None:
    draft.phase = Dealing()
    draft.rules = event.rules
    draft.posts = event.posts
    if event.dead:
        place = draft.place(event.seat)
        player = draft.players[place]
        draft.players[place] = replace(player, bet=Chips(player.bet - event.dead))
        lies_in_the_middle(draft, event.seat, event.dead)


KILL_FOLDS: Final[Mapping[type, Fold]] = {
    e.KillOffered: _offered,
    e.KillPassed: _passed,
    e.PotKilled: _killed,
}
