"""The rules of a hand about to be dealt: the game's, those of a killed pot, and overs beside."""

from collections.abc import Collection

from core.games.spec import GameSpec, Structure
from core.hand.forced.posts import NO_POSTS, Posts
from core.hand.overs import Overs
from core.hand.resolving import resolve
from core.hand.rules import HandRules, Stakes
from core.table.blinds import carrying
from core.table.draft import TableDraft
from core.table.kills.posting import stakes_after
from core.table.seats.overs import with_overs


def rules_for(
    draft: TableDraft,
    game: GameSpec,
    structure: Structure,
    stakes: Stakes,
    posts: Posts = NO_POSTS,
    overs: Collection[Overs] = (),
) -> HandRules:
    """The rules of ``game`` at ``stakes`` for a hand with these ``posts``.

    ``overs`` are what the players dealt in play of them (Cooke 16.03).
    """
    settings = draft.config.settings
    deals = draft.carry.deals if draft.carry is not None else 0

    def resolved(structure: Structure, stakes: Stakes, killed: Stakes | None = None) -> HandRules:
        rules = resolve(game, structure, stakes, settings, deals, killed)
        return carrying.anted_out(draft, rules)

    rules = resolved(structure, stakes, stakes_after(stakes, posts, settings))
    return with_overs(rules, overs, settings, resolved) if overs else rules
