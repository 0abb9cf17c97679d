"""Cards a viewer may not see change nothing that he is given."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.hand.commands import Prompt
from core.ids import PersonId, Seat
from core.notation import hand_text
from core.present import (
    amount_form,
    board,
    dealt_hand,
    private_hand,
    refusal,
    reply,
    sign,
    table_info,
    table_sign,
    turn_notice,
)
from core.present.documents import CardRow, Document, Section
from core.refusal import Reason, Refusal
from core.table.state import Table
from core.view import all_seen, look
from core.view.seen import HoleCardsSeen
from tests.dealt import Dealt
from tests.random_play import EVERY_GAME, dealt
from tests.view.twins import twin, visible

NOBODY = PersonId("test:nobody")


def everything_shown(table: Table, viewer: Seat | None) -> list[object]:
    """The view and each document that ``viewer`` can be given."""
    view = look(table, viewer)
    return [
        view,
        board(view),
        private_hand(view),
        turn_notice(view),
        table_info(view),
        amount_form(view),
        dealt_hand(view),
        sign(view),
        table_sign(view),
        reply((), view, NOBODY),
        refusal(Refusal(Reason.STALE), view),
        hand_text(view),
    ]


@settings(max_examples=100, deadline=None)
@given(data=st.data(), played=dealt(deals=EVERY_GAME))
def test_hidden_cards_change_nothing(data: st.DataObject, played: Dealt) -> None:
    """Two states of any game that differ only in cards hidden from a viewer look the same to him,
    at any moment of a hand and after it, in every view and document."""
    seats = [occupant.seat for occupant in played.table.occupants]
    viewer = data.draw(st.sampled_from([None, *seats]))
    other = data.draw(twin(played.table, viewer))
    assert everything_shown(played.table, viewer) == everything_shown(other, viewer)


def shown_cards(document: Document) -> set[int]:
    """Every card on a document."""
    lines = [document.title]
    for section in document.sections:
        assert isinstance(section, Section)
        lines.extend(section.lines)
    return {card for line in lines for span in line if isinstance(span, CardRow)
            for card in span.cards}  # fmt: skip


@settings(max_examples=100, deadline=None)
@given(played=dealt(least_acts=4, deals=EVERY_GAME))
def test_only_visible_cards_appear(played: Dealt) -> None:
    """No document of a viewer holds a card that is neither his, nor on the board, nor tabled."""
    hand = played.table.hand
    assert hand is not None
    for viewer in (None, *(occupant.seat for occupant in played.table.occupants)):
        view = look(played.table, viewer)
        allowed = visible(hand, viewer)
        for document in (board(view), private_hand(view), turn_notice(view)):
            assert shown_cards(document) <= allowed
        assert shown_cards(board(view)) <= visible(hand, None)


@settings(max_examples=60, deadline=None)
@given(played=dealt(most_acts=0, deals=EVERY_GAME))
def test_events_are_seen_without_their_seals(played: Dealt) -> None:
    """Of the deal each player sees his own cards and the rail none; nobody sees the deck."""
    hand = played.table.hand
    assert hand is not None
    dealt_cards = {player.seat: player.down.content for player in hand.players}
    for viewer in (None, *dealt_cards):
        told = [repr(event) for event in all_seen(played.events, viewer)]
        assert not any("Sealed" in text for text in told)
        opened = {
            event.seat: event.cards
            for event in all_seen(played.events, viewer)
            if isinstance(event, HoleCardsSeen) and event.cards is not None
        }
        assert opened == ({viewer: dealt_cards[viewer]} if viewer is not None else {})


def test_a_new_occupant_sees_nothing_of_the_old_hand() -> None:
    """Who takes the seat of one who left does not see the cards that were dealt there."""
    played = Dealt(200, 200, 200)
    played.deal("Ah Kd", "7c 7d", "Qs Js")
    played.say("fold")
    played.leave(1)
    played.say("fold")
    played.sit(1, "Zoe", 500)
    view = played.view(1)
    assert view.my_seat is not None
    assert view.my_seat.name == "Zoe"
    assert view.mine is None


def test_the_prompt_is_of_the_hand_and_action() -> None:
    """The prompt in a view is the hand and action number that buttons carry."""
    played = Dealt(200, 200, 200)
    played.deal()
    assert played.hand_seen().prompt == Prompt(1, 1)
    played.say("call")
    assert played.hand_seen().prompt == Prompt(1, 2)
