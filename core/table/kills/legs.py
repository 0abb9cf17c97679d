"""Legs: two pots won in a row kill the next one (Cooke 8.04.02, 8.04.06)."""

from msgspec.structs import replace

from core.chips import whole
from core.hand.draft import HandDraft
from core.house.settings import Overrides, number, word
from core.ids import PersonId
from core.table.kills.button import KillButton, KillState, freed
from core.table.kills.button_events import KillButtonMoved, KillWhy
from core.table.kills.limits import lower_limit
from core.table.kills.outcome import Outcome, Winner

_KEEPS = "keep_leg"


def after_pot(
    kill: KillButton, hand: HandDraft, outcome: Outcome, settings: Overrides
) -> KillButtonMoved:
    """Where the button lies after ``hand``.

    The killer who wins again is treated as who has a leg up: what he wins has to count for a
    kill, and a walk leaves him the leg.
    """
    sole = outcome.sole
    if sole is None:
        return _after_split(kill, hand, outcome, settings)
    if not kill.is_of(sole.person):
        legs = _away_with_leg(kill, hand, sole.person)
        leg = KillButton(KillState.LEG_UP, sole.person, legs, kill.owing, kill.missed)
        return KillButtonMoved(leg, KillWhy.FIRST_LEG, sole.seat)
    if not outcome.has_flop:
        return _after_walk(kill, sole, settings)
    if _counts(hand, outcome, settings):
        return KillButtonMoved(
            replace(kill, state=KillState.KILL), KillWhy.TWO_POTS, sole.seat, outcome.pot
        )
    return KillButtonMoved(freed(kill), KillWhy.TOO_SMALL)


def _after_split(
    kill: KillButton, hand: HandDraft, outcome: Outcome, settings: Overrides
) -> KillButtonMoved:
    for one in outcome.winners:
        if kill.is_of(one.person) and word(settings, "kill.split_pot") == _KEEPS:
            return KillButtonMoved(kill, KillWhy.SPLIT, one.seat)
    legs = _away_with_leg(kill, hand, None)
    return KillButtonMoved(replace(freed(kill), legs=legs), KillWhy.SPLIT)


def _after_walk(kill: KillButton, winner: Winner, settings: Overrides) -> KillButtonMoved:
    if word(settings, "kill.walk") == _KEEPS:
        kept = replace(kill, state=KillState.LEG_UP)
        return KillButtonMoved(kept, KillWhy.WALK, winner.seat)
    return KillButtonMoved(freed(kill), KillWhy.WALK)


def _counts(hand: HandDraft, outcome: Outcome, settings: Overrides) -> bool:
    """Whether the pot is big enough for a second leg."""
    if word(settings, "kill.second_leg") == "pot_size":
        return outcome.pot >= whole(number(settings, "kill.second_leg_pot"))
    return outcome.bet >= lower_limit(hand.rules.stakes)


def _away_with_leg(
    kill: KillButton, hand: HandDraft, winner: PersonId | None
) -> tuple[PersonId, ...]:
    """Who keeps a leg for his return: not who has lost it, nor who has won one now."""
    legs = tuple(person for person in kill.legs if person != winner)
    holder = kill.person
    if kill.state is not KillState.LEG_UP or holder is None:
        return legs
    was_dealt = any(player.person == holder for player in hand.players)
    return legs if was_dealt else (*legs, holder)
