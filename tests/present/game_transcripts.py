"""Golden transcripts of every kind of game: one played hand each, with what everybody reads."""

from collections.abc import Callable, Mapping

from core.hand.commands import DrawCards
from core.present import (
    Document,
    board,
    dealt_hand,
    log_line,
    narrate,
    plain,
    plain_line,
    private_hand,
    refusal,
    sign,
    turn_notice,
)
from core.view import all_seen
from tests.play import Game
from tests.script import command_of

RULE = "=" * 40


class Told:
    """A game, and the documents it shows, one under another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.parts: list[str] = []
        self._heard = 0

    def add(self, what: str, text: str) -> None:
        """Any text, under a line that says what it is."""
        self.parts.append(f"{RULE}\n{what}\n{RULE}\n{text}\n")

    def document(self, what: str, document: Document) -> None:
        """A document in plain text."""
        self.add(what, plain(document, self.game.at))

    def board(self, what: str) -> None:
        """The board now."""
        self.document(f"Board: {what}", board(self.game.view()))

    def hand_of(self, seat: int, places: tuple[int, ...] | None = None) -> None:
        """A player's own hand now, with these cards picked."""
        self.document(f"To seat {seat} alone", private_hand(self.game.view(seat), places))

    def sent_to(self, seat: int) -> None:
        """The private message that is sent."""
        self.document(f"Sent to seat {seat}", dealt_hand(self.game.view(seat)))

    def turn(self) -> None:
        """The turn notice."""
        self.document("Turn notice", turn_notice(self.game.view()))

    def sign(self) -> None:
        """The sign at the table."""
        self.document("Sign", sign(self.game.view()))

    def story(self, seat: int | None = None) -> None:
        """What has happened since the last story, told line by line to ``seat`` or the rail."""
        events = self.game.events[self._heard :]
        self._heard = len(self.game.events)
        view = self.game.view(seat)
        lines = narrate(all_seen(events, view.viewer), view)
        who = "the rail" if seat is None else f"seat {seat}"
        self.add(f"Told to {who}", "\n".join(plain_line(line, self.game.at) for line in lines))

    def news(self) -> None:
        """What the channel's log is told of everything so far."""
        view = self.game.view()
        lines = [log_line(event, view) for event in self.game.events]
        said = [plain_line(line, self.game.at) for line in lines if line]
        self.add("Log", "\n".join(said))

    def refused(self, line: str) -> None:
        """What ``line`` is refused with."""
        seat = int(line.split(maxsplit=1)[0])
        refused = self.game.refused(command_of(line, self.game.table))
        self.document(f"Refused: {line}", refusal(refused, self.game.view(seat)))

    def play(self, script: str) -> None:
        """Play on."""
        self.game.play(script)

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.parts)


def seven_card_stud() -> str:
    """Bring-in, completion, an open pair, dead boards, the last card down, two pair apart."""
    t = Told(Game(seats=4, game="seven_card_stud", bets=(15, 30), ante=2))
    t.game.deal({1: "Ah Kh Kd", 2: "2c 7c 4c", 3: "Qs 9d 3d", 4: "7h 7d 8c"})
    t.sign()
    t.board("third street")
    t.sent_to(1)
    t.turn()
    t.refused("3 checks")
    t.play("3 brings in")
    t.board("the bring-in is in")
    t.hand_of(4)
    t.refused("4 raises 25")
    t.play("4 raises 15, 1 raises 30, 2 folds, 3 folds")
    t.game.next_cards(". 4s 5c")
    t.play("4 calls")
    t.story(1)
    t.board("fourth street")
    t.game.next_cards(". 4d 2s")
    t.play("1 bets 15, 4 calls")
    t.board("fifth street, a pair shows")
    t.game.next_cards(". 9c Jd")
    t.play("1 bets 30, 4 calls")
    t.game.next_cards(". 9h Qc")
    t.play("1 checks, 4 checks")
    t.story(4)
    t.hand_of(4)
    t.sent_to(4)
    t.play("1 bets 30, 4 calls, 1 shows, 4 shows")
    t.board("result")
    t.story()
    return t.text()


