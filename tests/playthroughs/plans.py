"""Plans: what is played in each playthrough, one for every game and rotation that is offered."""

from typing import Final

from msgspec import Struct

from core.chips import Chips, whole
from core.games import GAMES, ROTATIONS
from core.games.spec import Forced, Structure
from core.hand.resolving import forced_of
from core.house.settings import Overrides
from core.table.config import TableConfig
from core.table.setup.opening import configure

SEATS: Final = 3
STACKS: Final = (whole(400), whole(300), whole(95))
"""What they sit down with; the last one is soon all-in."""

_STRUCTURES: Final = {
    "texas_holdem": Structure.NO_LIMIT,
    "omaha": Structure.POT_LIMIT,
    "pineapple": Structure.SPREAD,
    "five_card_stud": Structure.SPREAD,
    "five_card_draw": Structure.NO_LIMIT,
}
"""Where it is not fixed limit, so that each structure can be read somewhere."""

_BETS: Final = {
    Structure.FIXED: (whole(10), whole(20)),
    Structure.SPREAD: (whole(2), whole(10)),
}


_SHUFFLES: Final = {
    "texas_holdem": 12,
    "omaha": 18,
    "omaha_hilo": 17,
    "pineapple": 9,
    "crazy_pineapple": 10,
    "tahoe": 39,
    "double_flop_holdem": 27,
    "double_flop_omaha": 38,
    "seven_card_stud": 22,
    "stud_hilo": 9,
    "stud_hilo_kansas_city": 19,
    "razz": 26,
    "razz_kansas_city": 23,
    "five_card_stud": 5,
    "five_card_stud_hilo": 9,
    "last_card_down": 12,
    "five_card_draw": 15,
    "jacks_or_better": 4,
    "progressive_jackpots": 35,
    "double_draw": 17,
    "triple_draw": 23,
    "triple_draw_lowball": 2,
    "triple_draw_kansas_city": 34,
    "ace_to_five_lowball": 11,
    "kansas_city_lowball": 31,
    "jacks_back": 2,
    "horse": 7,
    "hose": 36,
    "hoe": 14,
    "roe": 38,
}
"""Which shuffles each game gets: such as bring several showdowns and much that is special."""


class Plan(Struct, frozen=True):
    """What is dealt at one table, how many hands, and which shuffles."""

    game: str
    hands: int = 5
    cards: int = 0
    settings: tuple[tuple[str, str | int | bool], ...] = ()

    @property
    def config(self) -> TableConfig:
        """The table, for small stakes and without the time to think."""
        house: Overrides = {"clock.auto_start_seconds": 0, "deal.between_hands_seconds": 5}
        house |= dict(self.settings)
        structure = _STRUCTURES.get(self.game, Structure.FIXED)
        if self.game in ROTATIONS:
            return configure(game=self.game, bets=_BETS[structure], seats=SEATS, settings=house)
        forced = forced_of(GAMES[self.game], house)
        bets, big_blind = _amounts(structure, forced)
        is_named = structure is not Structure.FIXED and forced in (Forced.BRING_IN, Forced.ANTES)
        return configure(
            game=self.game,
            structure=structure,
            bets=bets,
            big_blind=big_blind,
            ante=whole(1) if is_named else None,
            seats=SEATS,
            settings=house,
        )


def _amounts(structure: Structure, forced: Forced) -> tuple[tuple[Chips, ...], Chips | None]:
    if structure in _BETS:
        return _BETS[structure], None
    return ((), whole(10)) if forced.has_blinds else ((whole(10),), None)


PLANS: Final = {
    **{
        game.id: Plan(game.id, cards=_SHUFFLES.get(game.id, 0))
        for game in GAMES.values()
        if game.is_listed
    },
    **{
        one.id: Plan(one.id, SEATS * (len(one.games) - 1) + 1, _SHUFFLES.get(one.id, 0))
        for one in ROTATIONS.values()
    },
}
"""Every game and rotation that is offered; a rotation until the last game has come round."""
