"""Documents of the law of the money: the board, the private hand, the floor's page."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import commands as h
from core.hand.commands import Preact
from core.house.settings import Overrides
from core.ids import Seat
from core.present import (
    Document,
    Verb,
    board,
    command_of,
    early_acts,
    floor_page,
    log,
    may_act_early,
    plain,
    private_hand,
    refusal,
    stacks,
    turn_notice,
)
from core.present.floor.floor_page import FloorCard
from core.present.presses.commands import KEPT
from core.table import apply
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.floor.offering import offers_of_floor
from core.view.facts import facts_of
from core.view.floor import floor_view
from tests.play import ADMIN, Game, person
from tests.turns import flop, keep


def line_of(document: Document, name: str) -> str:
    """The line of a player on the board."""
    lines = plain(document).splitlines()
    return next(line for line in lines if name in line.split(" · ")[0])


def verbs(document: Document) -> set[Verb]:
    """What its buttons mean."""
    return {button.press.verb for row in document.buttons for button in row}


@pytest.mark.rule("cooke-10.04")
def test_bets_can_be_read_off_the_board_until_the_round_closes() -> None:
    """Each seat's bet of the round stays in its line, a folded one's too; then they are gone."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 raises 60, 1 calls, 2 folds")
    shown = board(game.view())
    assert line_of(shown, "P4").endswith("raised to 60")
    assert line_of(shown, "P1").endswith("called 60")
    assert line_of(shown, "P2").endswith("folded · bet 10")
    assert line_of(shown, "P3").endswith("to act, bet 20")
    game.play("3 raises 200, 4 calls")
    shown = board(game.view())
    assert line_of(shown, "P4").endswith("called to 200")
    game.play("1 calls")
    shown = board(game.view())
    assert "200" not in line_of(shown, "P4")
    assert "Pot 610" in plain(shown)


