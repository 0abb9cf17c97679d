"""Layers of house rules: the table's own, the community's, the game's, the book's (Cooke 1.07)."""

from collections.abc import Sequence

import msgspec
import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.setting import Value
from core.refusal import Reason, Refusal
from core.table.commands import SetRule, TakeHouse
from core.table.config import TableConfig, config_under
from core.table.floor import contest_events as ce
from core.table.floor.rule_change import RuleChange
from core.table.setup.opening import configure
from core.table.setup.under_house import most_of
from tests.play import ADMIN, Game


def takes(**changes: Value | None) -> TakeHouse:
    """The community's changes; ``__`` in a name is the point of a key."""
    made = (RuleChange(key.replace("__", "."), value, True) for key, value in changes.items())
    return TakeHouse(ADMIN, tuple(made))


def limit(**house: Value) -> TableConfig:
    """Limit hold'em at 20-40, opened in a community with these rules."""
    values = {key.replace("__", "."): value for key, value in house.items()}
    return configure(bets=(whole(20), whole(40)), seats=6, house=values)


@pytest.mark.rule("cooke-1.07", 3)
def test_the_tables_own_rule_goes_before_all_others() -> None:
    """The house plays with three raises, this table with four: four are taken, and a change of the
    house's rule is noted and changes nothing, until the table's own is taken back."""
    game = Game(3, button=1, bets=(20, 40))
    game.do(takes(betting__raise_cap=3))
    game.do(SetRule(ADMIN, "betting.raise_cap", 4))
    game.deal()
    game.play("1 raises 40, 2 raises 60, 3 raises 80, 1 raises 100")
    game.play("2 folds, 3 folds")
    assert game.table.config.own[-1:] == ("betting.raise_cap",)
    game.do(takes(betting__raise_cap=None))
    assert game.last(ce.HouseRuleNotTaken) == ce.HouseRuleNotTaken("betting.raise_cap", None, ADMIN)
    game.do(takes(betting__raise_cap=3))
    game.do(SetRule(ADMIN, "betting.raise_cap", None))
    assert game.last(ce.RuleChanged).falls_to == 3
    game.deal()
    game.play("2 raises 40, 3 raises 60, 1 raises 80")
    assert game.refusal("2 raises 100").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-1.07", 1)
def test_a_rule_of_draw_goes_before_the_general_one() -> None:
    """Five-card draw with nothing set and with a general cap of three: after the bet there are four
    raises in a round, as 7.07 has it; only draw's own setting changes that."""
    for house, cap in (({}, 4), ({"betting.raise_cap": 3}, 4), ({"draw.raise_cap": 6}, 6)):
        game = Game(3, game="five_card_draw", bets=(20, 40), settings=dict(house))
        game.deal()
        assert game.hand.rules.limit.raise_cap == cap


def test_the_community_changes_what_no_table_of_its_own() -> None:
    """A change of the community's counts at once between hands, and is the community's: taken back
    there, the main rule counts again."""
    game = Game(3, button=1, bets=(20, 40))
    game.do(takes(betting__raise_cap=3))
    config = game.table.config
    assert (config.settings["betting.raise_cap"], config.house) == (3, {"betting.raise_cap": 3})
    assert "betting.raise_cap" not in config.own
    game.do(takes(betting__raise_cap=None))
    assert "betting.raise_cap" not in game.table.config.settings
    assert game.table.config.house == {}


@pytest.mark.rule("cooke-3.12", 2)
def test_a_change_of_the_communitys_waits_for_the_end_of_the_hand() -> None:
    """Asked for in a hand it is announced and queued; the hand has its four raises, the next three.

    What has been asked for already is nothing new when it is said again."""
    game = Game(3, button=1, bets=(20, 40))
    game.deal()
    game.do(takes(betting__raise_cap=3))
    due = game.last(ce.RuleChangeDue)
    assert due.change == RuleChange("betting.raise_cap", 3, of_community=True)
    assert game.refused(takes(betting__raise_cap=3)).reason is Reason.SETTING_UNCHANGED
    game.play("1 raises 40, 2 raises 60, 3 raises 80, 1 raises 100, 2 folds, 3 folds")
    assert game.table.config.house == {"betting.raise_cap": 3}
    game.deal()
    game.play("2 raises 40, 3 raises 60, 1 raises 80")
    assert game.refusal("2 raises 100").reason is Reason.RAISES_CAPPED


def test_two_changes_that_only_fit_together_are_taken_together() -> None:
    """Out of turn nothing is taken and chips stand: from there to the contrary of both in one act,
    which neither of the two changes could be alone."""
    game = Game(3, button=1)
    game.do(takes(betting__out_of_turn="refuse"))
    changes = takes(betting__chips_out_of_turn="stand", betting__out_of_turn="void_announcement")
    game.do(changes)
    assert game.table.config.house == {
        "betting.out_of_turn": "void_announcement", "betting.chips_out_of_turn": "stand",
    }  # fmt: skip
    assert game.all(ce.HouseRuleNotTaken) == []


