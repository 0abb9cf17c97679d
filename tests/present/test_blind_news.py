"""What the channel is told of blinds, straddles, kills and seats, and what a player is answered."""

from core.chips import whole
from core.engine.mail.news import told
from core.hand.commands import Fold
from core.hand.overs import Overs
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.present import board, log, narrate, plain, private_hand, refusal, reply
from core.present.acting.choosing import lets_choose, with_choices
from core.present.documents import Document, Who, plain_line
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.table.commands import TableCommand
from core.table.events import TableEvent
from core.view import look_for, seen
from core.view.choices import choices_of
from tests.play import ADMIN, Game, person
from tests.rules.coming_in import BOOK

ZOE = PersonId("zoe")


def six(settings: Overrides | None = None) -> Game:
    """20-40, after the first hand: 1 button, 2 and 3 the blinds; nine seats."""
    game = Game(9, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40), settings=settings)
    game.deal()
    game.skip_hand()
    return game


def news(game: Game, events: tuple[TableEvent, ...]) -> Document | None:
    """What the channel reads of ``events``."""
    return log(told(events, game.table), game.view())


def says(game: Game, command: TableCommand, who: PersonId) -> str:
    """What ``who`` is answered."""
    events = game.do(command)
    return plain(reply(events, look_for(game.table, who), who))


def test_a_straddle_that_a_kill_stops_is_news() -> None:
    """Seat 5 has straddled, and reads in the channel that the pot is killed instead."""
    game = six()
    game.do(c.PostStraddle(person(5)))
    told_of = news(game, game.do(c.KillPot(person(6))))
    assert told_of is not None
    assert "The straddle of P5 is off: the pot is killed." in plain(told_of)


def test_a_straddle_over_one_that_is_gone_is_news() -> None:
    """Seat 6 has straddled 60 over the 40 of seat 5, who gets up: 60 is no straddle any more."""
    game = six()
    game.do(c.PostStraddle(person(5)))
    game.do(c.PostStraddle(person(6)))
    told_of = news(game, game.do(c.Leave(person(5))))
    assert told_of is not None
    assert plain(told_of) == "The straddle of P6 is off: what it was to raise has changed."


def test_a_straddle_given_up_is_no_news() -> None:
    """Who goes away himself is answered: the channel need not hear of it."""
    game = six()
    game.do(c.PostStraddle(person(5)))
    assert news(game, game.do(c.GoAway(person(5)))) is None


def test_choices_make_no_news() -> None:
    """Straddles, overs, posting and waiting are on the board, and no message of their own."""
    game = six(BOOK)
    assert news(game, game.do(c.PostStraddle(person(5)))) is None
    assert news(game, game.do(c.PlayOvers(person(5), Overs.OVERS))) is None
    game.do(c.SitDown(ZOE, "Zoe", whole(1000), Seat(7)))
    for entry in (Entry.POST, Entry.BEHIND, Entry.WAIT):
        assert news(game, game.do(c.ChooseEntry(ZOE, entry))) is None
    assert news(game, game.do(c.ChangeSeat(person(4), Seat(8)))) is not None
    game.deal()
    assert news(game, game.do(c.ChangeSeat(person(5), Seat(9)))) is None
    assert news(game, game.do(c.ChangeSeat(person(5), None))) is None


def test_who_is_about_to_be_picked_up_is_called() -> None:
    """The one warning there is names him so that he is notified (Cooke 12.15)."""
    game = six(BOOK)
    game.do(c.SitDown(ZOE, "Zoe", whole(1000), Seat(8)))
    game.do(c.GoAway(ZOE))
    warned: list[Document] = []
    while game.table.occupant_of(ZOE) is not None:
        before = len(game.events)
        game.deal()
        game.skip_hand()
        read = news(game, tuple(game.events[before:]))
        warned += [] if read is None else [read]
    calling = [
        plain(one)
        for one in warned
        if any(isinstance(span, Who) and span.mention for span in one.title)
    ]
    assert calling == [
        "Zoe has let the blinds pass once; if they pass again with the next hand the chips are"
        " picked up and the seat is free (Cooke 12.15)."
    ]


