"""Golden transcripts of the law of the money: what players, channel and floor read of it."""

from collections.abc import Callable, Mapping

from core.chips import whole
from core.engine.mail.news import told
from core.games.spec import Structure
from core.hand import commands as h
from core.hand.commands import Preact
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.notation import Ask, Unclear, parse_action
from core.present import (
    early_acts,
    log,
    readings,
    refusal,
    reply,
    show_to_whom,
    stacks,
    turn_notice,
)
from core.refusal import Refusal
from core.table import commands as c
from core.table.commands import TableCommand, speaker
from core.table.events import TableEvent
from core.view import look_for
from tests.amounts import facing, facing_20
from tests.play import ADMIN, Game, person
from tests.present.game_transcripts import Told
from tests.turns import flop, kept_act


class Law(Told):
    """A game whose people are answered, and whose channel and floor are told."""

    def says(self, seat: int, words: str) -> None:
        """The player at ``seat`` types ``words``."""
        view = self.game.view(seat)
        try:
            said = parse_action(words, view, person(seat))
        except Refusal as refused:
            self.document(f"P{seat} says: {words}", refusal(refused, view))
            return
        if isinstance(said, Unclear):
            self.document(f"P{seat} says: {words}", readings(said, view))
        elif isinstance(said, Ask):
            raise TypeError("a question")
        else:
            self.gives(said, f"P{seat} says: {words}")

    def gives(self, command: TableCommand, what: str) -> None:
        """Somebody gives ``command``; he is answered, and the channel may be told."""
        by = speaker(command) or ADMIN
        try:
            events = self.game.do(command)
        except Refusal as refused:
            self.document(what, refusal(refused, look_for(self.game.table, by)))
            return
        self.document(what, reply(events, look_for(self.game.table, by), by))
        self.tells(events)

    def tells(self, events: tuple[TableEvent, ...]) -> None:
        """What the channel is told of ``events``, if anything."""
        table = self.game.table
        news = log(told(events, table), self.game.view())
        if news is not None:
            self.document("The channel is told", news)

    def passes(self) -> None:
        """The time runs to the next deadline."""
        self.tells(self.game.run_deadline())

    def early(self, seat: int) -> None:
        """The player at ``seat`` presses an act on the board before his turn."""
        self.document(f"P{seat} presses the board too early", early_acts(self.game.view(seat)))


def acting_early() -> str:
    """What is said before its turn binds, or is released; what is kept is nobody's business."""
    t = Law(flop(bets=(20, 40)))
    t.early(5)
    t.gives(h.Check(person(5), h.Prompt(1, t.game.hand.action)), "P5 presses Say check")
    t.board("P5 has spoken")
    t.early(5)
    t.gives(kept_act(t.game, 1, Preact.CHECK_FOLD), "P1 keeps an act")
    t.hand_of(1)
    t.says(3, "check")
    t.says(4, "check")
    t.board("P5 and P1 have acted by themselves")
    t = _second(t, Law(flop(bets=(20, 40))))
    t.says(3, "bet")
    t.says(5, "call")
    t.says(5, "fold")
    t.says(4, "raise")
    t.board("P5 is released")
    t.hand_of(5)
    return t.text()


def _second(first: Law, then: Law) -> Law:
    """Another table, told below the first."""
    then.parts = [*first.parts]
    return then


def amounts() -> str:
    """Bare amounts, a string raise, a raise announced first, and one that is asked about."""
    t = Law(facing_20())
    t.says(3, "25")
    t.says(4, "30")
    t.says(1, "call 40 and raise 20")
    t = _second(t, Law(facing(40)))
    t.says(2, "raise 20")
    t = _second(t, Law(facing(40)))
    t.says(2, "raise")
    t.board("a raise is announced")
    t.hand_of(2)
    t.says(2, "call")
    t.says(2, "raise 200")
    t = _second(t, Law(facing_20({"betting.incomplete_raise": "complete_or_forfeit"})))
    t.says(3, "30")
    t.gives(h.PutIn(person(3), whole(30), surplus_forfeited=True), "P3 presses Call 20, leave 10")
    t = _second(t, Law(facing(40, {"betting.commit": "on_confirm"})))
    t.says(2, "raise 200")
    return t.text()


def clock_to_ejection() -> str:
    """The clock is called three times on a player, and the floor is asked about him."""
    settings: Overrides = {"clock.reasonable_after_seconds": 30, "clock.expired_turns_out": 9}
    t = Law(Game(4, button=1, settings=settings))
    for number in range(3):
        t.game.deal()
        while t.game.to_act != 4:
            t.game.play(f"{t.game.to_act} calls")
        t.game.wait(40)
        t.says(1, "clock")
        if not number:
            t.board("the clock is on")
            t.document("Turn notice", turn_notice(t.game.view()))
            t.hand_of(4)
            t.says(4, "time")
        t.passes()
        t.game.skip_hand()
    t.gives(c.Spare(ADMIN, person(4)), "The floor presses Leave P4 seated")
    t.gives(c.Eject(ADMIN, person(4)), "The floor says: eject @P4")
    return t.text()


def hurried() -> str:
    """Two behind have spoken: the clock is on the player who thinks, and he says time."""
    t = Law(flop(seats=6))
    t.game.play("3 bets 20")
    t.says(5, "call")
    t.says(6, "call")
    t.board("P4 is hurried")
    t.says(4, "time")
    t.board("P4 takes his time")
    return t.text()


