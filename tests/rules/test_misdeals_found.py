"""Misdeals that the dealer finds himself, in his own deal or in a hand that was restored."""

import pytest
from msgspec.structs import replace

from core.cards import STANDARD_DECK, parse_card
from core.hand import events as h
from core.hand.commands import Prompt
from core.hand.misdeals.causes import Cause
from core.hand.state import Standing
from core.house.values import Value
from core.ids import PersonId, Seat
from core.present import log
from core.present.documents import Verb, plain
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from core.table.events import ButtonDrawn, NextHandDue
from core.table.floor.misdeals.checking import is_in_order
from core.table.floor.misdeals.events import DealRepaired, MisdealCalled
from tests.play import ADMIN, Game, person
from tests.rules.misdealt import dealt_to, look_through, places, unposted
from tests.stud_table import deal_up, stud


def three(**settings: Value) -> Game:
    """Three players, the button in seat 3, so that c1 goes to seat 1."""
    house = {key.replace("__", "."): value for key, value in settings.items()}
    game = Game(3, button=3, settings=house)
    game.deal()
    return game


def found(game: Game) -> Cause:
    """The misdeal that the dealer finds in the restored hand; all chips are back."""
    assert not is_in_order(game.table)
    look_through(game)
    called = game.last(MisdealCalled)
    assert called.by is None
    assert game.hand.is_void
    assert game.last(NextHandDue).at == game.at
    return called.cause


# his own deal, before any card is sent out


@pytest.mark.rule("cooke-14.20.j", 1)
def test_a_deck_of_51_is_found_before_the_first_card() -> None:
    """The blinds stay with whom they are due, nobody gets a card, and it is dealt again at once."""
    game = Game(3, button=3)
    draw = Sealed(STANDARD_DECK)
    game.do(c.StartHand(Sealed(STANDARD_DECK[1:]), draw))
    assert game.last(MisdealCalled).cause is Cause.DECK_INCOMPLETE
    assert game.of_hand(h.HoleCardsDealt) == []
    (drawn,) = game.all(ButtonDrawn)
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1000] * 3
    game.deal()
    assert game.all(ButtonDrawn) == [drawn]
    assert game.hand.button == drawn.seat


@pytest.mark.rule("cooke-14.20.a", 1)
def test_from_a_deck_that_is_not_sealed_no_card_is_dealt() -> None:
    """A seat may look into it: it is put away, and nobody gets a card of it."""
    game = Game(3, button=3)
    game.do(c.StartHand(Sealed(STANDARD_DECK, (Seat(1),)), Sealed(STANDARD_DECK)))
    assert game.last(MisdealCalled).cause is Cause.NOT_SHUFFLED
    assert game.of_hand(h.HoleCardsDealt) == []
    assert game.hand.is_void


@pytest.mark.rule("cooke-14.20.j", 1)
@pytest.mark.parametrize("card", [1, 52])
def test_a_card_that_is_there_twice_or_strange_is_found(card: int) -> None:
    """A double in the place of another, and one that belongs to no such deck."""
    game = Game(3, button=3)
    strange = parse_card("Jk") if card > 51 else STANDARD_DECK[card]
    deck = Sealed((strange, *STANDARD_DECK[1:]))
    game.do(c.StartHand(deck, Sealed(STANDARD_DECK)))
    assert game.last(MisdealCalled).cause is Cause.DECK_INCOMPLETE


@pytest.mark.rule("cooke-14.20")
@pytest.mark.parametrize("name", ["texas_holdem", "omaha", "five_card_draw", "seven_card_stud"])
def test_a_proper_deal_is_let_alone(name: str) -> None:
    """The dealer finds nothing in it, nor has it anything to be put right."""
    game = Game(4, game=name, bets=(10, 20), button=2)
    game.deal()
    assert game.all(MisdealCalled) == []
    assert is_in_order(game.table)
    assert game.refused(c.InspectDeal()).reason is Reason.NOTHING_TO_CORRECT
    assert game.refused(c.FixDeal(ADMIN)).reason is Reason.NOTHING_TO_CORRECT


