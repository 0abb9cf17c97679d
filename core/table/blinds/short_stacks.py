"""Short stacks: the chips it takes to be dealt a hand of stud (Cooke 5.14)."""

from core.chips import NO_CHIPS, Chips
from core.games.spec import Forced
from core.hand.resolving import forced_of
from core.house.settings import word
from core.table import events as e
from core.table.blinds.carrying import plays_on
from core.table.config import TableConfig, stakes_for
from core.table.draft import TableDraft
from core.table.next_game import game_at, named_at, next_turn
from core.table.seats.dealing_off import deals_off
from core.table.state import GameTurn, Occupant


def needed(config: TableConfig, turn: GameTurn | None) -> Chips:
    """What a player needs in front of him for a hand of the game at ``turn``.

    The ante and the bring-in, or by the alternate the ante alone; elsewhere any chips will do,
    and this is 0.
    """
    if not (config.mix or config.stakes.ante or config.stakes.bring_in):
        return NO_CHIPS
    if forced_of(game_at(config, turn), config.settings) is not Forced.BRING_IN:
        return NO_CHIPS
    stakes = stakes_for(config, named_at(config, turn))
    if word(config.settings, "stud.min_to_deal") == "ante":
        return stakes.ante
    return Chips(stakes.ante + stakes.bring_in)


def dealt_in(draft: TableDraft, turn: GameTurn | None) -> list[Occupant]:
    """Who is ready for the hand at ``turn`` and has enough, chips in transit included."""
    least = needed(draft.config, turn)
    return [one for one in _present(draft) if one.stack + one.behind >= least]


def _present(draft: TableDraft) -> list[Occupant]:
    """Who is ready to play, and for a pot that is carried those who play for it."""
    seated, carry = draft.occupants(), draft.carry
    there = [one for one in seated if (one.is_ready if carry is None else plays_on(carry, one))]
    if draft.seat_changes:
        return [one for one in seated if one in there or deals_off(draft, one)]
    return there


def tell_short(draft: TableDraft, turn: GameTurn | None) -> None:
    """Tell those who are ready but short for the hand at ``turn`` what they need, once."""
    least = needed(draft.config, turn)
    if not least:
        return
    for occupant in draft.occupants():
        if occupant.is_ready and occupant.stack + occupant.behind < least != occupant.needs:
            draft.emit(e.PassedOver(occupant.seat, least))


def ready_for_next(draft: TableDraft) -> list[Occupant]:
    """Who will be dealt into the next hand, as things stand."""
    seats = [occupant.seat for occupant in draft.occupants() if occupant.is_ready]
    turn = next_turn(draft.config, draft.turn, seats, draft.now)
    tell_short(draft, turn)
    playing = dealt_in(draft, turn)
    if draft.carry is not None and len(playing) < len(seats):
        # The deal will decide about a pot that too few are left to play for.
        return [occupant for occupant in draft.occupants() if occupant.is_ready]
    return playing
