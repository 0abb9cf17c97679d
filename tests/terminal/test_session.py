"""The whole thing in a pseudo-terminal: a person plays, goes, is killed, and comes back."""

import re
import signal
import time
from pathlib import Path

import pytest

from tests.bot.process import bot
from tests.terminal.screens import CARD
from tests.terminal.terminal import Terminal

PROMPT = " > "
HAND_OVER = "Your stack is "
FAST = ("play", "--fast")


def hand_cards(text: str) -> list[str]:
    """The person's own cards, wherever they were last told."""
    line = re.findall(r"Your cards: (.*)|Hand \d+ · (.*)", text)[-1]
    return ["".join(card) for card in CARD.findall("".join(line))]


def play_on(
    terminal: Terminal, shown: str = "", end: str = HAND_OVER, *, calls: bool = True
) -> str:
    """Check, call and show until ``end`` is shown, never all-in; what was shown meanwhile.

    Without ``calls`` a bet is folded to.
    """
    shown = shown or terminal.until(PROMPT, end)
    while not shown.endswith(end):
        options = shown.rpartition("\n")[2]
        facing = "c" if calls and "all-in" not in options else "f"
        terminal.type("k" if "[k]" in options else "show" if "[show]" in options else facing)
        shown += terminal.until(PROMPT, end)
    return shown


def test_a_stranger_is_dealt_a_hand_without_a_question(tmp_path: Path) -> None:
    """``python -m bot`` alone: seated against five house players, two cards, well in a minute."""
    began = time.monotonic()
    with Terminal(tmp_path) as terminal:
        shown = terminal.until("Your cards: ")
        assert time.monotonic() - began < 60
        assert shown.count("(house) takes seat") == 5
        assert str(tmp_path / "riffle.sqlite3") in shown
        terminal.until(PROMPT)
        terminal.type("quit")
        assert terminal.ended() == 0


def test_a_hand_is_played_to_its_end(tmp_path: Path) -> None:
    """The person checks and calls through two hands; the books are clean afterwards."""
    with Terminal(tmp_path, *FAST) as terminal:
        first = play_on(terminal)
        second = play_on(terminal)
        terminal.until(PROMPT)
        terminal.type("quit")
        assert terminal.ended() == 0
        assert "Your chips stay" in terminal.text
    assert "Hand 1 " in first
    assert "Hand 2 " in second
    assert bot(tmp_path, "audit").returncode == 0


def test_killed_in_mid_hand_it_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    """SIGKILL while the person thinks: the next start shows the same hand, and it is finished."""
    with Terminal(tmp_path, *FAST) as terminal:
        shown = terminal.until(PROMPT)
        terminal.kill()
        assert terminal.ended() == -signal.SIGKILL
    with Terminal(tmp_path, *FAST) as again:
        resumed = again.until(PROMPT)
        assert "Hand 1 " in resumed
        assert hand_cards(resumed) == hand_cards(shown)
        assert resumed.rpartition("\n")[2] == shown.rpartition("\n")[2]
        assert "takes seat" not in resumed
        play_on(again, resumed)
        again.until("Hand 2 ")
        again.kill()
    assert bot(tmp_path, "audit").returncode == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_a_key_goes_cleanly_and_the_hand_waits(tmp_path: Path, key: bytes) -> None:
    """Ctrl-C and Ctrl-D: exit code 0, a friendly line, the same cards at the next start."""
    with Terminal(tmp_path, *FAST) as terminal:
        shown = terminal.until(PROMPT)
        terminal.press(key)
        assert terminal.ended() == 0
        assert "Your chips stay" in terminal.text
        assert "Traceback" not in terminal.text
    with Terminal(tmp_path, *FAST) as again:
        assert hand_cards(again.until(PROMPT)) == hand_cards(shown)


def test_sigterm_stops_cleanly(tmp_path: Path) -> None:
    """SIGTERM: committed, closed, exit code 0, and the books are clean."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.kill(signal.SIGTERM)
        assert terminal.ended() == 0
    assert bot(tmp_path, "audit").returncode == 0


def test_what_everybody_is_told_is_said_once(tmp_path: Path) -> None:
    """A kill announced between two hands is one line, the answer and the news; the next pot is
    killed."""
    with Terminal(tmp_path, "play", "--stakes", "20-40") as terminal:
        play_on(terminal, calls=False)
        terminal.type("kill")
        shown = terminal.until("Your cards: ")
        terminal.kill()
    assert shown.count("You kill the next pot with 40") == 1
    assert "Kill pot: you post 40. Limits this hand 40-80." in shown


def test_refusals_and_readings_change_nothing(tmp_path: Path) -> None:
    """What is unclear is asked back, what is impossible refused in words, and the turn stays."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        for line, words in (
            ("blahblah", "blahblah"),
            ("raise by 1", "1) "),
            ("0", "1) "),
            ("pass", "say check or fold"),
            ("", ""),
            ("help", "What you can say"),
            ("balance", "8,000"),
            ("cards", "You have: "),
            ("table", "Pot "),
            ("sign", "Buy-in "),
            ("sit", "seat"),
        ):
            terminal.type(line)
            answer = terminal.until(PROMPT)
            assert words in answer, (line, answer)
        options = terminal.text.rpartition("\n")[2]
        terminal.type("k" if "[k]" in options else "f")
        terminal.until("You check" if "[k]" in options else "You fold")


