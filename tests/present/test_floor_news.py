"""News of rulings and pauses, and the floor's page, as they are read (Cooke 1.01, 10.18)."""

import re

from core.cards import STANDARD_DECK, card_text
from core.ids import PersonId, Seat
from core.notation.spoken_penalties import PENALTIES
from core.notation.spoken_rulings import SPOKEN
from core.present import Document, floor_page, log
from core.present.answers.examples import EXAMPLES
from core.present.documents import plain
from core.present.floor.floor_page import FloorCard
from core.present.floor.penalty_form import penalty_form
from core.present.floor.ruling_form import ruling_form
from core.table import commands as c
from core.table.events import TableEvent
from core.table.floor.offering import offers_of_floor
from core.view import look
from core.view.facts import facts_of
from core.view.floor import floor_view
from tests.play import Game, person

FLO = PersonId("flo")


def dealt() -> Game:
    """Four players before the first act."""
    game = Game(4, button=1)
    game.deal()
    return game


def news(game: Game, command: c.TableCommand) -> list[str]:
    """What the channel reads of ``command``, line by line."""
    before = len(game.events)
    game.do(command)
    events: tuple[TableEvent, ...] = tuple(game.events[before:])
    document = log(events, look(game.table, None))
    assert document is not None
    return [line for line in plain(document).splitlines() if line]


def page(game: Game, reports: int = 0) -> Document:
    """The floor's page now."""
    card = FloorCard(
        floor_view(game.table),
        facts_of(game.table),
        offers_of_floor(game.table, game.at, FLO),
        reports,
    )
    return floor_page(look(game.table, None), card)


def rules(act: c.RulingAct) -> c.Rule:
    """``act`` ruled by Flo."""
    return c.Rule(FLO, "Flo", act, "she said so")


def test_a_dead_hand_is_told_once() -> None:
    """The ruling says it; a hand that dies without one is told by itself."""
    told = news(dealt(), rules(c.KillHand(FLO, Seat(2))))
    assert told[0] == "Ruling by Flo: the hand of P2 is dead: “she said so”."
    assert not any(line == "The hand of P2 is dead." for line in told)
    assert "The hand of P2 is dead." in news(dealt(), c.KillHand(FLO, Seat(2)))


def test_a_call_in_a_pause() -> None:
    """Nothing goes on by itself, neither when the floor is called nor when it has heard the call;
    without a pause it does."""
    game = dealt()
    game.do(rules(c.PauseTable(FLO)))
    (called, *_) = news(game, c.Object(person(2), "hurry up"))
    assert called == "P2 objects: “hurry up”. The floor has paused the table already."
    assert "at the latest" not in plain(page(game))
    heard = news(game, rules(c.SettleObjection(FLO)))
    assert "The floor has heard the objection; the table is still paused." in heard
    game = dealt()
    (called, *_) = news(game, c.Object(person(2), "hurry up"))
    assert "at the latest" in called
    assert "play goes on" in news(game, rules(c.SettleObjection(FLO)))[1]


def test_what_waits_for_the_floor() -> None:
    """A pause and a report wait; with neither nothing does."""
    game = dealt()
    assert plain(page(game)).startswith("Nothing waits for the floor.")
    assert plain(page(game, reports=2)).startswith("For the floor\n\n2 reports of conduct wait.")
    game.do(rules(c.PauseTable(FLO)))
    shown = page(game)
    assert plain(shown).startswith("For the floor\n\nThe floor has paused the table.")
    labels = [button.label for row in shown.buttons for button in row]
    assert labels[0] == "Resume"
    assert labels.count("Resume") == 1


CARD = re.compile(rf"\b(?:{'|'.join(map(card_text, STANDARD_DECK))})\b")


def test_no_hint_of_the_floors_reads_as_a_card() -> None:
    """A length of time is no deuce of hearts: not in a form, nor in an example of what is said."""
    view = look(dealt().table, None)
    forms = (
        *(ruling_form(view, one) for one in SPOKEN),
        *(penalty_form(view, one) for one in PENALTIES),
    )
    words = [f"{field.label} {field.hint}" for form in forms for field in form.fields]
    words += [EXAMPLES[said] for said in EXAMPLES if said.startswith(("ruling", "penalt"))]
    assert len(words) > len(forms)
    assert [one for one in words if CARD.search(one)] == []
    assert CARD.search("2h, 7d")
