"""Every house rule of a table: a change counts from the next hand on, and never against another.

What each value does is proved where its rule is: betting and amounts in ``test_no_limit``,
``test_pot_limit``, ``test_spread_limit``, ``test_fixed_limit`` and the files on amounts and
all-ins; turns and the clock in ``test_clock_request`` and the files on turns; chips on the table
in ``test_stakes_and_pots`` and the files on buying in, gifts and chips behind; showdown and odd
chips in ``test_showdown_rules``; stud in ``test_stud_*``, draw in ``test_draw_*``, lowball in
``test_lowball_*``, rotations in ``test_mixed_games``; proxies in ``test_proxies``, objections in
``test_objections``.
"""

from collections.abc import Iterator

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.resolving import resolve
from core.house.combinations import (
    CONTRADICTIONS,
    IDLE,
    Contradiction,
    Idle,
    Order,
    Pair,
    text_of,
    value_of,
)
from core.house.declared import DECLARED
from core.house.setting import Effect, Scope, Setting, Value
from core.house.settings import SETTINGS, Overrides
from core.refusal import Reason, Refusal
from core.table.commands import SetRule, VoidHand
from core.table.config import stakes_for, structure_for
from core.table.floor import contest_events as ce
from core.table.next_game import game_at, named_at
from core.table.setup.opening import configure
from tests.play import ADMIN, Game

WAITING = [one for one in DECLARED if one.effect is Effect.NEXT_HAND and one.scope is Scope.TABLE]
AT_ONCE = [one for one in DECLARED if one.effect is Effect.AT_ONCE and one.scope is Scope.TABLE]


def other_values(setting: Setting) -> tuple[Value, ...]:
    """Values that are not the default; of a number that has no list, two that go with blinds of
    10 and 20."""
    if setting.choices:
        return tuple(value for value in setting.choices if value != setting.default)
    if setting.key in ("betting.min_unit",):
        return (5, 10)
    near = (setting.least, setting.most, int(setting.default) + 10)
    return tuple(dict.fromkeys(n for n in near if n != setting.default and n <= setting.most))[:3]


def cases(settings: list[Setting]) -> Iterator[object]:
    """Each setting with each of its other values."""
    for setting in settings:
        for value in other_values(setting):
            yield pytest.param(setting, value, id=f"{setting.key}={text_of(value)}")


def resolved(game: Game) -> object:
    """The rules that the table's settings make for its next hand."""
    config, turn = game.table.config, game.table.turn
    named, spec = named_at(config, turn), game_at(config, turn)
    return resolve(
        spec, structure_for(config, named), stakes_for(config, named), config.settings, 0
    )


def table_for(setting: Setting, value: Value) -> Game:
    """A table of a game that reads the setting."""
    matter = setting.key.partition(".")[0]
    bets = {"stud": "seven_card_stud", "draw": "five_card_draw", "lowball": "jacks_back"}
    if matter in bets:
        return Game(4, button=1, game=bets[matter], bets=(20, 40))
    if matter == "mixed":
        return Game(4, button=1, game="horse", bets=(20, 40))
    if matter == "kill":
        killed = {"scoop": "omaha_hilo", "no_openers": "jacks_or_better"}
        game = killed.get(str(value), "texas_holdem")
        return Game(4, button=1, game=game, bets=(20, 40),
                    settings={"draw.forced_bets": "two_blinds"})  # fmt: skip
    return Game(4, button=1)


@pytest.mark.parametrize(("setting", "value"), list(cases(WAITING)))
def test_a_change_counts_from_the_next_hand_on(setting: Setting, value: Value) -> None:
    """Set in the middle of a hand, it leaves that hand's rules and the table's as they are; when
    it is over the table has it, and the next hand is played by what it makes of the rules."""
    game = table_for(setting, value)
    if clash := clash_with(setting.key, value):
        assert game.refused(SetRule(ADMIN, setting.key, value)).reason is clash
        return
    game.deal()
    rules, settings = game.hand.rules, game.table.config.settings
    game.do(SetRule(ADMIN, setting.key, value))
    assert game.hand.rules is rules or game.hand.rules == rules
    assert game.table.config.settings == settings
    game.restart()
    game.do(VoidHand(ADMIN))
    assert game.hand.rules == rules
    assert game.last(ce.RuleChanged) == ce.RuleChanged(setting.key, value)
    assert game.table.config.settings == {**settings, setting.key: value}
    expected = resolved(game)
    game.deal()
    assert game.hand.rules == expected


def clash_with(key: str, value: Value) -> Reason | None:
    """Whether the value contradicts the default of another setting."""
    for pair in CONTRADICTIONS:
        house: Overrides = {key: value}
        if key in (pair.first, pair.second) and pair.clashes(
            value_of(house, pair.first), value_of(house, pair.second)
        ):
            return Reason.SETTINGS_CONTRADICT
    return None