# a hand that was restored


@pytest.mark.rule("cooke-14.20.b", 2)
def test_behind_a_dead_button_the_next_player_is_the_first() -> None:
    """The button is dead on empty seat 3: the first card to seat 4 is right."""
    game = Game(6, button=1, taken=(1, 2, 3, 4, 5, 6))
    game.deal()
    game.play("3 leaves")
    game.next_hand()
    game.next_hand()
    assert game.places.startswith("B[3]")
    assert game.hand.seats[0] == 4
    assert is_in_order(game.table)


@pytest.mark.rule("cooke-14.20.b", 3)
def test_heads_up_the_first_card_to_the_button_is_a_misdeal() -> None:
    """Two players, the button in seat 1: c1 belongs to seat 2."""
    game = Game(2, button=1)
    game.deal()
    assert places(game, 2) == [1, 3]
    dealt_to(game, [1, 2, 1, 2])
    assert found(game) is Cause.WRONG_FIRST


@pytest.mark.rule("cooke-14.20.c", 1)
def test_two_cards_astray_in_a_restored_hand_go_where_they_belong() -> None:
    """Nobody has acted or got his cards: c5 and c6 change places, and the hand goes on."""
    game = three()
    dealt_to(game, [1, 2, 3, 1, 3, 2])
    look_through(game)
    assert [places(game, seat) for seat in (1, 2, 3)] == [[1, 4], [2, 5], [3, 6]]
    assert game.last(DealRepaired).by is None
    game.play("3 calls, 1 calls, 2 checks")
    assert game.hand.boards[0] == game.hand.deck.content[7:10]


@pytest.mark.rule("cooke-14.20.d", 1)
def test_the_big_blind_without_cards_is_a_misdeal() -> None:
    """He has posted 20 and got none: his blind is due again with the redeal."""
    game = three()
    dealt_to(game, [1, 3, 1, 3])
    assert found(game) is Cause.LEFT_OUT
    game.deal()
    assert game.places == "B3 SB1 BB2"
    assert game.stack(2) == 980


@pytest.mark.rule("cooke-14.20.e", 1)
def test_the_surplus_last_card_is_burned() -> None:
    """The button got c7 as a third card: it is the burn, and the flop is c8 c9 c10."""
    game = three()
    dealt_to(game, [1, 2, 3, 1, 2, 3, 3])
    look_through(game)
    deck = game.hand.deck.content
    assert places(game, 3) == [3, 6]
    game.play("3 calls, 1 calls, 2 checks")
    assert game.hand.burns.content == (deck[6],)
    assert game.hand.boards[0] == deck[7:10]


@pytest.mark.rule("cooke-14.20.f", 1)
def test_the_missing_last_card_comes_off_the_deck() -> None:
    """The button has one card: c6 is his, and the flop is what it would have been."""
    game = three()
    dealt_to(game, [1, 2, 3, 1, 2])
    look_through(game)
    deck = game.hand.deck.content
    assert places(game, 3) == [3, 6]
    game.play("3 calls, 1 calls, 2 checks")
    assert (game.hand.burns.content, game.hand.boards[0]) == ((deck[6],), deck[7:10])


@pytest.mark.rule("cooke-14.20.f", 2)
@pytest.mark.rule("cooke-14.20.e", 3)
@pytest.mark.rule("cooke-14.20.k", 1)
@pytest.mark.parametrize(
    ("to", "cause"),
    [
        ([1, 2, 3, 2, 3], Cause.TOO_FEW),
        ([1, 1, 2, 3, 1, 2, 3], Cause.TOO_MANY),
        ([1, 2, 3, 1, 2, 3, 1, 2], Cause.LATER_CARDS),
    ],
)
def test_other_wrong_numbers_in_a_restored_hand_are_misdeals(to: list[int], cause: Cause) -> None:
    """One short, one long in the middle, and two cards of the flop."""
    game = three()
    dealt_to(game, to)
    assert found(game) is cause


