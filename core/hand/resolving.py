"""Resolving: the rules of one hand from its game, the table's stakes and the house settings."""

from functools import lru_cache
from typing import Final

from core.cards import RANKS
from core.chips import NO_CHIPS, Chips, whole
from core.games.spec import BringIn, Family, Forced, GameSpec, Structure
from core.hand.misdeals.rules import deal_rules
from core.hand.rules import (
    AgreementRules,
    AmountRules,
    ChipsOutOfTurn,
    DrawCounts,
    DrawRules,
    FoldOutOfTurn,
    HandRules,
    HeadsUpCap,
    HoleExposed,
    LimitRules,
    Openers,
    OpenersCheck,
    OutOfTurn,
    SeeCalled,
    ShowRules,
    Stakes,
    StudRules,
    TurnRules,
    betting_unit,
)
from core.house.setting import Value
from core.house.settings import Overrides, flag, house_of, number, word
from core.ids import seconds
from core.rulebook import big_bet_row

_ACE: Final = RANKS.index("A")
_FACTORS: Final = {"half": 50, "full": 100, "double": 200}
_FOUR_BIG_BLINDS: Final = 4
_TWO_ROUNDS: Final = (Family.DRAW, Family.LOWBALL)
"""The families whose raises article 7 counts; it goes before the general rule (Cooke 9.16)."""


def resolve(
    game: GameSpec,
    structure: Structure,
    stakes: Stakes,
    overrides: Overrides,
    passed_out: int = 0,
    killed: Stakes | None = None,
) -> HandRules:
    """The rules of the next hand of ``game``, the game really dealt.

    ``passed_out`` deals in a row have just been passed out, which raises the openers of a
    progressive game (Cooke 7.02).  ``killed`` are the stakes of a hand that somebody kills, at
    which it is played instead of ``stakes`` (Cooke 8.04.01).
    """
    return _resolved(game, structure, stakes, frozenset(overrides.items()), passed_out, killed)


@lru_cache(maxsize=1024)
def _resolved(
    game: GameSpec,
    structure: Structure,
    stakes: Stakes,
    items: frozenset[tuple[str, Value]],
    passed_out: int,
    killed: Stakes | None,
) -> HandRules:
    """Kept, because a table asks for the same rules hand after hand."""
    overrides = dict(items)
    house = house_of(game, overrides)
    unit = betting_unit(stakes, overrides)
    played = killed or stakes
    single = word(house, "pot.odd_chip_unit") == "single_chip"
    return HandRules(
        structure=structure,
        stakes=played,
        unit=unit,
        min_open=_min_open(structure, played, house),
        # Limit measures a short all-in by half a bet instead (Cooke 9.09.01).
        short_raises_accumulate=not structure.is_limit
        and flag(house, "allin.short_raises_accumulate"),
        split_unit=min(unit, whole(1)) if single else unit,
        odd_chip_to_aggressor=word(house, "pot.odd_chip_to") == "last_aggressor",
        play_board_discards=word(house, "showdown.play_board") == "announce_and_discard",
        idle_shows_winner=word(house, "showdown.idle") == "auto_show_if_winning",
        checking_out=flag(house, "betting.checking_out"),
        show_time=seconds(number(house, "showdown.turn_seconds")),
        forced=forced_of(game, overrides),
        limit=_limit(game, structure, house),
        stud=_stud(game, house),
        draw=_draw(game, played, house, passed_out),
        low_qualifier=number(house, "pot.low_qualifier"),
        has_joker=game.joker is not None and flag(house, game.joker.setting),
        pot_factor=_FACTORS[word(house, "betting.pot_limit_factor")],
        pot_open_bets=_pot_open_bets(house),
        min_raise_is_unit=word(house, "betting.min_raise") == "one_unit",
        pot_limit_cap=whole(number(house, "betting.pot_limit_cap")),
        amounts=_amounts(house),
        turns=_turns(house),
        show=_show(stakes, house),
        agreements=_agreements(structure, house),
        refunds_impossible_call=word(house, "stud.impossible_call") == "refund",
        warns_impossible_call=flag(house, "stud.warn_impossible"),
        unkilled=None if killed is None else stakes,
        deal=deal_rules(house),
        open_raise=_open_raise(structure, stakes, house),
    )


