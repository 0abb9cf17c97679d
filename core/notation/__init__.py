"""Typed actions and one-line hands."""

from core.notation.actions import is_known, names_a_hand, names_somebody, parse_action, topic_of
from core.notation.amounts import parse_amount, parse_blind, parse_buy_in, usual_buy_in
from core.notation.hand_text import hand_text
from core.notation.not_now import not_now
from core.notation.parsed import Ask, Parsed, Topic, Unclear
from core.notation.people import as_dealt, whom
from core.notation.presets import Preset, PresetName, is_all_in, least_wager, pot_wager, presets
from core.notation.stakes import (
    Stated,
    parse_buy_in_range,
    parse_stakes,
    parse_structure,
)
from core.notation.wagers import parse_wager

__all__ = [
    "Ask",
    "Parsed",
    "Preset",
    "PresetName",
    "Stated",
    "Topic",
    "Unclear",
    "as_dealt",
    "hand_text",
    "is_all_in",
    "is_known",
    "least_wager",
    "names_a_hand",
    "names_somebody",
    "not_now",
    "parse_action",
    "parse_amount",
    "parse_blind",
    "parse_buy_in",
    "parse_buy_in_range",
    "parse_stakes",
    "parse_structure",
    "parse_wager",
    "pot_wager",
    "presets",
    "topic_of",
    "usual_buy_in",
    "whom",
]