def test_who_asks_for_a_seat_second_is_told_so() -> None:
    """Requests are served in their order: the second learns of the first at once."""
    game = six()
    game.deal()
    first = says(game, c.ChangeSeat(person(4), Seat(8)), person(4))
    assert first == "You move to seat 8 when this hand is over."
    second = says(game, c.ChangeSeat(person(5), Seat(8)), person(5))
    assert second == "Another asked for seat 8 before: you move there if it stays free."


def test_who_has_to_kill_need_not_ask() -> None:
    """Seat 3 has won two pots: "kill" is refused as his own kill, to others as another's."""
    game = six({"kill.trigger": "two_pots"})
    game.deal()
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 20, 4 calls")
    game.play("3 bets 40, 4 folds")
    mine = game.refused(c.KillPot(person(3)))
    assert mine.reason is Reason.KILL_ANNOUNCED
    assert plain(refusal(mine, game.view(3))).startswith("You kill the next pot already")
    assert game.refused(c.KillPot(person(5))).reason is Reason.KILL_TAKEN


def test_a_kill_is_told_to_its_player_as_to_the_others() -> None:
    """The same words, with the rule of newcomers for a newcomer's in lowball."""
    game = six()
    events = game.do(c.KillPot(person(5)))
    mine = plain(reply(events, game.view(5), person(5)))
    assert mine == "You kill the next pot with 40, unless somebody objects."
    others = news(game, events)
    assert others is not None
    first = plain(others).splitlines()[0]
    assert first == "P5 kills the next pot with 40, unless somebody objects (Cooke 8.04.10)."
    lowball = Game(8, taken=(1, 2, 3, 4, 5, 6), button=1, bets=(20, 40),
                   game="ace_to_five_lowball")  # fmt: skip
    lowball.deal()
    lowball.skip_hand()
    lowball.do(c.SitDown(ZOE, "Zoe", whole(1000), Seat(8)))
    others = news(lowball, lowball.do(c.KillPot(ZOE)))
    assert others is not None
    assert plain(others) == "Zoe kills the next pot with 40 to be dealt in (Cooke 7.18.05)."


def killing() -> Game:
    """10-20, and seat 3 has won two pots: 20 are due from him."""
    game = Game(6, button=1, bets=(10, 20), settings={"kill.trigger": "two_pots"})
    game.deal()
    game.skip_hand()
    game.deal()
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 10, 4 calls")
    game.play("3 bets 20, 4 folds")
    return game


def test_who_goes_away_owing_a_kill_learns_that_he_pays_it() -> None:
    """Seat 3 is taken for 20 without a hand; whoever else goes away reads nothing of the kind."""
    game = killing()
    assert says(game, c.GoAway(person(3)), person(3)) == (
        "You are away from the next hand on, and your kill of 20 is posted all the same;"
        " press Back to be dealt in."
    )
    assert says(game, c.GoAway(person(5)), person(5)) == (
        "You are away from the next hand on; press Back to be dealt in."
    )


def test_who_refuses_his_kill_learns_how_long_he_stays_away() -> None:
    """The 180 minutes of the house, in the answer to the refusal itself (Cooke 8.04.08)."""
    game = Game(6, button=1, bets=(10, 20),
                settings={"kill.trigger": "two_pots", "kill.refusal_minutes": 180})  # fmt: skip
    game.deal()
    game.skip_hand()
    game.deal()
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 10, 4 calls")
    game.play("3 bets 20, 4 folds")
    assert says(game, c.RefuseKill(person(3)), person(3)) == (
        "You have left; 1,025 is back in your wallet. You would not post your kill: you may come"
        " back in 180 minutes."
    )


def test_my_cards_promises_none_to_who_is_not_dealt_in() -> None:
    """Between hands: who is away is told how to come back, who waits gets no promise, and whoever
    is in the next deal has his cards with it."""
    game = six(BOOK)
    game.do(c.SitDown(ZOE, "Zoe", whole(1000), Seat(8)))
    assert plain(private_hand(look_for(game.table, ZOE))) == "You have no cards yet."
    game.do(c.ChooseEntry(ZOE, Entry.POST))
    mine = plain(private_hand(look_for(game.table, ZOE)))
    assert mine == "You have no cards yet; they come with the next deal."
    game.do(c.GoAway(ZOE))
    away = plain(private_hand(look_for(game.table, ZOE)))
    assert away == "You have no cards, and are away: press Back to be dealt in."