def razz() -> str:
    """The high card brings it in, the low board is first, a six against a seven."""
    t = Told(Game(seats=3, game="razz", bets=(15, 30), ante=2))
    t.game.deal({1: "As 3d 5h", 2: "7c 8d Kc", 3: "Qh Jd 8s"})
    t.board("third street")
    t.hand_of(1)
    t.play("2 brings in, 3 folds, 1 completes")
    t.game.next_cards(". 9c 2d")
    t.play("2 calls")
    t.board("fourth street")
    t.story(1)
    t.game.next_cards(". Kd 3s")
    t.play("1 bets 15, 2 calls")
    t.board("fifth street")
    t.hand_of(1)
    t.game.next_cards(". 6s 4h")
    t.play("2 bets 30, 1 calls")
    t.game.next_cards(". 2h 5c")
    t.play("2 bets 30, 1 calls")
    t.hand_of(1)
    t.play("2 bets 30, 1 raises 60, 2 calls, 1 shows")
    t.board("the winner has shown")
    t.play("2 shows")
    t.board("result")
    t.story()
    return t.text()


def omaha_hilo() -> str:
    """A low that may come, one that cannot any more, a quartered low half with an odd chip."""
    t = Told(Game(seats=3, game="omaha_hilo", bets=(10, 20)))
    board_cards = "Kd 7s 8s 2c 3h"
    t.game.deal({1: "Ah 4h 9d 9c", 2: "Ac 4d Qd Jd", 3: "Kc Kh Ts Td"}, board_cards)
    t.sign()
    t.hand_of(1)
    t.play("1 raises 20, 2 calls, 3 calls")
    t.board("flop")
    t.hand_of(1)
    t.hand_of(3)
    t.play("all check, 2 bets 20, 3 calls, 1 calls")
    t.play("2 checks, 3 bets 20, 1 calls, 2 calls")
    t.board("showdown")
    t.play("3 shows, 1 shows, 2 shows")
    t.board("quartered")
    t.story(1)
    t.game.deal({1: "Ah 2h 9d 9c", 2: "Qc Jc Td 9s", 3: "8c 8d 6s 7h"}, "4h 5h 3h Kd Qd")
    t.play("all call, all check, all check, all check, 2 shows, 3 shows, 1 shows")
    t.board("a scoop")
    t.game.deal({1: "Ah 2h 9d 9c", 2: "Qc Jc Td 9s", 3: "8c 8d 6s 7h"}, "Kh Qh Jh Kd Qd")
    t.play("all call, all check, all check, all check, 2 shows, 3 shows, 1 shows")
    t.board("no low")
    return t.text()


def five_card_draw() -> str:
    """Antes, a draw with a change of mind, the picker, an opener marked."""
    t = Told(Game(seats=4, game="five_card_draw", bets=(15, 30), ante=2))
    t.game.deal(
        {1: "Ah Kh Kd 2c 3c", 2: "2d 3d 4d 5d 9c", 3: "9s 9d 3h 3s 7h", 4: "7c 5h 8h 6h Tc"}
    )
    t.sign()
    t.board("before the draw")
    t.hand_of(3)
    t.play("2 checks, 3 bets 15, 4 calls, 1 calls, 2 folds")
    t.board("the draw")
    t.turn()
    t.hand_of(3)
    t.hand_of(3, (3, 5))
    t.refused("4 pats")
    t.game.do(DrawCards(t.game.player(3).person, (3, 5)))
    t.board("two are asked for")
    t.hand_of(3)
    t.hand_of(3, (5,))
    t.play("3 draws 7h")
    t.board("one is asked for instead")
    t.play("4 pats, 1 draws 2c 3c")
    t.board("after the draw")
    t.sent_to(1)
    t.story(1)
    t.play("3 bets 30")
    t.board("after the first bet nobody tells the draws")
    t.play("4 folds, 1 calls, 3 shows, 1 shows")
    t.board("result")
    t.story()
    return t.text()


def lowball() -> str:
    """Three blinds, the joker, a pat hand, lows that differ in the second card."""
    t = Told(Game(seats=4, game="ace_to_five_lowball", bets=(15, 30)))
    t.game.deal(
        {1: "Ah 2h 3d 7c Kc", 2: "2d 3s 4d 5d 9c", 3: "9s 9d 3h 6s 7h", 4: "Jk 8h 4h 6h 2c"}
    )
    t.sign()
    t.board("the blinds")
    t.hand_of(4)
    t.play("4 calls, 1 calls, 2 calls, 3 checks, 2 draws 9c, 3 pats, 4 pats")
    t.game.next_cards("8c")
    t.play("1 draws Kc")
    t.board("after the draw")
    t.hand_of(1)
    t.play("all check, 2 shows, 3 shows, 4 shows, 1 shows")
    t.board("result")
    t.story(1)
    return t.text()