def test_what_contradicts_the_tables_own_rule_leaves_it_as_it_is() -> None:
    """The table refuses acts out of turn; the house lets chips out of turn stand: this table does
    not, says which of its rules is in the way, and takes what else comes with it."""
    game = Game(3, button=1)
    game.do(SetRule(ADMIN, "betting.out_of_turn", "refuse"))
    game.do(takes(betting__chips_out_of_turn="stand", clock__seconds=90))
    kept = game.last(ce.HouseRuleNotTaken)
    assert (kept.key, kept.other) == ("betting.chips_out_of_turn", "betting.out_of_turn")
    config = game.table.config
    assert config.settings["clock.seconds"] == 90
    assert "betting.chips_out_of_turn" not in config.settings
    assert config.house == {"clock.seconds": 90, "betting.chips_out_of_turn": "stand"}


def test_what_a_table_could_not_be_dealt_by_leaves_it_as_it_is() -> None:
    """A kill in no limit is none: the table goes on without, and knows that the house has one."""
    game = Game(3, button=1)
    game.do(takes(kill__trigger="two_pots"))
    assert game.last(ce.HouseRuleNotTaken).why == Reason.KILL_NOT_OFFERED.value
    assert game.table.config.beneath == {"kill.trigger": "two_pots"}
    game.deal()


def test_a_change_that_waits_is_overtaken_by_one_that_cannot_be() -> None:
    """In a hand the house asks for one thing that waits, then for another of the same rule that the
    table cannot have: the table stays as it was, and knows of the second alone."""
    game = Game(3, button=1, settings={"betting.out_of_turn": "refuse"})
    game.deal()
    game.do(takes(betting__fold_out_of_turn="as_declaration", clock__seconds=90))
    assert game.table.rules_due
    game.do(takes(betting__fold_out_of_turn="dead_hand"))
    assert game.table.config.beneath["betting.fold_out_of_turn"] == "dead_hand"
    game.skip_hand()
    assert game.table.config.settings["clock.seconds"] == 90
    assert "betting.fold_out_of_turn" not in game.table.config.settings


def test_a_table_opens_under_the_communitys_rules() -> None:
    """Those for new tables too; a wallet's are none of a table's; its own go before, and what it
    cannot be dealt by keeps nobody from opening it."""
    config = configure(
        big_blind=whole(10),
        seats=6,
        settings={"clock.seconds": 30},
        house={
            "buyin.min_big_blinds_big_bet": 60,
            "wallet.starting_chips": 5,
            "clock.seconds": 90,
            "kill.trigger": "two_pots",
        },
    )
    assert config.structure is Structure.NO_LIMIT
    assert config.buy_in_least == whole(600)
    assert config.of_community == ("buyin.min_big_blinds_big_bet",)
    assert config.settings["clock.seconds"] == 30
    assert config.beneath == {"clock.seconds": 90, "kill.trigger": "two_pots"}
    assert limit(kill__trigger="two_pots").of_community == ("kill.trigger",)


def test_rules_for_new_tables_do_not_reach_those_that_run() -> None:
    """The smallest buy-in of the house changes: nothing is changed where a table runs."""
    game = Game(3, button=1)
    command = takes(buyin__min_big_blinds_big_bet=60)
    assert game.refused(command).reason is Reason.SETTING_UNCHANGED


@pytest.mark.parametrize("own_first", [True, False])
def test_each_layer_is_kept_whichever_comes_first(own_first: bool) -> None:
    """The table's clock of 30 seconds counts over the house's of 90, laid before it or after; taken
    off, the house's counts, and then the book's."""
    game = Game(3, button=1)
    own, house = SetRule(ADMIN, "clock.seconds", 30), takes(clock__seconds=90)
    for command in (own, house) if own_first else (house, own):
        game.do(command)
    assert game.table.config.settings["clock.seconds"] == 30
    assert game.table.config.house == {"clock.seconds": 90}
    game.do(SetRule(ADMIN, "clock.seconds", None))
    assert game.table.config.settings["clock.seconds"] == 90
    assert game.table.config.of_community == ("clock.seconds",)
    game.do(takes(clock__seconds=None))
    assert "clock.seconds" not in game.table.config.settings
    assert game.table.config.house == {}


def test_an_older_record_is_the_tables_own() -> None:
    """A table that was stored before houses had rules keeps all it was opened with as its own."""
    old = (
        b'{"game":"texas_holdem","structure":"no_limit","stakes":{"small_blind":500,'
        b'"big_blind":1000},"seats":6,"buy_in_least":20000,"buy_in_most":0,'
        b'"settings":{"clock.seconds":30}}'
    )
    config = msgspec.json.decode(old, type=TableConfig)
    assert (config.own, config.house) == (("clock.seconds",), {})
    assert config_under(config, "clock.seconds", 90).settings["clock.seconds"] == 30


@pytest.mark.parametrize("bad", [(), (7,), (7, 150), (0, 1, 99, 199)])
def test_many_rules_at_once_are_tried_in_a_few_attempts(bad: tuple[int, ...]) -> None:
    """Of two hundred changes each that can be made is, however many cannot; it does not take an
    attempt for each, for the dealer would keep everybody waiting."""
    keys = [f"key{number}" for number in range(200)]
    wrong = {f"key{number}" for number in bad}
    attempts = 0

    def attempt(some: Sequence[str]) -> frozenset[str]:
        nonlocal attempts
        attempts += 1
        if not wrong.isdisjoint(some):
            raise Refusal(Reason.SEATS_IMPOSSIBLE)
        return frozenset(some)

    made, left = most_of(keys, attempt)
    assert made == set(keys) - wrong
    assert set(left) == wrong
    assert attempts < 100
