"""What the channel and the board say of conditions that are to change (Cooke 3.05)."""

from core.chips import whole
from core.games.spec import Structure
from core.present import board, log, plain
from core.present.documents import Button, Verb
from core.table.commands import (
    AgreeToChange,
    CloseTable,
    ObjectToChange,
    ProposeConditions,
    SetRule,
    TakeHouse,
    WithdrawChange,
)
from core.table.events import TableEvent
from core.table.floor.rule_change import RuleChange
from core.table.setup.proposal import Conditions
from core.view import look
from tests.play import ADMIN, Game, person
from tests.rules.proposals import conditions, limit_game, object_all, propose


def news(game: Game, events: tuple[TableEvent, ...]) -> str:
    """What the channel reads of ``events``."""
    document = log(events, look(game.table, None))
    return plain(document, game.at) if document is not None else ""


def buttons(game: Game, events: tuple[TableEvent, ...]) -> list[Button]:
    """The buttons under them."""
    document = log(events, look(game.table, None))
    assert document is not None
    return [button for row in document.buttons for button in row]


def shown(game: Game) -> str:
    """The board."""
    return plain(board(look(game.table, None)), game.at)


def test_the_old_and_the_new_are_told_with_buttons() -> None:
    """Limits, blinds and buy-in, each as it is and as it would be; how many prevent it, and until
    when; and the buttons carry the number of the proposal."""
    game = limit_game(4)
    events = propose(game, conditions(game, (20, 40)))
    said = news(game, events)
    assert "Limit Texas Hold'em 10/20 → 20/40; blinds 5/10 → 10/20" in said
    assert "buy-in 100 or more → 200 or more" in said
    assert "Two objections prevent it; it is decided in 60 s (Cooke 3.05)" in said
    told = [(one.label, one.press.verb, one.press.note) for one in buttons(game, events)]
    assert told == [
        ("Object", Verb.OBJECT_TO_CHANGE, "1"),
        ("Agree", Verb.AGREE_TO_CHANGE, "1"),
    ]
    assert "Proposed: Limit Texas Hold'em 10/20 → 20/40" in shown(game)


def test_other_games_and_antes_are_named() -> None:
    """Another game is named whole, with what is paid before its deal; an ante that comes to no
    limit is named though the blinds are in the name."""
    game = limit_game(4)
    stud = news(game, propose(game, conditions(game, (10, 20), plays="seven_card_stud")))
    assert "Limit Texas Hold'em 10/20 → Limit Seven-Card Stud 10/20" in stud
    assert "blinds 5/10 → ante 1, bring-in 3" in stud
    no_limit = conditions(game, blinds=(5, 10), structure=Structure.NO_LIMIT)
    said = news(game, propose(game, no_limit))
    assert "What the floor proposed before is off." in said
    assert "Limit Texas Hold'em 10/20 → No-limit Texas Hold'em 5/10" in said
    plain_game, anted = Game(4), Game(4, ante=1)
    said = news(plain_game, propose(plain_game, Conditions.of(anted.table.config)))
    assert "a change: ante 1" in said
    assert "no ante" in news(anted, propose(anted, Conditions.of(plain_game.table.config)))


def test_the_board_counts_objections_until_it_is_decided() -> None:
    """Who objects stands on the board; passed, it says what comes before the next hand."""
    game = limit_game(4, stacks={2: 150})
    game.deal()
    propose(game, conditions(game, (20, 40)))
    assert news(game, game.do(ObjectToChange(person(3)))) == "P3 objects to the change: 1 of 2."
    assert "Two objections prevent it; P3 objects." in shown(game)
    for seat in (1, 2, 4):
        said = news(game, game.do(AgreeToChange(person(seat))))
    assert "1 player objects: the change is made before the next hand." in said
    assert "Before the next hand: Limit Texas Hold'em 10/20 → 20/40" in shown(game)
    count = len(game.events)
    game.skip_hand()
    said = news(game, tuple(game.events[count:]))
    assert "From the next hand on: Limit Texas Hold'em 10/20 → 20/40" in said
    assert "P2 has less than the new minimum of 200, and may play on or buy chips" in said
    assert "Before the next hand" not in shown(game)


def test_what_comes_to_nothing_is_told() -> None:
    """Objected to, with how many; withdrawn; and a closing table asks nothing any more."""
    game = limit_game(4)
    propose(game, conditions(game, (20, 40)))
    object_all(game, 1)
    said = news(game, game.do(ObjectToChange(person(2))))
    assert "2 players object: the change is not made (Cooke 3.05)." in said
    propose(game, conditions(game, (20, 40)))
    assert news(game, game.do(WithdrawChange(ADMIN))) == "The floor withdraws the change."
    game.deal()
    propose(game, conditions(game, (20, 40)))
    game.do(CloseTable(ADMIN))
    assert "Proposed" not in shown(game)


def test_a_rule_of_the_house_that_is_withdrawn_here_is_told_as_that() -> None:
    """The players were asked about a rule of the whole house, and the floor lets it be: nothing is
    said of a table that could not be dealt so."""
    game = limit_game(4, "one_objects")
    game.do(TakeHouse(ADMIN, (RuleChange("betting.raise_cap", 3, of_community=True),)))
    said = news(game, game.do(WithdrawChange(ADMIN)))
    assert "could not be dealt" not in said
    assert "a bet and three raises (9.16): the floor does not ask for it at this table" in said


def test_house_rules_are_told_in_their_own_words() -> None:
    """A rule that comes with new limits, and one that the players are asked about alone."""
    game = limit_game(4)
    rules = (RuleChange("clock.auto_start_seconds", 30),)
    said = news(game, game.do(ProposeConditions(ADMIN, conditions(game, (20, 40)), rules)))
    assert "30 seconds to act before the dealer calls the clock" in said
    other = limit_game(4, "one_objects")
    said = news(other, other.do(SetRule(ADMIN, "betting.raise_cap", 3)))
    assert "a bet and three raises" in said
    assert "One objection prevents it" in said


def test_what_nobody_is_asked_about_in_a_hand_is_announced() -> None:
    """A new buy-in, which is the house's word, waits for the end of the hand and has no button."""
    game = limit_game(4)
    game.deal()
    new = conditions(game, (10, 20), buy_in_least=900)
    events = game.do(ProposeConditions(ADMIN, new))
    said = news(game, events)
    assert said == (
        "The floor makes a change when this hand is over: buy-in 100 or more → 900 or more."
    )
    assert buttons(game, events) == []
    assert game.table.config.buy_in_least == whole(100)
