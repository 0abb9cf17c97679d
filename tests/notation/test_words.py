"""Typed words: what each of them means to the player to act."""

import pytest

from core.chips import Chips
from core.hand.commands import (
    AllIn,
    AnnounceRaise,
    Bet,
    Call,
    Check,
    Fold,
    Muck,
    PutIn,
    RaiseTo,
    Show,
)
from core.hand.state import Act
from core.ids import PersonId, Seat
from core.notation import Ask, Topic, Unclear, parse_action
from core.refusal import Reason, Refusal
from core.table.commands import CallClock, CashOut, ComeBack, GoAway, Leave, TopUp
from tests.dealt import Dealt, chips, person

ME = person(1)


def facing() -> Dealt:
    """Seat 1, the button, faces a big blind of 10 with 1,000; the pot is 15."""
    table = Dealt(1000, 1000, 1000)
    table.deal()
    return table


def unopened() -> Dealt:
    """The flop, nobody has bet, the pot is 30; seat 2 has 990 and is to act."""
    table = facing()
    table.say("call", "call", "check")
    return table


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("call", Call(ME)), ("c", Call(ME)), ("I call", Call(ME)), ("call please", Call(ME)),
        ("Call 10", Call(ME)), ("call.", Call(ME)), ("  CALL  ", Call(ME)), ("/call", Call(ME)),
        ("fold", Fold(ME)), ("f", Fold(ME)), ("I'll fold", Fold(ME)),
        ("check", Check(ME)), ("x", Check(ME)), ("k", Check(ME)),
        ("raise to 120", RaiseTo(ME, chips(120))), ("raise 120", RaiseTo(ME, chips(120))),
        ("r 120", RaiseTo(ME, chips(120))), ("r120", RaiseTo(ME, chips(120))),
        ("make it 120", RaiseTo(ME, chips(120))), ("raise it to 120", RaiseTo(ME, chips(120))),
        ("raise to $120", RaiseTo(ME, chips(120))), ("raise 120 chips", RaiseTo(ME, chips(120))),
        ("reraise 120", RaiseTo(ME, chips(120))), ("raise 3bb", RaiseTo(ME, chips(30))),
        ("raise 2.5 bb", RaiseTo(ME, chips(25))), ("raise .12k", RaiseTo(ME, chips(120))),
        # 10 to call into 15: the pot after the call is 25, and half of it 12 and a half.
        ("pot", RaiseTo(ME, chips(35))), ("raise pot", RaiseTo(ME, chips(35))),
        ("raise to the pot", RaiseTo(ME, chips(35))), ("bet pot", RaiseTo(ME, chips(35))),
        ("1/2", RaiseTo(ME, chips(22))), ("half pot", RaiseTo(ME, chips(22))),
        ("50%", RaiseTo(ME, chips(22))), ("½ pot", RaiseTo(ME, chips(22))),
        ("raise 2/3 pot", RaiseTo(ME, chips(26))), ("2x pot", RaiseTo(ME, chips(60))),
        ("1/10 pot", RaiseTo(ME, chips(20))), ("min", RaiseTo(ME, chips(20))),
        ("raise 3x", RaiseTo(ME, chips(30))), ("min raise", RaiseTo(ME, chips(20))),
        ("raise to 300, 200", RaiseTo(ME, chips(300))),
        ("raise 1,000", AllIn(ME)), ("raise 1k", AllIn(ME)), ("all in", AllIn(ME)),
        ("allin", AllIn(ME)), ("ALL-IN", AllIn(ME)), ("I'm all in", AllIn(ME)),
        ("shove", AllIn(ME)), ("jam", AllIn(ME)), ("raise all", AllIn(ME)), ("max", AllIn(ME)),
        ("1000% pot", RaiseTo(ME, chips(260))),
        ("show", Show(ME)), ("muck", Muck(ME)), ("show 1", Show(ME, cards=(1,))),
        ("show second card", Show(ME, cards=(2,))), ("show my cards", Show(ME)),
        ("play the board", Muck(ME, plays_board=True)), ("clock", CallClock(ME)),
        ("call the clock", CallClock(ME)), ("leave", Leave(ME)),
        ("cash out", Leave(ME)), ("cash out 150", CashOut(ME, chips(150))), ("away", GoAway(ME)),
        ("sit out", GoAway(ME)), ("back", ComeBack(ME)), ("I'm back", ComeBack(ME)),
        ("top up 500", TopUp(ME, chips(500))), ("topup 50bb", TopUp(ME, chips(500))),
        ("cards", Ask(Topic.CARDS)), ("help", Ask(Topic.HELP)), ("?", Ask(Topic.HELP)),
        ("info", Ask(Topic.INFO)), ("balance", Ask(Topic.BALANCE)),
        ("sit", Ask(Topic.SIT)), ("sit 1.5k", Ask(Topic.SIT, chips(1500))),
        ("buy in 100bb", Ask(Topic.SIT, chips(1000))), ("sit min", Ask(Topic.SIT, chips(200))),
        ("sit 1.5k seat 3", Ask(Topic.SIT, chips(1500), Seat(3))),
        ("sit in seat 4", Ask(Topic.SIT, None, Seat(4))), ("mycards", Ask(Topic.CARDS)),
        ("top up", Ask(Topic.TOP_UP)),
    ],
    ids=str,
)  # fmt: skip
def test_facing_a_bet(text: str, command: object) -> None:
    """To a player who faces a bet these words mean one thing."""
    table = facing()
    assert parse_action(text, table.view(1), ME) == command


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("bet 20", Bet(person(2), chips(20))), ("b20", Bet(person(2), chips(20))),
        ("pot", Bet(person(2), chips(30))), ("half pot", Bet(person(2), chips(15))),
        ("bet 1/3", Bet(person(2), chips(10))), ("1/4", Bet(person(2), chips(10))),
        ("min bet", Bet(person(2), chips(10))), ("bet all in", AllIn(person(2))),
    ],
    ids=str,
)  # fmt: skip
def test_unopened(text: str, command: object) -> None:
    """To a player who may open the betting a wager is a bet."""
    table = unopened()
    assert parse_action(text, table.view(2), person(2)) == command


