"""What is said binds, and only once: Cooke 10.09, 10.10; the laws of USPC and Hoyle."""

import pytest

from core.hand import events as h
from core.refusal import Reason
from tests.amounts import facing, facing_20, limit_flop, no_limit_flop
from tests.play import Game, chips
from tests.said import not_understood, refused, say, turns


@pytest.mark.rule("cooke-10.09", 1)
@pytest.mark.rule("uspc-law-string-bet", 1)
@pytest.mark.parametrize("words", ["raise 80", "raise", "all in", "80"])
def test_a_call_stands_and_no_raise_follows(words: str) -> None:
    """A call, and before anybody else has acted a raise: the call stands, the raise is refused."""
    game = facing(20)
    say(game, "call")
    refusal = refused(game, words, 2)
    assert (refusal.reason, refusal.rule) == (Reason.ACT_STANDS, "cooke-10.10")
    assert refusal.facts["act"] == "call"
    assert chips(game.hand.wager) == 20


@pytest.mark.rule("cooke-10.09", 1)
def test_a_check_stands() -> None:
    """Who has checked and then says bet is held to the check."""
    game = no_limit_flop()
    say(game, "check")
    refusal = refused(game, "bet 20", 1)
    assert (refusal.reason, refusal.facts["act"]) == (Reason.ACT_STANDS, "check")


@pytest.mark.rule("uspc-law-string-bet", 2)
def test_the_first_words_stand() -> None:
    """A raise to 40 that is then said as 30 stays 40: edited words are never read again."""
    game = facing(20)
    say(game, "raise 40")
    assert refused(game, "raise 30", 2).reason is Reason.WAGER_STANDS
    assert chips(game.hand.wager) == 40


@pytest.mark.rule("cooke-10.09", 3)
@pytest.mark.parametrize(
    "words",
    ["I would raise if I had aces", "I might raise", "raise if I had aces", "I raised last time"],
)
def test_table_talk_is_no_action(words: str) -> None:
    """Talk about raising does nothing."""
    game = facing(20)
    before = turns(game)
    refusal = not_understood(game, words)
    assert refusal.reason in (Reason.UNREADABLE_COMMAND, Reason.UNREADABLE_AMOUNT)
    assert (game.to_act, turns(game)) == (2, before)


@pytest.mark.rule("cooke-10.09", 4)
@pytest.mark.rule("uspc-betting-check", 1)
def test_a_check_that_is_impossible_is_refused() -> None:
    """Facing 20 a check is refused as impossible, and the clock keeps running."""
    game = facing(20)
    clock = game.table.clock
    assert refused(game, "check").reason is Reason.FACING_BET
    assert game.table.clock == clock
    game.play("2 folds, 3 folds")


@pytest.mark.rule("cooke-10.10", 1)
@pytest.mark.parametrize(
    "words",
    ["call 20 and raise 20", "I call your 20 and raise 40", "call and raise 60", "call, raise 60"],
)
def test_a_raise_after_a_call_is_a_string_raise(words: str) -> None:
    """``call 20 and raise 20`` is a call of 20, and the table hears that the raise is none."""
    game = facing(20)
    say(game, words)
    assert chips(game.last(h.Called).more) == 20
    assert game.last(h.StringRaiseRefused).seat == 2
    assert not game.all(h.Raised)


@pytest.mark.rule("cooke-10.10", 2)
def test_a_call_by_the_threshold_is_no_raise_either() -> None:
    """Facing 20 in limit: 25 calls, and a raise after it is refused; 30 raises to 40."""
    game = facing_20()
    say(game, "25")
    assert refused(game, "raise", 3).rule == "cooke-10.10"
    game = facing_20()
    say(game, "30")
    assert chips(game.last(h.Raised).to) == 40


@pytest.mark.rule("cooke-10.09")
@pytest.mark.parametrize(
    ("words", "act"),
    [("fold and call", h.Folded), ("raise to 60 and call", h.Raised), ("check, call", h.Called),
     ("bet 40, then fold", h.Folded)],
)  # fmt: skip
def test_of_two_acts_the_first_legal_one_counts(words: str, act: type) -> None:
    """What cannot be done is passed over: facing 20 ``check, call`` is a call."""
    game = facing(20)
    caused = say(game, words)
    assert isinstance(caused[0], act)
    assert game.to_act == 3


