"""What is said before the next deal: the board's words, and one player's choices with prices."""

import pytest

from core.house.settings import Overrides
from core.present import board, choices, plain, reply
from core.present.documents import Document
from core.present.presses.commands import ENTRIES
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.view.choices import choices_of
from tests.play import ADMIN, Game, person
from tests.seat_changes import P, eight, hands_after, moves

LIMIT = (20, 40)


def told(game: Game) -> list[str]:
    """The lines of the board behind "Next hand", as far as the next blank one."""
    lines = plain(board(game.view()), game.at).splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("Next hand"))
    return lines[start + 1 : lines.index("", start)]


def offered(game: Game, seat: int) -> Document:
    """What the player at ``seat`` is offered."""
    return choices(game.view(seat), choices_of(game.table, person(seat), game.at))


def labels(game: Game, seat: int) -> list[str]:
    return [button.label for row in offered(game, seat).buttons for button in row]


def six(settings: Overrides | None = None, **options: object) -> Game:
    """Six players at 20-40 with blinds of 10 and 20, after the first hand: 1 button, 2 and 3."""
    game = Game(6, button=1, bets=LIMIT, settings=settings, **options)  # type: ignore[arg-type]
    game.deal()
    game.skip_hand()
    return game


def test_the_usual_is_one_line() -> None:
    """Button and blinds move on by one."""
    assert told(six()) == ["BTN P2 · SB P3 · BB P4"]


def test_heads_up_the_button_posts_the_small_blind() -> None:
    """Two players: one line, the button and the small blind with one name."""
    game = Game(2, button=1, bets=LIMIT)
    game.deal()
    game.skip_hand()
    assert told(game) == ["BTN, SB P2 · BB P1"]


@pytest.mark.rule("cooke-12.08")
def test_a_dead_button_is_told_before_the_deal() -> None:
    """Both blinds leave: the button is dead at seat 3 two hands later, first the small blind; with
    seat 4 gone too there is neither."""
    game = six()
    game.do(c.Leave(person(3)))
    assert told(game) == ["No small blind in the next hand.", "BTN P2 · BB P4"]
    game.deal()
    game.skip_hand()
    assert told(game) == ["Dead button at seat 3, seat 2 acts last.", "SB P4 · BB P5"]
    game.do(c.Leave(person(4)))
    assert told(game) == [
        "Dead button at seat 3, seat 2 acts last, no small blind.",
        "BB P5",
    ]


def test_who_comes_in_and_for_how_much() -> None:
    """Seat 4 was away when the blinds passed him: when they have gone by he posts 20 and 10."""
    game = six()
    game.do(c.GoAway(person(4)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(4)))
    assert "Post 20 live + 10 dead" not in labels(game, 4)
    game.deal()
    game.skip_hand()
    assert labels(game, 4)[:2] == ["Post 20 live + 10 dead", "Wait for the big blind"]
    game.do(c.ChooseEntry(person(4), Entry.POST))
    assert told(game) == ["BTN P5 · SB P6 · BB P1", "P4 comes in for 20 live + 10 dead."]


def test_posting_behind_the_button_has_its_price() -> None:
    """Between button and small blind seat 4 owes both: 30 in all, when the button has passed."""
    game = six()
    game.do(c.GoAway(person(4)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(4)))
    assert "Post 30 behind the button" in labels(game, 4)


def test_what_costs_nothing_has_no_price() -> None:
    """Seat 1 of 20-40 has dealt off and moves to 7: when the big blind is due there, he is offered
    to let the blinds pass (Cooke 12.20.08)."""
    game = eight(7)
    moves(game, P[1], 7)
    hands_after(game, P[1], 3)
    shown = choices(game.view(7), choices_of(game.table, P[1], game.at))
    free = [one.label for row in shown.buttons for one in row if one.press.verb in ENTRIES]
    assert free == ["Let the blinds pass"]
    assert "Unless you say otherwise you have the big blind next hand." in plain(shown, game.at)


def test_straddles_and_sleepers_are_offered_and_told() -> None:
    """Seat 5 under the gun straddles 40; seat 1 is then offered a re-straddle's sleeper."""
    game = six()
    assert "Straddle 40" in labels(game, 5)
    assert "Sleeper 40" in labels(game, 1)
    game.do(c.PostStraddle(person(5)))
    assert told(game)[-1] == "P5 straddles: 40."
    assert "Straddle 60" in labels(game, 6)


def test_a_kill_is_told_with_the_stakes_of_the_hand() -> None:
    """At 10-20 seat 5 kills for 20, unless somebody objects: the next hand is 20-40."""
    game = Game(6, button=1, bets=(10, 20))
    game.deal()
    game.skip_hand()
    assert "Kill 20" in labels(game, 5)
    game.do(c.KillPot(person(5)))
    assert told(game)[-1] == "Seat 5 kills: 20, this hand 20-40, unless somebody objects."
    game.deal()
    title = plain(board(game.view())).splitlines()[0]
    assert title == "Hand 2 · Preflop · KILL POT 20-40, killer P5"


def test_a_natural_kill_is_nobodys_to_stop() -> None:
    """Seat 3 has won two pots in a row: the very sentence of the board."""
    game = Game(6, button=1, bets=(10, 20), settings={"kill.trigger": "two_pots"})
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 folds")
    game.deal()
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 10, 4 calls")
    game.play("3 bets 20, 4 folds")
    assert told(game)[-1] == "Seat 3 kills: 20, this hand 20-40."


def test_nothing_is_told_of_a_game_without_blinds() -> None:
    """In stud there is nothing to say of button and blinds, and no button for them."""
    game = Game(4, game="seven_card_stud", bets=LIMIT)
    game.deal()
    game.play(f"{game.to_act} brings in")
    game.skip_hand()
    assert told(game) == []
    assert "Blinds …" not in plain(board(game.view()))


def test_a_closing_table_offers_nothing() -> None:
    """Who has nothing to choose is told so, and a stranger that he has no seat."""
    game = six()
    game.do(c.CloseTable(ADMIN, anyway=True))
    assert plain(offered(game, 1)).startswith("You have no seat")
    game = Game(2, button=1, bets=LIMIT, settings={"betting.overs": False,
                "straddle.allowed": False, "kill.voluntary": "prohibited"})  # fmt: skip
    game.deal()
    game.skip_hand()
    assert plain(offered(game, 1)) == "There is nothing for you to choose before the next deal."


@pytest.mark.rule("cooke-12.12.03")
def test_a_bought_button_is_told_as_such() -> None:
    """20-40, seat 4 was away for both blinds and sits in front of the button: 20 and 10, no other
    blinds; his own answer says when the button is his."""
    game = six({"button.rule": "no_dead_button"})
    game.do(c.GoAway(person(4)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(4)))
    events = game.do(c.ChooseEntry(person(4), Entry.BUY))
    assert plain(reply(events, game.view(4), person(4))) == (
        "You buy the button for 20 live + 10 dead: you post with the next deal, and it is yours in"
        " the hand after."
    )
    assert told(game) == [
        "BTN P3 · BB P4",
        "P4 buys the button: 20 live, 10 dead; no other blinds.",
    ]
    game.deal()
    game.skip_hand()
    assert told(game)[0].startswith("BTN P4")