def test_a_reading_is_chosen_by_its_number(tmp_path: Path) -> None:
    """A raise *by* is asked back, and the number of a reading says that reading."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.type("raise by 300")
        readings = terminal.until(PROMPT)
        assert "1) " in readings
        raises = re.search(r"(\d)\) (?:Raise|Bet) (?:to )?([1-9]\d+)", readings)
        assert raises is not None
        terminal.type(raises[1])
        terminal.until(f"You raise to {raises[2]}", f"You bet {raises[2]}")


def test_a_number_is_chips_put_in(tmp_path: Path) -> None:
    """A bare number is a bet, or a call of what is to be called, and is said to be one."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.type("300")
        terminal.until("You bet 300", "300 without raise is a call of ", "you mean")


def test_an_objection_is_settled_by_oneself(tmp_path: Path) -> None:
    """``floor`` stops the play and says so; ``settle`` lets it go on with the same turn.  What is
    for a house with admins is answered with what can be said here."""
    with Terminal(tmp_path, *FAST) as terminal:
        turn = terminal.until(PROMPT).rpartition("\n")[2]
        terminal.type("house set clock.seconds 90")
        assert "for chat rooms" in terminal.until(turn)
        terminal.type("floor the pot is short")
        assert "the pot is short" in terminal.until("[settle] > ")
        terminal.type("fold")
        terminal.until("floor")
        terminal.type("settle")
        assert "play goes on" in terminal.until(turn)


def test_leaving_and_sitting_down_again(tmp_path: Path) -> None:
    """``leave`` cashes out after the hand; ``sit`` brings all that back, and less is refused."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.type("leave")
        # Who folds keeps most of his 2,000.
        play_on(terminal, terminal.until(PROMPT), "The table waits for you: sit", calls=False)
        terminal.type("sit 400")
        terminal.until("you must return with at least ")
        terminal.type("sit")
        terminal.until(" Hand ")
        terminal.until(PROMPT, HAND_OVER)
        terminal.type("balance")
        terminal.until("on the table")


def test_no_hand_is_dealt_to_house_players_alone(tmp_path: Path) -> None:
    """Away, the person finds the table where he left it: the next hand comes when he is back."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.type("away")
        play_on(terminal, terminal.until(PROMPT), end="The table waits for you: say back")
        terminal.type("balance")
        assert " Hand " not in terminal.until("on the table")
        terminal.type("back")
        terminal.until(" Hand ")


@pytest.mark.parametrize(
    ("columns", "variables"),
    [
        (40, {}),
        (80, {"NO_COLOR": "1"}),
        (80, {"TERM": "dumb"}),
        (30, {"PYTHONIOENCODING": "ascii"}),
    ],
)
def test_narrow_and_plain_terminals(
    tmp_path: Path, columns: int, variables: dict[str, str]
) -> None:
    """Forty columns, no colours, a dumb terminal, ASCII alone: still a hand to play."""
    with Terminal(tmp_path, *FAST, columns=columns, **variables) as terminal:
        terminal.until(PROMPT)
        terminal.type("f")
        terminal.until(HAND_OVER, PROMPT)
        has_codes = b"\x1b[1" in terminal.raw
        assert has_codes == (not variables or "PYTHONIOENCODING" in variables)
        if variables.get("PYTHONIOENCODING") == "ascii":
            assert terminal.text.isascii()
        lines = [line for line in terminal.text.splitlines() if PROMPT not in line]
        lines.remove(f"Chips and hands are kept in {tmp_path / 'riffle.sqlite3'}")
        assert max(map(len, lines)) <= columns


def test_a_table_of_two_for_a_few_hands(tmp_path: Path) -> None:
    """``--seats 2 --hands 2``: heads-up, and it ends by itself after the second hand."""
    with Terminal(tmp_path, *FAST, "--seats", "2", "--hands", "2") as terminal:
        first = play_on(terminal)
        assert first.count("(house) takes seat") == 1
        play_on(terminal)
        assert terminal.ended() == 0


def test_broke_the_person_buys_in_again(tmp_path: Path) -> None:
    """All-in every hand until the stack is gone: the table says what to do, and deals again."""
    broke = "The table waits: topup"
    with Terminal(tmp_path, *FAST, "--seed", "13") as terminal:
        while not terminal.until(PROMPT, broke).endswith(broke):
            terminal.type("show" if terminal.text.endswith("[show]  [m]uck > ") else "all in")
        terminal.type("refill")
        terminal.until("8,000")
        terminal.type("topup")
        terminal.until(" Hand ")
        terminal.until(PROMPT, HAND_OVER)
        terminal.type("balance")
        terminal.until("6,000")


def test_another_number_of_seats_opens_another_table(tmp_path: Path) -> None:
    """Between hands the old table is closed, its chips go home, and a new one is dealt."""
    with Terminal(tmp_path, *FAST) as terminal:
        terminal.until(PROMPT)
        terminal.type("away")
        play_on(terminal, terminal.until(PROMPT), end="The table waits")
        terminal.type("quit")
        assert terminal.ended() == 0
    with Terminal(tmp_path, *FAST, "--seats", "3") as again:
        shown = again.until(PROMPT)
        assert "Hand 1 " in shown
        assert shown.count("(house) takes seat") == 2
        again.type("balance")
        again.until("on the table")
    assert bot(tmp_path, "audit").returncode == 0
