"""Refusals: a command the dealer will not take, with the reason, the rule and the numbers.

The core says *which* reason and gives the facts; the sentence people read is made in
``core.present.refusals``, one for each reason.
"""

from enum import StrEnum, unique

from core.citation import RuleId


@unique
class Reason(StrEnum):
    """Why a command was refused.  The facts each one carries are named behind it."""

    # notation
    UNREADABLE_CARD = "unreadable_card"
    UNREADABLE_AMOUNT = "unreadable_amount"  # typed
    UNREADABLE_COMMAND = "unreadable_command"  # typed
    UNREADABLE_TIME = "unreadable_time"  # typed
    PASS_IS_UNCLEAR = "pass_is_unclear"  # noqa: S105 - a pass at cards

    # at the table
    NOT_SEATED = "not_seated"
    NO_HAND = "no_hand"
    NOT_IN_HAND = "not_in_hand"
    HAND_IN_PLAY = "hand_in_play"
    STALE = "stale"
    NOT_YOUR_TURN = "not_your_turn"  # seat, name: who is to act
    TIME_IS_UP = "time_is_up"
    ALREADY_ALL_IN = "already_all_in"
    ALREADY_FOLDED = "already_folded"

    # betting
    FACING_BET = "facing_bet"  # call, wager
    NOTHING_TO_CALL = "nothing_to_call"
    BET_STANDS = "bet_stands"  # wager, raise_min: bet said where a raise was meant
    NO_BET_TO_RAISE = "no_bet_to_raise"  # bet_min
    BET_TOO_SMALL = "bet_too_small"  # typed, least, stack
    RAISE_TOO_SMALL = "raise_too_small"  # typed, least, wager, call
    WAGER_NOT_WHOLE_UNITS = "wager_not_whole_units"  # typed, unit, least, most: the nearest two
    SHORT_ALL_IN_NOT_REOPENED = "short_all_in_not_reopened"  # call
    NO_ONE_LEFT_TO_RAISE = "no_one_left_to_raise"  # call
    STACK_TOO_SMALL_TO_RAISE = "stack_too_small_to_raise"  # stack, call: only call all-in is left
    CONFIRM_WAGER = "confirm_wager"  # act, to, by, more, stack: a confirmed one is taken
    FORFEIT_OR_COMPLETE = "forfeit_or_complete"  # typed, to, call, surplus: the two ways
    RAISE_ANNOUNCED = "raise_announced"  # least, most: he has said raise and names the amount
    WAGER_STANDS = "wager_stands"  # act, to: what he declared at that prompt
    ACT_STANDS = "act_stands"  # act: a check, call or fold that he has made

    # blind raises before the deal
    BUTTON_NEEDS_PLAYER = "button_needs_player"  # seat
    STRADDLES_PROHIBITED = "straddles_prohibited"
    SLEEPERS_PROHIBITED = "sleepers_prohibited"  # seat: who alone may raise blind
    STRADDLE_NEEDS_BLINDS = "straddle_needs_blinds"
    STRADDLE_NEEDS_BUTTON = "straddle_needs_button"
    STRADDLE_NEEDS_THREE = "straddle_needs_three"
    STRADDLE_IN_KILLED_POT = "straddle_in_killed_pot"
    STRADDLE_NOT_DEALT_IN = "straddle_not_dealt_in"
    STRADDLE_NOT_BEHIND = "straddle_not_behind"  # seat: who has raised blind and acts later
    STRADDLE_OUT_OF_PLACE = "straddle_out_of_place"
    STRADDLED_ALREADY = "straddled_already"
    STRADDLES_CAPPED = "straddles_capped"  # most: the last blind raise
    STRADDLE_IS_FIXED = "straddle_is_fixed"  # typed, least
    STRADDLE_TOO_SMALL = "straddle_too_small"  # typed, least
    STRADDLE_TOO_LARGE = "straddle_too_large"  # typed, most
    STRADDLE_TOO_DEAR = "straddle_too_dear"  # due, stack

    # before the turn
    HELD_TO_IT = "held_to_it"  # act, to: what he has declared, and faces the same
    AMOUNT_AHEAD = "amount_ahead"  # a raise said out of turn needs its amount
    CHIPS_STAND = "chips_stand"  # more: chips put in out of turn
    EARLY_CHIPS_ONLY_CALL = "early_chips_only_call"  # call
    NO_PREACTIONS = "no_preactions"
    NOTHING_KEPT = "nothing_kept"
    YOUR_TURN = "your_turn"
    ACT_IS_DONE = "act_is_done"
    PRICE_CHANGED = "price_changed"  # wager, typed: the bet now, and the one he saw
    TIME_TAKEN = "time_taken"
    UNDO_SPENT = "undo_spent"

    # showdown
    FOLD_IS_FINAL = "fold_is_final"
    ACT_IS_FINAL = "act_is_final"
    NO_LIVE_HAND = "no_live_hand"  # seat
    HAND_NOT_BET = "hand_not_bet"  # seat
    NOTHING_TO_CORRECT = "nothing_to_correct"
    RULING_TOO_LATE = "ruling_too_late"
    NO_POST_ASKED = "no_post_asked"
    MISDEAL_TOO_LATE = "misdeal_too_late"  # why: what has happened since
    PLAY_OR_ALL_IN = "play_or_all_in"
    NO_SHOWDOWN = "no_showdown"
    ALREADY_SHOWN = "already_shown"
    ALREADY_MUCKED = "already_mucked"
    MUCK_WOULD_WIN = "muck_would_win"  # asked once; a confirmed muck is taken
    ALL_IN_IS_SHOWN = "all_in_is_shown"
    BOARD_MUST_BE_SHOWN = "board_must_be_shown"
    NO_BOARD_TO_PLAY = "no_board_to_play"
    MUCK_IS_FINAL = "muck_is_final"
    WOULD_NOT_WIN = "would_not_win"
    NO_RIGHT_TO_SEE = "no_right_to_see"
    NOT_A_CALLED_HAND = "not_a_called_hand"
    ALREADY_ASKED = "already_asked"
    NOBODY_ASKED = "nobody_asked"
    SHOWN_TO_NOBODY = "shown_to_nobody"
    NOT_SEATED_HERE = "not_seated_here"
    ROUND_IS_OVER = "round_is_over"
    BETTING_GONE_ON = "betting_gone_on"  # wager, count: how many have acted behind it
    CORRECTION_IMPOSSIBLE = "correction_impossible"  # typed, least, most
    REASON_NEEDED = "reason_needed"
    RAISES_CAPPED = "raises_capped"  # call: bets so far are the most this round allows
    NOT_A_LIMIT_BET = "not_a_limit_bet"  # typed, least, most: two sizes are legal
    NOT_THE_LIMIT_BET = "not_the_limit_bet"  # typed, least: one size is legal
    WAGER_TOO_LARGE = "wager_too_large"  # typed, least, most
    MUST_BET_OR_FOLD = "must_bet_or_fold"  # least
    MUST_BET = "must_bet"  # least
    MUST_BRING_IN = "must_bring_in"  # least, most: the two ways to open
    NO_DRAW = "no_draw"
    STUB_TOO_SHORT = "stub_too_short"  # count: cards that may still be drawn
    NO_OPENERS = "no_openers"
    OPENERS_WARNING = "openers_warning"  # a confirmed opening is taken
    IMPOSSIBLE_CALL_WARNING = "impossible_call_warning"  # a confirmed call is taken
    HAS_OPENERS = "has_openers"
    NOT_THE_OPENER = "not_the_opener"
    TOO_LATE_TO_CONFESS = "too_late_to_confess"
    NO_OFFER = "no_offer"
    NO_CHECK_RAISE = "no_check_raise"  # call
    NOT_LOWBALL = "not_lowball"
    IMPOSSIBLE_LOW = "impossible_low"
    ACTION_AFTER_DRAW = "action_after_draw"
    TWO_CARDS_EXPOSED = "two_cards_exposed"
    TOO_LATE_TO_REPLACE = "too_late_to_replace"
    NO_POT_TO_ANTE_IN = "no_pot_to_ante_in"
    PLAYS_FOR_POT = "plays_for_pot"
    BARRED_FROM_POT = "barred_from_pot"
    POT_HOLDS_FORFEITS = "pot_holds_forfeits"
    ANTES_TOO_HIGH = "antes_too_high"  # due, stack
    DRAW_IS_OVER = "draw_is_over"  # seat, name: who is to draw
    TOO_MANY_DISCARDS = "too_many_discards"  # count: the most he may throw
    NO_CHOICE = "no_choice"
    WRONG_COUNT = "wrong_count"  # count: cards to choose
    NO_WAY_DECLARED = "no_way_declared"
    NO_SUCH_CARD = "no_such_card"  # count: how many he holds

    # clock
    NO_ONE_TO_ACT = "no_one_to_act"
    CLOCK_RUNNING = "clock_running"  # name, until
    CLOCK_ON_YOURSELF = "clock_on_yourself"
    CLOCK_NOT_IN_HAND = "clock_not_in_hand"
    CLOCK_ASKED = "clock_asked"  # the floor has been asked for the clock in this turn

    # objections
    FLOOR_AWAITED = "floor_awaited"  # since, until: the dealer has called the floor himself
    OBJECTION_OPEN = "objection_open"  # seat, name, until: who objected, when play goes on
    NO_OBJECTION = "no_objection"
    ALREADY_OBJECTED = "already_objected"
    OBJECTION_UNHEARD = "objection_unheard"  # until: play waits for no other before
    OBJECTION_NEEDS_REASON = "objection_needs_reason"
    OBJECTION_TOO_LONG = "objection_too_long"  # count, most
    HAND_CLOSED = "hand_closed"
    OBJECTION_CLOSED = "objection_closed"  # hand, ends
    NO_HEARING = "no_hearing"
    NOT_ASKED = "not_asked"
    HEARD_LATER = "heard_later"  # seat, name, until
    ALREADY_HEARD = "already_heard"
    STATEMENT_TOO_LONG = "statement_too_long"  # count, most
    TABLE_ASKED = "table_asked"

    # rulings
    RULING_FINAL = "ruling_final"  # by, who: the floorperson who has ruled
    RULING_NEEDS_REASON = "ruling_needs_reason"
    RULING_TOO_LONG = "ruling_too_long"  # count, most
    MAY_NOT_RULE = "may_not_rule"
    TABLE_PAUSED = "table_paused"
    NOT_PAUSED = "not_paused"
    TIME_OUT_OF_RANGE = "time_out_of_range"  # least, most: seconds
    NO_TIME_RUNS = "no_time_runs"
    NO_ACT_TO_TAKE_BACK = "no_act_to_take_back"
    ACTED_ON_SINCE = "acted_on_since"
    NO_CLAIM = "no_claim"  # seat
    BEST_NOT_KNOWN = "best_not_known"
    RULING_NOT_NOW = "ruling_not_now"
    NO_POT_TO_AWARD = "no_pot_to_award"
    AWARD_STANDS = "award_stands"
    AWARD_IS_SPENT = "award_is_spent"  # seat, name, stack, needed
    AWARDED_TO_NOBODY = "awarded_to_nobody"  # seat
    INSPECT_AFTER_HAND = "inspect_after_hand"
    NO_SUCH_HAND = "no_such_hand"  # hand
    LAST_HAND_ALONE = "last_hand_alone"  # hand: the last one

    # proxies
    PROXIES_OFF = "proxies_off"
    PROXY_IN_GAME = "proxy_in_game"
    PROXY_STANDS = "proxy_stands"
    NO_PROXY = "no_proxy"
    PLAYED_BY_PROXY = "played_by_proxy"
    PLAYS_FOR_ANOTHER = "plays_for_another"

    # coming in
    NOTHING_TO_MAKE_UP = "nothing_to_make_up"
    ENTRY_BARRED = "entry_barred"  # hand, seat: the first in which he may post, its button
    NO_PLACE_BEHIND = "no_place_behind"
    LOWBALL_WAITS = "lowball_waits"
    BUTTON_NOT_SOLD = "button_not_sold"
    BUTTON_NOT_NEXT = "button_not_next"  # seat: where the button is
    BLINDS_ADJUSTED = "blinds_adjusted"

    # changing seats
    OWN_SEAT = "own_seat"  # seat
    SEAT_ASKED = "seat_asked"  # seat
    SEAT_HELD = "seat_held"  # seat
    NO_SEAT_CHANGE = "no_seat_change"
    NO_FREE_HAND = "no_free_hand"  # seat

    # seats and chips
    ALREADY_SEATED = "already_seated"  # seat
    SEAT_TAKEN = "seat_taken"  # seat
    NO_SUCH_SEAT = "no_such_seat"  # seat, seats
    TABLE_FULL = "table_full"  # seats
    TABLE_CLOSING = "table_closing"
    BUY_IN_TOO_SMALL = "buy_in_too_small"  # typed, least, most
    BUY_IN_TOO_LARGE = "buy_in_too_large"  # typed, least, most
    NOT_WHOLE_CHIPS = "not_whole_chips"  # typed, unit
    WALLET_TOO_SMALL = "wallet_too_small"  # balance, needed
    STACK_AT_MOST = "stack_at_most"  # stack, most
    MUST_BRING_BACK = "must_bring_back"  # took, least, minutes: since he left
    MOVE_TOO_SHORT = "move_too_short"  # stack, least, needed: what is missing
    MOVE_STOPPED = "move_stopped"  # took: he has got up, and could not sit down there
    NOT_A_LIKE_TABLE = "not_a_like_table"
    SHORT_BUY_TOO_SMALL = "short_buy_too_small"  # typed, half, least
    SHORT_BUY_USED = "short_buy_used"  # least
    NOT_WHOLE_STACKS = "not_whole_stacks"  # typed, unit: one stack
    EJECTED = "ejected"  # until
    MUST_LEAVE = "must_leave"
    NOT_AT_TABLE = "not_at_table"
    ALREADY_EJECTED = "already_ejected"  # seat
    EJECTED_UNTIL = "ejected_until"  # until
    SUSPENDED = "suspended"  # until
    BARRED = "barred"
    SEATING_RESTRICTED = "seating_restricted"
    LINKED_ACCOUNT = "linked_account"
    SITS_OUT = "sits_out"  # count: hands left
    SITS_OUT_UNTIL = "sits_out_until"  # count, until: whichever comes first
    MUST_AGREE = "must_agree"
    NOTHING_TO_AGREE = "nothing_to_agree"
    NO_EJECTION_ASKED = "no_ejection_asked"  # seat
    BUY_IN_UNDER_FLOOR = "buy_in_under_floor"  # typed, least
    TABLE_STAKES = "table_stakes"  # typed, stack
    NOT_AWAY = "not_away"
    ALREADY_AWAY = "already_away"
    ALREADY_LEAVING = "already_leaving"
    NO_SUCH_PROP = "no_such_prop"
    BROKE = "broke"  # least

    # the record of conduct
    PENALTY_NEEDS_TIME = "penalty_needs_time"
    PENALTY_NEEDS_HANDS = "penalty_needs_hands"  # least, most: as counts
    NOTHING_TO_LIFT = "nothing_to_lift"
    OUTRANKED = "outranked"  # who, rank: who stands above the floor, and as what
    OWN_MATTER = "own_matter"
    RANK_NOT_KNOWN = "rank_not_known"
    REASON_TOO_LONG = "reason_too_long"  # count, most
    REPORTED_OFTEN = "reported_often"  # until
    NO_SUCH_REPORT = "no_such_report"
    PENALTIES_OFF = "penalties_off"
    FINE_TOO_LARGE = "fine_too_large"  # typed, stack

    # agreements about the pot
    CHOP_PROHIBITED = "chop_prohibited"
    CHOP_NOT_NOW = "chop_not_now"
    SPLIT_PROHIBITED = "split_prohibited"
    SPLIT_NOT_NOW = "split_not_now"
    SPLITS_OBJECTED = "splits_objected"  # seat, name: who objects
    SPLIT_NEEDS_NO_LEAVE = "split_needs_no_leave"
    SPLITS_OFF_ALREADY = "splits_off_already"
    NOT_OBJECTED = "not_objected"
    ACCORD_DECLINED = "accord_declined"  # seat, name: who has said no
    ALREADY_AGREED = "already_agreed"
    INSURANCE_PROHIBITED = "insurance_prohibited"
    OVERS_OFF = "overs_off"
    OVERS_NEED_LIMIT = "overs_need_limit"
    SUPER_OVERS_OFF = "super_overs_off"
    SUPER_NEEDS_OVERS = "super_needs_overs"
    OVERS_UNCHANGED = "overs_unchanged"  # overs: 0 none, 1 overs, 2 super-overs
    NO_TEXT_TO_NOTE = "no_text_to_note"  # count: the most characters
    NOT_WITH_YOURSELF = "not_with_yourself"
    SEAT_EMPTY = "seat_empty"  # seat

    # money between hands
    BEHIND_UNSETTLED = "behind_unsettled"  # due
    BEHIND_TOO_MUCH = "behind_too_much"  # typed, most
    BEHIND_NEEDS_AMOUNT = "behind_needs_amount"
    NOTHING_TO_SETTLE = "nothing_to_settle"  # seat
    WALLET_NEVER_PLAYS = "wallet_never_plays"
    WALLET_PLAYS_BIG_BET = "wallet_plays_big_bet"
    HIDDEN_NEVER_PLAYS = "hidden_never_plays"
    NOTHING_TO_COUNT = "nothing_to_count"  # seat
    GIFTS_PROHIBITED = "gifts_prohibited"
    GIFTS_IN_LIMIT_ONLY = "gifts_in_limit_only"
    TOO_LITTLE_TO_GIVE = "too_little_to_give"  # typed, stack: what is his to give
    NO_SUCH_GIFT = "no_such_gift"  # seat

    # tables and admins
    NO_TABLE_HERE = "no_table_here"
    TABLE_HERE = "table_here"
    UNKNOWN_GAME = "unknown_game"  # typed, near: games that may have been meant
    NOT_ALLOWED = "not_allowed"  # right, rank: what does as well as that right
    NOT_IN_PRIVATE = "not_in_private"
    NOBODY_NAMED = "nobody_named"  # typed
    NAME_SOMEBODY = "name_somebody"
    NOT_AT_THIS_TABLE = "not_at_this_table"  # typed
    SIGNALS_OFF = "signals_off"
    ASKED_OFTEN = "asked_often"  # count: answers in one turn
    BLINDS_IMPOSSIBLE = "blinds_impossible"  # small, big
    BLINDS_NOT_AS_LAID_OUT = "blinds_not_as_laid_out"  # typed, near
    BLINDS_NOT_RISING = "blinds_not_rising"  # least, small, big
    BLINDS_NOT_WHOLE_UNITS = "blinds_not_whole_units"  # small, big, unit
    BUY_IN_RANGE_IMPOSSIBLE = "buy_in_range_impossible"  # least, most, big
    STAKES_TOO_HIGH = "stakes_too_high"  # typed, most
    SEATS_IMPOSSIBLE = "seats_impossible"  # seats, most
    MIX_NEEDS_GAMES = "mix_needs_games"
    STRUCTURE_NOT_OFFERED = "structure_not_offered"  # game, structure, offers
    UNREADABLE_STAKES = "unreadable_stakes"  # typed
    STAKES_NEED_BETS = "stakes_need_bets"
    STAKES_NEED_BLINDS = "stakes_need_blinds"
    STAKES_NEED_SMALLEST_BET = "stakes_need_smallest_bet"
    STAKES_NEED_ANTE = "stakes_need_ante"
    STAKES_NOT_WHOLE_UNITS = "stakes_not_whole_units"  # typed, unit
    LIMITS_IMPOSSIBLE = "limits_impossible"  # small, big
    SPREAD_IMPOSSIBLE = "spread_impossible"  # least, early, late
    NO_BLINDS_HERE = "no_blinds_here"
    NO_BRING_IN_HERE = "no_bring_in_here"
    BRING_IN_IMPOSSIBLE = "bring_in_impossible"  # typed, most
    SETTING_IMPOSSIBLE = "setting_impossible"  # key, value, possible: its values or bounds
    UNKNOWN_SETTING = "unknown_setting"  # key, near: keys that are like it
    NO_SETTING_LIKE_IT = "no_setting_like_it"  # key
    SETTING_UNCHANGED = "setting_unchanged"  # key, value
    SETTING_OF_COMMUNITY = "setting_of_community"  # key
    SETTING_FOR_NEW_TABLES = "setting_for_new_tables"  # key
    HOUSE_UNCHANGED = "house_unchanged"
    STAFF_UNCHANGED = "staff_unchanged"  # label: who
    NO_RANK_TO_LOSE = "no_rank_to_lose"  # label: who
    UNKNOWN_RANK = "unknown_rank"  # word
    UNKNOWN_PROFILE = "unknown_profile"  # word, offers
    UNKNOWN_TOPIC = "unknown_topic"  # word
    HOUSE_FILE_WRONG = "house_file_wrong"  # line, why
    HOUSE_FILE_EMPTY = "house_file_empty"
    HOUSE_FILE_TOO_LONG = "house_file_too_long"  # most
    SETTINGS_CONTRADICT = "settings_contradict"  # key, value, other, other_value, why
    CONDITIONS_UNCHANGED = "conditions_unchanged"
    CHANGE_PROPOSED = "change_proposed"
    NO_CHANGE_PROPOSED = "no_change_proposed"
    CHANGE_ACCEPTED = "change_accepted"
    CHANGE_OPPOSED = "change_opposed"
    SEAT_TAKEN_AWAY = "seat_taken_away"  # seat, seats: the highest one taken, and how many are left
    BREAK_GUARDED = "break_guarded"  # count, least: how many play, and how many keep the game
    NO_KILL_HERE = "no_kill_here"
    KILLS_PROHIBITED = "kills_prohibited"
    CARDS_ARE_OUT = "cards_are_out"
    NOT_DEALT_IN_NEXT = "not_dealt_in_next"
    KILL_ANNOUNCED = "kill_announced"
    KILL_TAKEN = "kill_taken"
    KILL_OBJECTED_TO = "kill_objected_to"
    KILL_STACK_TOO_SMALL = "kill_stack_too_small"  # stack, least, kill
    NO_SUCH_KILL = "no_such_kill"  # seat
    KILL_NEEDS_NO_LEAVE = "kill_needs_no_leave"
    KILL_REFUSED = "kill_refused"  # until
    KILL_DUE = "kill_due"
    NO_KILL_DUE = "no_kill_due"
    KILL_NOT_OFFERED = "kill_not_offered"  # value
    KILL_POT_BET = "kill_pot_bet"  # typed, bet, least
    AMOUNT_NOT_POSITIVE = "amount_not_positive"
    BANK_AT_MOST = "bank_at_most"  # most: all that a house may ever have given out
    REFILL_NOT_DUE = "refill_not_due"  # balance, least
    REFILLS_SPENT = "refills_spent"  # count

    # saying a ruling
    UNKNOWN_RULE = "unknown_rule"  # typed, near: the entry that may be meant
    ERROR_UNKNOWN = "error_unknown"  # typed
    MISDEAL_NEEDS_CAUSE = "misdeal_needs_cause"  # typed

    # the room itself
    TABLE_FROZEN = "table_frozen"
    TOO_BUSY = "too_busy"
    SHUTTING_DOWN = "shutting_down"


Fact = int | str | None


class Refusal(Exception):
    """A command refused: nothing has changed.

    Attributes:
        reason: the reason code.
        rule: the catalogue rule it rests on, or None for a matter of the software.
        facts: the numbers and names the sentence needs; amounts in hundredths of a chip.
    """

    def __init__(self, reason: Reason, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.rule = RuleId(rule) if rule is not None else None
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.reason, self.rule, self.facts) == (
            other.reason,
            other.rule,
            other.facts,
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.rule))
