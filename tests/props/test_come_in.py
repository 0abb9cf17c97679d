"""House players who owe a blind post it as soon as they may."""

from core.props import come_in
from core.table.blinds.duties import Entry
from core.table.commands import ChooseEntry
from tests.play import Game, person
from tests.rules.coming_in import dealt, every_way, limit, live


def test_a_house_player_posts_when_the_button_has_passed() -> None:
    """In front of the button he can only wait; behind it he posts, and says so once."""
    game = limit(6)
    game.play("4 away")
    dealt(game)
    assert _says(game) is None
    game.play("4 back")
    game.skip_hand()
    assert _says(game) is None
    dealt(game)
    game.skip_hand()
    said = _says(game)
    assert said == ChooseEntry(person(4), Entry.POST)
    game.do(said)
    assert _says(game) is None
    assert dealt(game) == "B5 SB6 BB1"
    assert live(game)[4] == 20


def _says(game: Game) -> ChooseEntry | None:
    return come_in(game.view(4), every_way(game, 4))
