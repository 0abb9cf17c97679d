"""Short private answers to a person's own command: ``You raise to 120 (60 more).``"""

from collections.abc import Iterable

from core.cards import RANK_NAMES
from core.games import GAMES
from core.hand import events as h
from core.ids import PersonId, Seat
from core.present.act_buttons import Rows, act_rows
from core.present.counting import number_word
from core.present.documents import (
    CardRow,
    Document,
    Line,
    Section,
    Slot,
    Tone,
)
from core.present.draw_words import drew_words
from core.present.looking_words import ASKED, names_in, own_line
from core.present.names import name_of, player_name, seated_name
from core.present.narration import narrate
from core.present.say import listed, say, sentence
from core.present.table_buttons import seat_rows
from core.present.telling.amounts import READ_AS
from core.present.telling.story import cut_words
from core.present.undoing import undo_rows
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table import money_events as m
from core.table.events import TableEvent
from core.view import TableView, seen


def reply(events: Iterable[TableEvent], view: TableView, person: PersonId) -> Document:
    """What became of the command of ``person``, from the ``events`` it caused.

    ``view`` is his own after them; the rail's once he has left.
    """
    happened = tuple(events)
    own = [event for event in happened if _is_own(event, view, person)]
    told = [line for event in own if (line := _own(event, view)) is not None]
    told = _agreed(happened, view) or told or _as_told(happened, view)
    # Whatever else followed is on the board; that he has got up or forfeited chips is not.
    beside = (_beside(event) for event in own)
    after = tuple(line for line in beside if line is not None and line not in told[:1])
    return Document(
        Slot.REPLY,
        sentence(told[0]) if told else say("Done."),
        (Section(after),) if after else (),
        _rows(own, view),
        Tone.PLAIN,
        view.version,
    )


def _rows(own: list[TableEvent], view: TableView) -> Rows:
    """What can be done about it at once."""
    if any(isinstance(event, e.PlayerSat) for event in own):
        return seat_rows(view)[1:]
    if any(isinstance(event, h.RaiseAnnounced) for event in own):
        return act_rows(view) if view.is_my_turn else ()
    return undo_rows(view) if any(isinstance(event, h.Folded) for event in own) else ()


def _agreed(events: tuple[TableEvent, ...], view: TableView) -> list[Line]:
    """What an answer to a proposal has led to."""
    done = tuple(event for event in events if isinstance(event, h.BlindsChopped | h.PotSplit
                 | h.SplitAgreed))  # fmt: skip
    return _as_told(done, view)


def _as_told(events: tuple[TableEvent, ...], view: TableView) -> list[Line]:
    """The dealer's own line for what has no answer of its own, said to *you*."""
    for event in events:
        known = seen(event, view.acts_for)
        lines = narrate((known,), view) if known is not None else ()
        if lines:
            return list(lines[:1])
    return []


def drawn(view: TableView) -> Document:
    """How many cards each player who is in took: ``Ann drew two, Bob stood pat.``

    Raises:
        Refusal: ``NO_HAND``, ``NO_DRAW`` in games without draws, or ``ACTION_AFTER_DRAW`` when
            the dealer may not say it any more (Cooke 7.09).
    """
    hand = view.hand
    if hand is None or hand.is_over:
        raise Refusal(Reason.NO_HAND)
    if not GAMES[hand.game].draws:
        raise Refusal(Reason.NO_DRAW, "cooke-7.05")
    told = [
        say("{who} {drew}", who=name_of(player), drew=drew_words(player.drawn))
        for player in hand.players
        if player.is_in and player.drawn
    ]
    if not told:
        raise Refusal(Reason.ACTION_AFTER_DRAW, "cooke-7.09")
    return Document(Slot.REPLY, say("{told}.", told=listed(told, ", ")))


