"""Patching: a street of stud whose cards went astray, put right by the deck (Cooke 5.19, scs-16).

The order of the deck says whose each card is.  A final down card that its owner has, and mixed
with his others, stays where it is.
"""

from collections.abc import Iterator
from typing import Final

from core.cards import Card
from core.games.spec import DealDown, DealUp
from core.hand import events as e
from core.hand.acts import Act
from core.hand.draft import HandDraft
from core.hand.misdeals.inspecting import inspect
from core.hand.misdeals.of_hand import record_of
from core.hand.rules import HoleExposed
from core.hand.state import Betting, Player
from core.ids import Seat
from core.refusal import Reason, Refusal

Correction = e.CardMoved | e.CardsSetAside | e.HandKilled

_SUBSTANTIAL: Final = 2
"""So many players have to have acted (Cooke 10.17)."""

_BESIDE: Final = 2
"""The burn and the bottom card, which is never dealt."""

_Place = tuple[e.Pile, Seat | None]


def corrections(draft: HandDraft) -> tuple[Correction, ...]:
    """What puts the cards of this street right; nothing where they are right, or have to stand.

    Raises:
        Refusal: ``NO_ONE_TO_ACT`` outside a betting round, ``RULING_TOO_LATE`` where there has
            been action: any after a wrong burn, that of two players after a dead seat was dealt
            in or left out.
    """
    if not isinstance(draft.phase, Betting):
        raise Refusal(Reason.NO_ONE_TO_ACT, "scs-16")
    if not draft.street:
        return _of_start(draft)
    if not draft.spec.upcards or draft.reshuffles or any(draft.boards):
        # Where the deck was short the cards went by other rules (Cooke 5.21).
        return ()
    early = _early(draft)
    if early:
        return _set_aside(draft, early)
    is_in_turn = not draft.rules.stud.early_card_alone
    if draft.aside.content and not (is_in_turn and len(draft.burns.content) == draft.street):
        # Which card was whose tells nothing where some of them have left play.
        return ()
    return _omitted(draft) or _of_street(draft)


def _of_start(draft: HandDraft) -> tuple[Correction, ...]:
    """The starting cards, as the inspector has them go; a misdeal is not corrected."""
    if draft.is_burned:
        # A card has been exposed and replaced: who got which tells nothing any more.
        return ()
    moves = inspect(record_of(draft), draft.rules.deal).moves
    if moves and _acted(draft):
        raise Refusal(Reason.RULING_TOO_LATE, "scs-16.1")
    return tuple(e.CardMoved(move.at, pile_of(draft, move.at), move.seat) for move in moves)


def pile_of(draft: HandDraft, at: int) -> e.Pile:
    """Whether the card at place ``at`` of the starting deal lies down or up."""
    left = at // len(draft.seats)
    for step in draft.spec.streets[0].steps:
        if not isinstance(step, (DealDown, DealUp)) or left < step.count:
            return e.Pile.UP if isinstance(step, DealUp) else e.Pile.DOWN
        left -= step.count
    return e.Pile.DOWN


def _early(draft: HandDraft) -> list[int]:
    """The places of cards that came before this round was over (scs-16.2)."""
    whole = draft.spec.whole_by[draft.street]
    if draft.street + 1 == len(draft.spec.streets):
        return []
    return sorted(
        at for player in draft.players if player.is_in for at in _places(draft, player)[whole:]
    )


def _set_aside(draft: HandDraft, early: list[int]) -> tuple[Correction, ...]:
    """They leave play, with a card for each who was not served; a down card stands.

    By the older laws they alone do, and whose they were are served last (USPC, Hoyle).
    """
    step = draft.spec.streets[draft.street + 1].steps[0]
    if isinstance(step, DealDown):
        return ()
    if draft.rules.stud.early_card_alone:
        owners = (one.seat for at in early for one in draft.players if at in _places(draft, one))
        return (e.CardsSetAside(tuple(early), tuple(owners)),)
    more = sum(player.is_in for player in draft.players) - len(early)
    return (e.CardsSetAside((*early, *range(draft.dealt, draft.dealt + more))),)


def _omitted(draft: HandDraft) -> tuple[Correction, ...]:
    """Who was left out of a round, found once it cannot be dealt anew: others keep their cards.

    He gets the card that is left over or, where there is a bet and the house has it so, his hand
    is dead (USPC).
    """
    whole = draft.spec.whole_by[draft.street]
    missed = [one for one in draft.players if one.is_in and len(one.cards) < whole]
    has_bet = draft.aggressor is not None
    if not missed or draft.boards[0] or not (has_bet or _acted(draft) >= _SUBSTANTIAL):
        return ()
    if has_bet and draft.rules.stud.omitted_is_dead:
        return tuple(e.HandKilled(one.seat) for one in missed)
    step = draft.spec.streets[draft.street].steps[0]
    pile = e.Pile.UP if isinstance(step, DealUp) else e.Pile.DOWN
    return tuple(e.CardMoved(at, pile, one.seat) for at, one in enumerate(missed, draft.dealt))


