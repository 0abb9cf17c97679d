"""A home game, by the laws that clubs and homes have played by for longer than card rooms."""

from typing import Final

from core.house.profiles.profile import Profile

HOME: Final = Profile(
    "home",
    "A home game",
    "The older laws of clubs and homes, where they are not those of card rooms.",
    {
        "betting.checking_out": True,
        "betting.chips_out_of_turn": "stand",
        "betting.fixed_limit_style": "up_to_limit",
        "betting.fold_out_of_turn": "dead_hand",
        "betting.min_raise": "one_unit",
        "betting.out_of_turn": "void_announcement",
        "betting.over_limit": "forfeit_excess",
        "betting.raise_cap": 3,
        "betting.short_raise": "call_and_forfeit",
        "betting.undo_fold": "never",
        "button.start": "first_jack",
        "buyin.chip_gift": "never",
        "deal.misdeal": "next_dealer",
        "deal.misdeal_wrong_hands": "more_than_one",
        "deal.omitted_player": "refund_ante",
        "deal.redeal_until": "before_second_round",
        "draw.exposed_on_draw": "take_first",
        "draw.false_opener_money": "all_forfeited",
        "draw.false_opener_others": "refund",
        "draw.passed_out_deal": "same_dealer",
        "draw.raise_cap": 3,
        "draw.split_openers_announce": False,
        "home.condition_change_veto": "one_objects",
        "pot.chop_blinds": "prohibited",
        "pot.odd_chip_to": "last_aggressor",
        "showdown.show_all": True,
        "stud.announce_possibles": True,
        "stud.big_limit_from": "final_interval",
        "stud.early_card": "exposed_only",
        "stud.high_tie": "position",
        "stud.hole_exposed": "uspc",
        "stud.impossible_call": "refund",
        "stud.omitted_after_bet": "dead_hand",
        "stud.opening": "high_card_must_bet",
        "stud.shortage": "common_card",
    },
    ("home_game", "uspc"),
)
"""Its matters of its own (wild cards, the kitty, poverty, the end of the evening) are no settings
of this dealer."""
