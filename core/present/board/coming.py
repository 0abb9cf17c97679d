"""What is about to happen, said between two hands: button, blinds, who comes in, kills.

The badges of a seat say where things stand; these lines say what the next deal will bring.
"""

from collections.abc import Callable, Iterator
from typing import Final

from core.chips import NO_CHIPS, Chips
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.present.board.badges import BUTTON
from core.present.board.positions import missing_words
from core.present.documents import Line
from core.present.say import joined, listed, say
from core.present.words.limits import limits_text
from core.present.words.names import seated_name
from core.table.blinds.duties import Entry
from core.view import NextHand, TableView

_IN_TURN: Final = {
    PostKind.BUTTON: BUTTON,
    PostKind.SMALL: "SB",
    PostKind.MIDDLE: "MB",
    PostKind.BIG: "BB",
}
_BESIDE: Final = {
    PostKind.CARRIED: "{who} posts the small blind, {amount}, in the new seat.",
    PostKind.OWED: "{who} posts the blind still owed, {amount}.",
    PostKind.STRADDLE: "{who} straddles: {amount}.",
    PostKind.SLEEPER: "{who} leaves a sleeper: {amount}.",
    PostKind.SLEEPER_IN_TURN: "{who} leaves a sleeper: {amount}.",
}

_COMES_IN: Final = {
    (True, True): "{who} come{s} in for {live} live + {dead} dead.",
    (True, False): "{who} come{s} in for {live}.",
    (False, True): "{who} post{s} {dead} dead.",
}
"""By whether there is a live part, and a dead one."""

Named = Callable[[Seat], Line]


def coming_lines(view: TableView) -> tuple[Line, ...]:
    """``Dead button at seat 3, seat 2 acts last, no small blind.``; nothing where it is not known.

    Then who has button and blinds, who comes in and for how much, straddles, and kills.
    """
    coming = view.coming
    if coming is None:
        return ()

    def name(seat: Seat) -> Line:
        return seated_name(view, seat)

    buyer = _buyer(view, coming)
    return (
        *_dead(coming),
        _in_turn(coming, name),
        *_bought(coming, name, buyer),
        *_entries(coming, name, buyer),
        *_free(view, coming, name),
        *_beside(coming, name),
        *_kills(view, coming),
    )


def _dead(coming: NextHand) -> Iterator[Line]:
    """A dead button, or blinds that nobody posts (Cooke 12.08)."""
    missing = missing_words(coming.posts)
    if coming.is_dead_button:
        yield say(
            "Dead button at seat {seat}, seat {last} acts last{tail}",
            seat=str(coming.button), last=str(coming.last_action),
            tail=f", {missing}." if missing else ".",
        )  # fmt: skip
    elif missing:
        yield say(f"{missing.capitalize()} in the next hand.")


def _in_turn(coming: NextHand, name: Named) -> Line:
    """``BTN Ann · SB Bob · BB Cy``; heads-up one player has button and small blind.

    Who kills instead of posting his blind has it all the same.
    """
    order = list(_IN_TURN)
    posts = [post for post in (*coming.posts.due, *coming.posts.replaced) if post.kind in _IN_TURN]
    posts.sort(key=lambda post: order.index(post.kind))
    marks: list[tuple[str, Seat]] = [(_IN_TURN[post.kind], post.seat) for post in posts]
    if not coming.is_dead_button and (BUTTON, coming.button) not in marks:
        marks.insert(0, (BUTTON, coming.button))
    seats = dict.fromkeys(seat for _, seat in marks)
    return joined(
        say("{marks} {who}", marks=", ".join(one for one, at in marks if at == seat),
            who=name(seat))
        for seat in seats
    )  # fmt: skip


def _buyer(view: TableView, coming: NextHand) -> Seat | None:
    """Who buys the button: he posts the only big blind of the hand."""
    big = coming.posts.of(PostKind.BIG)
    seat = view.seat(big)
    return big if seat is not None and seat.duties.entry is Entry.BUY else None


def _bought(coming: NextHand, name: Named, buyer: Seat | None) -> Iterator[Line]:
    """``Dan buys the button: 20 live, 10 dead; no other blinds.`` (Cooke 12.12.03)."""
    if buyer is not None:
        mine = [post for post in coming.posts.due if post.seat == buyer]
        live, dead = (Chips(sum(post.amount for post in mine if post.traits.is_live == is_live))
                      for is_live in (True, False))  # fmt: skip
        yield say("{who} buys the button: {live} live, {dead} dead; no other blinds.",
                  who=name(buyer), live=live, dead=dead)  # fmt: skip


def _entries(coming: NextHand, name: Named, buyer: Seat | None) -> Iterator[Line]:
    """Blinds made up: the big one live, the small one dead (Cooke 12.12); a line for each price."""
    live, dead = _by_seat(coming, PostKind.ENTRY), _by_seat(coming, PostKind.DEAD)
    prices: dict[tuple[Chips, Chips], list[Seat]] = {}
    for seat in dict.fromkeys(seat for seat in (*live, *dead) if seat != buyer):
        paid = (live.get(seat, NO_CHIPS), dead.get(seat, NO_CHIPS))
        prices.setdefault(paid, []).append(seat)
    for (big, small), seats in prices.items():
        template = _COMES_IN[bool(big), bool(small)]
        yield say(template, who=listed(map(name, seats)), s=_s(seats), live=big, dead=small)


def _by_seat(coming: NextHand, kind: PostKind) -> dict[Seat, Chips]:
    return {post.seat: post.amount for post in coming.posts.due if post.kind is kind}


def _s(seats: list[Seat]) -> str:
    """The end of the verb."""
    return "s" if len(seats) == 1 else ""


def _free(view: TableView, coming: NextHand, name: Named) -> Iterator[Line]:
    """Who is dealt in without a post (Cooke 12.16, 12.17)."""
    posting = {post.seat for post in coming.posts.due}
    seats = [seat.seat for seat in view.seats
             if seat.duties.is_free and seat.seat in coming.dealt
             and seat.seat not in posting]  # fmt: skip
    if seats:
        yield say("{who} come{s} in free.", who=listed(map(name, seats)), s=_s(seats))


def _beside(coming: NextHand, name: Named) -> Iterator[Line]:
    for post in coming.posts.due:
        if post.kind in _BESIDE:
            yield say(_BESIDE[post.kind], who=name(post.seat), amount=post.amount)


def _kills(view: TableView, coming: NextHand) -> Iterator[Line]:
    """``Seat 5 kills: 20, this hand 20-40.`` (Cooke 8.04.01)."""
    posts = coming.posts
    killing = [post for post in posts.due if post.kind is PostKind.KILL]
    tail = f", this hand {limits_text(coming.structure, coming.stakes)}" if posts.kills else ""
    if posts.killer is not None and posts.killer not in {post.seat for post in killing}:
        yield say("Seat {seat} kills: {amount} dead{tail}.", seat=str(posts.killer),
                  amount=posts.least, tail=tail)  # fmt: skip
    open_to = {offer.seat for offer in view.kill_offers if offer.may_be_objected}
    for post in killing:
        unless = ", unless somebody objects" if post.seat in open_to else ""
        yield say("Seat {seat} kills: {amount}{tail}{unless}.", seat=str(post.seat),
                  amount=post.amount, tail=tail, unless=unless)  # fmt: skip