def pineapple() -> str:
    """Discards in secret: nobody, somebody, all; the picker of one card; who is waited for."""
    t = Told(Game(seats=3, game="pineapple", blinds=(5, 10)))
    t.game.deal({1: "Ah Kh 7c", 2: "2c 2s 9h", 3: "Qd Jd Tc"}, "Ad 2d 7s 3c 4h")
    t.hand_of(1)
    t.play("1 calls, 2 calls, 3 checks")
    t.board("all choose")
    t.turn()
    t.hand_of(1)
    t.hand_of(1, (3,))
    t.play("1 discards 7c")
    t.board("one has chosen")
    t.hand_of(1)
    t.play("3 discards Tc")
    t.board("one is waited for")
    t.turn()
    t.play("2 discards 9h")
    t.board("the flop")
    t.story(1)
    t.play("2 bets 20, 3 folds, 1 calls, all check, all check, 2 shows, 1 shows")
    t.board("result")
    return t.text()


def double_flop() -> str:
    """Two flops below each other; the hands say which flop they are made with."""
    t = Told(Game(seats=3, game="double_flop_holdem", bets=(10, 20)))
    t.game.deal({1: "Ah Kh", 2: "2d 3d", 3: "9s 9d"}, ("Kd 7h 2h", "As 9h 3c", "4c 5c"))
    t.board("before the flops")
    t.play("1 raises 20, 2 calls, 3 calls")
    t.board("first flop")
    t.hand_of(1)
    t.play("2 checks, 3 checks, 1 bets 10, 2 calls, 3 calls")
    t.board("second flop")
    t.hand_of(3)
    t.play("all check, all check")
    t.board("river")
    t.play("all check, 2 shows, 3 shows, 1 shows")
    t.board("result")
    t.story(3)
    return t.text()


def jacks_or_better() -> str:
    """Opening without openers is asked about; a deal passed out leaves its antes in the pot."""
    t = Told(Game(seats=3, game="jacks_or_better", bets=(10, 20), ante=2))
    t.game.deal({1: "Th Td 4c 3s 2d", 2: "Ac Kd 9h 7s 4d", 3: "5c 6d 7h 8s Jd"})
    t.board("before the draw")
    t.refused("2 bets 10")
    t.play("2 checks, 3 checks, 1 checks")
    t.board("passed out")
    t.story(1)
    t.game.deal({1: "Qh Qd 4c 3s 2d", 2: "Ac Kd 9h 7s 4d", 3: "5c 6d 7h 8s Jd"})
    t.board("the pot is carried")
    seat = t.game.to_act
    t.play(f"{seat} checks")
    t.play("1 bets 10" if t.game.to_act == 1 else f"{t.game.to_act} checks, 1 bets 10")
    t.board("opened")
    t.story()
    return t.text()


def mixed() -> str:
    """HORSE: which game it is, which is next, in how many hands, and what changes."""
    t = Told(Game(seats=2, game="horse", bets=(10, 20)))
    t.sign()
    t.board("before the first hand")
    t.game.deal()
    t.board("the first game")
    t.game.next_hand()
    t.board("its last hand")
    t.game.skip_hand()
    t.board("the game is to change")
    t.game.deal()
    t.board("the second game")
    t.game.next_hand()
    t.game.next_hand()
    t.board("razz")
    t.hand_of(1)
    t.news()
    t.story(1)
    return t.text()


GAME_TRANSCRIPTS: Mapping[str, Callable[[], str]] = {
    "game_seven_card_stud": seven_card_stud,
    "game_razz": razz,
    "game_omaha_hilo": omaha_hilo,
    "game_five_card_draw": five_card_draw,
    "game_lowball": lowball,
    "game_pineapple": pineapple,
    "game_double_flop": double_flop,
    "game_jacks_or_better": jacks_or_better,
    "game_mixed": mixed,
}