RAISE_20, RAISE_30, RAISE_60, RAISE_70 = (RaiseTo(ME, chips(n)) for n in (20, 30, 60, 70))


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("raise by 20", (RAISE_30, RAISE_20, Call(ME))),
        ("raise 20 more", (RAISE_30, RAISE_20, Call(ME))),
        ("raise +20", (RAISE_30, RAISE_20, Call(ME))),
        ("bet 60", (RAISE_60, RAISE_70, Call(ME))),
        ("raise 3b", (RAISE_30, RaiseTo(ME, chips(40)), Call(ME), AllIn(ME))),
        ("3b", (PutIn(ME, chips(30)), RAISE_30, RaiseTo(ME, chips(40)), Call(ME))),
        ("0", (RAISE_20, Call(ME))),
    ],
)
def test_asked_back(text: str, readings: tuple[object, ...]) -> None:
    """Unclear words come back with everything legal they may have meant, likeliest first."""
    table = facing()
    asked = parse_action(text, table.view(1), ME)
    assert isinstance(asked, Unclear)
    assert asked.typed == text
    assert asked.readings == readings


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("60", PutIn(ME, chips(60))), ("10", PutIn(ME, chips(10))), ("5", PutIn(ME, chips(5))),
        ("$2,000", PutIn(ME, chips(2000))), ("3bb", PutIn(ME, chips(30))),
        ("60.50", PutIn(ME, Chips(60_50))),
        ("raise 15", RaiseTo(ME, chips(15))), ("raise to 5", RaiseTo(ME, chips(5))),
        ("raise 60.50", RaiseTo(ME, Chips(60_50))),
        ("raise", AnnounceRaise(ME)), ("r", AnnounceRaise(ME)), ("reraise", AnnounceRaise(ME)),
        ("call 60", Call(ME)), ("call your 10", Call(ME)), ("call the pot", Call(ME)),
        ("call 20 and raise 20", Call(ME, is_string=True)),
        ("I call your 20 and raise 40", Call(ME, is_string=True)),
        ("call, then all in", Call(ME, is_string=True)),
        ("call raise 40", Call(ME, is_string=True)),
        ("check, call", Call(ME)), ("fold, raise 40", Fold(ME)), ("bet 40, raise 60", RAISE_60),
        ("raise to 300, 200", RaiseTo(ME, chips(300))),
    ],
    ids=str,
)  # fmt: skip
def test_read_by_the_table(text: str, command: object) -> None:
    """Chips without a word and amounts that are none go to the table, which reads them by the book;
    of several acts the first legal one does."""
    assert parse_action(text, facing().view(1), ME) == command


