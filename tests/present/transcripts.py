"""The golden transcripts: played hands with every document worth reading.

``python -m tests.present.transcripts`` writes them anew, to be reviewed as a diff.
"""

from collections.abc import Callable
from pathlib import Path

from core.chips import whole
from core.hand.commands import Muck, RaiseTo
from core.house.settings import Overrides
from core.ids import PersonId, later, seconds
from core.notation import Unclear, parse_action
from core.present import (
    Document,
    Who,
    amount_form,
    balance,
    board,
    buy_in,
    buy_in_form,
    dms_closed,
    frozen,
    granted,
    help_page,
    log,
    plain,
    private_hand,
    readings,
    refilled,
    refusal,
    reply,
    sign,
    table_info,
    taken,
    top_up_form,
    turn_notice,
    unreachable,
)
from core.present.documents import Form
from core.refusal import Refusal
from core.table.commands import (
    CallClock,
    CloseTable,
    ComeBack,
    DealerCallsClock,
    ExpireTurn,
    GoAway,
    PauseClocks,
    ResumeClocks,
    TableCommand,
    TopUp,
)
from tests.dealt import ADMIN, TABLE, Dealt, chips, person
from tests.present.blind_transcripts import BLIND_TRANSCRIPTS
from tests.present.game_transcripts import GAME_TRANSCRIPTS
from tests.present.law_transcripts import LAW_TRANSCRIPTS
from tests.present.misdeal_transcripts import MISDEAL_TRANSCRIPTS
from tests.present.samples import refusal_sentences

GOLDEN = Path(__file__).parent / "golden"
RULE = "=" * 40


class Transcript:
    """Documents one under another, each under a line that says what it is."""

    def __init__(self, table: Dealt) -> None:
        self.table = table
        self.parts: list[str] = []

    def add(self, what: str, text: str) -> None:
        """Any text."""
        self.parts.append(f"{RULE}\n{what}\n{RULE}\n{text}\n")

    def document(self, what: str, document: Document | None) -> None:
        """A document in plain text, times as they are now."""
        assert document is not None
        self.add(what, plain(document, self.table.now))

    def form(self, what: str, form: Form) -> None:
        """A form, each field with its value or hint."""
        fields = (
            f"{field.label}: {field.value or '(' + field.hint + ')'}"
            + (f" [{', '.join(choice.label for choice in field.choices)}]" if field.choices else "")
            for field in form.fields
        )
        self.add(what, "\n".join([form.title, *fields]))

    def board(self, what: str) -> None:
        """The board now."""
        self.document(f"Board: {what}", board(self.table.view()))

    def hand_of(self, seat: int) -> None:
        """A player's own hand now."""
        self.document(f"To seat {seat} alone", private_hand(self.table.view(seat)))

    def say(self, *words: str) -> None:
        """Whoever is to act says so, and is answered."""
        for text in words:
            seat = self.table.to_act
            self.table.say(text)
            answer = reply(self.table.events, self.table.view(seat), person(seat))
            self.add(f"Seat {seat} says: {text}", plain(answer, self.table.now))

    def unclear(self, text: str) -> None:
        """Whoever is to act says something unclear, and is asked back."""
        seat = self.table.to_act
        view = self.table.view(seat)
        said = parse_action(text, view, person(seat))
        assert isinstance(said, Unclear)
        self.document(f"Seat {seat} says: {text}", readings(said, view))

    def refused(self, what: str, seat: int, act: Callable[[], object]) -> None:
        """Something that is refused."""
        try:
            act()
        except Refusal as refused:
            self.document(what, refusal(refused, self.table.view(seat)))
        else:
            raise AssertionError("it was not refused")

    def told(self, who: PersonId, command: TableCommand, what: str) -> None:
        """``who`` gives a command, is answered, and the channel may be told too."""
        self.table.do(command)
        seat = self.table.view().seat_of(who)
        view = self.table.view(seat.seat if seat is not None else None)
        self.document(f"To {who}: {what}", reply(self.table.events, view, who))
        news = log(self.table.events, self.table.view())
        if news is not None:
            self.document(f"Log: {what}", news)

    def log(self, what: str) -> None:
        """What the channel is told of the last command."""
        self.document(f"Log: {what}", log(self.table.events, self.table.view()))

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.parts)


def side_pots() -> str:
    """Four players, one all-in before the flop, a side pot, a kicker."""
    t = Transcript(Dealt(1000, 500, 75, 2000, props=1))
    t.document("Sign", sign(t.table.view()))
    t.document("Table info", table_info(t.table.view()))
    t.board("before the first hand")
    t.table.deal("Ah Qd", "7c 6d", "Qs Js", "Ad 9d", board="As Kc 7s 2h 4d")
    t.log("the deal")
    t.board("the deal")
    t.hand_of(1)
    t.document("Turn notice", turn_notice(t.table.view()))
    t.refused("Raise too small", 4, lambda: t.table.do(RaiseTo(person(4), chips(15))))
    t.unclear("raise by 20")
    t.unclear("bet 60")
    t.form("Amount form", amount_form(t.table.view(4)))
    t.say("raise to 30", "call", "fold", "all in")
    t.board("a raise all-in")
    t.hand_of(4)
    t.say("call", "call")
    t.board("the flop")
    t.say("check", "bet pot")
    t.board("a bet into the side pot")
    t.say("call", "check", "check", "check", "check")
    t.board("showdown")
    t.hand_of(4)
    t.say("show")
    t.board("one hand shown")
    t.say("show")
    t.board("result")
    t.hand_of(2)
    t.hand_of(1)
    return t.text()