def _amounts(house: Overrides) -> AmountRules:
    return AmountRules(
        any_excess_raises=word(house, "betting.excess_amount") == "any_excess_is_raise",
        one_and_half_call=word(house, "betting.raise_threshold") == "one_and_half_call",
        may_forfeit=word(house, "betting.incomplete_raise") == "complete_or_forfeit",
        big_bet_threshold=word(house, "betting.bare_amount_big_bet") == "threshold",
        short_raise_forfeits=word(house, "betting.short_raise") == "call_and_forfeit",
        over_limit_forfeits=word(house, "betting.over_limit") == "forfeit_excess",
        announced_is_call=word(house, "betting.announced_amount") == "call_only",
        needs_confirming=word(house, "betting.commit") == "on_confirm",
    )


def _turns(house: Overrides) -> TurnRules:
    return TurnRules(
        check_raise=flag(house, "betting.check_raise"),
        out_of_turn=OutOfTurn(word(house, "betting.out_of_turn")),
        chips=ChipsOutOfTurn(word(house, "betting.chips_out_of_turn")),
        folds=FoldOutOfTurn(word(house, "betting.fold_out_of_turn")),
        preactions=flag(house, "betting.preactions"),
        undo_fold=word(house, "betting.undo_fold") == "until_action_behind",
    )


def _show(stakes: Stakes, house: Overrides) -> ShowRules:
    """High limit, where a floorperson confirms a look at a hand, begins at the house's figure."""
    high = whole(number(house, "showdown.see_called_floor_from"))
    return ShowRules(
        show_all=flag(house, "showdown.show_all"),
        retrieves_mucked=word(house, "showdown.retrieve_mucked") == "shown_winner",
        see_called=SeeCalled(word(house, "showdown.see_called_hand")),
        floor_confirms=0 < high <= stakes.base,
    )


def _agreements(structure: Structure, house: Overrides) -> AgreementRules:
    """Pot limit and no limit always allow splitting; limit only as long as nobody objects."""
    by_leave = word(house, "pot.split_agreements_limit") == "no_objection"
    is_limit = structure.is_limit
    return AgreementRules(
        may_chop=word(house, "pot.chop_blinds") == "allowed",
        may_split=by_leave or not is_limit,
        split_needs_no_objection=is_limit,
    )


def forced_of(game: GameSpec, overrides: Overrides) -> Forced:
    """What is paid before the deal of ``game``: the house's choice, where the game has one."""
    if game.forced_setting is None:
        return game.forced[0]
    chosen = Forced(word(house_of(game, overrides), game.forced_setting))
    return chosen if chosen in game.forced else game.forced[0]


def openers_of(game: GameSpec, overrides: Overrides, passed_out: int = 0) -> Openers | None:
    """The hand needed to open after so many deals in a row were passed out (Cooke 7.02).

    Jacks, queens, kings, aces; then as ``draw.progressive_after_aces`` has it.
    """
    if game.openers is None:
        return None
    house = house_of(game, overrides)
    if not flag(house, "draw.progressive_openers"):
        return Openers(game.openers)
    steps = _ACE + 1 - game.openers
    match word(house, "draw.progressive_after_aces"):
        case "back_to_jacks":
            return Openers(game.openers + passed_out % steps)
        case "two_pairs" if passed_out >= steps:
            return Openers(_ACE, two_pair=True)
        case _:
            return Openers(min(game.openers + passed_out, _ACE))


def _min_open(structure: Structure, stakes: Stakes, house: Overrides) -> Chips:
    """The smallest bet; the house may want more of it only in the big-bet structures."""
    if structure is Structure.SPREAD and stakes.spread is not None:
        return stakes.spread[0]
    if structure is Structure.FIXED:
        return stakes.base
    return whole(number(house, "betting.min_open")) or stakes.base


def _open_raise(structure: Structure, stakes: Stakes, house: Overrides) -> Chips:
    """The figure that Appendix A prints for these blinds; 0 where the house does not want it."""
    if structure.is_limit or word(house, "betting.min_open_raise") != "table_amount":
        return NO_CHIPS
    row = big_bet_row((stakes.big_blind, stakes.small_blind, stakes.button_blind))
    return row.min_open_raise if row is not None else NO_CHIPS


def _pot_open_bets(house: Overrides) -> int:
    """How many big blinds pot limit may be opened for; 0: by the pot (Cooke 8.02.02)."""
    is_four = word(house, "betting.pot_limit_open_max") == "four_big_blinds"
    return _FOUR_BIG_BLINDS if is_four else 0