def _beside(event: TableEvent) -> Line | None:
    match event:
        case e.PlayerLeft():
            return _left(event)
        case h.ChipsForfeited(amount=amount):
            return say("{amount} of yours is forfeited to the pot.", amount=amount)
        case _:
            return None


def _left(event: e.PlayerLeft) -> Line:
    return say("You have left; {out} is back in your wallet.", out=event.cashed_out)


def _is_own(event: TableEvent, view: TableView, person: PersonId) -> bool:
    if isinstance(event, e.PlayerSat | e.PlayerLeft | e.ChipsBought):
        return event.person == person
    if isinstance(event, e.TableOpened | e.TableClosing):
        return event.by == person
    if isinstance(event, e.ClockCalled):
        return event.request.by is not None and event.request.by == view.viewer
    seat = event.by if isinstance(event, ASKED) else getattr(event, "seat", None)
    return seat is not None and seat in _seats_of(view, person)


def _seats_of(view: TableView, person: PersonId) -> set[Seat]:
    """Where he sits, and where he sat in the hand if he has just got up."""
    players = view.hand.players if view.hand is not None else ()
    played = {player.seat for player in players if person in (player.person, player.actor)}
    return played | {seat.seat for seat in view.seats if seat.person == person}


def _own(event: TableEvent, view: TableView) -> Line | None:
    return (
        _betting_act(event)
        or _amount_act(event)
        or _draw_act(event, view)
        or _showdown_act(event)
        or own_line(event, names_in(view))
        or _agreement(event, view)
        or _seat_act(event, view)
    )


def _betting_act(event: TableEvent) -> Line | None:
    match event:
        case h.Checked():
            return say("You check.")
        case h.BroughtIn(amount=amount, is_all_in=is_all_in):
            return say("You bring it in for {amount}{all_in}.", amount=amount,
                       all_in=", all-in" if is_all_in else "")  # fmt: skip
        case h.Completed(to=to, more=more, is_all_in=is_all_in, announced=announced):
            return say("You complete to {to} ({more} more{all_in}){cut}.", to=to, more=more,
                       all_in=", all-in" if is_all_in else "",
                       cut=cut_words(announced, to))  # fmt: skip
        case h.CallVoided(amount=amount):
            return say("No hole cards could beat those showing: your {amount} comes back.",
                       amount=amount)  # fmt: skip
        case h.Called(more=more, is_all_in=True):
            return say("You call all-in for {more}.", more=more)
        case h.Called(more=more):
            return say("You call {more}.", more=more)
        case h.BetMade(to=to, is_all_in=True):
            return say("You bet all-in, {to}.", to=to)
        case h.BetMade(to=to, announced=announced):
            return say("You bet {to}{cut}.", to=to, cut=cut_words(announced, to))
        case h.Raised(to=to, by=by, is_all_in=True):
            return say("You raise all-in by {by} to {to}.", to=to, by=by)
        case h.Raised(to=to, by=by, more=more, announced=announced):
            return say("You raise by {by} to {to} ({more} more){cut}.", to=to, by=by, more=more,
                       cut=cut_words(announced, to))  # fmt: skip
        case h.Folded():
            return say("You fold.")
        case _:
            return None


def _amount_act(event: TableEvent) -> Line | None:
    match event:
        case h.AmountRead(typed=typed, act=act, to=to, more=more):
            return say(READ_AS[act], typed=typed, to=to, more=more)
        case h.RaiseAnnounced():
            return say("You have said raise: now say to how much.")
        case h.StringRaiseRefused():
            return say("A string raise is not allowed, so your call stands.")
        case _:
            return None