def split_pot() -> str:
    """An uncalled bet, a split pot with an odd chip, and a walk."""
    t = Transcript(Dealt(103, 200, 300, blinds=(1, 2)))
    t.table.deal("Ah Kd", "Ac Ks", "2c 7d", board="Qs Jc Tc 3h 3d")
    t.say("raise to 9", "call", "call", "check", "check", "bet 20", "all in", "fold")
    t.board("facing an all-in")
    t.hand_of(1)
    t.say("call")
    t.board("split pot")
    t.table.deal()
    t.say("fold", "fold")
    t.board("a walk")
    return t.text()


def all_in() -> str:
    """Four all-in before the flop: two side pots, the rest goes back, the board is run out."""
    t = Transcript(Dealt(500, 200, 75, 20, props=2))
    t.table.deal("Ah Kd", "Qc Qd", "Jc Jd", "Tc Td", board="2s 3s 7h 8h Th")
    t.say("all in")
    t.board("a first all-in")
    t.say("all in", "call")
    t.board("the last to call")
    t.hand_of(1)
    t.say("call")
    t.board("run out")
    return t.text()


def short_all_in() -> str:
    """An all-in that is no full raise: who has acted may only call or fold (Cooke 8.01.03)."""
    t = Transcript(Dealt(1000, 1000, 130, button=3))
    t.table.deal(board="2s 3s 7h 8h Th")
    t.say("call", "call", "check", "bet 80", "call", "all in")
    t.board("the short all-in")
    t.hand_of(1)
    t.refused("A raise over it", 1, lambda: t.table.say("raise to 400"))
    t.say("call")
    t.board("to the next")
    return t.text()


def dead_button() -> str:
    """The big blind leaves: no small blind in the next hand, a dead button in the one after."""
    t = Transcript(Dealt(200, 200, 200, 200, button=1))
    t.table.deal()
    t.say("fold", "fold")
    t.table.leave(3)
    t.say("fold")
    t.log("seat 3 has left")
    t.table.deal()
    t.board("no small blind")
    t.say("fold", "fold")
    t.table.deal()
    t.board("dead button")
    return t.text()


def showdown() -> str:
    """The board plays, a muck is warned of and a hand is mucked."""
    t = Transcript(Dealt(200, 200))
    t.table.deal("Ah Kd", "7c 7d", board="Qs Jc Tc 9h 8d")
    t.say("call", "check", "check", "check", "check", "check", "check", "check")
    t.board("to show or muck")
    t.document("Turn notice", turn_notice(t.table.view()))
    t.hand_of(1)
    t.say("show")
    t.refused("Seat 1 mucks the better hand", 1, lambda: t.table.say("muck"))
    t.say("show")
    t.board("a better straight")
    return t.text()


def playing_the_board() -> str:
    """Where the house allows it: a card shown in part, the board played and discarded."""
    t = Transcript(Dealt(200, 200, settings={"showdown.play_board": "announce_and_discard"}))
    t.table.deal("2h 3d", "2c 3c", board="As Ks Qs Js Ts")
    t.table.say(*["call", *["check"] * 7])
    t.board("to show or muck")
    t.say("show 1")
    t.board("a card of the hand")
    t.hand_of(2)
    t.say("play the board")
    t.board("one hand discarded")
    t.say("play the board")
    t.board("the board is split")
    t.refused(
        "Ann cashes out a part", 1, lambda: t.table.do(t.table.command_of_seat(1, "cash out 50"))
    )
    return t.text()


