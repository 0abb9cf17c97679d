"""The conditions of the contest are frozen during a hand (Cooke 10.15), and its end (11.11)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from core.table.commands import CloseTable, SetRule, TopUp
from core.table.floor import contest_events as ce
from tests.play import ADMIN, Game, person


def sets(key: str, value: bool | int | str | None) -> SetRule:
    """The floor sets a house rule of the table."""
    return SetRule(ADMIN, key, value)


@pytest.mark.rule("cooke-10.15", 1)
def test_a_cap_set_in_a_hand_counts_in_the_next() -> None:
    """At $20-$40 with four raises the cap is set to three in a hand: it still has four, and the
    next has three."""
    game = Game(4, button=1, bets=(20, 40))
    game.deal()
    game.play("4 raises 40")
    game.do(sets("betting.raise_cap", 3))
    game.play("1 raises 60, 2 raises 80, 3 raises 100")
    assert game.refusal("4 raises 120").reason is Reason.RAISES_CAPPED
    game.play("4 folds, 1 folds, 2 folds")
    game.deal()
    game.play("1 raises 40, 2 raises 60, 3 raises 80")
    assert game.refusal("4 raises 100").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-10.15")
def test_chips_bought_in_a_hand_come_after_the_payout() -> None:
    """A top-up of 100 sent in a hand is no part of it: it joins the stack before the next deal."""
    game = Game(3, button=1)
    game.deal()
    game.do(TopUp(person(1), whole(100)))
    assert game.stack(1) == 1000
    game.skip_hand()
    before = game.stack(1)
    assert before == 1000
    game.deal()
    joined: list[type] = [type(event) for event in game.events]
    assert joined.index(h.HandEnded) < joined.index(e.ChipsInPlay)
    assert joined.index(e.ChipsInPlay) < len(joined) - joined[::-1].index(h.HandStarted)
    assert game.last(e.ChipsInPlay).amount == whole(100)


@pytest.mark.rule("cooke-4.05", 2)
def test_what_is_asked_for_in_a_hand_waits_for_its_end() -> None:
    """To break the table, to change a house rule and to buy chips: all of it is queued, and the
    hand is played to its end as it was begun."""
    game = Game(3, button=1)
    game.deal()
    rules, seats = game.hand.rules, game.hand.seats
    game.do(sets("betting.checking_out", True))
    game.do(TopUp(person(1), whole(100)))
    game.do(CloseTable(ADMIN))
    assert game.all(e.TableClosed) == []
    assert "betting.checking_out" not in game.table.config.settings
    game.play("1 calls, 2 calls, 3 checks")
    assert (game.hand.rules, game.hand.seats) == (rules, seats)
    assert game.stack(1) == 1000 - 20
    game.play("2 bets 20, 3 folds, 1 folds")
    assert len(game.all(e.TableClosed)) == 1
    left = {event.seat: event.cashed_out for event in game.all(e.PlayerLeft)}
    assert left[Seat(1)] == whole(1000 - 20 + 100)


@pytest.mark.rule("cooke-11.11", 1)
@pytest.mark.rule("cooke-11.11", 2)
def test_the_order_at_the_end_of_a_hand() -> None:
    """Hands are shown, the pot is pushed, the hand is closed, a window opens for what has waited,
    and with six players B1 of the first hand is B2 SB3 BB4 in the second.  Our button moves as
    the next deal begins, once it is known who plays: until then nobody is dealt anything by it."""
    game = Game(6, button=1)
    game.deal({4: "As Ad", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 folds, 3 checks, all check, all check")
    game.play("all check")
    game.do(sets("betting.checking_out", True))
    game.do(TopUp(person(3), whole(100)))
    game.play("3 shows, 4 shows")
    game.deal()
    kinds: list[type] = [type(event) for event in game.events]
    order: list[type] = [
        h.HandShown, h.PotPushed, h.HandEnded, ce.RuleChanged, e.NextHandDue, e.ChipsInPlay,
        e.ButtonMoved,
    ]  # fmt: skip
    starts = [n for n, kind in enumerate(kinds) if kind is h.HandStarted]
    told = kinds[starts[0] : starts[1]]
    places = [told.index(kind) for kind in order]
    assert places == sorted(places)
    assert game.places == "B2 SB3 BB4"
    assert game.pushed == []


def test_a_rule_set_between_hands_counts_at_once() -> None:
    """Nothing waits when no hand is played: the table has the rule, and the next hand is dealt by
    it; reset, it is the house's again."""
    game = Game(3, button=1)
    game.do(sets("betting.checking_out", True))
    assert game.table.config.settings["betting.checking_out"] is True
    game.deal()
    assert game.hand.rules.checking_out
    game.skip_hand()
    game.do(sets("betting.checking_out", None))
    assert "betting.checking_out" not in game.table.config.settings
    game.deal()
    assert not game.hand.rules.checking_out