def _of_street(draft: HandDraft) -> tuple[Correction, ...]:
    step = draft.spec.streets[draft.street].steps[0]
    if not isinstance(step, DealUp):
        return ()
    start = _start(draft)
    takers = _takers(draft)
    if len(draft.deck.content) - start < len(takers) + _BESIDE:
        # For dead seats there were too few (Cooke 5.15).
        takers = [one for one in takers if one.is_in or _is_served(draft, one)]
    proper: list[_Place] = [(e.Pile.UP, one.seat) for one in takers]
    if not _saves_burn(draft):
        proper.insert(0, (e.Pile.BURN, None))
    actual = dict(_where(draft))
    moves = [
        e.CardMoved(at, pile, seat)
        for at, (pile, seat) in enumerate(proper, start)
        if actual.get(draft.deck.content[at]) not in _right(draft, pile, seat)
    ]
    back = [
        e.CardMoved(at, e.Pile.DECK) for at in reversed(range(start + len(proper), draft.dealt))
    ]
    if moves or back:
        _refuse_late(draft, is_burn_wrong=len(draft.burns.content) != _burns_due(draft))
    return (*moves, *back)


def _right(draft: HandDraft, pile: e.Pile, seat: Seat | None) -> tuple[_Place, ...]:
    """Where a card may lie: an upcard may have been dealt down for one exposed before (USPC)."""
    if pile is e.Pile.UP and draft.rules.stud.hole_exposed is not HoleExposed.COOKE:
        return ((pile, seat), (e.Pile.DOWN, seat))
    return ((pile, seat),)


def _refuse_late(draft: HandDraft, *, is_burn_wrong: bool) -> None:
    count = _acted(draft)
    if count >= _SUBSTANTIAL or (count and is_burn_wrong):
        raise Refusal(Reason.RULING_TOO_LATE, "scs-16.1" if is_burn_wrong else "scs-16.6")


def _acted(draft: HandDraft) -> int:
    return sum(
        player.last is not None and player.last.action > 0 and player.last.street == draft.street
        for player in draft.players
    )


def _start(draft: HandDraft) -> int:
    """The place where the street begins: that of its burn, or of its first card."""
    burns = draft.burns.content
    if len(burns) >= draft.street and not _saves_burn(draft):
        return draft.deck.content.index(burns[draft.street - 1])
    whole = draft.spec.whole_by[draft.street - 1]
    return min(at for player in _takers(draft) for at in _places(draft, player)[whole:])


def _takers(draft: HandDraft) -> list[Player]:
    """Whose cards this street has: the live, the dead seats, and who has gone out since."""
    return [
        player
        for player in draft.players
        if player.is_in or player.is_dealt_through or _has_gone_out(draft, player)
    ]


def _has_gone_out(draft: HandDraft, player: Player) -> bool:
    """Whether the floor has taken his hand away on this street, of which he has a card."""
    last = player.last
    has_folded_before = last is not None and last.act is Act.FOLD and last.street < draft.street
    return not has_folded_before and _is_served(draft, player)


def _is_served(draft: HandDraft, player: Player) -> bool:
    """Whether he has a card of this street."""
    return len(_places(draft, player)) > draft.spec.whole_by[draft.street - 1]


def _saves_burn(draft: HandDraft) -> bool:
    """Whether this street has no burn, so that the cards suffice for the last one (Cooke 5.21)."""
    return draft.saves_burn and draft.street == len(draft.spec.streets) - 2


def _burns_due(draft: HandDraft) -> int:
    return draft.street - _saves_burn(draft)


def _places(draft: HandDraft, player: Player) -> list[int]:
    """Where in the deck the cards of ``player`` were, in the order he got them."""
    deck = draft.deck.content
    return sorted(deck.index(card) for card in (*player.cards, *player.thrown.content))


def _where(draft: HandDraft) -> Iterator[tuple[Card, _Place]]:
    for card in draft.burns.content:
        yield card, (e.Pile.BURN, None)
    for player in draft.players:
        for card in player.up:
            yield card, (e.Pile.UP, player.seat)
        for card in (*player.down.content, *player.thrown.content):
            yield card, (e.Pile.DOWN, player.seat)