def _limit(game: GameSpec, structure: Structure, house: Overrides) -> LimitRules:
    """Pot limit and no limit have no cap (Cooke 8.01.01, 9.16)."""
    if not structure.is_limit:
        return LimitRules()
    if game.family in _TWO_ROUNDS:
        lifts = flag(house, "draw.cap_lifts_heads_up")
        heads_up = HeadsUpCap.LIFTS if lifts else HeadsUpCap.STAYS
        cap = number(house, "draw.raise_cap")
    else:
        lifts = word(house, "betting.cap_heads_up") == "uncapped"
        heads_up = HeadsUpCap.LIFTS if lifts else HeadsUpCap.STAYS_IF_REACHED
        cap = number(house, "betting.raise_cap")
    over_half = word(house, "allin.raise_over_half_bet")
    return LimitRules(
        cap,
        heads_up,
        up_to_limit=structure is Structure.FIXED
        and word(house, "betting.fixed_limit_style") == "up_to_limit",
        completion_counts=word(house, "allin.completion_counts") == "when_completing_raise",
        short_from_last_amount=word(house, "allin.short_measured_from") == "last_amount",
        completes_then_raises=over_half == "complete_then_raise",
    )


def _stud(game: GameSpec, house: Overrides) -> StudRules:
    tie, is_stud = game.tie_setting, game.family is Family.STUD
    return StudRules(
        bring_in=_bring_in(game, house),
        ties_by_position=tie is not None and word(house, tie) == "position",
        open_pair_double=flag(house, "stud.open_pair_double"),
        opener_may_complete=flag(house, "stud.opener_may_complete"),
        announce_possibles=flag(house, "stud.announce_possibles"),
        short_saves_burn=word(house, "stud.seventh_short_by_one") == "save_burn",
        fold_retrievable=is_stud
        and word(house, "stud.muck_facing_bet") == "dead_after_action_behind",
        dead_hand_left_opens=word(house, "stud.dead_hand_bringin") == "left_of_dead_hand",
        ante_is_enough=word(house, "stud.min_to_deal") == "ante",
        big_bet_last_only=is_stud and word(house, "stud.big_limit_from") == "final_interval",
        open_pair_doubles=is_stud and flag(house, "stud.pair_showing_doubles"),
        common_at_once=word(house, "stud.shortage") == "common_card",
        hole_exposed=HoleExposed(word(house, "stud.hole_exposed")),
        early_card_alone=word(house, "stud.early_card") == "exposed_only",
        omitted_is_dead=word(house, "stud.omitted_after_bet") == "dead_hand",
    )


def _bring_in(game: GameSpec, house: Overrides) -> BringIn:
    """Whose upcard opens: by the game's two settings where it has them, else the game's own."""
    opening = game.opening_setting
    if opening is not None and word(house, opening) == "high_card_must_bet":
        return BringIn.HIGH_CARD_MUST_BET
    if game.bring_in_setting is not None:
        return BringIn(word(house, game.bring_in_setting))
    return game.bring_in or BringIn.LOW_CARD


def _draw(game: GameSpec, stakes: Stakes, house: Overrides, passed_out: int) -> DrawRules:
    return DrawRules(
        big_bet_from=number(house, "draw.big_bet_from_round"),
        bet_or_fold=word(house, "draw.unopened_action") == "bet_or_fold",
        open_for_double=word(house, "draw.min_open") == "double_big_blind",
        openers=openers_of(game, house, passed_out),
        openers_check=OpenersCheck(word(house, "draw.openers_check")),
        split_is_announced=flag(house, "draw.split_openers_announce"),
        stub_only=word(house, "draw.short_deck") == "stub_only",
        forced_low_bet=whole(number(house, "lowball.jacks_back_bet")) or stakes.base,
        left_of_dealer_first=word(house, "draw.second_round_first") == "left_of_dealer",
        late_bet_or_fold=word(house, "draw.second_round_unopened") == "bet_or_fold",
        draws_unopened=game.openers is None and word(house, "draw.all_pass") == "draw_anyway",
        counts_runs=game.family in _TWO_ROUNDS and word(house, "lowball.best_hand") == "six_four",
        counts=DrawCounts(word(house, "draw.show_counts")),
        serves_at_once=not flag(house, "draw.confirm"),
        idle_folds=word(house, "draw.timeout") == "fold",
        forfeits_all=word(house, "draw.false_opener_money") == "all_forfeited",
        refunds_others=word(house, "draw.false_opener_others") == "refund",
        takes_first_exposed=word(house, "draw.exposed_on_draw") == "take_first",
        may_reshuffle=flag(house, "draw.exposed_reshuffle"),
    )