def coming_and_going() -> str:
    """The clock, being sat out, newcomers, top-ups, pauses, closing."""
    t = Transcript(Dealt(200, 300, settings={"clock.auto_start_seconds": 20}))
    ann, bob = person(1), person(2)
    t.table.deal("Ah Kd", "7c 7d")
    t.board("heads-up")
    t.table.now = later(t.table.now, seconds(20))
    t.table.do(DealerCallsClock(t.table.prompt))
    t.log("the dealer calls the clock")
    t.board("the clock is on")
    t.document("Turn notice on the clock", turn_notice(t.table.view()))
    t.refused("Bob calls the clock again", 2, lambda: t.table.do(CallClock(bob)))
    t.table.do(PauseClocks())
    t.log("the platform is gone")
    t.board("the clock stands still")
    stopped = t.table.now
    t.table.now = later(t.table.now, seconds(40))
    t.table.do(ResumeClocks(stopped))
    t.log("the platform is back")
    t.table.now = later(t.table.now, seconds(71))
    t.table.do(ExpireTurn(t.table.prompt))
    t.log("time is up")
    t.board("a fold on the clock")
    t.document("Buy-in", buy_in(t.table.view(), chips(800)))
    t.form("Buy-in form", buy_in_form(t.table.view(), chips(800)))
    t.table.sit(3, "Zoe", 500)
    t.log("Zoe sits")
    t.document("To Zoe", reply(t.table.events, t.table.view(3), PersonId("test:zoe")))
    t.told(ann, GoAway(ann), "Ann is away")
    t.told(ann, ComeBack(ann), "Ann is back")
    t.form("Top-up form", top_up_form(t.table.view(1), chips(90)))
    t.told(ann, TopUp(ann, chips(50)), "Ann tops up")
    t.table.deal()
    t.board("the second hand")
    t.told(bob, CallClock(bob) if t.table.to_act == 1 else CallClock(ann), "the clock is called")
    t.table.leave(3)
    t.document("To Zoe", reply(t.table.events, t.table.view(3), PersonId("test:zoe")))
    t.board("Zoe leaves after the hand")
    t.told(ADMIN, CloseTable(ADMIN), "the table is to close")
    t.say("fold")
    if t.table.table.is_in_hand:
        t.say("fold")
    t.log("the table is closed")
    t.board("closed")
    return t.text()


def slow_players() -> str:
    """Time that runs out hand after hand: sat out, and the floor asked about it."""
    settings: Overrides = {
        "clock.auto_start_seconds": 20,
        "clock.expired_turns_out": 3,
        "clock.reasonable_after_seconds": 20,
    }
    t = Transcript(Dealt(200, 300, settings=settings))
    for _ in range(6):
        if t.table.table.next_hand_at is None:
            break
        t.table.deal()
        t.table.now = later(t.table.now, seconds(20))
        t.table.do(DealerCallsClock(t.table.prompt))
        t.table.now = later(t.table.now, seconds(71))
        t.table.do(ExpireTurn(t.table.prompt))
        t.log(f"time is up in hand {t.table.table.hands}")
    t.board("nobody to play with")
    ann = person(1)
    t.told(ann, ComeBack(ann), "Ann is back")
    t.board("Ann waits")
    return t.text()


def busted() -> str:
    """A hand mucked, a player out of chips, and cards of those who have none."""
    t = Transcript(Dealt(100, 300, 30))
    t.hand_of(1)
    t.document("To the rail alone", private_hand(t.table.view()))
    t.table.deal("Ah Kd", "As Ks", "2c 7d", board="Qs Jc 6c 3h 3d")
    t.table.sit(4, "Zoe", 500)
    t.hand_of(4)
    t.table.say("raise to 30", "call", "all in", "check", "bet 10", "call")
    t.table.say(*["check"] * 4)
    t.board("showdown with an all-in")
    t.table.say("show")
    t.table.do(Muck(person(1), confirmed=True))
    t.document("To Ann", reply(t.table.events, t.table.view(1), person(1)))
    t.log("Cy is broke")
    t.board("Cy is out of chips")
    t.hand_of(1)
    return t.text()


def beside_the_table() -> str:
    """Balances, grants, refills, closed messages, a frozen table, help."""
    t = Transcript(Dealt(200, 300))
    view = t.table.view(1)
    ann = Who(person(1), "Ann")
    t.document("Balance with a seat", balance(whole(800), view))
    t.document("Balance without a table", balance(whole(800)))
    t.document("Broke", balance(whole(0), t.table.view()))
    t.document("Granted", granted(ann, whole(500), whole(1300)))
    t.document("Taken", taken(ann, whole(500), whole(800)))
    t.document("Refilled", refilled(whole(2000), whole(2000)))
    t.document("Messages closed", dms_closed(view))
    t.document("Messages closed, to the channel", unreachable(person(1), view))
    t.document("Frozen", frozen(TABLE))
    t.document("Help", help_page())
    return t.text()


TRANSCRIPTS: dict[str, Callable[[], str]] = {
    "side_pots": side_pots,
    "split_pot": split_pot,
    "all_in": all_in,
    "short_all_in": short_all_in,
    "dead_button": dead_button,
    "showdown": showdown,
    "playing_the_board": playing_the_board,
    "coming_and_going": coming_and_going,
    "slow_players": slow_players,
    "busted": busted,
    "beside_the_table": beside_the_table,
    "refusals": refusal_sentences,
    **GAME_TRANSCRIPTS,
    **LAW_TRANSCRIPTS,
    **BLIND_TRANSCRIPTS,
    **MISDEAL_TRANSCRIPTS,
}


if __name__ == "__main__":
    for name, make in TRANSCRIPTS.items():
        (GOLDEN / f"{name}.txt").write_text(make(), encoding="utf-8")
