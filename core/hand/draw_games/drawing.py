"""Drawing: players exchange cards in turn (Cooke 7.05, 7.10)."""

from core.cards import Card
from core.games.spec import Draw
from core.hand import events as e
from core.hand.cards import dealing
from core.hand.cards.exposed import replace_exposed
from core.hand.cards.stub import ensure, left
from core.hand.commands import DrawCards
from core.hand.draft import HandDraft
from core.hand.draw_games.draws import is_served
from core.hand.state import Choosing, Drawing, Player, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.sealed import Sealed


def open_draw(draft: HandDraft, street: int, number: int, step: Draw) -> None:
    """Burn a card and ask the first live player from the left of the button (Cooke 7.05).

    A card that was exposed in the deal and replaced is the burn already (Cooke 7.18.07).
    """
    if step.burn and not draft.is_burned:
        ensure(draft, 1)
        dealing.burn(draft)
    first = _next_drawer(draft, 0)
    assert first is not None
    draft.emit(e.DrawOn(draft.action + 1, street, number, first.seat, step.most))


def draw_cards(draft: HandDraft, player: Player, command: DrawCards) -> None:
    """Take the discards that ``player`` names, or change those he named last (Cooke 7.10).

    Raises:
        Refusal: ``NOT_YOUR_TURN``, ``DRAW_IS_OVER`` for a change that comes too late,
            ``TOO_MANY_DISCARDS``, ``NO_SUCH_CARD``, ``NOT_THE_OPENER`` for one who splits what
            he did not open on, or ``STUB_TOO_SHORT``; nothing has been emitted then.
    """
    phase = draft.phase
    assert isinstance(phase, Drawing)
    cards = discards_at(player, command.places, phase.most)
    if command.splits_openers and (draft.spec.openers is None or draft.opener != player.seat):
        raise Refusal(Reason.NOT_THE_OPENER, "cooke-7.17.03")
    asked = phase.asked
    is_change = player.seat != phase.to_act
    if is_change and (asked is None or asked.seat != player.seat):
        _refuse_turn(draft, phase, player)
    pending = len(asked.cards.content) if asked is not None and not is_change else 0
    _refuse_short_stub(draft, pending + len(cards))
    if asked is not None and not is_change:
        serve(draft, asked.seat, asked.cards.content)
    own = Sealed(cards, (player.seat,))
    draft.emit(e.DrawAsked(player.seat, len(cards), own, command.splits_openers))
    if command.confirmed or draft.rules.draw.serves_at_once:
        serve(draft, player.seat, cards)
    if not is_change:
        _ask_next(draft, player, phase.most)


def fold_idle(draft: HandDraft, player: Player) -> None:
    """``player`` has not answered, and folds (setting ``draw.timeout``)."""
    phase = draft.phase
    assert isinstance(phase, Drawing)
    if phase.asked is not None:
        serve(draft, phase.asked.seat, phase.asked.cards.content)
    draft.emit(e.Folded(player.seat))
    if draft.is_contested:
        _ask_next(draft, player, phase.most)


def _ask_next(draft: HandDraft, player: Player, most: int) -> None:
    """Ask the next player from ``player`` on; after the last one everybody has his cards."""
    following = _next_drawer(draft, draft.place(player.seat) + 1)
    if following is not None:
        draft.emit(e.DrawOn(draft.action + 1, draft.street, draft.step, following.seat, most))
        return
    phase = draft.phase
    if isinstance(phase, Drawing) and phase.asked is not None:
        serve(draft, phase.asked.seat, phase.asked.cards.content)
    replace_exposed(draft, draft.step)


def discards_at(player: Player, places: tuple[int, ...], most: int) -> tuple[Card, ...]:
    """The cards at ``places`` of the hidden hand.

    Raises:
        Refusal: ``TOO_MANY_DISCARDS`` or ``NO_SUCH_CARD``.
    """
    held = player.down.content
    chosen = sorted(set(places))
    if any(not 1 <= place <= len(held) for place in chosen):
        raise Refusal(Reason.NO_SUCH_CARD, "cooke-7.05", count=len(held))
    if len(chosen) > most:
        raise Refusal(Reason.TOO_MANY_DISCARDS, "cooke-7.05", count=most)
    return tuple(held[place - 1] for place in chosen)


def serve(draft: HandDraft, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Give the player at ``seat`` the next cards of the deck for ``cards``."""
    player = draft.player(seat)
    ensure(draft, len(cards), player)
    fresh = draft.next_cards(len(cards))
    own = (player.seat,)
    draft.emit(e.DrawServed(player.seat, Sealed(cards, own), Sealed(fresh, own)))


def is_finished(draft: HandDraft) -> bool:
    """True once everybody has his cards."""
    phase = draft.phase
    if isinstance(phase, Choosing):
        return False
    if not isinstance(phase, Drawing):
        return True
    return phase.asked is None and is_served(draft, draft.player(phase.to_act))


def _next_drawer(draft: HandDraft, place: int) -> Player | None:
    """The next who has cards to exchange; those all-in draw too (Cooke 7.05)."""
    for player in draft.players[place:]:
        if player.standing is Standing.LIVE:
            return player
    return None


def _refuse_short_stub(draft: HandDraft, count: int) -> None:
    """Where no discard comes back, nobody draws more than the stub holds (Cooke 14.26)."""
    there = max(left(draft) - 1, 0)
    if draft.rules.draw.stub_only and count > there:
        raise Refusal(Reason.STUB_TOO_SHORT, "cooke-4.10", count=there)


def _refuse_turn(draft: HandDraft, phase: Drawing, player: Player) -> None:
    reason = Reason.DRAW_IS_OVER if is_served(draft, player) else Reason.NOT_YOUR_TURN
    rule = "cooke-7.10" if reason is Reason.DRAW_IS_OVER else "cooke-10.01"
    raise Refusal(reason, rule, seat=phase.to_act, name=draft.player(phase.to_act).name)
