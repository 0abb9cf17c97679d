"""Kill pots (Cooke 8.04)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

KILLS: Final = (
    Setting(
        "kill.trigger", "none", "What kills the next pot.",
        RuleId("cooke-8.04"), choices=("none", "two_pots", "scoop", "big_pot", "no_openers"),
    ),
    Setting(
        "kill.size", "full",
        "A full kill doubles the stakes, a half kill raises them by half.",
        RuleId("cooke-8.04.09"), choices=("full", "half"),
    ),
    Setting(
        "kill.killer_in_blind", "kill_only",
        "What a killer posts who is due a blind: only the kill, or both.",
        RuleId("cooke-8.04.01"), choices=("kill_only", "both"),
    ),
    Setting(
        "kill.split_pot", "keep_leg",
        "Whether who has a leg up, or has killed, keeps the button when he splits the pot.",
        RuleId("cooke-8.04.02"), choices=("keep_leg", "neutral"),
    ),
    Setting(
        "kill.walk", "keep_leg", "Whether a leg up survives a pot won without a flop.",
        RuleId("cooke-8.04.02"), choices=("keep_leg", "neutral"),
    ),
    Setting(
        "kill.second_leg", "one_full_bet", "What has to be won for the second leg.",
        RuleId("cooke-8.04.02"), choices=("one_full_bet", "pot_size"),
    ),
    Setting(
        "kill.second_leg_pot", 0, "The pot it takes for the second leg, in chips.",
        RuleId("cooke-8.04.02"), most=10**9, unit="chips",
    ),
    Setting(
        "kill.scoop_multiple", 5, "The pot that a scoop needs to kill, in upper limits.",
        RuleId("cooke-8.04.03"), least=1, most=1000, unit="upper limits",
    ),
    Setting(
        "kill.big_pot_formula", "five_upper", "How big a pot kills the next one.",
        RuleId("cooke-8.04.04"), choices=("five_upper", "five_lower", "amount"),
    ),
    Setting(
        "kill.big_pot_amount", 0, "The smallest pot that kills the next one, in chips.",
        RuleId("cooke-8.04.04"), most=10**9, unit="chips",
    ),
    Setting(
        "kill.action_order", "in_turn", "When the killer acts in the first round.",
        RuleId("cooke-8.04.07"), choices=("in_turn", "killer_last"),
    ),
    Setting(
        "kill.missed", "optional_next", "What becomes of a kill that was left out by mistake.",
        RuleId("cooke-8.04.08"), choices=("optional_next", "required_next_unkilled"),
    ),
    Setting(
        "kill.refusal_minutes", 120, "How long who would not post a kill stays away.",
        RuleId("cooke-8.04.08"), least=120, most=7 * 24 * 60, unit="minutes",
    ),
    Setting(
        "kill.voluntary", "if_no_objection", "Whether a player may kill a pot of his choice.",
        RuleId("cooke-8.04.10"), choices=("if_no_objection", "prohibited"),
    ),
    Setting(
        "kill.voluntary_stack_multiple", 4, "The stack it takes for that, in kill blinds.",
        RuleId("cooke-8.04.10"), least=1, most=100, unit="kill blinds",
    ),
    Setting(
        "kill.max_per_deal", 1, "Most kills of one hand.",
        RuleId("cooke-8.04.11"), least=1, most=2, unit="kills",
    ),
    Setting(
        "kill.lowball_window", "before_deal",
        "Until when a player may kill a pot of lowball.",
        RuleId("cooke-8.04.12"), choices=("before_deal", "after_two_cards"),
    ),
)  # fmt: skip
