"""What a person has done himself, said to him: ``You raise to 120 (60 more).``"""

from core.cards import RANK_NAMES
from core.chips import NO_CHIPS
from core.hand import events as h
from core.house.settings import number
from core.present.board.waiting import waits_words
from core.present.documents import CardRow, Line
from core.present.floor.conduct_words import own_conduct_line
from core.present.house.change_words import change_line
from core.present.news.looking import own_line
from core.present.own.blinds import blind_line
from core.present.say import say
from core.present.telling.amounts import READ_AS
from core.present.telling.story import cut_words
from core.present.words.counting import number_word
from core.present.words.names import names_in, seated_name
from core.table import events as e
from core.table.events import TableEvent
from core.table.money import money_events as m
from core.view import TableView


def own_words(event: TableEvent, view: TableView) -> Line | None:
    """What ``event`` is to the one who has done it, None where it is nothing to tell."""
    return (
        _betting_act(event)
        or _amount_act(event)
        or _draw_act(event, view)
        or _showdown_act(event)
        or own_line(event, names_in(view))
        or _agreement(event, view)
        or change_line(event, view)
        or _seat_act(event, view)
        or _away_act(event, view)
        or own_conduct_line(event)
        or blind_line(event, view)
        or _clock_act(event, view)
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
        case h.ShowDeclined():
            return say("You keep your hand closed.")
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
            return _welcome(event, view)
        case e.PlayerLeaving() if not view.is_in_hand:
            return say("Your kill is posted with the next deal; you leave when that hand is over.")
        case e.PlayerLeaving():
            return say("You leave when this hand is over; press Back to stay.")
        case e.PlayerStays():
            return say("You stay.")
        case e.PlayerLeft():
            return left_words(event, view)
        case e.ChipsBought(amount=amount):
            return say("You have bought {amount}, in play from the next hand on.", amount=amount)
        case e.AntesIn(due=due):
            return say("You come into the pot with the next deal, for {due} and its ante.", due=due)
        case _:
            return None


def _away_act(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.AwayPlanned(hand=0):
            return say("You stay: you are dealt in.")
        case e.AwayPlanned():
            return say("You play the next hand, and are away after it.")
        case e.WentAway():
            return _away(view)
        case e.CameBack():
            return _back(view)
        case _:
            return None


def _clock_act(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.ClockAsked(seat=seat):
            return say("The floor is asked to call the clock on {who} (Cooke 10.03).",
                       who=seated_name(view, seat))  # fmt: skip
        case e.ClockCalled(seat=seat):
            return say("You call the clock on {who}.", who=seated_name(view, seat))
        case _:
            return None


def _welcome(event: e.PlayerSat, view: TableView) -> Line:
    return say(
        "Welcome: you have seat {seat} and {buy_in} in chips; {when}.",
        seat=str(event.seat),
        buy_in=event.buy_in,
        when=_first_hand(event, view),
    )


def _first_hand(event: e.PlayerSat, view: TableView) -> str:
    """When he is dealt in who has just sat down (Cooke 12.15, 12.16, 12.17)."""
    if not event.waits:
        return "you are dealt in from the next hand on"
    if not event.is_free:
        return "you are dealt in when the big blind reaches you"
    if view.coming is not None and event.seat in view.coming.dealt:
        if any(post.seat == event.seat for post in view.coming.posts.due):
            return "you are dealt in with the next hand, and have a blind"
        return "you come in free, with the next hand"
    return "you come in free, with the first hand that your seat allows"


def _back(view: TableView) -> Line:
    seat = view.my_seat
    if seat is not None and seat.waits:
        return say("Welcome back: you {wait}.", wait=waits_words(seat.duties, ""))
    return say("Welcome back: you are dealt in from the next hand on.")


def _away(view: TableView) -> Line:
    """A kill that is due is taken all the same (Cooke 8.04.08)."""
    seat, coming = view.my_seat, view.coming
    is_due = coming is not None and seat is not None and coming.posts.killer == seat.seat
    kill = coming.posts.least if coming is not None and is_due else NO_CHIPS
    paid = say(", and your kill of {kill} is posted all the same", kill=kill) if kill else ()
    return say("You are away from the next hand on{paid}; press Back to be dealt in.", paid=paid)


def left_words(event: e.PlayerLeft, view: TableView) -> Line:
    """That he has got up, with how much, and until when he stays away who would not post his
    kill (Cooke 8.04.08)."""
    left = say("You have left; {out} is back in your wallet.", out=event.cashed_out)
    minutes = number(view.config.settings, "kill.refusal_minutes") if event.refused_kill else 0
    if not minutes:
        return left
    away = say(" You would not post your kill: you may come back in {minutes} minutes.",
               minutes=str(minutes))  # fmt: skip
    return (*left, *away)
