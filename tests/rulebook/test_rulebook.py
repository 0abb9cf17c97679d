"""The readers of the rule book."""

from collections import Counter
from math import comb

import msgspec
import pytest

from core.rulebook import (
    Kind,
    Rule,
    frequencies,
    heads_up_counts,
    omaha_boards,
    rule,
    rules,
    rules_by_file,
    term,
    terms,
)


def test_the_whole_catalogue_is_read() -> None:
    """All 809 entries, 722 of them to be built, with 1,711 scenarios, as the catalogue counts."""
    assert len(rules()) == 809
    assert sum(rule.kind.is_built for rule in rules()) == 722
    assert sum(len(rule.tests) for rule in rules()) == 1711


def test_rules_are_numbered_once_and_refer_to_each_other() -> None:
    """No number stands twice, and every cross-reference of rules and terms leads somewhere."""
    numbers = Counter(rule.id for rule in rules())
    assert [number for number, times in numbers.items() if times > 1] == []
    references = {see for rule in rules() for see in rule.see}
    references |= {see for term in terms() for see in term.see}
    assert references - set(numbers) == set()


def test_a_rule_is_found_by_its_number() -> None:
    """The number leads to the entry with everything that stands in it."""
    found = rule("cooke-12.08")
    assert found.kind is Kind.ENGINE
    assert found.games
    assert found.tests
    assert found in rules_by_file()["cooke-09-13.toml"]


def test_an_unknown_number_is_an_error() -> None:
    """A number that no book has is never answered with something else."""
    with pytest.raises(KeyError):
        rule("cooke-99.99")


def test_a_misspelt_field_is_not_overlooked() -> None:
    """An entry with a field that no reader knows is an error, not a lost text."""
    entry = msgspec.to_builtins(rule("cooke-12.08"))
    assert msgspec.convert(entry, Rule) == rule("cooke-12.08")
    with pytest.raises(msgspec.ValidationError, match="scenarios"):
        msgspec.convert(entry | {"scenarios": []}, Rule)


@pytest.mark.parametrize("word", ["All-In", "all in", "ALLIN"])
def test_a_term_is_found_however_it_is_written(word: str) -> None:
    """Case, hyphens and spaces do not hide a word of the glossary."""
    found = term(word)
    assert found is not None
    assert found.name == "All-In"


def test_a_name_goes_before_an_alias() -> None:
    """High Card is a term, and another name of No Pair: who asks for it gets the term itself."""
    found = term("high card")
    assert found is not None
    assert found.name == "High Card"
    assert any("High Card" in other.aka for other in terms() if other is not found)


def test_an_unknown_word_has_no_term() -> None:
    """The glossary does not guess."""
    assert term("flux capacitor") is None


@pytest.mark.parametrize("cards", [5, 7])
def test_frequencies_count_every_hand_once(cards: int) -> None:
    """The categories of the standard table add up to all hands of 52 cards."""
    table = dict(frequencies(f"high.standard.cards_{cards}"))
    for not_a_category in ("distinct", "royal_flush"):
        del table[not_a_category]
    assert table.pop("total") == comb(52, cards) == sum(table.values())


def test_a_category_split_further_adds_up() -> None:
    """The no-pair hands by their top card are the no-pair hands."""
    by_top = frequencies("low.ace_to_five.cards_7.no_pair_by_top")
    assert sum(by_top.values()) == frequencies("low.ace_to_five.cards_7")["high_card"]


def test_all_in_matches_count_every_board() -> None:
    """Wins and ties of two hold'em hands add up to the boards of the other 48 cards."""
    assert [h.a_wins + h.ties + h.b_wins for h in heads_up_counts()] == [comb(48, 5)] * 7


def test_omaha_boards_count_every_hand() -> None:
    """On each fixed board both tables count all four-card hands from the other 47 cards."""
    assert len(omaha_boards()) == 4
    for board in omaha_boards():
        assert board.hands == comb(47, 4) == sum(board.high.values()) == sum(board.low.values())