def _draw_act(event: TableEvent, view: TableView) -> Line | None:
    """What was thrown is told by the private message; who reads along learns only the number."""
    match event:
        case h.DrawAsked(count=count):
            return say("You {ask}{change}.", ask=_ask_words(count), change=_may_change(view))
        case h.ChoiceMade():
            return say("You have chosen{change}.", change=_may_change(view))
        case h.PotDeclaredOpen():
            return say("You declare the pot open.")
        case h.OpenPassed():
            return say("You pass.")
        case h.LastCardPlayed(is_all_in=is_all_in):
            return say("You count as all-in." if is_all_in else "You play on.")
        case h.OpenersShown(cards=cards):
            return say("You show openers: {cards}.", cards=CardRow(cards))
        case h.HandKilled():
            return say("Your hand is dead.")
        case h.ChipsTakenBack(amount=amount):
            return say("{amount} of your bet comes back to you.", amount=amount)
        case _:
            return None


def _ask_words(count: int) -> str:
    return f"ask for {number_word(count)}" if count else "stand pat"


def _may_change(view: TableView) -> str:
    is_open = view.mine is not None and view.mine.may_change
    return "; you may still change it" if is_open else ""


def _showdown_act(event: TableEvent) -> Line | None:
    match event:
        case h.FoldRetrieved():
            return say("You take your hand back.")
        case h.LowCalled(ranks=ranks):
            called = "-".join(RANK_NAMES[rank] for rank in ranks)
            return say("You call {called} low: it binds you to show it.", called=called)
        case h.HandShown():
            return say("You show your hand.")
        case h.CardsExposed(cards=cards):
            part = CardRow(cards)
            return say("You show {cards}; to win the pot, show your whole hand.", cards=part)
        case h.HandMucked(plays_board=True):
            return say("You play the board and discard.")
        case h.HandMucked():
            return say("You muck your hand.")
        case _:
            return None


def _agreement(event: TableEvent, view: TableView) -> Line | None:
    accord = view.hand.accord if view.hand is not None else None
    match event:
        case h.ChopSaid(agrees=True):
            return say("You would chop the blinds; the other blind is asked too.")
        case h.SplitSaid(agrees=True) if accord is not None and len(accord.splits) == 1:
            return say("You propose an even split of the pot; all who are in have to agree.")
        case h.SplitSaid(agrees=True):
            return say("You agree to split the pot.")
        case h.ChopSaid() | h.SplitSaid():
            return say("You play the hand.")
        case m.InsuranceNoted(other=other, text=text):
            return say("Your bargain with {other} is noted, and it is for the two of you to keep:"
                       " “{text}”", other=seated_name(view, other), text=text)  # fmt: skip
        case _:
            return None


def _seat_act(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.TableOpened():
            return say("The table is open.")
        case e.TableClosing():
            return say("The table closes when this hand is over.") if view.is_in_hand else None
        case e.PlayerSat():
            return _welcome(event)
        case e.PlayerLeaving():
            return say("You leave when this hand is over; press Back to stay.")
        case e.PlayerStays():
            return say("You stay.")
        case e.PlayerLeft():
            return _left(event)
        case e.WentAway():
            return say("You are away from the next hand on; press Back to be dealt in.")
        case e.CameBack():
            return _back(view)
        case e.ChipsBought(amount=amount):
            return say("You have bought {amount}, in play from the next hand on.", amount=amount)
        case e.AntesIn(due=due):
            return say("You come into the pot with the next deal, for {due} and its ante.", due=due)
        case e.ClockCalled(seat=seat):
            who = player_name(view.hand, seat) if view.hand is not None else ()
            return say("You call the clock on {who}.", who=who)
        case _:
            return None


def _welcome(event: e.PlayerSat) -> Line:
    when = (
        "you are dealt in when the big blind reaches you"
        if event.waits
        else "you are dealt in from the next hand on"
    )
    return say(
        "Welcome: you have seat {seat} and {buy_in} in chips; {when}.",
        seat=str(event.seat),
        buy_in=event.buy_in,
        when=when,
    )


def _back(view: TableView) -> Line:
    seat = view.my_seat
    if seat is not None and seat.waits:
        return say("Welcome back: you are dealt in when the big blind reaches you.")
    return say("Welcome back: you are dealt in from the next hand on.")
