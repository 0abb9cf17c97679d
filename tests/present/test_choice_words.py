"""The buttons for the next deal in words: what each does, and what stands already."""

from core.chips import whole
from core.hand.overs import Overs
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.present import board, choices, plain, reply
from core.present.acting.choosing import with_choices
from core.present.documents import Verb
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.view import look_for
from core.view.choices import choices_of
from tests.play import Game, person
from tests.rules.coming_in import BOOK

ZOE = PersonId("zoe")


def after_one(game: Game) -> Game:
    """The first hand is dealt and over."""
    game.deal()
    game.skip_hand()
    return game


def six(settings: Overrides | None = None) -> Game:
    return after_one(Game(6, button=1, bets=(20, 40), settings=settings))


def read(game: Game, who: PersonId) -> list[str]:
    """The lines that ``who`` is shown when he asks what he may choose."""
    view = look_for(game.table, who)
    return plain(choices(view, choices_of(game.table, who, game.at)), game.at).splitlines()


def sits(game: Game, seat: int) -> str:
    """What Zoe is told who sits down."""
    events = game.do(c.SitDown(ZOE, "Zoe", whole(1000), Seat(seat)))
    view = look_for(game.table, ZOE)
    return plain(with_choices(reply(events, view, ZOE), view,
                              choices_of(game.table, ZOE, game.at)))  # fmt: skip


def test_every_button_has_a_line() -> None:
    """Whatever seat asks, each button but the ones that take something back is explained once."""
    game = six()
    game.do(c.GoAway(person(4)))
    after_one(game)
    game.do(c.ComeBack(person(4)))
    after_one(game)
    plainly = {Verb.NO_OVERS, Verb.KEEP_SEAT}
    words = {
        Verb.POST: "Post: ", Verb.WAIT: "Wait: ", Verb.POST_BEHIND: "Behind the button: ",
        Verb.STRADDLE: "Straddle: ", Verb.SLEEPER: "Sleeper: ", Verb.KILL: "Kill: ",
        Verb.OVERS: "Overs: ",
    }  # fmt: skip
    seen: set[Verb] = set()
    for seat in range(1, 7):
        mine = choices_of(game.table, person(seat), game.at)
        shown = choices(game.view(seat), mine)
        verbs = {button.press.verb for row in shown.buttons for button in row} - plainly
        lines = plain(shown).splitlines()
        assert all(sum(line.startswith(words[verb]) for line in lines) == 1 for verb in verbs)
        seen |= verbs
    assert seen == set(words)


def test_dead_chips_are_explained_where_some_are_asked_for() -> None:
    """Who owes 20 live and 10 dead reads what that means; a newcomer's 20 needs no such words."""
    game = six()
    game.do(c.GoAway(person(4)))
    after_one(game)
    game.do(c.ComeBack(person(4)))
    after_one(game)
    assert "Live chips are your bet; dead ones go into the pot and are no bet." in read(
        game, person(4)
    )
    new = after_one(Game(8, taken=(1, 2, 3, 4, 5), button=1, bets=(20, 40), settings=BOOK))
    assert "[Post 20]" in sits(new, 7)
    assert "dead" not in "".join(read(new, ZOE))


def test_what_has_been_said_stands_there() -> None:
    """A straddle, overs, and the kill that is due from who has won two pots."""
    game = six()
    game.do(c.PostStraddle(person(5)))
    game.do(c.PlayOvers(person(5), Overs.OVERS))
    lines = read(game, person(5))
    assert "You straddle the next hand for 40." in lines
    assert "You play overs." in lines
    killing = six({"kill.trigger": "two_pots"})
    killing.deal()
    killing.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 20, 4 calls")
    killing.play("3 bets 40, 4 folds")
    assert "You kill the next pot with 40." in read(killing, person(3))
    killing.do(c.GoAway(person(3)))
    assert "Your kill of 40 is posted dead." in read(killing, person(3))


def test_a_newcomer_in_lowball_who_kills_does_not_wait() -> None:
    """Before he kills he waits for the big blind if he says nothing; then he does not."""
    game = after_one(after_one(Game(8, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40),
                                    game="ace_to_five_lowball")))  # fmt: skip
    sits(game, 8)
    assert "Unless you say otherwise you wait for the big blind." in read(game, ZOE)
    assert "Kill: you post it, and are dealt in with the next hand." in read(game, ZOE)
    game.do(c.KillPot(ZOE))
    assert "You kill the next pot with 40." in read(game, ZOE)
    assert not any("wait" in line for line in read(game, ZOE))


def test_a_free_newcomer_is_not_told_to_wait() -> None:
    """A new game deals him in at once; where the button would be his, as soon as he may be."""
    game = six_of_nine()
    assert "you come in free, with the next hand." in sits(game, 8)
    barred = six_of_nine()
    barred.deal()
    assert "you come in free, with the first hand that your seat allows." in sits(barred, 8)
    in_turn = after_one(Game(3, taken=(1, 2), button=1, bets=(20, 40)))
    assert "you are dealt in with the next hand, and have a blind." in sits(in_turn, 3)
    paying = after_one(Game(9, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40), settings=BOOK))
    assert "you are dealt in when the big blind reaches you." in sits(paying, 8)


def six_of_nine() -> Game:
    return after_one(Game(9, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40)))


def test_many_who_come_in_are_one_line() -> None:
    """Seven sit down at a table of two: the board names those who come in free together, and those
    at one price too."""
    game = after_one(Game(9, taken=(1, 2), button=1, bets=(20, 40)))
    for seat in range(3, 10):
        game.do(c.SitDown(PersonId(f"n{seat}"), f"N{seat}", whole(1000), Seat(seat)))
    lines = plain(board(game.view()), game.at).splitlines()
    assert "N4, N5, N6, N7, N8 and N9 come in free." in lines
    paying = after_one(Game(9, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40), settings=BOOK))
    for seat in (8, 9):
        newcomer = PersonId(f"n{seat}")
        paying.do(c.SitDown(newcomer, f"N{seat}", whole(1000), Seat(seat)))
        paying.do(c.ChooseEntry(newcomer, Entry.POST))
    lines = plain(board(paying.view()), paying.at).splitlines()
    assert "N8 and N9 come in for 20." in lines
