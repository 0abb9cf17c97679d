"""When the cards run short in stud: Cooke 5.04, 5.21, 5.22, the stud sheet 18 and 19."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.cards import parse_card
from core.hand import events as h
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.sealed import Sealed
from core.table.floor.misdeals.checking import is_in_order
from tests.play import Game
from tests.stud_table import deal_up, served, stud, to_showdown, to_street


def stub(game: Game) -> int:
    """Cards left in the deck."""
    return len(game.hand.deck.content) - game.hand.dealt


def burns(game: Game) -> int:
    """Cards burned and not shuffled again."""
    return len(game.hand.burns.content)


def folders(count: int, game: Game) -> tuple[int, ...]:
    """The first ``count`` seats that need not bring it in."""
    return tuple([seat for seat in range(1, 10) if seat != game.to_act][:count])


def dealt(seats: int, folds: int = 0, **settings: Any) -> Game:
    """A hand on sixth street: so many dealt in, so many of them folded on third street."""
    game = stud(seats, **settings)
    game.deal()
    to_street(game, 6, folds=folders(folds, game))
    return game


@pytest.mark.rule("cooke-5.21", 1)
@pytest.mark.rule("scs-18", 1)
def test_the_last_card_and_the_burns_serve_the_last_player() -> None:
    """Eight dealt, six live: stub 7, burns 3; five get theirs, one gets his from five cards."""
    game = dealt(8, folds=2)
    assert (stub(game), burns(game)) == (7, 3)
    to_street(game, 7)
    assert served(game) == ["burn", *["down"] * 5, "shuffle", "burn", "down"]
    assert game.last(h.StubShuffled).count == 5
    live = [player for player in game.hand.players if player.is_in]
    assert [len(player.cards) for player in live] == [7] * 6


@pytest.mark.rule("cooke-5.21", 2)
def test_a_burn_saved_on_sixth_street_gives_everybody_his_card() -> None:
    """Seven live of eight: no burn before sixth street, and none off the cards shuffled again."""
    game = dealt(8, folds=1)
    assert served(game) == ["no burn", *["up"] * 7]
    assert (stub(game), burns(game)) == (5, 2)
    to_street(game, 7)
    assert served(game) == ["burn", *["down"] * 3, "shuffle", *["down"] * 4]
    assert game.last(h.StubShuffled).count == 4
    assert stub(game) == 0


@pytest.mark.rule("cooke-5.21", 2)
def test_one_card_short_may_mean_a_community_card() -> None:
    """With the alternate sixth street is burned for as usual: stub 4, burn one, one card up."""
    game = dealt(8, folds=1, stud__seventh_short_by_one="community")
    assert served(game) == ["burn", *["up"] * 7]
    assert (stub(game), burns(game)) == (4, 3)
    to_street(game, 7)
    assert served(game) == ["common"]
    assert (stub(game), burns(game), len(game.hand.boards[0])) == (2, 4, 1)


@pytest.mark.rule("cooke-5.21", 3)
def test_seven_dealt_and_all_live() -> None:
    """Stub 7, burns 3: five cards, then five shuffled, of which one is burned and two dealt."""
    game = dealt(7)
    assert (stub(game), burns(game)) == (7, 3)
    to_street(game, 7)
    assert served(game) == ["burn", *["down"] * 5, "shuffle", "burn", "down", "down"]
    assert game.last(h.StubShuffled).count == 5
    assert all(len(player.cards) == 7 for player in game.hand.players)


@pytest.mark.rule("cooke-5.21", 4)
@pytest.mark.rule("scs-18", 1)
def test_eight_to_the_end_share_a_community_card() -> None:
    """Stub 1, burns 3: the four are shuffled, one is burned, one turned up for all."""
    game = dealt(8)
    assert (stub(game), burns(game)) == (1, 3)
    to_street(game, 7)
    assert served(game) == ["shuffle", "common"]
    assert game.last(h.StubShuffled).count == 4
    assert (stub(game), burns(game), len(game.hand.boards[0])) == (2, 1, 1)


@pytest.mark.rule("scs-18", 1)
def test_five_live_get_an_ordinary_seventh_street() -> None:
    """Eight dealt, five live: the stub of 10 does without any of it."""
    game = dealt(8, folds=3)
    assert stub(game) == 10
    to_street(game, 7)
    assert served(game) == ["burn", *["down"] * 5]


def test_the_live_hands_are_counted_again_on_seventh_street() -> None:
    """Eight on sixth street, four after a bet there: a burn was not saved, so one card for all."""
    game = dealt(8)
    first = game.to_act
    assert first is not None
    game.play(f"{first} bets 30")
    staying = [seat for seat in range(1, 9) if seat != first][:3]
    while game.hand.street == 3:
        game.play(f"{game.to_act} {'calls' if game.to_act in staying else 'folds'}")
    assert served(game) == ["shuffle", "common"]


def test_a_saved_burn_is_burned_after_all_when_somebody_folds() -> None:
    """Seven live on sixth street, six on seventh: now the cards suffice with a second burn."""
    game = dealt(8, folds=1)
    first = game.to_act
    game.play(f"{first} bets 30")
    game.play(f"{game.to_act} folds, all call")
    assert served(game) == ["burn", *["down"] * 3, "shuffle", "burn", *["down"] * 3]


def test_the_bottom_card_is_not_dealt() -> None:
    """The last card of the deck is shuffled with the burns, never dealt where it lay."""
    game = dealt(7)
    bottom = game.hand.deck.content[-1]
    to_street(game, 7)
    before = [event for event in game.events if isinstance(event, h.HoleCardsDealt)][-7:-2]
    assert all(bottom not in event.cards.content for event in before)
    assert bottom in game.last(h.StubShuffled).deck.content


def test_folded_hands_are_never_shuffled_in() -> None:
    """What folded players held is in nobody's hand afterwards, and not in the deck."""
    game = dealt(8, folds=2)
    muck = {card for player in game.hand.players if not player.is_in for card in player.cards}
    to_street(game, 7)
    assert not muck & set(game.last(h.StubShuffled).deck.content)
    held = [card for player in game.hand.players for card in player.cards]
    assert len(held) == len(set(held))


