"""Free hands: newcomers who are dealt in without a post (Cooke 12.16, 12.17, 13.02.01)."""

from core.games.spec import GameSpec
from core.house.settings import flag, number, word
from core.ids import Seat, later, seconds
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.draft import TableDraft
from core.table.state import Occupant

_MINUTE = 60


def has_free_hand(draft: TableDraft, seat: Seat, game: GameSpec) -> bool:
    """Whether a newcomer who takes ``seat`` gets a free hand of ``game``, played with blinds.

    Lowball has its own rule for who comes in (Cooke 7.18.05).
    """
    if game.is_lowball:
        return False
    return is_ahead(draft, seat) or _is_short(draft, game)


def is_ahead(draft: TableDraft, seat: Seat) -> bool:
    """Whether button and blinds of a new game have not passed ``seat`` yet (Cooke 13.02.04)."""
    if draft.pointers is None or draft.first_button is None:
        return False
    house = draft.config.settings
    if word(house, "blinds.new_game_free_hand") != "first_lap_unpassed_seat":
        return False
    ahead = ring.between(draft.pointers.big_blind, draft.first_button, len(draft.seats))
    return seat in ahead


def ends_lap(situation: Situation, positions: Positions) -> bool:
    """Whether the big blind now reaches who had the first button: nobody is ahead of it then."""
    first, last = situation.first_button, situation.last
    if first is None or last is None:
        return False
    big = positions.pointers.big_blind
    return first == big or first in ring.between(last.big_blind, big, situation.seats)


def _is_short(draft: TableDraft, game: GameSpec) -> bool:
    """A game of few players: at most five with community cards, four at draw (Cooke 12.17)."""
    house = draft.config.settings
    if not flag(house, "blinds.short_free_hand"):
        return False
    most = number(house, "blinds.short_max_draw" if game.draws else "blinds.short_max_board")
    return sum(_is_in_action(draft, one) for one in draft.occupants()) <= most


def _is_in_action(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether he plays the hand in play or is dealt the next one without having to wait."""
    if occupant.is_away or occupant.is_leaving or occupant.duties.owes is not Owes.NOTHING:
        return False
    return draft.plays(occupant.person) or occupant.is_ready


def is_free_behind(situation: Situation) -> bool:
    """Whether newcomers get a free hand behind the button, in a game that is new and not full."""
    house = situation.settings
    if word(house, "blinds.new_game_free_hand") != "behind_button_until_full":
        return False
    if situation.game_began is None or len(situation.occupants) == situation.seats:
        return False
    minutes = number(house, "blinds.new_game_free_minutes")
    return situation.now < later(situation.game_began, seconds(minutes * _MINUTE))