@pytest.mark.parametrize(
    ("text", "put_in"), [("raise 40", 0), ("raise 40, 15", 15), ("raise 40, please", 0)]
)
def test_the_second_figure_is_what_was_put_in_by_hoyle(text: str, put_in: int) -> None:
    """Where the house counts the chips and not the word, a second figure is kept with the first."""
    table = Dealt(1000, 1000, 1000, settings={"betting.announced_amount": "call_only"})
    table.deal()
    said = parse_action(text, table.view(1), ME)
    assert said == RaiseTo(ME, chips(40), put_in=chips(put_in))


@pytest.mark.parametrize("text", ["pass", "I pass", "/pass"])
def test_pass_has_to_be_said_as_check_or_fold(text: str) -> None:
    """It is a check to some and a fold to others, whether or not a bet is to be faced."""
    for table, seat in ((facing(), 1), (unopened(), 2), (facing(), 2)):
        with pytest.raises(Refusal) as raised:
            parse_action(text, table.view(seat), person(seat))
        assert raised.value.reason is Reason.PASS_IS_UNCLEAR


def test_raise_where_nobody_bet() -> None:
    """``raise 60`` where nobody has bet is asked back as a bet of 60."""
    table = unopened()
    asked = parse_action("raise 60", table.view(2), person(2))
    assert asked == Unclear("raise 60", (Bet(person(2), chips(60)), Check(person(2))))


def test_more_than_the_stack_is_all_in() -> None:
    """A declared raise above the stack stands as all of it (Cooke 8.01.05)."""
    table = facing()
    command = parse_action("raise to 1,300", table.view(1), ME)
    assert command == RaiseTo(ME, chips(1300))
    table.do(command)
    assert table.table.hand is not None
    assert table.table.hand.wager == chips(1000)


def test_no_raise_left_is_for_the_table_to_refuse() -> None:
    """Where no raise is legal the table says why, with its own reason."""
    table = Dealt(500, 500, 30)
    table.deal()
    table.say("raise to 100", "fold")
    for text in ("raise", "raise 200", "raise by 20", "pot", "min"):
        command = parse_action(text, table.view(3), person(3))
        with pytest.raises(Refusal) as raised:
            table.do(command)  # type: ignore[arg-type]
        assert raised.value.reason is Reason.STACK_TOO_SMALL_TO_RAISE


