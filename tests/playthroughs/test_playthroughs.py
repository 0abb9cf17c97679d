"""Golden playthroughs: what everybody saw of some hands of every game, word for word."""

import pytest

from core.games import GAMES, ROTATIONS
from tests.playthroughs.files import FOLDER, path_of
from tests.playthroughs.plans import PLANS
from tests.playthroughs.telling import playthrough


@pytest.mark.parametrize("name", PLANS)
def test_playthrough(name: str) -> None:
    """Every message of these hands reads as it was last reviewed, from every seat and the rail."""
    golden = path_of(name).read_text(encoding="utf-8")
    assert playthrough(PLANS[name]) == golden, "if it reads well: python -m tests.playthroughs"


def test_every_game_on_offer_has_a_playthrough() -> None:
    """Each listed game and each rotation has its file, and no other file is left over."""
    listed = {game.id for game in GAMES.values() if game.is_listed}
    assert {path.stem for path in FOLDER.glob("*.txt")} == listed | set(ROTATIONS)