@pytest.mark.rule("cooke-14.20.j", 2)
@pytest.mark.rule("cooke-14.12", 4)
def test_51_cards_found_later_are_a_fouled_deck() -> None:
    """Found on the turn: no misdeal any more, and everything goes back."""
    game = three()
    game.play("3 calls, 1 calls, 2 checks, 1 bets 50, 2 calls, 3 calls")
    stub = game.hand.deck.content
    game.table = replace(game.table, hand=replace(game.hand, deck=Sealed(stub[:-1])))
    assert not is_in_order(game.table)
    look_through(game)
    assert game.hand.is_void
    assert game.all(MisdealCalled) == []
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1000] * 3


@pytest.mark.rule("cooke-14.20.l", 1)
def test_a_blind_that_was_not_posted_is_a_misdeal() -> None:
    """The big blind's post failed and he has cards: he posts with the redeal."""
    game = three()
    unposted(game, 2)
    assert game.pot == 10
    assert found(game) is Cause.NOT_POSTED
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1000] * 3
    game.deal()
    assert game.posts == {1: 10, 2: 20}


@pytest.mark.rule("cooke-14.20.l", 2)
def test_by_the_house_the_hand_without_a_post_is_dead() -> None:
    """Its owner can win nothing, and the others go on with their cards."""
    game = three(deal__unposted_dealt_in="dead_hand")
    unposted(game, 2)
    before = game.player(1).cards
    look_through(game)
    assert game.player(2).standing is Standing.FOLDED
    assert game.player(1).cards == before
    assert game.to_act == 3


@pytest.mark.rule("cooke-14.20.l", 4)
@pytest.mark.rule("scs-16.5", 1, 2)
def test_in_stud_the_hand_without_an_ante_is_killed() -> None:
    """Five antes of 2 are in; P4's 2h would bring it in: he may not act, and P1's 3c does."""
    game = stud(6)
    deal_up(game, {1: "3c", 2: "Kd", 3: "9s", 4: "2h", 5: "Jc", 6: "7d"})
    unposted(game, 4)
    cards = {seat: game.player(seat).cards for seat in (1, 2, 3, 5, 6)}
    look_through(game)
    assert game.pot == 10
    assert game.player(4).standing is Standing.FOLDED
    assert (game.to_act, game.menu.bring_in) == (1, 5_00)
    assert {seat: game.player(seat).cards for seat in (1, 2, 3, 5, 6)} == cards


@pytest.mark.rule("hoyle-misdeal", 3)
@pytest.mark.parametrize(
    ("setting", "short", "is_misdeal"),
    [
        ("any", 2, True),
        ("more_than_one", 2, False),
        ("more_than_one", 3, False),
        ("more_than_two", 2, False),
        ("more_than_two", 3, True),
    ],
)
def test_how_many_wrong_hands_make_a_misdeal(setting: str, short: int, is_misdeal: bool) -> None:
    """Five players of draw poker, some with four cards: those are repaired from the deck.  By the
    USPC laws more than one hand is a misdeal only with too many."""
    game = Game(
        5, game="five_card_draw", bets=(10, 20), button=5,
        settings={"deal.misdeal_wrong_hands": setting},
    )  # fmt: skip
    game.deal()
    order = [1, 2, 3, 4, 5] * 5
    dealt_to(game, [seat for at, seat in enumerate(order) if at not in range(20, 20 + short)])
    look_through(game)
    assert bool(game.all(MisdealCalled)) is is_misdeal
    if not is_misdeal:
        assert {len(game.player(seat).cards) for seat in range(1, 6)} == {5}


