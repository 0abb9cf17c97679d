"""The law of secrecy has teeth: whatever is sealed, a leak of it to everybody is caught."""

from random import Random
from typing import Any, get_args

import pytest
from msgspec import Struct

from core.cards import parse_card
from core.games.spec import Structure
from core.hand import commands as h
from core.hand import events as he
from core.hand.events import SealedHandEvent
from core.ids import Seat
from core.sealed import Sealed
from core.table import commands as c
from core.table.events import TableEvent
from core.view import seen
from core.view.seen import SeenEvent
from tests.laws import interference
from tests.laws.history import Said
from tests.laws.noted import NotedGame
from tests.laws.recorded import recorded
from tests.laws.test_secrecy import check_secrecy
from tests.play import ADMIN, person

NO_LIMIT = Structure.NO_LIMIT
FOUND_IN: dict[type, str] = {
    he.HandStarted: "texas_holdem",
    he.HoleCardsDealt: "texas_holdem",
    he.BoardTurned: "texas_holdem",
    he.CardBurned: "razz",
    he.StubShuffled: "triple_draw_lowball",
    he.DrawAsked: "triple_draw_lowball",
    he.DrawServed: "triple_draw_lowball",
    he.ChoiceMade: "crazy_pineapple",
    he.Discarded: "pineapple",
}
"""Where each kind of sealed event is sure to be found in the recorded histories."""


def sealed_parts(event: TableEvent) -> tuple[object, ...]:
    """Everything sealed in ``event``, opened."""
    assert isinstance(event, Struct)
    parts = (getattr(event, name) for name in event.__struct_fields__)
    return tuple(part.content for part in parts if isinstance(part, Sealed))


class Leak:
    """``seen`` that gives the sealed parts of one kind of event to everybody."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def __call__(self, event: TableEvent, seat: Seat | None) -> Any:
        """What is seen of ``event``, and for this kind all the rest."""
        told: SeenEvent | None = seen(event, seat)
        return (told, sealed_parts(event)) if isinstance(event, self.kind) else told


@pytest.mark.parametrize("kind", get_args(SealedHandEvent), ids=lambda kind: kind.__name__)
def test_a_leak_of_any_sealed_event_is_caught(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that tells the rail what is sealed in it gives two runs away at once."""
    said = played_with(kind)
    assert any(isinstance(event, kind) for one in said if one.step for event in one.step.events)
    check_secrecy(said, None, Random(1))  # noqa: S311
    monkeypatch.setattr(interference, "seen", Leak(kind))
    with pytest.raises(AssertionError):
        check_secrecy(said, None, Random(1))  # noqa: S311


def played_with(kind: type) -> list[Said]:
    """A history in which an event of that kind happens."""
    if kind in FOUND_IN:
        return interference.surely(up_to(kind, recorded(FOUND_IN[kind])[-1]))
    return with_a_hand_shown_to_one() if kind is he.HandShownTo else with_exposed_cards()


def up_to(kind: type, said: list[Said]) -> list[Said]:
    """``said`` up to the second moment with an event of that kind."""
    places = [
        place
        for place, one in enumerate(said, 1)
        if one.step and any(isinstance(event, kind) for event in one.step.events)
    ]
    return said[: places[:2][-1]]


def with_a_hand_shown_to_one() -> list[Said]:
    """Everybody folds to a player who then shows his hand to one of the others."""
    game = NotedGame(4, button=1)
    game.deal({2: "As Ad"})
    game.play("4 folds, 1 folds, 2 raises 100, 3 folds")
    game.do(h.ShowTo(person(2), person(4)))
    return game.said


def with_exposed_cards() -> list[Said]:
    """A hand of lowball with a nine exposed in the deal and a card exposed on the draw."""
    game = NotedGame(4, button=1, game="ace_to_five_lowball", blinds=(10, 20), structure=NO_LIMIT)
    game.deal({4: "9c 2c 3c 4c 6c", 2: "As 2s 3s Ks Qs"})
    game.do(c.ExposeCard(ADMIN, Seat(4), parse_card("9c")))
    game.play("all call")
    game.play("2 draws Ks Qs")
    game.play("3 pats")
    drawn = game.player(2).down.content[-1]
    game.do(c.ExposeCard(ADMIN, Seat(2), drawn))
    game.play("4 pats, 1 pats")
    return game.said