def test_what_has_waited_is_carried_out_in_order() -> None:
    """Of two values for one setting the later counts; both are told, after the push."""
    game = Game(3, button=1)
    game.deal()
    game.do(sets("betting.min_open", 40))
    game.do(sets("betting.min_open", 60))
    game.restart()
    assert [due.value for due in game.table.rules_due] == [40, 60]
    game.skip_hand()
    assert [changed.value for changed in game.all(ce.RuleChanged)] == [40, 60]
    assert game.table.rules_due == ()
    game.deal()
    assert game.hand.rules.min_open == whole(60)


def is_carried(game: Game) -> bool:
    """Whether antes of earlier deals lie on the table."""
    return game.table.carry is not None


def test_a_carried_pot_is_one_contest() -> None:
    """While antes of deals that nobody opened lie on the table no rule changes: it waits until
    somebody has won them."""
    game = Game(3, button=1, game="jacks_or_better", bets=(10, 20))
    game.deal()
    game.play("2 checks, 3 checks, 1 checks")
    assert is_carried(game)
    game.do(sets("draw.passed_out_deal", "same_dealer"))
    assert "draw.passed_out_deal" not in game.table.config.settings
    game.deal({3: "As Ad 2c 3c 4c"})
    game.play("3 bets 10, 1 folds, 2 folds")
    game.play("3 shows")
    assert not is_carried(game)
    assert game.table.config.settings["draw.passed_out_deal"] == "same_dealer"


@pytest.mark.rule("cooke-11.13")
def test_the_window_between_hands_is_a_rule_too() -> None:
    """Set in a hand, the new pause is the one after it."""
    game = Game(3, button=1)
    game.deal()
    game.do(sets("deal.between_hands_seconds", 30))
    game.skip_hand()
    assert game.table.next_hand_at == game.at + 30_000


def test_a_larger_unit_sits_out_who_has_less() -> None:
    """With 8 left a player is dealt in at a unit of 1, and not at a unit of 10."""
    game = Game(3, button=1, stacks={2: 8}, settings={"betting.min_unit": 1})
    game.do(sets("betting.min_unit", 10))
    assert game.last(e.WentAway).reason is e.AwayReason.BROKE
    game.deal()
    assert 2 not in game.hand.seats


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("no.such_rule", 1, Reason.NO_SETTING_LIKE_IT),
        ("betting.raise_cap", 5, Reason.SETTING_IMPOSSIBLE),
        ("betting.raise_cap", "many", Reason.SETTING_IMPOSSIBLE),
        ("betting.raise_cap", 4, Reason.SETTING_UNCHANGED),
        ("betting.raise_cap", None, Reason.SETTING_UNCHANGED),
        ("wallet.refill_chips", 1, Reason.SETTING_OF_COMMUNITY),
        ("blinds.small_ratio", "one_third", Reason.SETTING_FOR_NEW_TABLES),
        ("betting.min_unit", 15, Reason.BLINDS_NOT_WHOLE_UNITS),
    ],
)
def test_what_cannot_be_set(key: str, value: bool | int | str | None, reason: Reason) -> None:
    """Unknown settings and values, those of the whole community or of a table's opening, what is
    set already, and what would leave blinds of 10 and 20 that nobody can pay."""
    game = Game(3, button=1)
    assert game.refused(sets(key, value)).reason is reason
    game.deal()
    assert game.refused(sets(key, value)).reason is reason


def test_a_closing_table_has_no_next_hand() -> None:
    """No rule is changed for a hand that will not be dealt."""
    game = Game(3, button=1)
    game.deal()
    game.do(sets("betting.raise_cap", 3))
    game.do(CloseTable(ADMIN))
    assert game.refused(sets("betting.checking_out", True)).reason is Reason.TABLE_CLOSING
    game.skip_hand()
    assert game.all(ce.RuleChanged) == []