@pytest.mark.rule("cooke-5.21", 5)
def test_the_community_card_counts_for_who_acts_first() -> None:
    """A king in the middle makes K-5-3-2 a pair of kings, which acts before A-9-4-2."""
    game = stud(8, stud__seventh_short_by_one="community")
    boards = {1: "Ac 9d 4h 2s", 2: "Kc 5d 3h 2d", 3: "8c 7d 6h", 4: "8d 7h 6s", 5: "9c 7s 6c"}
    boards |= {6: "Tc 8h 6d", 7: "Jc 8s 5c", 8: "2c"}
    deal_up(game, boards, {8: "Kh Ks"})
    game.play("8 brings in, 1 calls, 2 calls, 3 calls, 4 calls, 5 calls, 6 calls, 7 completes")
    game.play("8 folds, all call")
    to_street(game, 6)
    assert game.to_act == 1
    game.play("1 checks, 2 checks, 3 checks, 4 checks, 5 checks, 6 checks")
    game.next_cards(". Kd")
    game.play("7 checks")
    assert (served(game)[-1], game.hand.boards[0]) == ("common", (parse_card("Kd"),))
    assert game.to_act == 2


@pytest.mark.rule("cooke-5.04", 2)
def test_nine_players_share_cards_from_sixth_street_on() -> None:
    """Stub 5 and two burns are too few for nine: a card for all, and one more on seventh street."""
    game = stud(9, seats__max_seven_card_stud=9)
    game.deal()
    to_street(game, 5)
    assert (stub(game), burns(game)) == (5, 2)
    to_street(game, 6)
    assert served(game) == ["common"]
    to_street(game, 7)
    assert served(game) == ["common"]
    assert len(game.hand.boards[0]) == 2
    assert [len(player.cards) for player in game.hand.players] == [5] * 9