@pytest.mark.rule("cooke-10.04")
def test_the_player_to_act_is_told_what_it_costs() -> None:
    """The notice that reaches him names the amount to call."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 raises 60")
    assert "P1, it is your turn: call 60" in plain(turn_notice(game.view()))


@pytest.mark.rule("cooke-9.08", 1)
def test_the_first_board_lists_every_stack() -> None:
    """As the hand starts: seat, name and stack of all dealt in, and 300 behind for seat 4."""
    game = Game(4, button=1, blinds=(5, 10), stacks={4: 40})
    game.do(c.PlayBehind(person(4), whole(300)))
    game.deal()
    lines = plain(board(game.view())).splitlines()
    assert "1 P1 (BTN) 1,000" in lines
    assert "2 P2 (SB) 995 · small blind 5" in lines
    assert "3 P3 (BB) 990 · big blind 10" in lines
    assert "→ 4 P4 (BEHIND 300) 340 · to act" in lines
    assert "4 P4: 340, 300 of it behind" in plain(stacks(game.view(1)))


@pytest.mark.rule("cooke-10.13", 2)
def test_a_house_without_check_raising_says_so() -> None:
    """The board shows it; who has checked is told why he has no raise."""
    game = flop({"betting.check_raise": False}, bets=(20, 40))
    assert "No check-raise" in plain(board(game.view()))
    assert "No check-raise" not in plain(board(flop(bets=(20, 40)).view()))
    game.play("3 checks, 4 bets 20, 5 folds, 1 folds, 2 folds")
    shown = board(game.view())
    assert "No raise after a check (Cooke 10.13)." in plain(shown)
    assert verbs(shown) == {Verb.FOLD, Verb.CALL, Verb.MY_CARDS, Verb.CLOCK}


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"betting.pot_limit_factor": "half"}, "Bets of half the pot at most"),
        ({"betting.pot_limit_factor": "double"}, "Bets of twice the pot at most"),
        ({"betting.pot_limit_cap": 200}, "Bets of 200 at most"),
    ],
)
def test_other_pot_limits_stand_on_the_board(settings: Overrides, words: str) -> None:
    """Half or twice the pot, or a ceiling; the usual pot limit says nothing."""
    game = Game(3, button=1, structure=Structure.POT_LIMIT, settings=settings)
    game.deal()
    assert words in plain(board(game.view()))


def test_up_to_the_limit_is_a_range() -> None:
    """A limit game played up to the limit says from what to what."""
    game = flop({"betting.fixed_limit_style": "up_to_limit"}, bets=(20, 40))
    assert "bets 5 to 20" in plain(board(game.view()))


# ------------------------------------------------------------------- before the turn


@pytest.mark.rule("cooke-10.08", 1)
def test_a_press_too_early_declares_nothing_by_itself() -> None:
    """The buttons offered say so themselves, and each of them is taken by the table."""
    game = flop(bets=(20, 40))
    game.play("3 bets 20")
    asked = early_acts(game.view(5))
    buttons = [button for row in asked.buttons for button in row]
    labels = [button.label for button in buttons]
    assert labels == ["Say call 20", "Say raise to 40", "Say fold", "Keep call 20", "Keep fold"]
    for button in buttons:
        assert button.press.is_early or button.press.verb in KEPT
        command = command_of(button.press, person(5))
        assert command is not None
        assert apply(game.table, command, game.at).events


def test_what_the_house_forbids_is_not_offered() -> None:
    """Without declarations only kept acts are; without both a press too early is just refused."""
    refuse: Overrides = {"betting.out_of_turn": "refuse"}
    game = flop(refuse)
    assert verbs(early_acts(game.view(5))) == {Verb.KEEP_CHECK, Verb.KEEP_CHECK_FOLD}
    game = flop({**refuse, "betting.preactions": False})
    assert not may_act_early(game.view(5))
    game = flop({"betting.preactions": False})
    assert verbs(early_acts(game.view(5))) == {Verb.CHECK}


def test_a_raise_said_too_early_is_confirmed_early() -> None:
    """Where wagers are confirmed, the yes to one out of turn is a declaration too."""
    game = flop({"betting.commit": "on_confirm"})
    refused = game.refusal("5 bets 100")
    (yes,) = refusal(refused, game.view(5)).buttons[0]
    assert (yes.label, yes.press.is_early, yes.press.is_confirmed) == ("Bet 100: yes", True, True)
    command = command_of(yes.press, person(5))
    assert command is not None
    game.do(command)
    assert "says bet 100, out of turn" in plain(board(game.view()))


def test_whoever_is_held_is_told_so() -> None:
    """After a declaration there is nothing to press, in the private hand neither."""
    game = flop()
    game.play("5 checks")
    for shown in (early_acts(game.view(5)), private_hand(game.view(5))):
        assert "You have said check: it binds unless the action changes" in plain(shown)
        assert shown.buttons == ()


def test_a_kept_act_is_seen_by_nobody_else() -> None:
    """The board, every other private hand and the news are the same as without it."""
    game, without = flop(), flop()
    keep(game, 5, Preact.CHECK_FOLD)
    for seat in (1, 2, 3, 4):
        assert plain(private_hand(game.view(seat))) == plain(private_hand(without.view(seat)))
    assert plain(board(game.view())) == plain(board(without.view()))
    assert log(game.events[-1:], game.view()) is None
    mine = private_hand(game.view(5))
    assert "Kept for your turn: check, or fold. Nobody else knows." in plain(mine)
    assert Verb.KEEP_NOTHING in verbs(mine)


# ------------------------------------------------------------------------- the floor


def card(game: Game) -> FloorCard:
    """What a floorperson beside the table has before him."""
    return FloorCard(floor_view(game.table), facts_of(game.table),
                     offers_of_floor(game.table, game.at, ADMIN))  # fmt: skip


def test_the_floors_page_names_whom_the_channel_may_not() -> None:
    """A suspicion: the channel reads no name, the floor's page has both and the answers."""
    game = Game(5, button=1)
    game.deal({3: "As Ad", 4: "Ks Kd", 5: "Qs Qd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 calls, 1 folds, 2 folds, 3 checks, all check, all check")
    game.play("3 bets 40, 4 calls, 5 calls, 3 shows, 4 mucks")
    events = game.do(h.AskToSee(person(2), Seat(4)))
    news = log(events, game.view())
    assert news is not None
    assert "P4" not in plain(news)
    assert "P2" not in plain(news)
    assert verbs(news) == {Verb.FLOOR}
    page = floor_page(game.view(), card(game))
    assert "P2 suspects the hand of P4 (Cooke 11.08)." in plain(page)
    assert {Verb.ALLOW_LOOK, Verb.REFUSE_LOOK} <= verbs(page)
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=True))
    page = floor_page(game.view(), card(game))
    assert "P4 held Ks Kd: a pair of kings." in plain(page)
    assert not {Verb.ALLOW_LOOK, Verb.REFUSE_LOOK} & verbs(page)


