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


@pytest.mark.parametrize(("count", "left"), [(1, ""), (10, ""), (11, "1 more"), (12, "2 more")])
def test_many_rules_are_told_in_a_few_lines(count: int, left: str) -> None:
    """Ten are told one by one; of more, the others are counted."""
    chosen = dict(list(PROFILES["home"].values.items())[:count])
    lines = [line for line in news(chosen).splitlines() if line]
    told = [line for line in lines if line.startswith(("House rule: ", "The house "))]
    assert len(told) == min(count, 10)
    assert lines[len(told) :] == (
        [f"{left} house rule{'' if left == '1 more' else 's'}"
         f" change{'s' if left == '1 more' else ''}: house show lists them all."] if left else []
    )  # fmt: skip


def test_what_a_table_keeps_is_told() -> None:
    """A kill of the house's in no limit: the channel hears that this table stays as it is."""
    text = news({"kill.trigger": "two_pots"})
    assert "this table could not be dealt so, and stays as it is" in text