@pytest.mark.rule("cooke-5.04")
def test_nine_may_sit_where_the_house_has_it() -> None:
    """At eight seats by default a table for nine is refused with the most there can be."""
    with pytest.raises(Refusal) as caught:
        stud(9)
    assert caught.value.reason is Reason.SEATS_IMPOSSIBLE
    assert caught.value.facts["most"] == 8


@pytest.mark.rule("cooke-5.22", 2)
def test_a_community_card_completes_the_hand() -> None:
    """Six cards of one's own and the one in the middle are a whole hand, and win the pot."""
    game = stud(8)
    game.deal()
    to_street(game, 7)
    to_showdown(game)
    assert all(len(player.cards) == 6 for player in game.hand.players)
    assert sum(amount for _, shares in game.pushed for amount in shares.values()) == 8 * 7


def short_of_a_card(seat: int) -> Game:
    """Two players on seventh street; by a faulty correction the one at ``seat`` has six cards."""
    game = stud(2, stacks={1: 200, 2: 200})
    game.deal({1: "Ah Ad Ac 9h 8d 3c 3s", 2: "Kh Qd 2c 7h 5d 4c Tc"})
    to_street(game, 7)
    players = list(game.hand.players)
    at = game.hand.seats.index(Seat(seat))
    left = Sealed(players[at].down.content[:-1], players[at].down.seats)
    players[at] = replace(players[at], down=left)
    game.table = replace(game.table, hand=replace(game.hand, players=tuple(players)))
    return game


@pytest.mark.rule("cooke-5.22", 1)
@pytest.mark.rule("scs-19", 1)
def test_six_cards_cannot_win_at_the_showdown() -> None:
    """Aces full in six cards are dead; king high in seven takes the pot."""
    game = short_of_a_card(1)
    game.play("all check")
    assert game.last(h.HandKilled).seat == 1
    assert game.pushed == [(0, {2: 14})]


@pytest.mark.rule("cooke-5.22", 3)
def test_cards_are_not_counted_when_nobody_calls() -> None:
    """A pot won by a bet that nobody matched goes to six cards as well."""
    game = short_of_a_card(1)
    game.play("1 bets 30, 2 folds")
    assert game.pushed == [(0, {1: 14})]
    assert not game.all(h.HandKilled)


@pytest.mark.rule("cooke-5.26")
def test_ten_players_of_five_card_stud() -> None:
    """All ten stay: a stub of 10 serves eight, the last card and three burns the other two."""
    game = stud(10, "five_card_stud")
    game.deal()
    to_street(game, 4)
    assert (stub(game), burns(game)) == (10, 2)
    to_street(game, 5)
    assert served(game) == ["burn", *["up"] * 8, "shuffle", "burn", "up", "up"]
    assert stub(game) == 1


@pytest.mark.rule("cooke-5.19")
@pytest.mark.parametrize("seats", [7, 8, 9])
@pytest.mark.parametrize("folds", [0, 1, 2])
@pytest.mark.parametrize("alternate", ["save_burn", "community"])
def test_no_street_of_a_short_deck_is_taken_for_misdealt(
    seats: int, folds: int, alternate: str
) -> None:
    """Restored on any street, with a burn saved, cards shared or shuffled again, the hand has
    nothing in it that the dealer would move."""
    game = stud(seats, stud__seventh_short_by_one=alternate, seats__max_seven_card_stud=9)
    game.deal()
    gone = folders(folds, game)
    for street in range(3, 8):
        to_street(game, street, folds=gone)
        assert is_in_order(game.table)


@pytest.mark.rule("cooke-5.19")
@pytest.mark.parametrize("seats", [8, 9, 10])
def test_no_street_of_many_players_of_five_card_stud_is_taken_for_misdealt(seats: int) -> None:
    """The same for five cards each."""
    game = stud(seats, "five_card_stud")
    game.deal()
    for street in range(2, 6):
        to_street(game, street)
        assert is_in_order(game.table)