def test_every_announcement_has_its_answers() -> None:
    """A gift, a proxy, chips on their way, an objection: each can be answered under the news."""
    game = Game(4, button=1, blinds=(5, 10))
    offered: dict[Verb, TableCommand] = {
        Verb.OBJECT_TO_GIFT: c.GiveChips(person(1), Seat(2), whole(100)),
        Verb.OBJECT_TO_PROXY: c.NameProxy(person(3), ADMIN, "Dan"),
        Verb.APPROVE: c.PlayBehind(person(4), whole(300)),
    }
    for verb, command in offered.items():
        news = log(game.do(command), game.view())
        assert news is not None
        assert verb in verbs(news)
        assert all(button.press.prompt is None for row in news.buttons for button in row)
    game.deal()
    news = log(game.do(c.Object(person(2), "the pot is short")), game.view())
    assert news is not None
    assert verbs(news) == {Verb.GO_ON, Verb.FLOOR, Verb.STATE}


def test_no_more_acts_while_play_waits() -> None:
    """An objection takes the acts off the board and off the private hand."""
    game = Game(4, button=1)
    game.deal()
    game.do(c.Object(person(2), "the pot is short"))
    assert verbs(board(game.view())) == {Verb.GO_ON, Verb.MY_CARDS}
    mine = private_hand(game.view(4))
    assert mine.buttons == ()
    assert "Play waits for the floor." in plain(mine)


def test_the_blinds_may_chop_by_buttons() -> None:
    """Both may press, whoever is to act; and each press is taken."""
    game = Game(4, button=1)
    game.deal()
    assert Verb.CHOP not in verbs(board(game.view()))
    game.play("4 folds, 1 folds")
    rows = board(game.view()).buttons
    chop = next(one.press for row in rows for one in row if one.press.verb is Verb.CHOP)
    for seat in (3, 2):
        command = command_of(chop, person(seat))
        assert command is not None
        game.do(command)
    assert not game.table.is_in_hand
    assert "Blinds chopped: P2 and P3 take theirs back." in plain(board(game.view()))


def test_time_is_offered_to_the_hurried() -> None:
    """Two have spoken behind: the clock is on him and he may say time, once."""
    game = flop(seats=6)
    assert Verb.TIME not in verbs(board(game.view()))
    game.play("3 bets 20, 5 calls, 6 calls")
    assert Verb.TIME in verbs(board(game.view()))
    assert Verb.TIME in verbs(private_hand(game.view(4)))
    game.do(h.TakeTime(person(4)))
    assert Verb.TIME not in verbs(board(game.view()))
    assert "P4 has called time." in plain(board(game.view()))


def test_a_fold_can_be_taken_back_from_the_private_hand() -> None:
    """As long as nobody has acted behind, and not in the hand of another."""
    game = flop()
    game.play("3 bets 20, 4 folds")
    assert verbs(private_hand(game.view(4))) == {Verb.UNDO}
    assert Verb.UNDO not in verbs(private_hand(game.view(5)))
    game.play("5 calls")
    assert private_hand(game.view(4)).buttons == ()


def test_the_effective_stack_stands_beside_a_larger_one() -> None:
    """Nobody can win more from him than the others have (Cooke 8.01.08)."""
    game = Game(3, button=1, stacks={2: 300, 3: 200})
    game.deal()
    assert "Stack 1,000 · effective stack 300" in plain(private_hand(game.view(1)))
    assert "effective" not in plain(private_hand(game.view(2)))
