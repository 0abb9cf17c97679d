"""Combinations: values of two settings that cannot both hold, and those that do nothing.

A contradiction is refused, whichever of the two is set last.  A value that is merely without
effect under another one is taken, and said to be so.
"""

from typing import Final

from msgspec import Struct

from core.house.settings import SETTINGS, Overrides
from core.house.values import Value, text_of
from core.refusal import Reason, Refusal


class Pair(Struct, frozen=True):
    """``first`` at one of its values says the contrary of ``second`` at one of its own.

    ``why`` ends the sentence that names the two.
    """

    first: str
    first_values: tuple[Value, ...]
    second: str
    second_values: tuple[Value, ...]
    why: str

    def clashes(self, first: Value, second: Value) -> bool:
        """Whether the two values contradict each other."""
        return first in self.first_values and second in self.second_values


class Order(Struct, frozen=True):
    """``first`` may not be more than ``second``; a ``second`` of 0 is no bound."""

    first: str
    second: str
    why: str

    def clashes(self, first: Value, second: Value) -> bool:
        """Whether the two numbers stand the wrong way round."""
        return 0 < int(second) < int(first)


class Steps(Struct, frozen=True):
    """``first`` is paid in steps of ``second``."""

    first: str
    second: str
    why: str = "it is no whole number of units"

    def clashes(self, first: Value, second: Value) -> bool:
        """Whether the amount is no whole number of steps."""
        return int(first) % int(second) != 0


Contradiction = Pair | Order | Steps

CONTRADICTIONS: Final[tuple[Contradiction, ...]] = (
    Order(
        "betting.spread_min", "betting.spread_max_early",
        "the smallest bet is above the largest of the early rounds",
    ),
    Order(
        "betting.spread_max_early", "betting.spread_max_late",
        "the early rounds have a larger bet than the late ones",
    ),
    Order(
        "buyin.min_big_blinds_big_bet", "buyin.max_big_blinds_big_bet",
        "the smallest buy-in is above the largest",
    ),
    Order(
        "betting.min_open", "betting.pot_limit_cap",
        "the smallest opening bet is above the most that may be bet",
    ),
    Steps("betting.min_open", "betting.min_unit"),
    Steps("betting.pot_limit_cap", "betting.min_unit"),
    Steps("lowball.jacks_back_bet", "betting.min_unit"),
    Pair(
        "clock.seconds", (0,), "clock.countdown_seconds", (0,),
        "a clock would leave no time to act",
    ),
    Pair(
        "betting.out_of_turn", ("refuse",), "betting.chips_out_of_turn", ("stand", "call_only"),
        "what is refused out of turn puts no chips in",
    ),
    Pair(
        "betting.out_of_turn", ("refuse",),
        "betting.fold_out_of_turn", ("dead_hand", "hoyle_must_call"),
        "what is refused out of turn kills no hand",
    ),
    Pair(
        "betting.short_raise", ("call_and_forfeit",),
        "betting.incomplete_raise", ("complete_or_forfeit",),
        "a raise that is too small cannot be a call at once and be completed too",
    ),
    Pair(
        "betting.excess_amount", ("any_excess_is_raise",),
        "betting.raise_threshold", ("one_and_half_call",),
        "an amount just above the call would be a raise and a call",
    ),
    Pair(
        "betting.undo_fold", ("never",), "stud.muck_facing_bet", ("dead_after_action_behind",),
        "a fold that is never taken back is dead at once",
    ),
    Pair(
        "draw.short_deck", ("stub_only",), "draw.exposed_reshuffle", (True,),
        "a shuffle would put discards into the stub that are never dealt again",
    ),
    Pair(
        "showdown.show_all", (True,), "showdown.idle", ("auto_muck",),
        "a hand that must be shown cannot be mucked for its owner",
    ),
    Pair(
        "showdown.show_all", (True,), "showdown.play_board", ("announce_and_discard",),
        "a hand that must be shown cannot be discarded",
    ),
    Pair(
        "buyin.wallet_plays", ("no_limit_only",), "buyin.playing_behind", (False,),
        "the wallet plays as chips that are on their way",
    ),
    Pair(
        "buyin.rebuy_amount", ("exact_stack",), "buyin.short_buy_scope", ("first_buyin_too",),
        "a stack of exactly the minimum is never short",
    ),
)  # fmt: skip
"""Every two settings that can contradict each other; the tests go through all of them."""


