"""The rules of a hand: what the house's settings make of a game and its stakes."""

from typing import Any

import pytest

from core.cards import RANKS
from core.chips import whole
from core.games import GAMES
from core.games.spec import BringIn, Forced, Structure
from core.hand.resolving import forced_of, openers_of, resolve
from core.hand.rules import HandRules, HeadsUpCap, LimitRules, Openers, OpenersCheck, Stakes
from core.house.setting import Value
from core.house.settings import Overrides

LIMITS = Stakes(whole(5), whole(10), small_bet=whole(10), big_bet=whole(20))
JACKS, QUEENS, KINGS, ACES = (RANKS.index(rank) for rank in "JQKA")


def rules(
    game: str,
    settings: Overrides | None = None,
    structure: Structure = Structure.FIXED,
    stakes: Stakes = LIMITS,
) -> HandRules:
    """The rules of a hand of ``game``."""
    return resolve(GAMES[game], structure, stakes, settings or {})


def read(record: Any, path: str) -> Any:
    """The field at ``path``, dots between."""
    for field in path.split("."):
        record = getattr(record, field)
    return record


@pytest.mark.parametrize(
    ("game", "setting", "value", "path", "usual", "then"),
    [
        ("texas_holdem", "betting.raise_cap", 3, "limit.raise_cap", 4, 3),
        ("texas_holdem", "betting.cap_heads_up", "stays_if_capped_multiway",
         "limit.heads_up", HeadsUpCap.LIFTS, HeadsUpCap.STAYS_IF_REACHED),
        ("five_card_draw", "draw.raise_cap", 6, "limit.raise_cap", 4, 6),
        ("kansas_city_lowball", "draw.cap_lifts_heads_up", True, "limit.heads_up",
         HeadsUpCap.STAYS, HeadsUpCap.LIFTS),
        ("five_card_draw", "betting.raise_cap", 3, "limit.raise_cap", 4, 4),
        ("texas_holdem", "draw.raise_cap", 6, "limit.raise_cap", 4, 4),
        ("seven_card_stud", "stud.bringin_card", "high", "stud.bring_in", BringIn.LOW_CARD,
         BringIn.HIGH_CARD),
        ("seven_card_stud", "stud.opening", "high_card_must_bet", "stud.bring_in",
         BringIn.LOW_CARD, BringIn.HIGH_CARD_MUST_BET),
        ("stud_hilo", "stud.hilo_bringin", "high", "stud.bring_in", BringIn.LOW_CARD,
         BringIn.HIGH_CARD),
        ("razz", "stud.bringin_card", "low", "stud.bring_in", BringIn.HIGH_CARD,
         BringIn.HIGH_CARD),
        ("razz", "stud.opening", "high_card_must_bet", "stud.bring_in", BringIn.HIGH_CARD,
         BringIn.HIGH_CARD),
        ("seven_card_stud", "stud.high_tie", "position", "stud.ties_by_position", False, True),
        ("stud_hilo", "stud.hilo_high_tie", "suit", "stud.ties_by_position", True, False),
        ("razz", "stud.razz_low_tie", "position", "stud.ties_by_position", False, True),
        ("razz", "stud.high_tie", "position", "stud.ties_by_position", False, False),
        ("seven_card_stud", "stud.open_pair_double", True, "stud.open_pair_double", False, True),
        ("razz", "stud.opener_may_complete", True, "stud.opener_may_complete", False, True),
        ("razz", "stud.announce_possibles", True, "stud.announce_possibles", False, True),
        ("razz", "stud.seventh_short_by_one", "community", "stud.short_saves_burn", True, False),
        ("razz", "stud.muck_facing_bet", "dead_after_action_behind", "stud.fold_retrievable",
         False, True),
        ("razz", "stud.dead_hand_bringin", "left_of_dead_hand", "stud.dead_hand_left_opens",
         False, True),
        ("razz", "stud.min_to_deal", "ante", "stud.ante_is_enough", False, True),
        ("triple_draw", "draw.big_bet_from_round", 3, "draw.big_bet_from", 2, 3),
        ("five_card_draw", "draw.unopened_action", "bet_or_fold", "draw.bet_or_fold", False,
         True),
        ("ace_to_five_lowball", "draw.min_open", "double_big_blind", "draw.open_for_double",
         False, True),
        ("jacks_or_better", "draw.openers_check", "refuse", "draw.openers_check",
         OpenersCheck.WARN, OpenersCheck.REFUSE),
        ("jacks_or_better", "draw.split_openers_announce", False, "draw.split_is_announced",
         True, False),
        ("jacks_back", "lowball.jacks_back_bet", 15, "draw.forced_low_bet", whole(10), whole(15)),
        ("omaha_hilo", "pot.low_qualifier", 0, "low_qualifier", 8, 0),
        ("five_card_draw", "draw.joker", False, "has_joker", True, False),
        ("ace_to_five_lowball", "lowball.joker", False, "has_joker", True, False),
        ("triple_draw_lowball", "lowball.joker", True, "has_joker", False, True),
        ("kansas_city_lowball", "lowball.joker", True, "has_joker", False, False),
        ("texas_holdem", "betting.pot_limit_factor", "half", "pot_factor", 100, 50),
        ("texas_holdem", "betting.pot_limit_factor", "double", "pot_factor", 100, 200),
        ("texas_holdem", "betting.pot_limit_open_max", "four_big_blinds", "pot_open_bets", 0, 4),
        ("texas_holdem", "betting.min_unit", 5, "unit", whole(1), whole(5)),
        ("five_card_draw", "draw.forced_bets", "three_blinds", "forced", Forced.ANTES,
         Forced.THREE_BLINDS),
        ("ace_to_five_lowball", "lowball.forced_bets", "antes", "forced", Forced.THREE_BLINDS,
         Forced.ANTES),
        ("jacks_back", "draw.forced_bets", "two_blinds", "forced", Forced.ANTES, Forced.ANTES),
        ("razz", "draw.forced_bets", "two_blinds", "forced", Forced.BRING_IN, Forced.BRING_IN),
    ],
)  # fmt: skip
def test_a_setting_changes_its_rule_where_it_counts(
    game: str, setting: str, value: Value, path: str, usual: object, then: object
) -> None:
    """The rule has the book's default, and the value of the house in the games it is for."""
    assert read(rules(game), path) == usual
    assert read(rules(game, {setting: value}), path) == then


