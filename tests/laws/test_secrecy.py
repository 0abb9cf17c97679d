"""Non-interference: cards that a viewer may not see change nothing that he is given.

The same commands are given to two tables whose decks differ only in cards that this viewer has
not seen by some moment: hole cards of others that were folded, mucked or are still held, burns,
and what was never dealt.  Up to that moment he is given the same events, refusals, views and
documents.  One thing depends on a hidden card by rule: an idle hand is tabled if it may win
(setting ``showdown.idle``).  Hands settled so keep their cards in both runs.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from core.cards import STANDARD_DECK, Card
from core.hand import commands as h
from core.hand import events as he
from core.ids import PersonId, Seat
from core.present import board, log, narrate, private_hand, refusal, reply, table_info, turn_notice
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from core.table.events import TableEvent
from core.view import look, seen
from tests.laws.chance import Chance, chances
from tests.laws.history import PEOPLE, History, Said, give
from tests.laws.profiles import tries
from tests.play import Game


def rerun(said: list[Said], commands: list[c.TableCommand]) -> list[Said]:
    """``commands`` at the moments of ``said``."""
    table: Table | None = None
    again: list[Said] = []
    for one, command in zip(said, commands, strict=True):
        outcome = give(table, command, one.at)
        again.append(Said(command, one.at, table, outcome))
        table = outcome.table if isinstance(outcome, Step) else table
    return again


def mucks_for_sure(command: c.TableCommand) -> c.TableCommand:
    """A muck is said without being asked back, which would depend on the cards of who mucks."""
    return replace(command, confirmed=True) if isinstance(command, h.Muck) else command


def seat_of(table: Table | None, viewer: PersonId | None) -> Seat | None:
    """Where the viewer sits; None for the rail."""
    occupant = table.occupant_of(viewer) if table is not None and viewer is not None else None
    return occupant.seat if occupant is not None else None


def with_other_cards(
    said: list[Said], viewer: PersonId | None, chance: Random
) -> list[c.TableCommand]:
    """The commands of ``said`` with every card changed that ``viewer`` has not seen in them."""
    commands: list[c.TableCommand] = []
    for place, one in enumerate(said):
        command = one.command
        if isinstance(command, c.StartHand) and one.step is not None:
            events = [event for later in said[place:] if later.step for event in later.step.events]
            kept = set(_seen_or_settled(_of_one_hand(events), one.step.table, viewer))
            changed = Sealed(_swapped(command.deck.content, kept, chance))
            command = replace(command, deck=changed)
        commands.append(command)
    return commands


def _of_one_hand(events: list[TableEvent]) -> Iterator[TableEvent]:
    for event in events:
        yield event
        if isinstance(event, he.HandEnded):
            return


def _seen_or_settled(
    events: Iterator[TableEvent], table: Table, viewer: PersonId | None
) -> Iterator[Card]:
    hand = table.hand
    assert hand is not None
    for event in events:
        match event:
            case he.HoleCardsDealt(seat=seat, cards=cards) if seat == seat_of(table, viewer):
                yield from cards.content
            case (
                he.BoardTurned(cards=cards)
                | he.HandShown(cards=cards)
                | he.CardsExposed(cards=cards)
            ):
                yield from cards
            case he.HandMucked(seat=seat, by_dealer=True) if hand.rules.idle_shows_winner:
                player = hand.player(seat)
                assert player is not None
                yield from player.down.content
            case _:
                pass


def _swapped(deck: tuple[Card, ...], kept: set[Card], chance: Random) -> tuple[Card, ...]:
    hidden = [card for card in deck if card not in kept]
    others = iter(chance.sample(hidden, len(hidden)))
    return tuple(card if card in kept else next(others) for card in deck)


def given_to(viewer: PersonId | None, one: Said) -> list[object]:
    """Everything that ``viewer`` is given when ``one`` happens."""
    after = one.step.table if one.step is not None else one.before
    assert after is not None
    seat = seat_of(after, viewer) or seat_of(one.before, viewer)
    view, rail = look(after, seat), look(after, None)
    if isinstance(one.outcome, Refusal):
        return [type(one.outcome), one.outcome, refusal(one.outcome, view), view]
    events = one.outcome.events
    shown = tuple(seen(event, seat) for event in events)
    mine = () if viewer is None else (reply(events, view, viewer), private_hand(view))
    return [
        shown, view, rail, board(rail), turn_notice(rail), table_info(rail), log(events, rail),
        narrate(shown, view) if view.hand is not None else None, *mine,
    ]  # fmt: skip


def check_secrecy(said: list[Said], viewer: PersonId | None, chance: Random) -> None:
    """Run ``said`` again with other hidden cards, and compare all that ``viewer`` is given."""
    again = rerun(said, with_other_cards(said, viewer, chance))
    for one, other in zip(said, again, strict=True):
        assert given_to(viewer, one) == given_to(viewer, other), type(one.command).__name__


def _keeps_secrets(chance: Chance, hands: int) -> None:
    first = History(chance).play(hands).said
    said = rerun(first, [mucks_for_sure(one.command) for one in first])
    # Cards that are still hidden at the moment of the cut may be shown later.
    cut = len(said) - (chance.below(len(said)) if chance.one_in(2) else 0)
    viewer = None if chance.one_in(6) else chance.pick(PEOPLE[:5])
    check_secrecy(said[:cut], viewer, Random(chance.below(65536)))  # noqa: S311


@tries(120)
@given(chances())
def test_hidden_cards_change_nothing(chance: Chance) -> None:
    """For a player or the rail, up to a random moment or to the end of the last hand."""
    _keeps_secrets(chance, 3)


@pytest.mark.slow
@tries(500)
@given(chances(3_000))
def test_hidden_cards_change_nothing_in_long_histories(chance: Chance) -> None:
    """The same over ten hands in a row."""
    _keeps_secrets(chance, 10)


class _Noted(Game):
    """A game that notes what was said."""

    def __init__(self, seats: int, *, button: int) -> None:
        super().__init__(seats, button=button)
        self.said: list[Said] = []

    def do(self, command: c.TableCommand) -> tuple[TableEvent, ...]:
        before = self.table
        events = super().do(command)
        self.said.append(Said(command, self.at, before, Step(self.table, events)))
        return events


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    "script",
    [
        "all call, all check, all check, all check, 2 shows, 3 mucks anyway, 1 mucks anyway",
        "1 all-in, 2 all-in, 3 folds",
        "1 raises 60, 2 calls, 3 calls, 2 bets 100, 3 calls, 1 folds, all check, all check,"
        " 2 shows, 3 mucks anyway",
        "1 raises 60, 2 folds, 3 folds",
    ],
    ids=["mucked", "run out", "called and mucked", "uncontested"],
)
def test_only_mucked_and_undealt_cards_differ(script: str, seed: int) -> None:
    """After a whole hand with a showdown only mucked, folded, burned and undealt cards differ;
    no viewer can tell."""
    game = _Noted(3, button=1)
    start = game.table
    game.deal({1: "5c 6d", 2: "As Ad", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play(script)
    assert not game.table.is_in_hand
    for viewer in (None, *(o.person for o in start.occupants)):
        chance = Random(seed)  # noqa: S311
        commands = with_other_cards(game.said, viewer, chance)
        deal, other = game.said[0].command, commands[0]
        assert isinstance(deal, c.StartHand)
        assert isinstance(other, c.StartHand)
        assert deal.deck != other.deck
        assert sorted(other.deck.content) == list(STANDARD_DECK)
        table = start
        for one, command in zip(game.said, commands, strict=True):
            outcome = give(table, command, one.at)
            assert given_to(viewer, one) == given_to(viewer, Said(command, one.at, table, outcome))
            table = outcome.table if isinstance(outcome, Step) else table


@pytest.mark.parametrize("hidden", ["As Ad", "5c 6d"], ids=["better", "worse"])
@pytest.mark.parametrize("shown", ["Qs Qd", None], ids=["one shown", "none shown"])
def test_an_idle_hand_is_held_against_tabled_hands_alone(hidden: str, shown: str | None) -> None:
    """Whether an idle hand is tabled or mucked tells nothing of a hand still face down."""
    game = Game(3, button=1)
    game.deal({1: hidden, 2: shown or "8c 8d", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("all call, all check, all check, all check")
    game.play("2 shows" if shown else "2 mucks anyway")
    assert game.to_act == 3
    game.run_deadline()
    assert 3 in game.shown