class Idle(Struct, frozen=True):
    """``key`` does nothing while ``under`` has one of ``values``.  Its default does no harm."""

    key: str
    under: str
    values: tuple[Value, ...]


IDLE: Final = (
    Idle("showdown.see_called_floor_from", "showdown.see_called_hand", ("suspicion_only",)),
    Idle("showdown.see_called_hand", "showdown.show_all", (True,)),
    Idle("draw.all_pass", "draw.unopened_action", ("bet_or_fold",)),
    Idle("draw.progressive_after_aces", "draw.progressive_openers", (False,)),
    Idle("mixed.minutes", "mixed.rotation", ("orbit",)),
    Idle("stud.opener_may_complete", "stud.opening", ("high_card_must_bet",)),
    Idle("stud.bringin_card", "stud.opening", ("high_card_must_bet",)),
    Idle("stud.seventh_short_by_one", "stud.shortage", ("common_card",)),
    Idle("stud.dead_hand_bringin", "stud.hole_exposed", ("uspc", "hoyle")),
    Idle("stud.kc_wheel_is_straight_high", "stud.hilo_low_rule", ("ace_to_five",)),
    Idle("buyin.short_buy_scope", "buyin.short_buys_per_session", (0,)),
    Idle("buyin.stud_minimum", "stud.ante", (0,)),
    Idle("clock.ejection", "clock.eject_after", (0,)),
    Idle("clock.reasonable_after_seconds", "clock.requester", ("floor",)),
    Idle("kill.split_pot", "kill.trigger", ("none", "scoop", "big_pot", "no_openers")),
    Idle("kill.walk", "kill.trigger", ("none", "scoop", "big_pot", "no_openers")),
    Idle("kill.second_leg", "kill.trigger", ("none", "scoop", "big_pot", "no_openers")),
    Idle("kill.second_leg_pot", "kill.second_leg", ("one_full_bet",)),
    Idle("kill.scoop_multiple", "kill.trigger", ("none", "two_pots", "big_pot", "no_openers")),
    Idle("kill.big_pot_formula", "kill.trigger", ("none", "two_pots", "scoop", "no_openers")),
    Idle("kill.big_pot_amount", "kill.big_pot_formula", ("five_upper", "five_lower")),
)
"""Settings that another one leaves without effect."""


def check_together(house: Overrides, changed: str = "") -> None:
    """Refuse ``house`` when two of its values contradict each other.

    ``changed`` is the setting that is named first, when it is one of the two.

    Raises:
        Refusal: ``SETTINGS_CONTRADICT``, naming both settings and their values.
    """
    for pair in CONTRADICTIONS:
        values = {key: value_of(house, key) for key in (pair.first, pair.second)}
        if pair.clashes(values[pair.first], values[pair.second]):
            other = pair.second if changed != pair.second else pair.first
            key = pair.first if other == pair.second else pair.second
            raise Refusal(
                Reason.SETTINGS_CONTRADICT,
                SETTINGS[key].rule,
                key=key,
                value=text_of(values[key]),
                other=other,
                other_value=text_of(values[other]),
                why=pair.why,
            )


def idle_under(house: Overrides, key: str) -> str:
    """The setting that leaves the value ``key`` has in ``house`` without effect; else nothing."""
    if value_of(house, key) == SETTINGS[key].default:
        return ""
    return next(
        (one.under for one in IDLE if one.key == key and value_of(house, one.under) in one.values),
        "",
    )


def value_of(house: Overrides, key: str) -> Value:
    """The value in force."""
    return house.get(key, SETTINGS[key].default)


__all__ = [
    "CONTRADICTIONS",
    "IDLE",
    "Contradiction",
    "Idle",
    "Order",
    "Pair",
    "Steps",
    "check_together",
    "idle_under",
    "text_of",
    "value_of",
]
