"""Streets of stud whose cards went astray: Cooke 5.19, the stud sheet 16 to 16.6."""

import pytest
from msgspec.structs import replace

from core.cards import Card
from core.hand import events as h
from core.hand.state import Hand
from core.ids import Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from core.table.floor.misdeals.checking import is_in_order
from core.table.floor.misdeals.events import DealRepaired
from tests.play import ADMIN, Game
from tests.rules.misdealt import look_through, street_of
from tests.stud_table import stud, to_street

FIX = c.FixDeal(ADMIN)


def on_street(street: int, seats: int = 3) -> Game:
    """A hand of seven-card stud on this street, before any action on it."""
    game = stud(seats, betting__checking_out=True)
    game.deal()
    to_street(game, street)
    return game


def start_of(game: Game) -> int:
    """The place of the burn of the street that was dealt last."""
    return game.hand.deck.content.index(game.hand.burns.content[-1])


def last_up(game: Game) -> dict[int, Card]:
    """The last upcard of everybody."""
    return {player.seat: player.up[-1] for player in game.hand.players}


def patched(game: Game, **changes: object) -> None:
    """Let the hand be restored with these changes."""
    hand: Hand = replace(game.hand, **changes)
    game.table = replace(game.table, hand=hand)


def two_burns(game: Game) -> dict[int, Card]:
    """The street on the table was dealt behind two burns; what everybody should have got."""
    deck, at, proper = game.hand.deck.content, start_of(game), last_up(game)
    seats = list(game.hand.seats)
    burns = (*game.hand.burns.content, deck[at + 1])
    late: dict[int, Card | None] = {seat: deck[at + 2 + place] for place, seat in enumerate(seats)}
    street_of(game, late, burns=burns, dealt=game.hand.dealt + 1)
    return proper


@pytest.mark.rule("scs-16", 1)
def test_an_intact_hand_has_nothing_to_correct() -> None:
    """Neither on the first street nor on a later one."""
    game = on_street(5)
    refused = game.refused(FIX)
    assert (refused.reason, refused.rule) == (Reason.NOTHING_TO_CORRECT, "scs-16")
    assert is_in_order(game.table)


@pytest.mark.rule("cooke-5.19", 1)
def test_one_burn_too_many_is_made_good() -> None:
    """Restored with two burns before fifth street, no action: each gets his proper card."""
    game = on_street(5)
    proper = two_burns(game)
    assert last_up(game) != proper
    dealt = game.hand.dealt
    game.do(FIX)
    assert last_up(game) == proper
    assert (len(game.hand.burns.content), game.hand.dealt) == (2, dealt - 1)
    assert game.last(DealRepaired).by == ADMIN
    game.play("all check")
    assert game.hand.street == 3


@pytest.mark.rule("scs-16.1", 1)
@pytest.mark.parametrize("by_himself", [False, True])
def test_without_a_burn_the_first_card_becomes_it(by_himself: bool) -> None:
    """Fifth street without a burn: the first card is it, and the last player gets the next."""
    game = on_street(5)
    deck, at, proper = game.hand.deck.content, start_of(game), last_up(game)
    burns = game.hand.burns.content
    early: dict[int, Card | None] = {
        seat: deck[at + place] for place, seat in enumerate(game.hand.seats)
    }
    street_of(game, early, burns=burns[:-1], dealt=game.hand.dealt - 1)
    assert not is_in_order(game.table)
    if by_himself:
        look_through(game)
    else:
        game.do(FIX)
    assert last_up(game) == proper
    assert (game.hand.burns.content, game.hand.dealt) == (burns, at + 4)


@pytest.mark.rule("scs-16.1", 2)
def test_after_a_bet_the_cards_stand() -> None:
    """One has bet on the wrong cards: they are not touched any more."""
    game = on_street(5)
    two_burns(game)
    game.play(f"{game.to_act} bets 30")
    refused = game.refused(FIX)
    assert (refused.reason, refused.rule) == (Reason.RULING_TOO_LATE, "scs-16.1")


@pytest.mark.rule("scs-16.1", 3)
@pytest.mark.rule("scs-16.6", 3)
def test_the_last_down_cards_stand() -> None:
    """Seventh street was dealt behind two burns and sent out: everybody plays what he has."""
    game = on_street(7)
    deck, hand = game.hand.deck.content, game.hand
    at = start_of(game)
    players = tuple(
        replace(player, down=Sealed((*player.down.content[:-1], deck[at + 2 + place])))
        for place, player in enumerate(hand.players)
    )
    burns = Sealed((*hand.burns.content, deck[at + 1]))
    patched(game, players=players, burns=burns, dealt=hand.dealt + 1)
    assert game.refused(FIX).reason is Reason.NOTHING_TO_CORRECT
    assert is_in_order(game.table)


def dealt_early(game: Game, count: int) -> list[Card]:
    """A burn and ``count`` cards of the next street came before the round was over."""
    hand, deck = game.hand, game.hand.deck.content
    burn, cards = deck[hand.dealt], deck[hand.dealt + 1 : hand.dealt + 1 + count]
    players = tuple(
        replace(player, up=(*player.up, cards[place])) if place < count else player
        for place, player in enumerate(hand.players)
    )
    burns = Sealed((*hand.burns.content, burn))
    patched(game, players=players, burns=burns, dealt=hand.dealt + 1 + count)
    return list(cards)


@pytest.mark.rule("scs-16.2", 1)
def test_one_early_card_takes_one_for_each_player_out_of_play() -> None:
    """Four live, one card early: it and three more are set aside; then a second burn and four."""
    game = on_street(4, 4)
    deck, dealt = game.hand.deck.content, game.hand.dealt
    dealt_early(game, 1)
    game.do(FIX)
    assert game.hand.aside.content == deck[dealt + 1 : dealt + 5]
    assert {len(player.up) for player in game.hand.players} == {2}
    game.play("all check")
    assert game.hand.street == 2
    assert game.hand.burns.content[-2:] == (deck[dealt], deck[dealt + 5])
    assert tuple(last_up(game).values()) == deck[dealt + 6 : dealt + 10]