def chopping() -> str:
    """It is folded to the blinds, and both take theirs back."""
    t = Law(Game(4, button=1))
    t.game.deal()
    t.game.play("4 folds, 1 folds")
    t.board("to the blinds")
    t.says(2, "chop")
    t.board("one would chop")
    t.says(3, "chop")
    t.board("chopped")
    return t.text()


def splitting() -> str:
    """A split in no limit; and one in limit that is objected to."""
    t = Law(Game(3, button=1))
    t.game.deal()
    t.game.play("1 raises 400, 2 calls, 3 folds")
    t.says(1, "split")
    t.board("a split is proposed")
    t.says(2, "split")
    t.board("split")
    allowed: Overrides = {"pot.split_agreements_limit": "no_objection"}
    limit = Game(3, bets=(20, 40), structure=Structure.FIXED, button=1, settings=allowed)
    t = _second(t, Law(limit))
    t.game.deal()
    t.game.play("1 calls, 2 calls, 3 checks, 2 bets 20, 3 folds, 1 calls")
    t.says(2, "split")
    t.says(1, "split")
    t.board("all agree")
    t.says(3, "split object")
    t.board("P3 objects")
    t.says(1, "split")
    t.says(3, "split allow")
    return t.text()


def muck_and_show() -> str:
    """A hand nobody called: shown to one, then asked for by another; a muck taken back."""
    t = Law(Game(4, button=1))
    t.game.deal({4: "As Kd"})
    t.game.play("4 raises 60, 1 folds, 2 folds, 3 folds")
    t.board("nobody called")
    t.hand_of(4)
    t.document("P4 presses Show to …", show_to_whom(t.game.view(4)))
    t.gives(h.ShowTo(person(4), person(2)), "P4 presses P2")
    t.hand_of(2)
    t.board("one has seen it")
    t.says(1, "showall")
    t.board("all have seen it")
    t = _second(t, Law(_at_showdown({})))
    t.says(3, "show")
    t.gives(h.Muck(person(3), confirmed=True), "P3 presses Muck anyway")
    t.says(4, "object muck P3")
    t.board("P3's hand is back")
    return t.text()


def _at_showdown(settings: Overrides) -> Game:
    game = Game(5, button=1, settings=settings)
    game.deal({3: "As Ad", 4: "Ks Kd", 5: "Qs Qd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 calls, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, 3 bets 40, 4 calls, 5 calls")
    return game


def asking_to_see() -> str:
    """A called hand is asked for: by the main rule, and by the right the house gives."""
    t = Law(_at_showdown({}))
    t.says(3, "show")
    t.says(4, "muck")
    t.says(2, "showme P4")
    t = _second(t, Law(_at_showdown({"showdown.see_called_hand": "any_dealt_in",
                                     "showdown.see_called_floor_from": 10})))  # fmt: skip
    t.says(3, "show")
    t.says(4, "muck")
    t.hand_of(2)
    t.says(2, "showme P4")
    t.gives(c.ConfirmLook(ADMIN, Seat(4), allows=True), "The floor presses Show P4's hand")
    t.says(5, "muck")
    t.board("P4's hand was asked for")
    return t.text()


def money_between_hands() -> str:
    """A gift with an objection, a tip, chips on their way, insurance."""
    t = Law(Game(3, blinds=(5, 10), button=1, stacks={3: 40}))
    t.says(1, "gift P2 100")
    t.says(3, "gift object P1")
    t.says(1, "gift 50 to P2")
    t.says(2, "tip 5")
    t.says(3, "behind 300")
    t.game.deal()
    t.board("P3 plays behind")
    t.hand_of(3)
    t.document("P1 asks for the stacks", stacks(t.game.view(1)))
    t.document("P1 asks for P3's", stacks(t.game.view(1), Seat(3)))
    t.gives(c.SettleBehind(ADMIN, Seat(3), is_approved=True), "The banker presses Approve")
    t.says(1, "insure P2 a third for a third")
    t.says(1, "gift P2 10")
    return t.text()


def objecting() -> str:
    """An objection stops the hand; the floor lets it go on."""
    t = Law(Game(4, button=1))
    t.game.deal()
    t.game.play("4 calls")
    t.says(3, "object The pot is short by 10.")
    t.board("play waits")
    t.hand_of(1)
    t.says(1, "call")
    t.gives(c.SettleObjection(ADMIN), "The floor presses Go on")
    t.board("play goes on")
    return t.text()


def proxies() -> str:
    """A proxy is named, and stopped; another plays."""
    t = Law(Game(4, button=1))
    dan = PersonId("dan")
    t.gives(c.NameProxy(person(3), dan, "Dan"), "P3 says: proxy @Dan")
    t.says(2, "proxy object P3")
    t.gives(c.NameProxy(person(3), dan, "Dan"), "P3 says: proxy @Dan")
    t.game.deal()
    t.board("Dan plays for P3")
    t.says(3, "fold")
    return t.text()


LAW_TRANSCRIPTS: Mapping[str, Callable[[], str]] = {
    "law_acting_early": acting_early,
    "law_amounts": amounts,
    "law_clock_to_ejection": clock_to_ejection,
    "law_hurried": hurried,
    "law_chopping": chopping,
    "law_splitting": splitting,
    "law_muck_and_show": muck_and_show,
    "law_asking_to_see": asking_to_see,
    "law_money_between_hands": money_between_hands,
    "law_objecting": objecting,
    "law_proxies": proxies,
}
