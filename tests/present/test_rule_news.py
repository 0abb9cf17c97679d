"""The channel's news of house rules that change together."""

import pytest

from core.house.profiles import PROFILES
from core.house.setting import Value
from core.present import log, plain
from core.table.commands import TakeHouse
from core.table.floor.rule_change import RuleChange
from core.view import look
from tests.play import ADMIN, Game


def news(rules: dict[str, Value]) -> str:
    """What the channel is told of a change of the community's rules."""
    game = Game(3, button=1)
    changes = tuple(RuleChange(key, value, of_community=True) for key, value in rules.items())
    before = len(game.events)
    game.do(TakeHouse(ADMIN, changes))
    document = log(game.events[before:], look(game.table, None))
    assert document is not None
    return plain(document)


@pytest.mark.parametrize(
    ("count", "rest"),
    [
        (10, []),
        (11, ["1 more house rule changes: house show lists them all."]),
        (12, ["2 more house rules change: house show lists them all."]),
    ],
)
def test_many_rules_are_told_in_a_few_lines(count: int, rest: list[str]) -> None:
    """Ten are told one by one; of more, the others are counted."""
    chosen = dict(list(PROFILES["home"].values.items())[:count])
    lines = [line for line in news(chosen).splitlines() if line]
    assert [line for line in lines[:10] if not line.startswith("House rule: ")] == []
    assert lines[10:] == rest


def test_what_a_table_keeps_is_told() -> None:
    """A kill of the house's in no limit: the channel hears that this table stays as it is."""
    text = news({"kill.trigger": "two_pots"})
    assert "this table could not be dealt so, and stays as it is" in text
