"""The worked hand of every game, dealt and played to its pot through the engine."""

import pytest

from core.chips import CHIP
from core.games import GAMES, GameSpec
from core.games.spec import DealDown, DealUp, Forced
from core.hand import commands as h
from core.hand.menu import Menu
from core.hand.state import Betting, Choosing, Drawing
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.rulebook import Example, game_entries
from core.table.commands import TableCommand
from tests.play import Game, got_of, person

ANTE = 1


class Played:
    """A table at which the players of the example put in its pot, and others their antes.

    Everybody antes a chip, or there are blinds; one bet makes up the rest.  Whoever is not in
    the example folds to it: so many that the pot comes out even.
    """

    def __init__(self, game: GameSpec, example: Example) -> None:
        self.names = list(example.hands)
        count = len(self.names)
        house: Overrides = {}
        self.is_blind = Forced.ANTES not in game.forced and Forced.BRING_IN not in game.forced
        if game.forced_setting is not None and not self.is_blind:
            house[game.forced_setting] = Forced.ANTES.value
        if game.joker is not None:
            house[game.joker.setting] = any("Jk" in hand for hand in example.hands.values())
        others = 0 if self.is_blind else example.pot % count
        antes = 0 if self.is_blind else ANTE * (count + others)
        bet, rest = divmod(example.pot - antes, count)
        assert rest == 0
        # A game that turns low is not opened, and a bet goes with the turn (Cooke 7.20).
        self.is_bet = self.is_blind or bool(example.evaluation)
        self.spec, self.hands = game, [hand.split() for hand in example.hands.values()]
        self.game = Game(
            count + others, game=game.id, bets=(bet, 2 * bet), settings=house,
            ante=None if self.is_blind else ANTE,
            bring_in=ANTE if game.bring_in is not None else None,
        )  # fmt: skip
        self.game.deal(
            {**dict(enumerate(example.hands.values(), 1)), **self._others(game, count, others)},
            rows_of(example),
        )

    def _others(self, game: GameSpec, count: int, others: int) -> dict[int, str]:
        """Seats beyond the example; in stud the upcard is one that does not have to open."""
        doors = ("Th Td Ad", "8s Tc Kh") if game.upcards else ("", "")
        return {count + place: doors[place - 1] for place in range(1, others + 1)}

    def play(self) -> dict[str, int]:
        """Play it out; what each of the example has been pushed in whole chips."""
        while self.game.table.is_in_hand:
            self._go_on()
        got: dict[str, int] = {}
        for award in self.game.hand.awards:
            for seat, amount in got_of(award).items():
                name = self.names[seat - 1]
                got[name] = got.get(name, 0) + amount // CHIP
        return got

    def _go_on(self) -> None:
        hand = self.game.hand
        match hand.phase:
            case Betting(menu=menu):
                self._bet(menu)
            case Drawing(to_act=seat):
                self.game.do(h.DrawCards(person(seat)))
            case Choosing(waiting=waiting, count=count):
                # What the example does not name is the last card.
                held = len(self.game.player(waiting[0]).down.content)
                self.game.do(
                    h.MakeChoice(person(waiting[0]), tuple(range(held - count + 1, held + 1)))
                )
            case _:
                assert hand.to_act is not None
                self.game.do(h.Show(person(hand.to_act)))

    def _bet(self, menu: Menu) -> None:
        who = person(menu.seat)
        plays = menu.seat <= len(self.names)
        if menu.bring_in:
            self.game.do(h.Bet(who, menu.bring_in))
        elif plays and not self.is_bet and menu.may_raise:
            wager: TableCommand = (
                h.Bet(who, menu.raise_min) if menu.opens else h.RaiseTo(who, menu.raise_min)
            )
            try:
                self.game.do(wager)
                self.is_bet = True
            except Refusal as refusal:
                if refusal.reason is not Reason.OPENERS_WARNING:
                    raise
                self.game.do(h.Check(who))
        elif menu.may_check:
            self.game.do(h.Check(who))
        elif plays:
            self.game.do(h.Call(who))
        else:
            self.game.do(h.Fold(who))
            self._deal_on()

    def _deal_on(self) -> None:
        """Once the others have folded the further cards are still those of the example."""
        steps = [step for street in self.spec.streets[1:] for step in street.steps]
        if not self.spec.upcards or sum(p.is_in for p in self.game.hand.players) > len(self.hands):
            return
        at, wanted = len(self.game.hand.players[0].cards), []
        for step in steps:
            if isinstance(step, (DealUp, DealDown)):
                wanted += ["."] * step.burn
                wanted += [hand[at] for hand in self.hands]
                at += 1
        self.game.next_cards(" ".join(wanted))


def rows_of(example: Example) -> str | tuple[str, ...]:
    """The rows of community cards: two flops share the turn and the river."""
    if not example.board2:
        return example.board
    first, second = example.board.split(), example.board2.split()
    return (" ".join(first[:3]), " ".join(second[:3]), " ".join(first[3:]))


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.is_listed], ids=lambda game: game.id
)
def test_the_worked_hand_is_paid_as_the_book_says(game: GameSpec) -> None:
    """Dealt, bet, drawn and shown, the hand pays the example's pot as the example does."""
    example = game_entries()[game.id].example
    assert example is not None
    played = Played(game, example)
    assert played.play() == example.award
    pot = sum(award.amount for award in played.game.hand.awards)
    assert pot == example.pot * CHIP