def test_nothing_to_raise_with_no_raise_left() -> None:
    """Chips where no raise is legal can only be the call."""
    for text in ("20", "100", "500"):
        table = Dealt(500, 500, 30)
        table.deal()
        table.say("raise to 100", "fold")
        command = parse_action(text, table.view(3), person(3))
        assert command == PutIn(person(3), chips(int(text)))
        table.do(command)
        player = table.hand_seen().player(Seat(3))
        assert player is not None
        assert player.last is not None
        assert (player.last.act, player.is_all_in) == (Act.CALL, True)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.UNREADABLE_COMMAND),
        ("hello", Reason.UNREADABLE_COMMAND),
        ("fold 40", Reason.UNREADABLE_COMMAND),
        ("check the pot", Reason.UNREADABLE_COMMAND),
        ("raise lots", Reason.UNREADABLE_AMOUNT),
        ("raise -5", Reason.UNREADABLE_AMOUNT),
        ("raise 1,5k", Reason.UNREADABLE_AMOUNT),
        ("raise 1/0", Reason.UNREADABLE_AMOUNT),
        ("top up some", Reason.UNREADABLE_AMOUNT),
        ("sit ²", Reason.UNREADABLE_AMOUNT),
    ],
)
def test_unreadable(text: str, reason: Reason) -> None:
    """What nobody could understand is refused as that, and nothing is guessed."""
    with pytest.raises(Refusal) as raised:
        parse_action(text, facing().view(1), ME)
    assert raised.value.reason is reason


@pytest.mark.parametrize("text", ["pot", "bet", "raise by 20", "min"])
def test_out_of_turn(text: str) -> None:
    """An amount nobody can measure out of turn is refused with who is to act."""
    with pytest.raises(Refusal) as raised:
        parse_action(text, facing().view(2), person(2))
    assert raised.value.reason is Reason.NOT_YOUR_TURN
    assert raised.value.facts == {"seat": 1, "name": "Ann"}


def test_why_not_now() -> None:
    """Words that need the menu tell each person what stands in his way, the nearest thing first."""
    table = Dealt(500, 500, 30, 500)
    stranger = PersonId("test:stranger")

    def why(seat: int | None, who: PersonId | None = None) -> Reason:
        with pytest.raises(Refusal) as raised:
            parse_action("pot", table.view(seat), who or person(seat or 1))
        return raised.value.reason

    assert why(None, stranger) is Reason.NOT_SEATED
    assert why(1) is Reason.NO_HAND
    table.deal()
    table.sit(5, "Zoe", 500)
    assert why(5, PersonId("test:zoe")) is Reason.NOT_IN_HAND
    table.say("fold", "fold")
    assert why(1) is Reason.ALREADY_FOLDED
    table.say("call", "all in")
    assert why(3) is Reason.ALREADY_ALL_IN
    table.say("call")
    assert why(1) is Reason.NO_HAND


def test_why_not_now_at_showdown() -> None:
    """While hands are being shown nobody has anything to bet."""
    table = Dealt(500, 500)
    table.deal()
    table.say(*["call", *["check"] * 7])
    with pytest.raises(Refusal) as raised:
        parse_action("pot", table.view(table.to_act), person(table.to_act))
    assert raised.value.reason is Reason.NO_ONE_TO_ACT


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("call", Call(person(2))), ("call 10", Call(person(2))), ("check", Check(person(2))),
        ("raise 60", RaiseTo(person(2), chips(60))), ("bet 60", Bet(person(2), chips(60))),
        ("all in", AllIn(person(2))), ("60", PutIn(person(2), chips(60))),
        ("raise", AnnounceRaise(person(2))),
    ],
    ids=str,
)  # fmt: skip
def test_plain_words_out_of_turn(text: str, command: object) -> None:
    """A plain act out of turn becomes its command, for the table to hold him to or to refuse."""
    assert facing().command_of_seat(2, text) == command


def test_a_stale_form() -> None:
    """An amount sent from a form whose prompt is gone is stale."""
    from core.notation import parse_wager  # noqa: PLC0415

    table = facing()
    prompt = table.prompt
    assert parse_wager("60", table.view(1), ME, prompt) == RaiseTo(ME, chips(60), prompt)
    assert parse_wager("all", table.view(1), ME, prompt) == AllIn(ME, prompt)
    table.say("call")
    with pytest.raises(Refusal) as raised:
        parse_wager("60", table.view(1), ME, prompt)
    assert raised.value.reason is Reason.STALE
