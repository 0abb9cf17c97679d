"""Inspecting: the verdict on a deal (Cooke 14.20).

The deck and what was exposed come first, then who has no right to a hand or was left out, then
how many cards each has, and last whether they are the right ones.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from core.hand.misdeals.causes import Cause
from core.hand.misdeals.record import STANDS, DealRecord, Exposure, Move, Verdict
from core.hand.misdeals.rules import DealRules
from core.ids import Seat

_FIRST_CARDS: Final = 2
"""An exposed card among so many of the first is a misdeal by itself (Cooke 14.20 g)."""

_MOST_MOVED: Final = 2
"""So many cards may be pushed back to their owners (Cooke 14.20 c)."""

_MOST_BOXED: Final = 1


def inspect(record: DealRecord, rules: DealRules) -> Verdict:
    """What is to be done about the deal, before any action on it."""
    cause = _of_the_deck(record) or exposed_cause(record) or _of_posts(record, rules)
    if cause is not None:
        return Verdict(cause)
    asked = tuple(seat for seat in record.returning if seat not in record.looked)
    dead = (*record.strangers, *(seat for seat in record.unposted if seat not in asked))
    out = _left_out(record)
    if out and not rules.refunds_omitted:
        return Verdict(Cause.LEFT_OUT)
    if out:
        record = replace(record, seats=tuple(seat for seat in record.seats if seat not in out))
    if _was_asked_for(record):
        return Verdict(Cause.LEFT_OUT)
    verdict = _of_cards(record, rules)
    if verdict.cause is not None:
        return verdict
    return replace(
        verdict,
        dead=(*dead, *verdict.dead),
        refunded=out,
        replaced=tuple(_replaced(record)),
        asked=asked,
    )


def _of_the_deck(record: DealRecord) -> Cause | None:
    """Items a, i and j."""
    if not record.is_whole:
        return Cause.DECK_INCOMPLETE
    if not (record.is_shuffled and record.is_cut):
        return Cause.NOT_SHUFFLED
    return Cause.TWO_BOXED if record.boxed > _MOST_BOXED else None


def exposed_cause(record: DealRecord) -> Cause | None:
    """Items g and h; stud has cures of its own, and draw its own rule of the first cards."""
    if record.is_stud:
        return None
    lost = _to_replace(record)
    if not record.is_draw and any(one.at < _FIRST_CARDS for one in lost):
        return Cause.FIRST_EXPOSED
    return Cause.TWO_EXPOSED if len(lost) > 1 else None


def _to_replace(record: DealRecord) -> list[Exposure]:
    return [one for one in record.exposed if one.must_be_replaced]


def _replaced(record: DealRecord) -> Iterator[tuple[int, Move]]:
    """After the deal the next card is his whose card was exposed; that is the burn (14.09)."""
    if not record.is_stud:
        for one in _to_replace(record):
            yield one.at, Move(len(record.to), record.to[one.at])


def _of_posts(record: DealRecord, rules: DealRules) -> Cause | None:
    """Item l; in stud such a hand is always dead (scs-16.5)."""
    owing = [seat for seat in record.unposted if seat not in record.returning]
    is_misdeal = owing and not rules.unposted_is_dead and not record.is_stud
    return Cause.NOT_POSTED if is_misdeal else None


def _left_out(record: DealRecord) -> tuple[Seat, ...]:
    """Who has no card at all, though he has money in, or the button (item d)."""
    if not record.is_over:
        return ()
    return tuple(seat for seat in record.must_have if seat not in record.to)


def _was_asked_for(record: DealRecord) -> bool:
    """Whether somebody is dealt around who had asked for a hand, and others still wait."""
    return len(record.to) < record.due and any(seat not in record.to for seat in record.asked)


def _of_cards(record: DealRecord, rules: DealRules) -> Verdict:
    """Items b, c, e, f and k."""
    wrong = [at for at, seat in enumerate(record.to) if seat != record.owner(at)]
    if wrong[:1] == [0] and not record.is_stud:
        return Verdict(Cause.WRONG_FIRST)
    extra = len(record.to) - record.due
    if extra > 1:
        return Verdict(Cause.LATER_CARDS)
    if extra == 1 and all(at == record.due for at in wrong):
        return _last_card_too_many(record)
    if extra == -1 and record.is_over and not wrong:
        return Verdict(moves=(Move(len(record.to), record.owner(len(record.to))),))
    counts = Counter(record.to)
    many = [seat for seat in record.seats if counts[seat] > record.rounds]
    few = [seat for seat in record.seats if counts[seat] < record.rounds and record.is_over]
    if many or few:
        return _of_counts(record, rules, many, few)
    return _of_places(record, wrong)


def _last_card_too_many(record: DealRecord) -> Verdict:
    """The last card dealt was next to be burned: unseen it is the burn (item e)."""
    if record.to[-1] in record.looked:
        return Verdict(Cause.TOO_MANY)
    return Verdict(burns=(record.due,))


def _of_places(record: DealRecord, wrong: list[int]) -> Verdict:
    """Two cards that nobody has looked at may be pushed to their owners (item c).

    In stud all may; a card that was looked at stays where it is (scs-16.1).
    """
    if not wrong:
        return STANDS
    is_seen = any(record.to[at] in record.looked for at in wrong)
    if record.is_stud:
        wrong = [] if is_seen else wrong
    elif is_seen or len(wrong) > _MOST_MOVED:
        return Verdict(Cause.WRONG_CARDS)
    return Verdict(moves=tuple(Move(at, record.owner(at)) for at in wrong))


def _of_counts(record: DealRecord, rules: DealRules, many: list[Seat], few: list[Seat]) -> Verdict:
    """Hands of a wrong number of cards: a misdeal, or repaired by the house's leave (Hoyle)."""
    counted = len(many) if rules.counts_long_hands_only else len(many) + len(few)
    if not rules.wrong_hands or counted > rules.wrong_hands:
        return Verdict(Cause.TOO_MANY if many else Cause.TOO_FEW)
    dead = tuple(seat for seat in many if seat in record.looked)
    spare = [at for seat in many if seat not in dead for at in _beyond(record, seat)]
    wanting = [
        seat
        for seat in few
        if seat not in record.looked
        for _ in range(record.rounds - record.to.count(seat))
    ]
    taken = spare[: len(wanting)]
    fresh = range(len(record.to), len(record.to) + len(wanting) - len(taken))
    moves = tuple(Move(at, seat) for at, seat in zip((*taken, *fresh), wanting, strict=True))
    return Verdict(moves=moves, returned=tuple(spare[len(wanting) :]), dead=dead)


def _beyond(record: DealRecord, seat: Seat) -> list[int]:
    """The places of the cards that ``seat`` has too many.

    The deck is in no order that anybody knows, so the last are as good as drawn at random.
    """
    return [at for at, one in enumerate(record.to) if one == seat][record.rounds :]
