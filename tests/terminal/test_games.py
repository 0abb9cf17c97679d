"""Every kind of game in the terminal, by a person at the keyboard."""

from pathlib import Path

import pytest

from tests.bot.process import bot
from tests.terminal.terminal import Terminal

PROMPT, GONE = " > ", "Your chips stay"


def play(folder: Path, game: str, hands: int) -> str:
    """Play ``hands`` of ``game`` with two house players, going along; all that was shown."""
    words = ("play", "--game", game, "--seats", "3", "--seed", "4", "--fast", "--hands", str(hands))
    with Terminal(folder, *words) as terminal:
        number = 0
        while (shown := terminal.until(PROMPT, GONE)).endswith(PROMPT):
            number += 1
            terminal.type(answer(shown.rpartition("\n")[2], number))
        assert terminal.ended() == 0
        return terminal.text


def answer(options: str, number: int) -> str:
    """The plainest thing that the prompt offers, in its own words."""
    plain = {
        "[draw]": "pat" if number % 2 else "draw 1 2",
        "[discard]": "discard 2",
        "[bring in]": "bring in",
        "[open]": "pass",
        "[k]": "k",
        "[c]": "c",
        "[show]": "show",
    }
    return next((said for key, said in plain.items() if key in options), "f")


@pytest.mark.parametrize(
    ("game", "name", "shown"),
    [
        ("razz", "Limit Razz 10/20", ("Antes: ", "Third street: ", "is high with", "low (")),
        ("omaha/8", "Limit Omaha Hold'em, High-Low Split 10/20", ("Flop: ",)),
        ("triple draw lowball", "Limit Triple Draw Lowball", ("First draw", "[draw] and which")),
        ("crazy pineapple", "Limit Crazy Pineapple 10/20", ("Everybody throws one away",)),
        ("double flop holdem", "Limit Double-Flop Hold'em 10/20", ("First flop: ",)),
        ("pl omaha", "Pot-limit Omaha", ("Flop: ",)),
        ("horse", "Limit HORSE 10/20", ("The game is Texas Hold'em now",)),
    ],
)
def test_a_newcomer_plays_it(tmp_path: Path, game: str, name: str, shown: tuple[str, ...]) -> None:
    """``play --game`` with any name of it: what is dealt is said, and hands are played through."""
    text = play(tmp_path, game, 4)
    assert f"Riffle deals {name}" in text
    for words in shown:
        assert words in text
    assert text.count("Your stack is") >= 4


def test_a_draw_is_picked_by_number(tmp_path: Path) -> None:
    """``draw`` alone offers one's cards by number; each number picks one, the last draws."""
    words = ("play", "--game", "triple draw", "--seats", "2", "--seed", "8", "--fast")
    with Terminal(tmp_path, *words) as terminal:
        while "[draw]" not in (shown := terminal.until(PROMPT)).rpartition("\n")[2]:
            terminal.type(answer(shown.rpartition("\n")[2], 1))
        terminal.type("draw two")
        assert "1) Pick the " in terminal.until("6) ")
        terminal.type("2")
        assert "nothing is said yet" in terminal.until("7) Keep all your cards")
        terminal.type("6")
        assert "You throw " in terminal.until("ask for one")


def test_an_unknown_game_is_refused_with_the_nearest(tmp_path: Path) -> None:
    """What nobody deals is named with games that are, and the process ends in good order."""
    ended = bot(tmp_path, "play", "--auto", "--game", "badugi")
    assert ended.returncode == 2
    assert "I deal no game called “badugi”" in ended.stderr + ended.stdout


@pytest.mark.parametrize("game", ["stud", "jacks or better", "horse"])
def test_house_players_alone_play_it(tmp_path: Path, game: str) -> None:
    """``--auto`` deals any game to house players, and the audit at the end is clean."""
    ended = bot(tmp_path, "play", "--auto", "--game", game, "--hands", "6", "--seed", "2")
    assert ended.returncode == 0
    assert "The audit is clean." in ended.stdout
