"""Which letters a hand of a game makes necessary, beyond its board and the first cards."""

from core.engine.mail.letters import Letter, State
from core.engine.mail.mailing import letters_after
from core.engine.mail.news import told
from core.engine.time.timekeeper import notice_at
from core.hand.events import HandStarted
from core.ids import PersonId
from core.present.documents import Slot
from core.table import Step
from core.table.events import RotationTurned
from tests.play import Game, person


def letters(game: Game, events: int) -> list[Letter]:
    """What has to be sent for everything that happened since the first ``events``."""
    numbers = iter(range(1, 1000))

    def pen(**fields: object) -> Letter:
        return Letter(next(numbers), **fields)  # type: ignore[arg-type]

    def is_shut(who: PersonId) -> bool:
        return who == person(3)

    step = Step(game.table, tuple(game.events[events:]))
    return list(letters_after(step, pen, is_shut))


def private(game: Game, events: int) -> list[tuple[PersonId, State]]:
    """To whom cards are sent."""
    return [(PersonId(letter.to), letter.state) for letter in letters(game, events)
            if letter.slot is Slot.PRIVATE_HAND]  # fmt: skip


def test_drawn_cards_are_sent_to_whoever_drew() -> None:
    """Once the next player has chosen the cards are there: a letter to each who got some."""
    game = Game(seats=3, game="five_card_draw", bets=(15, 30))
    game.deal({1: "Ah Kh Kd 2c 3c", 2: "9s 9d 3h 3s 7h", 3: "7c 5h 8h 6h Tc"})
    game.play("2 bets 15, 3 calls, 1 calls")
    before = len(game.events)
    game.play("2 draws 7h")
    assert private(game, before) == []
    game.play("3 draws Tc")
    assert private(game, before) == [(person(2), State.WAITING)]
    before = len(game.events)
    game.play("1 pats")
    assert private(game, before) == [(person(3), State.BLOCKED)]


def test_the_last_card_of_stud_is_sent_too() -> None:
    """Seventh street is dealt down: everybody who is in gets a letter, whoever folded none."""
    game = Game(seats=3, game="seven_card_stud", bets=(15, 30))
    game.deal({1: "Ah Kh Kd", 2: "7c 3c 9d", 3: "9c 9s 2d"})
    assert len(private(game, 0)) == 3
    game.play("3 brings in, 1 completes, 2 folds, 3 calls")
    before = len(game.events)
    game.play("all check, all check, all check")
    assert {who for who, _ in private(game, before)} == {person(1), person(3)}


def test_a_change_of_games_is_news() -> None:
    """The channel is told when the next game of a rotation begins."""
    game = Game(seats=2, game="horse", bets=(15, 30))
    game.deal()
    for _ in range(2):
        game.next_hand()
    turned = [event for event in told(game.events, game.table) if isinstance(event, RotationTurned)]
    assert [event.game for event in turned] == ["texas_holdem", "omaha_hilo"]
    assert any(isinstance(event, HandStarted) for event in game.events)


def test_all_who_choose_are_told_that_it_is_their_turn() -> None:
    """While discards are chosen a notice is due although nobody in particular is to act."""
    game = Game(seats=2, game="pineapple", blinds=(5, 10))
    game.deal()
    game.play("1 calls, 2 checks")
    assert game.to_act is None
    assert notice_at(game.table) is not None
