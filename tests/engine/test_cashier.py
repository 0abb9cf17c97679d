"""The cashier: every event that moves chips is posted, and no other."""

from typing import get_args, get_type_hints

from core.bank import Kind, Posting, house, pot, stack, wallet
from core.chips import Chips
from core.engine.chips.cashier import _MOVES, postings
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.state import Award, Share
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.table import events as t
from tests.engine.kit import config

ANN, BOT = PersonId("c:ann"), PersonId("c:prop:ada")
T1, CLUB = TableId("t1"), CommunityId("c")

STILL = {
    "PlayerFined": "says what is forfeited to the pot",
    "HandStarted": "the stacks are only counted into the hand",
    "RoundOpened": "says what is to be matched",
    "ActionOn": "says what could be bet",
    "BringInStands": "says what is to be called, nobody having put it in",
    "OpenerChanged": "says what the opener put in with his bet",
    "PotDeclaredOpen": "says what is to be matched",
    "WagerLowered": "says what is to be matched",
    "PotsRelayered": "says whose the chips in the pot are",
    "HandEnded": "what is carried over stays in the pot",
    "PotCarried": "what is carried over stays in the pot",
    "AntesIn": "says what is to be anted",
    "PassedOver": "says what it takes to be dealt in",
    "KillButtonMoved": "says what was won, and what it takes to kill",
    "SizesChanged": "says what may be bet from now on",
    "PotKilled": "says what the kill raises; the blind that is posted follows",
    "RoundClosed": "gathers in what is in the pot already",
    "ChipsInPlay": "behind the stack and in it is one account",
    "TableOpened": "stakes",
    "BehindAnnounced": "says what is on its way",
    "BehindGranted": "what the bank has advanced is the player's from now on",
    "BehindRefused": "says what will go back",
    "DebtNoted": "says what is owed and lies nowhere",
    "ChipsCounted": "behind the stack and in it is one account",
    "GiftOffered": "says what will be given",
    "GiftStopped": "says what will not be given",
    "SleeperRaised": "counts what lies in front of the player already",
    "StraddleAnnounced": "says what will be posted",
    "StraddleDropped": "says what will not be posted",
    "SaidEarly": "says what will be bet, with the act itself",
    "PreactSet": "says at what price an act is kept",
    "AmountRead": "says what the act that follows comes to",
    "KillAnnounced": "says what will be posted",
    "ChangeProposed": "says what would be played for",
    "ChangePassed": "says what will be played for",
    "ChangeDropped": "says what will not be played for",
    "ConditionsChanged": "says what is played for; the stacks stay",
    "MisdealCalled": "says what was announced and will be posted",
}
"""Events that name chips and move none, with the reason."""

WHO_SITS_WHERE = {"SeatChanged"}
"""Events without chips that the cashier has to know: from then on the seat is another's."""


def amounts_of(event: type) -> set[str]:
    """The fields of an event in which chips are named, however deep."""
    hints = get_type_hints(event)
    return {name for name, hint in hints.items() if "Chips" in _names(hint)}


def _names(hint: object, seen: tuple[object, ...] = ()) -> str:
    parts = get_args(hint)
    inner = "".join(_names(part, seen) for part in parts)
    if hasattr(hint, "__struct_fields__") and hint not in seen:
        hints = get_type_hints(hint).values()
        inner += "".join(_names(field, (*seen, hint)) for field in hints)
    return getattr(hint, "__name__", "") + inner


def test_every_event_with_chips_is_posted_or_known_to_move_none() -> None:
    """A new event that names chips fails here until somebody decides what it moves."""
    for event in get_args(t.TableEvent):
        if amounts_of(event):
            assert (event in _MOVES) != (event.__name__ in STILL), event
        else:
            assert (event in _MOVES) == (event.__name__ in WHO_SITS_WHERE), event


def opened() -> t.TableOpened:
    return t.TableOpened(
        table=T1, community=CLUB, place=PlaceId("c:p"), config=config(), by=ANN, at=Instant(1)
    )


def sat(seat: int, person: PersonId, is_prop: bool) -> t.PlayerSat:
    return t.PlayerSat(
        seat=Seat(seat),
        person=person,
        name="x",
        is_prop=is_prop,
        buy_in=Chips(500),
        waits=False,
        at=Instant(1),
    )


def test_people_pay_from_their_wallet_and_house_players_from_the_house() -> None:
    """The same buy-in comes from two different accounts."""
    moves = postings(None, [opened(), sat(1, ANN, False), sat(2, BOT, True)])
    assert moves == (
        Posting(wallet(ANN), stack(T1, ANN), Chips(500), Kind.BUY_IN),
        Posting(house(CLUB), stack(T1, BOT), Chips(500), Kind.BUY_IN),
    )


def test_a_hand_moves_chips_into_the_pot_and_out_again() -> None:
    """Each event of a small hand, one posting each; a check moves nothing."""
    award = Award(0, Chips(20), (Share(Seat(1), Chips(15)), Share(Seat(2), Chips(5))), True)
    moves = postings(
        None,
        [
            opened(),
            sat(1, ANN, False),
            sat(2, BOT, True),
            h.AntePosted(Seat(1), Chips(1)),
            h.BlindPosted(Seat(2), Chips(2), PostKind.BIG),
            h.Called(Seat(1), Chips(3), is_all_in=False),
            h.Checked(Seat(2)),
            h.BetMade(Seat(1), to=Chips(9), more=Chips(4), is_all_in=False, is_full=True),
            h.Raised(Seat(2), Chips(9), Chips(5), Chips(6), is_all_in=False, is_full=True),
            h.UncalledReturned(Seat(2), Chips(7)),
            h.PotPushed(award),
            t.PlayerLeft(Seat(1), ANN, "x", False, Chips(8)),
        ],
    )[2:]
    ann, bot, middle = stack(T1, ANN), stack(T1, BOT), pot(T1)
    assert moves == (
        Posting(ann, middle, Chips(1), Kind.ANTE),
        Posting(bot, middle, Chips(2), Kind.BLIND),
        Posting(ann, middle, Chips(3), Kind.CALL),
        Posting(ann, middle, Chips(4), Kind.BET),
        Posting(bot, middle, Chips(6), Kind.RAISE),
        Posting(middle, bot, Chips(7), Kind.UNCALLED),
        Posting(middle, ann, Chips(15), Kind.PUSH),
        Posting(middle, bot, Chips(5), Kind.PUSH),
        Posting(ann, wallet(ANN), Chips(8), Kind.CASH_OUT),
    )