@pytest.mark.parametrize(("setting", "value"), list(cases(AT_ONCE)))
def test_what_is_only_shown_changes_at_once(setting: Setting, value: Value) -> None:
    """Settings of the board and of notices touch no contest: they count in the hand in play."""
    game = Game(4, button=1)
    game.deal()
    rules = game.hand.rules
    game.do(SetRule(ADMIN, setting.key, value))
    assert game.table.config.settings[setting.key] == value
    assert game.table.rules_due == ()
    assert game.hand.rules == rules


@pytest.mark.parametrize("setting", DECLARED, ids=lambda setting: setting.key)
def test_the_others_cannot_be_set_at_a_table(setting: Setting) -> None:
    """Those of the community and of the opening of a table are refused with that reason."""
    value = next(iter(other_values(setting)))
    refused = None
    try:
        Game(4, button=1).would(SetRule(ADMIN, setting.key, value))
    except Refusal as refusal:
        refused = refusal.reason
    if setting.scope is Scope.COMMUNITY:
        assert refused is Reason.SETTING_OF_COMMUNITY
    elif setting.effect is Effect.NEW_TABLE:
        assert refused is Reason.SETTING_FOR_NEW_TABLES
    else:
        assert refused not in (Reason.SETTING_OF_COMMUNITY, Reason.SETTING_FOR_NEW_TABLES)


def clashing(pair: Contradiction) -> Iterator[tuple[Value, Value]]:
    """Values of the two that contradict each other."""
    match pair:
        case Pair():
            for first in pair.first_values:
                for second in pair.second_values:
                    yield first, second
        case Order():
            least = SETTINGS[pair.second].least
            second = max(least, 1) + 20
            yield second + 1, second
        case _:
            yield 45, 10


def pairs() -> Iterator[object]:
    """Every contradiction with every pair of values."""
    for pair in CONTRADICTIONS:
        for first, second in clashing(pair):
            name = f"{pair.first}={text_of(first)},{pair.second}={text_of(second)}"
            yield pytest.param(pair, first, second, id=name)


@pytest.mark.parametrize(("pair", "first", "second"), list(pairs()))
def test_a_contradiction_is_refused_both_ways_round(
    pair: Contradiction, first: Value, second: Value
) -> None:
    """Whichever is set last is refused, in a hand and between hands, and the refusal names it,
    its value, the other setting and that one's value; a table is not opened with both."""
    with pytest.raises(Refusal) as refused:
        open_with({pair.first: first, pair.second: second})
    assert refused.value.reason is Reason.SETTINGS_CONTRADICT
    both = {pair.first: first, pair.second: second}
    assert {refused.value.facts["key"], refused.value.facts["other"]} == set(both)
    for last, other in ((pair.first, pair.second), (pair.second, pair.first)):
        if not _is_settable(last) or value_of({}, last) == both[last]:
            continue
        for in_hand in (False, True):
            game = Game(4, button=1)
            if value_of({}, other) != both[other] and _is_settable(other):
                game.do(SetRule(ADMIN, other, both[other]))
            if in_hand:
                game.deal()
            refusal = game.refused(SetRule(ADMIN, last, both[last]))
            assert refusal.reason is Reason.SETTINGS_CONTRADICT
            assert refusal.facts["key"] == last
            assert refusal.facts["value"] == text_of(both[last])
            assert refusal.facts["other"] == other
            assert refusal.facts["other_value"] == text_of(both[other])
            assert refusal.facts["why"] == pair.why


def test_what_waits_counts_in_a_contradiction() -> None:
    """A value that waits for the end of the hand is refused its contrary already."""
    game = Game(4, button=1)
    game.deal()
    game.do(SetRule(ADMIN, "betting.out_of_turn", "refuse"))
    refused = game.refused(SetRule(ADMIN, "betting.chips_out_of_turn", "stand"))
    assert refused.reason is Reason.SETTINGS_CONTRADICT
    game.do(SetRule(ADMIN, "betting.out_of_turn", None))
    game.do(SetRule(ADMIN, "betting.chips_out_of_turn", "stand"))


def _is_settable(key: str) -> bool:
    return SETTINGS[key].effect is not Effect.NEW_TABLE


def open_with(house: Overrides) -> None:
    """Open a table of spread limit, where every setting of stakes is read."""
    configure(
        seats=6,
        structure=Structure.SPREAD,
        bets=(whole(10), whole(20)),
        settings=house,
    )


@pytest.mark.parametrize("idle", IDLE, ids=lambda idle: f"{idle.key} under {idle.under}")
def test_what_has_no_effect_is_taken_and_said_to_have_none(idle: Idle) -> None:
    """It is no contradiction: it may be set, and the event names what leaves it without effect."""
    if not _is_settable(idle.key):
        open_with({idle.key: other_values(SETTINGS[idle.key])[0], idle.under: idle.values[0]})
        return
    value = other_values(SETTINGS[idle.key])[0]
    game = Game(4, button=1)
    if value_of({}, idle.under) != idle.values[0]:
        game.do(SetRule(ADMIN, idle.under, idle.values[0]))
    game.do(SetRule(ADMIN, idle.key, value))
    assert game.last(ce.RuleChanged).idle_under == idle.under
    game.deal()
    game.do(SetRule(ADMIN, idle.key, None))
    assert game.last(ce.RuleChangeDue).idle_under == ""