@pytest.mark.parametrize("words", ["check or call", "raise or fold", "call maybe"])
def test_what_leaves_a_choice_is_no_act(words: str) -> None:
    """Words that do not say which of two is meant do nothing."""
    assert not_understood(facing(20), words).reason in (
        Reason.UNREADABLE_COMMAND,
        Reason.UNREADABLE_AMOUNT,
    )


@pytest.mark.rule("uspc-law-announcement-in-turn", 1)
@pytest.mark.rule("hoyle-drop", 1)
@pytest.mark.rule("uspc-betting-drop-forfeits")
def test_a_fold_is_final() -> None:
    """After a fold a call is refused, and the 12 that he has put in stay in the pot."""
    game = Game(3, button=3, blinds=(1, 2))
    game.deal()
    game.play("3 raises 12, 1 calls, 2 calls")
    game.play("1 bets 2, 2 folds")
    before = game.pot
    assert refused(game, "call", 2).reason is Reason.ALREADY_FOLDED
    assert (game.pot, chips(game.player(2).paid)) == (before, 12)


@pytest.mark.rule("uspc-law-announcement-in-turn", 2)
def test_a_bet_is_made_up_as_far_as_possible() -> None:
    """``bet 50`` with 30 chips: all-in for 30."""
    game = Game(3, button=3, blinds=(5, 10), stacks={1: 40})
    game.deal()
    game.play("all call")
    say(game, "bet 50")
    assert (chips(game.last(h.BetMade).to), game.stack(1)) == (30, 0)


@pytest.mark.rule("hoyle-drop", 2)
@pytest.mark.parametrize("words", ["pass", "/pass", "I pass"])
def test_pass_is_neither(words: str) -> None:
    """``pass`` is a check to some and a fold to others: he is asked to say which."""
    game = no_limit_flop()
    assert not_understood(game, words).reason is Reason.PASS_IS_UNCLEAR
    assert not_understood(game, words, 2).reason is Reason.PASS_IS_UNCLEAR
    assert game.to_act == 1


@pytest.mark.rule("hoyle-first-bettor", 1)
def test_the_first_bettor_knows_the_range() -> None:
    """Range 1 to 5: bets of 6 and 0 are refused; a bet of 3 is told as ``P2 bets 3``."""
    from core.present import narrate, plain_line  # noqa: PLC0415
    from core.view import seen  # noqa: PLC0415

    game = Game(3, bets=(1, 5))
    game.deal()
    game.play("all call")
    assert (game.menu.raise_min, game.menu.raise_max) == (1_00, 5_00)
    assert refused(game, "bet 6").reason is Reason.WAGER_TOO_LARGE
    assert refused(game, "bet 0").reason is Reason.BET_TOO_SMALL
    caused = say(game, "bet 3")
    lines = narrate([told for one in caused if (told := seen(one, None))], game.view())
    assert plain_line(lines[0]) == "P2 bets 3."


@pytest.mark.rule("uspc-betting-choices", 1)
def test_call_raise_or_drop() -> None:
    """A bets 5: a check of B is refused and he stays on turn; he may call, raise to 10 or fold."""
    for words, act in (("call", h.Called), ("raise to 10", h.Raised), ("fold", h.Folded)):
        game = Game(3, bets=(5, 10), settings={"betting.min_unit": 1})
        game.deal()
        game.play("all call")
        game.play("2 bets 5")
        assert refused(game, "check").reason is Reason.FACING_BET
        assert game.to_act == 3
        say(game, words)
        assert game.all(act)


@pytest.mark.rule("cooke-10.12", 4)
def test_to_knock_on_the_draw_is_to_stand_pat() -> None:
    """In the draw ``k`` takes no cards and is no check."""
    game = Game(3, game="five_card_draw", bets=(20, 40), settings={"draw.forced_bets": "antes"})
    game.deal()
    game.play(f"{game.to_act} bets 20 anyway")
    game.play("all call")
    seat = game.to_act
    say(game, "k")
    assert not game.of_hand(h.Checked)
    assert game.last(h.DrawAsked).seat == seat
    assert game.last(h.DrawAsked).count == 0


def test_the_limit_bet_needs_no_amount() -> None:
    """20-40 flop: ``bet`` is 20 and ``raise`` is to 40, at once."""
    game = limit_flop()
    say(game, "bet")
    assert chips(game.last(h.BetMade).to) == 20
    say(game, "raise")
    assert chips(game.last(h.Raised).to) == 40