@pytest.mark.rule("uspc-law-too-few-hands", 1)
@pytest.mark.parametrize("setting", ["redeal_before_action", "refund_ante"])
def test_who_was_dealt_out(setting: str) -> None:
    """Seat 2 anted 1 and got no cards: a redeal, or the 1 goes back and the hand goes on."""
    game = Game(
        3, game="five_card_draw", bets=(5, 10), ante=1, button=3,
        settings={"deal.omitted_player": setting},
    )  # fmt: skip
    game.deal()
    dealt_to(game, [1, 3] * 5)
    look_through(game)
    if setting == "redeal_before_action":
        assert game.last(MisdealCalled).cause is Cause.LEFT_OUT
    else:
        assert game.all(MisdealCalled) == []
        assert (game.stack(2), game.pot) == (1000, 2)
        assert game.player(2).standing is Standing.FOLDED
        game.play(f"{game.to_act} bets 5")


# cards that were exposed in the deal


def expose(seat: int, card: str, *, by_owner: bool = False) -> c.ExposeCard:
    """The floor tells that others have seen ``card``."""
    return c.ExposeCard(ADMIN, Seat(seat), parse_card(card), by_owner)


def holdem() -> Game:
    """Three players with known cards, the button in seat 3."""
    game = Game(3, button=3)
    game.deal({1: "As Ks", 2: "Ah Kh", 3: "Ad Kd"})
    return game


@pytest.mark.rule("cooke-14.20.g", 1, 2)
@pytest.mark.parametrize(("seat", "card"), [(1, "As"), (2, "Ah")])
def test_the_first_two_cards_exposed_by_the_dealer(seat: int, card: str) -> None:
    """c1 and c2 of hold'em: a misdeal at once."""
    game = holdem()
    game.do(expose(seat, card))
    assert game.last(MisdealCalled).cause is Cause.FIRST_EXPOSED


@pytest.mark.rule("cooke-14.20.g", 3)
@pytest.mark.rule("cooke-14.09", 1)
def test_the_third_card_exposed_is_replaced_and_is_the_burn() -> None:
    """c3 was the button's first: he gets c7, c3 is the burn, and the flop is c8 c9 c10."""
    game = holdem()
    deck = game.hand.deck.content
    game.do(expose(3, "Ad"))
    assert set(game.player(3).cards) == {deck[5], deck[6]}
    game.play("3 calls, 1 calls, 2 checks")
    assert (game.hand.burns.content, game.hand.boards[0]) == ((deck[2],), deck[7:10])


@pytest.mark.rule("cooke-14.20.g", 4)
@pytest.mark.rule("cooke-14.09", 3)
def test_a_card_that_its_owner_posts_stays_his() -> None:
    """c1, shown by its owner: everybody sees it, and nothing is replaced."""
    game = holdem()
    game.do(expose(1, "As", by_owner=True))
    assert parse_card("As") in game.player(1).cards
    assert game.last(h.CardsExposed).cards == (parse_card("As"),)


@pytest.mark.rule("cooke-14.20.h", 1)
def test_two_exposed_cards_to_be_replaced() -> None:
    """c3 and c5: with the second it is a misdeal, until there has been action."""
    game = holdem()
    game.do(expose(3, "Ad"))
    game.do(expose(2, "Kh"))
    assert game.last(MisdealCalled).cause is Cause.TWO_EXPOSED


@pytest.mark.rule("cooke-14.20.h", 3)
def test_two_high_cards_of_lowball_exposed() -> None:
    """9d is replaced; Qh would have to be too: a misdeal."""
    game = Game(4, game="ace_to_five_lowball", bets=(10, 20))
    game.deal({4: "9d Qh 2c", 2: "4d 6h"})
    game.do(expose(2, "4d"))
    game.do(expose(2, "6h"))
    game.do(expose(4, "9d"))
    assert game.all(MisdealCalled) == []
    game.do(expose(4, "Qh"))
    assert game.last(MisdealCalled).cause is Cause.TWO_EXPOSED