def test_a_dead_blind_is_on_the_board_until_he_acts() -> None:
    """Seat 3 has made up the small blind alone, 10 dead: his line says where they have gone."""
    game = six()
    game.do(c.GoAway(person(3)))
    game.deal()
    game.do(c.ComeBack(person(3)))
    for _ in range(2):
        game.skip_hand()
        game.deal()
    game.skip_hand()
    game.do(c.ChooseEntry(person(3), Entry.POST))
    game.deal()
    assert "3 P3 1,000 · dead 10" in plain(board(game.view())).splitlines()


def test_what_the_floor_rules_of_the_button_is_news() -> None:
    """Between hands, and in a hand that is void for it or stands (Cooke 12.21)."""
    game = six()
    between = news(game, game.do(c.MoveButton(ADMIN, Seat(4))))
    assert between is not None
    assert plain(between) == "The floor puts the button at seat 4."
    game.deal()
    void = news(game, game.do(c.MoveButton(ADMIN, Seat(1))))
    assert void is not None
    lines = plain(void).splitlines()
    assert lines[0] == "The hand is void: everyone has back what he put in."
    assert "The floor puts the button at seat 1." in lines
    game.deal()
    game.play(f"{game.to_act} calls, all call")
    stands = news(game, game.do(c.MoveButton(ADMIN, Seat(3))))
    assert stands is not None
    assert plain(stands) == "The button should be at seat 3: this hand stands as it was dealt."


def test_who_folds_where_a_kill_is_asked_for_is_not_told_that_nothing_is_asked() -> None:
    """On his first two cards he may kill or check; a fold is no answer, and he has his buttons."""
    game = Game(5, button=1, bets=(20, 40), game="ace_to_five_lowball",
                settings={"kill.lowball_window": "after_two_cards"})  # fmt: skip
    game.deal()
    seat = Seat(game.to_act or 0)
    answer = refusal(game.refused(Fold(person(seat))), game.view(seat))
    assert plain(answer).startswith("There is no betting at the moment")
    assert [button.label for button in answer.buttons[0]] == ["Kill 40", "Check"]


def test_a_small_blind_in_another_seat_is_not_missing() -> None:
    """Seat 3 moves out of the small blind and posts it at 9: neither the board nor the story says
    that nobody does (Cooke 12.20.04)."""
    game = six()
    game.do(c.ChangeSeat(person(3), Seat(9)))
    coming = plain(board(game.view()), game.at)
    assert "P3 posts the small blind, 10, in the new seat." in coming
    assert "No small blind" not in coming
    before = len(game.events)
    game.deal()
    assert "No small blind" not in plain(board(game.view()), game.at)
    heard = [one for event in game.events[before:] if (one := seen(event, None)) is not None]
    lines = [plain_line(line) for line in narrate(heard, game.view())]
    assert "P3 posts the small blind, 10, in the new seat." in lines
    assert "Nobody posts the small blind." not in lines


def test_who_moves_away_from_the_blinds_is_offered_his_ways_at_once() -> None:
    """Seat 5, next to have the big blind but one, moves to 9: the answer has the price of a hand
    now beside the wait (Cooke 12.20.02)."""
    game = six(BOOK)
    events = game.do(c.ChangeSeat(person(5), Seat(9)))
    view = game.view(9)
    assert lets_choose(events, view)
    answer = with_choices(reply(events, view, person(5)), view,
                          choices_of(game.table, person(5), game.at))  # fmt: skip
    words = plain(answer).splitlines()
    assert words[0] == "You move to seat 9 and wait out the seat change."
    assert words[-1] == "[Post 20] [Wait] [Post 20 behind the button]"
    assert not lets_choose(events, game.view(4))