@pytest.mark.rule("scs-16.2", 2)
def test_a_whole_early_street_takes_no_more_cards() -> None:
    """All four cards came early: exactly those are set aside."""
    game = on_street(4, 4)
    dealt = game.hand.dealt
    cards = dealt_early(game, 4)
    game.do(FIX)
    assert list(game.hand.aside.content) == cards
    assert game.hand.dealt == dealt + 5


@pytest.mark.rule("scs-16.2", 3)
def test_what_was_set_aside_serves_where_the_deck_runs_short() -> None:
    """Eight players on sixth street: four early cards are missing on seventh, and come back."""
    game = stud(8, seats__max_seven_card_stud=8)
    game.deal()
    to_street(game, 4)
    dealt_early(game, 1)
    game.do(FIX)
    aside = set(game.hand.aside.content)
    while game.hand.street < 4 and game.table.is_in_hand:
        game.play("all check")
    assert game.all(h.StubShuffled)
    shuffled = set(game.hand.deck.content)
    assert aside <= shuffled
    assert game.hand.aside.content == ()


@pytest.mark.rule("scs-16.2", 4)
def test_an_early_last_card_that_was_sent_stands() -> None:
    """Seat 1 has his seventh card before sixth street is over: he keeps it, the others get theirs.

    Nobody ends with eight cards.
    """
    game = on_street(6)
    hand, deck = game.hand, game.hand.deck.content
    first = hand.players[0]
    early = replace(
        first, down=Sealed((*first.down.content, deck[hand.dealt + 1]), first.down.seats)
    )
    burns = Sealed((*hand.burns.content, deck[hand.dealt]))
    patched(game, players=(early, *hand.players[1:]), burns=burns, dealt=hand.dealt + 2)
    assert game.refused(FIX).reason is Reason.NOTHING_TO_CORRECT
    game.play("all check")
    assert game.hand.street == 4
    assert [len(player.cards) for player in game.hand.players] == [7, 7, 7]
    assert deck[hand.dealt + 1] in game.player(int(first.seat)).cards


def skipped_dead_seat() -> tuple[Game, int, dict[int, Card]]:
    """Somebody folded when no bet faced him, and was wrongly left out on fifth street."""
    game = on_street(4, 4)
    out = game.to_act
    assert out is not None
    game.play(f"{out} folds")
    while game.hand.street == 1:
        game.play(f"{game.to_act} checks")
    assert game.player(out).is_dealt_through
    proper, deck, at = last_up(game), game.hand.deck.content, start_of(game)
    got = [seat for seat in game.hand.seats if seat != out]
    wrong: dict[int, Card | None] = {seat: deck[at + 1 + place] for place, seat in enumerate(got)}
    wrong[out] = None
    street_of(game, wrong, burns=game.hand.burns.content, dealt=game.hand.dealt - 1)
    return game, out, proper


@pytest.mark.rule("scs-16.6", 1)
def test_a_dead_seat_that_was_left_out_gets_its_card() -> None:
    """No action yet: the cards are shifted so that each seat has its proper one."""
    game, _, proper = skipped_dead_seat()
    assert last_up(game) != proper
    look_through(game)
    assert last_up(game) == proper


@pytest.mark.rule("scs-16.6", 2)
def test_after_two_acts_the_cards_stand_and_the_next_street_is_right() -> None:
    """Two have checked: no correction, and sixth street deals the dead seat in."""
    game, out, proper = skipped_dead_seat()
    game.play(f"{game.to_act} checks")
    game.play(f"{game.to_act} checks")
    refused = game.refused(FIX)
    assert (refused.reason, refused.rule) == (Reason.RULING_TOO_LATE, "scs-16.6")
    assert is_in_order(game.table)
    game.play(f"{game.to_act} checks")
    assert game.hand.street == 3
    assert last_up(game) != proper
    place = game.hand.seats.index(Seat(out))
    assert last_up(game)[out] == game.hand.deck.content[start_of(game) + 1 + place]


@pytest.mark.rule("scs-16")
def test_cards_are_put_right_only_while_players_bet() -> None:
    """Without a hand, and at the showdown, there is nothing to fix."""
    game = stud(3)
    assert game.refused(FIX).reason is Reason.NO_HAND
    game = on_street(7)
    game.play("all check")
    assert game.refused(FIX).reason is Reason.NO_ONE_TO_ACT


@pytest.mark.rule("scs-16.6")
@pytest.mark.parametrize("act", [c.KillHand, c.ForfeitInterest])
@pytest.mark.parametrize("after_bet", [False, True])
def test_who_goes_out_on_a_street_had_his_card_of_it(
    act: type[c.KillHand] | type[c.ForfeitInterest], after_bet: bool
) -> None:
    """The floor takes away a hand on fifth street: the street lies as it should, whether one has
    bet by then or not, so nothing is moved when the table is restored; not before a bet, and the
    seat goes on receiving cards (Cooke 5.15)."""
    game = on_street(5, 4)
    if after_bet:
        game.play(f"{game.to_act} bets 30")
    gone = game.to_act
    assert gone is not None
    game.do(act(ADMIN, gone))
    assert is_in_order(game.table)
    assert game.refused(FIX).reason is Reason.NOTHING_TO_CORRECT
    game.play("all call" if after_bet else "all check")
    assert is_in_order(game.table)
    assert len(game.player(gone).up) == (3 if after_bet else 4)
