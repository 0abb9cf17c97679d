"""Stud games for scenario tests: stakes of 15-30 with an ante of 2 and a bring-in of 5."""

from typing import Any

from core.cards import STANDARD_DECK, cards_text, parse_cards
from core.games import GAMES
from core.games.spec import DealDown, Structure
from core.hand import events as h
from core.hand.state import Award
from core.house.settings import Overrides
from tests.play import Game


def stud(
    seats: int = 4,
    game: str = "seven_card_stud",
    *,
    bets: tuple[int, ...] = (15, 30),
    structure: Structure | None = None,
    ante: int | None = None,
    taken: tuple[int, ...] = (),
    stacks: dict[int, int] | None = None,
    **settings: str | int | bool,
) -> Game:
    """A stud table; settings are named with two underscores for the dot.

    Several players can be dealt nine hands only where the house allows nine seats.
    """
    house: Overrides = {key.replace("__", "."): value for key, value in settings.items()}
    return Game(
        seats,
        game=game,
        bets=bets,
        structure=structure,
        ante=ante,
        taken=taken,
        stacks=stacks,
        settings=house,
    )


def bring_in(game: Game) -> None:
    """Whoever has to bring it in does."""
    game.play(f"{game.to_act} brings in")


def to_street(game: Game, street: int, *, folds: tuple[int, ...] = ()) -> None:
    """Go on without a bet to ``street`` (3 to 7, in five-card stud 2 to 5); ``folds`` on the first.

    The bring-in is called by everybody else.
    """
    first = 3 if len(game.hand.players[0].down.content) > 1 else 2
    if game.hand.street == 0:
        if game.menu.bring_in:
            bring_in(game)
        while game.hand.street == 0:
            game.play(f"{game.to_act} {'folds' if game.to_act in folds else 'calls'}")
    while game.hand.street < street - first:
        game.play("all check")


def to_showdown(game: Game) -> None:
    """Check the last round through and show every hand."""
    game.play("all check")
    game.skip_hand()


def deal_up(game: Game, upcards: dict[int, str], down: dict[int, str] | None = None) -> None:
    """Deal a hand with these upcards by seat, in the order of the streets; ``down`` too.

    They hold as long as nobody folds before.
    """
    down = down or {}
    named = {card for text in (*upcards.values(), *down.values()) for card in parse_cards(text)}
    loose = iter([card for card in STANDARD_DECK if card not in named])
    first = GAMES[game.table.config.game].streets[0].steps[0]
    assert isinstance(first, DealDown)
    game.deal(
        {
            seat: " ".join(
                [down.get(seat) or cards_text(tuple(next(loose) for _ in range(first.count))), text]
            )
            for seat, text in upcards.items()
        }
    )


def served(game: Game) -> list[str]:
    """What the dealer has done since the last prompt before this one, in short words."""
    words = {
        h.CardBurned: "burn",
        h.HoleCardsDealt: "down",
        h.UpcardsDealt: "up",
        h.StubShuffled: "shuffle",
        h.BoardTurned: "common",
        h.BurnSaved: "no burn",
    }
    prompts = [n for n, event in enumerate(game.events) if isinstance(event, h.ActionOn)]
    recent = game.events[prompts[-2] : prompts[-1]]
    return [words[type(event)] for event in recent if type(event) in words]


def shown_down(game: str, hands: dict[int, str], **settings: Any) -> Game:
    """Every hand goes to the showdown; 10 from each are in the pot: an ante of 5, a bring-in of 5.

    Hands are given in the order they are dealt.
    """
    table = stud(max(hands), game, bets=(10, 20), ante=5, stud__bringin=5, **settings)
    table.deal(hands)
    to_street(table, 7 if GAMES[game].hole_cards > 1 else 5)
    to_showdown(table)
    return table


def halves(game: Game) -> dict[int, dict[int, int]]:
    """What each part of the pot paid to whom: 0 is the high half, 1 the low."""
    award: Award = game.hand.awards[0]
    paid: dict[int, dict[int, int]] = {}
    for share in award.shares:
        paid.setdefault(share.contest, {})[share.seat] = share.amount // 100
    return paid