@pytest.mark.rule("cooke-14.20.h")
def test_after_action_an_exposed_card_is_merely_shown() -> None:
    """Two have acted: nothing is replaced in hold'em any more."""
    game = holdem()
    game.play("3 calls, 1 calls")
    game.do(expose(2, "Ah"))
    assert parse_card("Ah") in game.player(2).cards
    assert game.last(h.CardsExposed).cards == (parse_card("Ah"),)


# two cards that have to be kept (USPC, Hoyle)


def two_faced(dealer: str) -> Game:
    """High draw: the dealer has exposed a card of seat 1 and one of seat 2; both are kept."""
    game = Game(
        4, game="five_card_draw", bets=(10, 20), button=4, settings={"deal.misdeal": dealer}
    )
    game.deal({1: "As", 2: "Kh", 3: "Qd"})
    game.do(expose(1, "As"))
    assert game.refused(c.DemandMisdeal(person(1))).reason is Reason.NOTHING_TO_CORRECT
    game.do(expose(2, "Kh"))
    assert game.all(MisdealCalled) == []
    return game


@pytest.mark.rule("hoyle-misdeal", 1)
@pytest.mark.parametrize("seat", [1, 2])
def test_either_who_was_dealt_a_card_face_up_may_call_a_misdeal(seat: int) -> None:
    """By the older laws; the button moves one seat."""
    game = two_faced("next_dealer")
    assert game.refused(c.DemandMisdeal(person(3))).reason is Reason.NOTHING_TO_CORRECT
    assert game.refused(c.DemandMisdeal(PersonId("rail"))).reason is Reason.NOT_IN_HAND
    game.do(c.DemandMisdeal(person(seat), Prompt(game.hand.number, game.hand.action)))
    called = game.last(MisdealCalled)
    assert (called.cause, called.by, called.seat) == (Cause.TWO_EXPOSED, person(seat), seat)
    game.deal()
    assert game.hand.button == 1


@pytest.mark.rule("hoyle-misdeal", 2)
@pytest.mark.rule("uspc-law-misdeal-causes", 2)
def test_one_card_face_up_is_no_misdeal() -> None:
    """It is kept and plays; nor do two that their owners have shown themselves count."""
    game = Game(
        4, game="five_card_draw", bets=(10, 20), button=4, settings={"deal.misdeal": "next_dealer"}
    )
    game.deal({1: "As Ks", 2: "Kh"})
    game.do(expose(1, "As"))
    game.do(expose(1, "Ks", by_owner=True))
    game.do(expose(2, "Kh", by_owner=True))
    assert game.refused(c.DemandMisdeal(person(1))).reason is Reason.NOTHING_TO_CORRECT
    assert parse_card("As") in game.player(1).cards


@pytest.mark.rule("hoyle-misdeal")
def test_by_cooke_they_merely_play() -> None:
    """Nor may it be called once two have acted."""
    game = two_faced("same_dealer")
    assert game.refused(c.DemandMisdeal(person(1))).reason is Reason.NOTHING_TO_CORRECT
    game = two_faced("next_dealer")
    stale = c.DemandMisdeal(person(1), Prompt(9, 1))
    assert game.refused(stale).reason is Reason.STALE
    game.play("1 checks, 2 checks")
    assert game.refused(c.DemandMisdeal(person(1))).reason is Reason.MISDEAL_TOO_LATE


def test_who_may_call_it_gets_a_button() -> None:
    """The line in the channel says what was exposed, and offers the misdeal with the second."""
    game = two_faced("next_dealer")
    events = [game.of_hand(h.CardsExposed)[-1]]
    document = log(events, game.view())
    assert document is not None
    (row,) = document.buttons
    assert [button.press.verb for button in row] == [Verb.MISDEAL]
    assert "was exposed in the deal, and is kept" in plain(document)
    assert log(game.of_hand(h.CardsExposed)[:1], game.view()) is not None
