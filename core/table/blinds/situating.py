"""The situation of a table before a deal, and the plan of the hand that would follow."""

from core.games.spec import Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.ids import Instant
from core.table.blinds import planning
from core.table.blinds.layouts import layout_of
from core.table.blinds.moving import arrived
from core.table.blinds.must_cover import covered
from core.table.blinds.short_stacks import dealt_in
from core.table.blinds.situation import Situation
from core.table.config import stakes_for, structure_for
from core.table.draft import TableDraft
from core.table.next_game import game_at, named_at, next_turn
from core.table.state import GameTurn, Table


def situation_of(
    draft: TableDraft, stakes: Stakes, structure: Structure, turn: GameTurn | None = None
) -> Situation:
    """What the next hand depends on, at a table about to deal it.

    ``turn`` is the game of a rotation it is dealt at, where that is not the table's already.
    """
    turn = turn or draft.turn
    config = draft.config
    game = game_at(config, turn)
    return arrived(
        Situation(
            settings=config.settings,
            game=game,
            forced=forced_of(game, config.settings),
            structure=structure,
            stakes=stakes,
            seats=len(draft.seats),
            last=draft.pointers,
            occupants=tuple(draft.occupants()),
            ready=tuple(one.seat for one in dealt_in(draft, turn)),
            now=draft.now,
            straddles=draft.straddles,
            kill=draft.kill,
            first_button=draft.first_button,
            kill_offers=draft.kill_offers,
            game_began=draft.game_began,
            layout=layout_of(game, config.settings),
        )
    )


def upcoming_situation(draft: TableDraft) -> Situation:
    """The situation as it stands between two hands, the next game of a rotation included."""
    config = draft.config
    ready = [one.seat for one in draft.occupants() if one.is_ready]
    turn = next_turn(config, draft.turn, ready, draft.now)
    named = named_at(config, turn)
    return situation_of(draft, stakes_for(config, named), structure_for(config, named), turn)


def upcoming(table: Table, now: Instant) -> planning.Plan | None:
    """The hand that would be dealt at ``table`` now, for the board and for whoever has a choice.

    None while a hand is in play, where too few are ready, in games without blinds, and before the
    button of a new game has been drawn for.
    """
    if table.is_in_hand or table.is_closing:
        return None
    situation = upcoming_situation(TableDraft(table, now, {}))
    if not planning.is_foreseeable(situation):
        return None
    plan, _ = covered(situation, planning.next_plan)
    return plan
