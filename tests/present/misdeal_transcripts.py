"""Golden transcripts of deals that go wrong: what players and the channel read of it."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from core.cards import STANDARD_DECK, parse_card
from core.games.spec import Structure
from core.hand.misdeals.causes import Cause
from core.ids import Seat
from core.present import private_hand
from core.sealed import Sealed
from core.table import commands as c
from core.table.floor.misdeals.errors import DealError
from tests.play import ADMIN, Game, person
from tests.present.law_transcripts import Law
from tests.rules.misdealt import unposted
from tests.rules.straddled import owing_both


def misdeals() -> str:
    """The dealer's own deal, one that the floor calls, one too late, and one a player calls."""
    t = Law(Game(4, button=4))
    t.tells(t.game.do(c.StartHand(Sealed(STANDARD_DECK[1:]), Sealed(STANDARD_DECK))))
    t.game.deal({3: "As Ah"})
    t.game.play("3 calls")
    t.gives(c.CallMisdeal(ADMIN, Cause.WRONG_CARDS, Seat(3)), "The floor calls a misdeal")
    t.document("P3 looks at his old cards", private_hand(t.game.view(3)))
    t.game.deal()
    t.game.play(f"{t.game.to_act} calls")
    t.game.play(f"{t.game.to_act} calls")
    t.gives(c.CallMisdeal(ADMIN, Cause.TOO_MANY), "The floor calls one too late")
    t.game = Game(
        3, game="five_card_draw", bets=(10, 20), structure=Structure.FIXED, button=3,
        settings={"deal.misdeal": "next_dealer"},
    )  # fmt: skip
    t.game.deal({1: "As", 2: "Kh"})
    t.gives(c.ExposeCard(ADMIN, Seat(1), parse_card("As")), "The floor: a card of P1 was seen")
    t.gives(c.ExposeCard(ADMIN, Seat(2), parse_card("Kh")), "The floor: one of P2, too")
    t.gives(c.DemandMisdeal(person(2)), "P2 presses Misdeal")
    return t.text()


def dealer_errors() -> str:
    """What the dealer puts right himself, what calls the floor, and who is asked for a post."""
    t = Law(Game(3, button=3))
    t.game.deal()
    t.game.play("3 calls, 1 calls, 2 checks")
    hand = t.game.hand
    flop = hand.deck.content[6:9]
    unburned = replace(hand, burns=Sealed(()), boards=(flop,), dealt=9)
    t.game.table = replace(t.game.table, hand=unburned)
    missed = c.ReportIrregularity(ADMIN, DealError.BURN_MISSED)
    t.gives(missed, "The floor: no card was burned before the flop")
    t.says(2, "object the burn changes the turn")
    t.passes()
    t.gives(c.ReportIrregularity(ADMIN, DealError.CARDS_LOST, Seat(2)), "P2 has lost his cards")
    t.document("P1 looks at his hand", private_hand(t.game.view(1)))
    t.passes()
    t.game = owing_both()
    t.game.play("4 posts")
    t.game.deal()
    unposted(t.game, 4)
    late = c.ReportIrregularity(ADMIN, DealError.DEALT_UNPOSTED, Seat(4))
    t.gives(late, "P4 was dealt in without a post")
    t.gives(c.AnswerPost(person(1), posts=True), "P1 presses Post")
    t.gives(c.AnswerPost(person(4), posts=True), "P4 presses Post")
    return t.text()


MISDEAL_TRANSCRIPTS: Mapping[str, Callable[[], str]] = {
    "misdeals": misdeals,
    "dealer_errors": dealer_errors,
}