@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.NO_LIMIT])
def test_pot_limit_and_no_limit_have_no_cap(structure: Structure) -> None:
    """Any number of raises, in hold'em and in draw (Cooke 8.01.01)."""
    for game in ("texas_holdem", "five_card_draw"):
        assert rules(game, structure=structure).limit == LimitRules(raise_cap=0)
    assert rules("texas_holdem", structure=Structure.SPREAD).limit.raise_cap == 4


def test_the_smallest_opening_bet() -> None:
    """The house's in pot limit and no limit, the small bet in limit, the least of a spread."""
    house: Overrides = {"betting.min_open": 30}
    blinds = Stakes(whole(5), whole(10))
    assert rules("omaha", house, Structure.POT_LIMIT, blinds).min_open == whole(30)
    assert rules("omaha", {}, Structure.NO_LIMIT, blinds).min_open == whole(10)
    assert rules("omaha", house).min_open == whole(10)
    spread = Stakes(whole(1), whole(2), small_bet=whole(2), spread=(whole(2),) * 3)
    assert rules("omaha", house, Structure.SPREAD, spread).min_open == whole(2)


@pytest.mark.rule("uspc-progressive-jackpots")
@pytest.mark.parametrize(
    ("after_aces", "openers"),
    [
        ("stay_aces", [Openers(rank) for rank in (JACKS, QUEENS, KINGS, ACES, ACES, ACES)]),
        ("back_to_jacks", [Openers(rank) for rank in (JACKS, QUEENS, KINGS, ACES, JACKS, QUEENS)]),
        ("two_pairs", [*(Openers(rank) for rank in (JACKS, QUEENS, KINGS, ACES)),
                       *(Openers(ACES, two_pair=True),) * 2]),
    ],
)  # fmt: skip
def test_progressive_openers(after_aces: str, openers: list[Openers]) -> None:
    """Jacks, queens, kings, aces; then as the house has it (Cooke 7.02)."""
    house: Overrides = {"draw.progressive_after_aces": after_aces}
    game = GAMES["progressive_jackpots"]
    assert [openers_of(game, house, deals) for deals in range(6)] == openers
    jackpots = GAMES["jacks_or_better"]
    assert openers_of(jackpots, house, 3) == Openers(JACKS)
    assert openers_of(jackpots, house | {"draw.progressive_openers": True}, 1) == Openers(QUEENS)
    assert openers_of(GAMES["five_card_draw"], house, 3) is None
    dealt = resolve(game, Structure.FIXED, LIMITS, house, passed_out=2)
    assert dealt.draw.openers == Openers(KINGS)


def test_each_layout_of_each_game_can_be_chosen() -> None:
    """Whatever a game may be played with is what its setting deals, and the first by default."""
    for game in GAMES.values():
        assert forced_of(game, {}) is game.forced[0]
        for forced in game.forced:
            if game.forced_setting is not None:
                assert forced_of(game, {game.forced_setting: forced.value}) is forced
