"""A line for each seat: name, marks, stack, and what he last did; under it his open cards."""

from collections.abc import Iterator
from typing import Final

from core.hand.forced.posts import FORCED_ACTS
from core.hand.proxy import Proxy
from core.hand.state import Act, Standing
from core.house.settings import flag
from core.ids import Seat
from core.present.board.badges import badges_of
from core.present.board.waiting import waits_words
from core.present.documents import CardRow, Line, Text, Who
from core.present.news.early_words import early_status
from core.present.say import joined, say
from core.present.words.acts import done
from core.present.words.draws import ASKED, asks_words, drew_words, is_told, to_choose
from core.present.words.names import name_of
from core.view import HandView, PlayerView, SeatView, TableView

TO_ACT: Final = "→ "
_INDENT: Final = "    "
_SAID_AS_MORE: Final = (*FORCED_ACTS, Act.BRING_IN)


def seat_lines(view: TableView) -> tuple[Line, ...]:
    """Everyone, clockwise by seat: while a hand runs its players and who sits out."""
    hand = view.hand
    idle = [seat for seat in view.seats if not seat.is_dealt_in]
    lines: dict[Seat, tuple[Line, ...]] = {seat.seat: (_idle(seat, view),) for seat in idle}
    if hand is not None and not hand.is_over:
        lines |= {player.seat: tuple(_playing(player, hand, view)) for player in hand.players}
    lines |= {seat: (line,) for seat, line in _reserved(view) if seat not in lines}
    return tuple(line for _, rows in sorted(lines.items()) for line in rows)


def _reserved(view: TableView) -> Iterator[tuple[Seat, Line]]:
    """Empty seats that somebody has asked to move to, for the first who has (Cooke 16.01.02)."""
    for seat in sorted(view.seats, key=lambda seat: -seat.seat_request):
        if seat.wants_seat is not None:
            yield seat.wants_seat, say("{seat} RESERVED for {who}", seat=str(seat.wants_seat),
                                       who=name_of(seat))  # fmt: skip


def _playing(player: PlayerView, hand: HandView, view: TableView) -> Iterator[Line]:
    occupant = view.seat(player.seat)
    leaves = occupant is not None and occupant.is_leaving
    marks = badges_of(view, player.seat, player.person)
    yield joined(
        (
            say(
                "{mark}{seat} {who} {stack}",
                mark=TO_ACT if player.is_to_act else "",
                seat=str(player.seat),
                who=name_of(player, marks=marks),
                stack=player.stack,
            ),
            say(drew_words(player.drawn)) if _shows_draw(player, hand) else (),
            _status(player, hand),
            _in_front(player, hand),
            say("{owed} owed", owed=player.owed) if player.owed else (),
            _played_by(player.played_by),
            say("leaves after this hand") if leaves else (),
        )
    )
    if player.up and player.shown is None:
        yield from _open_cards(player, view)


def _shows_draw(player: PlayerView, hand: HandView) -> bool:
    """Whether he has not asked for cards of the next draw, nor is asked for how many."""
    is_asked = player.asked is not None or (player.is_to_act and hand.is_drawing)
    return player.is_in and not is_asked and is_told(hand)


def _open_cards(player: PlayerView, view: TableView) -> Iterator[Line]:
    """``Kd 7s 2c, two down`` for a live stud hand.

    Who drops turns his cards down; where the house leaves them on the board they are marked as
    dead (USPC), as a hand is that was killed.
    """
    if player.is_in:
        yield say("{indent}{up}{down}", indent=_INDENT, up=CardRow(player.up),
                  down=f" + {player.down} down" if player.down else "")  # fmt: skip
    elif flag(view.config.settings, "stud.show_folded_upcards"):
        yield say("{indent}dead: {up}", indent=_INDENT, up=CardRow(player.up))
    elif player.last is None or player.last.act is not Act.FOLD:
        yield say("{indent}dead", indent=_INDENT)


def _status(player: PlayerView, hand: HandView) -> Line:
    if player.is_to_act:
        return _to_act(player, hand)
    if player.shown is not None:
        return (CardRow(player.shown.cards),)
    if player.exposed:
        return say("shows {cards}", cards=CardRow(player.exposed))
    if player.standing is Standing.MUCKED:
        return say("mucked")
    if player.asked is not None:
        return say(asks_words(player.asked) if is_told(hand) else ASKED)
    if player.has_chosen:
        return say("has chosen")
    if early := early_status(hand, player.seat):
        return early
    last = player.last
    if last is not None and (player.standing is Standing.FOLDED or _is_fresh(player, hand)):
        return done(last)
    return say("all-in") if player.is_all_in else ()


def _in_front(player: PlayerView, hand: HandView) -> Line:
    """His bet of this round, where what he did last does not say it: bets stay in front of the
    bettors until the round ends, so that the action can be read off the table (Cooke 10.04)."""
    last = player.last
    if not player.bet or last is None or player.is_to_act or hand.menu is None:
        return ()
    is_said = player.bet == last.more if last.act in _SAID_AS_MORE else player.bet == last.to
    if is_said and player.standing is not Standing.FOLDED and not _speaks_early(player, hand):
        return ()
    return say("bet {bet}", bet=player.bet)


def _speaks_early(player: PlayerView, hand: HandView) -> bool:
    return bool(early_status(hand, player.seat))


def _to_act(player: PlayerView, hand: HandView) -> Line:
    if hand.choosing is not None:
        return say("to {choose}", choose=to_choose(hand.choosing))
    if hand.is_drawing:
        return say("to draw")
    if hand.is_showdown:
        return say("to show")
    if hand.is_offer or hand.kill_price:
        return say("to answer")
    if player.bet:
        return say("to act, bet {bet}", bet=player.bet)
    # Beside what he drew the arrow says it already, and the line stays short.
    return () if player.drawn and player.asked is None else say("to act")


def _is_fresh(player: PlayerView, hand: HandView) -> bool:
    """True for an act of this street; a forced bet is fresh while it lies in front of him.

    A blind that was made up dead lies in the pot, and is told until he acts: he alone paid it.
    """
    last = player.last
    return (
        last is not None
        and last.street == hand.street_index
        and (last.act not in FORCED_ACTS or last.act is Act.DEAD_BLIND or player.bet > 0)
    )


def _idle(seat: SeatView, view: TableView) -> Line:
    marks = badges_of(view, seat.seat, seat.person)
    return joined(
        (
            say("{seat} {who} {stack}", seat=str(seat.seat), who=name_of(seat, marks=marks),
                stack=seat.stack),
            say("{more} more next hand", more=seat.behind) if seat.behind else (),
            _played_by(seat.proxy),
            *((Text(word),) for word in _absence(seat, view)),
        )
    )  # fmt: skip


def _played_by(proxy: Proxy | None) -> Line:
    """Who plays for him, or will from the next hand on (Cooke 10.14)."""
    if proxy is None:
        return ()
    return say("played by {proxy}", proxy=Who(proxy.person, proxy.name))


def _absence(seat: SeatView, view: TableView) -> tuple[str, ...]:
    if seat.is_leaving:
        return ("leaves",)
    if seat.stack + seat.behind == 0 and not seat.is_dealt_in:
        return ("out of chips",)
    is_in = view.coming is not None and seat.seat in view.coming.dealt
    return () if seat.is_away or is_in or not seat.waits else (waits_words(seat.duties),)
