"""Kill pots (Cooke 8.04)."""

from typing import Final

from core.house.declaring import choice, number

KILLS: Final = (
    choice(
        "kill.trigger", "none", "Kill",
        "What makes the next pot a kill pot, played for higher stakes.", "cooke-8.04",
        {
            "none": "no kill",
            "two_pots": "two pots in a row kill the next",
            "scoop": "a scoop kills the next pot",
            "big_pot": "a big pot kills the next",
            "no_openers": "a pot that nobody opens kills the next",
        },
    ),
    choice(
        "kill.size", "full", "Size of a kill",
        "A full kill doubles the stakes, a half kill raises them by half.", "cooke-8.04.09",
        {"full": "a kill doubles the stakes", "half": "a kill raises the stakes by half"},
    ),
    choice(
        "kill.killer_in_blind", "kill_only", "Killer in the blind",
        "What a killer posts who is due a blind: only the kill, or both.", "cooke-8.04.01",
        {
            "kill_only": "a killer in the blind posts the kill only",
            "both": "a killer in the blind posts both",
        },
    ),
    choice(
        "kill.split_pot", "keep_leg", "Leg after a split pot",
        "Whether who has a leg up, or has killed, keeps the button when he splits the pot.",
        "cooke-8.04.02",
        {
            "keep_leg": "a leg up survives a split pot",
            "neutral": "a split pot turns the kill button neutral",
        },
    ),
    choice(
        "kill.walk", "keep_leg", "Leg after a walk",
        "Whether a leg up survives a pot won without a flop.", "cooke-8.04.02",
        {
            "keep_leg": "a leg up survives a pot won without a flop",
            "neutral": "a pot won without a flop turns the kill button neutral",
        },
    ),
    choice(
        "kill.second_leg", "one_full_bet", "Second leg",
        "What the winner of one pot has to win in the next to kill the one behind it.",
        "cooke-8.04.02",
        {
            "one_full_bet": "the second leg takes one full bet",
            "pot_size": "the second leg takes a pot of a certain size",
        },
    ),
    number(
        "kill.second_leg_pot", 0, "Pot of the second leg",
        "The pot that he has to win for it, in chips, where its size decides.", "cooke-8.04.02",
        "the second leg takes a pot of {value}", most=10**9, unit="chips",
        at={0: "any pot is the second leg"},
    ),
    number(
        "kill.scoop_multiple", 5, "Scoop that kills",
        "The pot that a scoop needs to kill, in upper limits.", "cooke-8.04.03",
        "a scoop kills from {value} on", least=1, most=1000, unit="upper limits",
    ),
    choice(
        "kill.big_pot_formula", "five_upper", "Big pot", "How big a pot kills the next one.",
        "cooke-8.04.04",
        {
            "five_upper": "a big pot is five of the upper limit",
            "five_lower": "a big pot is five of the lower limit",
            "amount": "a big pot is a certain amount",
        },
    ),
    number(
        "kill.big_pot_amount", 0, "Amount of a big pot",
        "The smallest pot that kills the next one, in chips.", "cooke-8.04.04",
        "a big pot is {value}", most=10**9, unit="chips", at={0: "any pot is a big one"},
    ),
    choice(
        "kill.action_order", "in_turn", "Turn of the killer",
        "When the killer acts in the first round.", "cooke-8.04.07",
        {
            "in_turn": "the killer acts in turn",
            "killer_last": "the killer acts last in the first round",
        },
    ),
    choice(
        "kill.missed", "optional_next", "Missed kill",
        "What becomes of a kill that was left out by mistake.", "cooke-8.04.08",
        {
            "optional_next": "a missed kill may be posted in the next hand",
            "required_next_unkilled": "a missed kill must be posted in the next hand without one",
        },
    ),
    number(
        "kill.refusal_minutes", 120, "Refusing a kill",
        "How long who would not post a kill stays away.", "cooke-8.04.08",
        "who will not post a kill stays away {value}", least=120, most=7 * 24 * 60, unit="minutes",
    ),
    choice(
        "kill.voluntary", "if_no_objection", "Voluntary kill",
        "Whether a player may kill a pot of his choice.", "cooke-8.04.10",
        {
            "if_no_objection": "a pot may be killed by choice if nobody objects",
            "prohibited": "no kills by choice",
        },
    ),
    number(
        "kill.voluntary_stack_multiple", 4, "Stack for a voluntary kill",
        "The stack it takes for that, in kill blinds.", "cooke-8.04.10",
        "a kill by choice takes a stack of {value}", least=1, most=100, unit="kill blinds",
    ),
    number(
        "kill.max_per_deal", 1, "Kills of one hand", "Most kills of one hand.", "cooke-8.04.11",
        "up to {value} in one hand", least=1, most=2, unit="kills",
        at={1: "one kill in a hand", 2: "a pot may be killed twice"},
    ),
    choice(
        "kill.lowball_window", "before_deal", "Killing in lowball",
        "Until when a player may kill a pot of lowball.", "cooke-8.04.12",
        {
            "before_deal": "lowball is killed before the deal",
            "after_two_cards": "lowball may be killed on two cards",
        },
    ),
)  # fmt: skip
