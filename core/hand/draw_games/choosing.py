"""Choosing: all players decide in secret, then all decisions take effect together."""

from collections.abc import Callable
from typing import Final

from core.cards import Card
from core.games.spec import Choose, Chosen
from core.hand import events as e
from core.hand.cards import open_holes
from core.hand.cards.exposed import make_good
from core.hand.commands import MakeChoice
from core.hand.draft import HandDraft
from core.hand.state import Choice, Choosing, Player, Way
from core.refusal import Reason, Refusal
from core.sealed import Sealed


def open_choice(draft: HandDraft, street: int, number: int, step: Choose) -> None:
    """Ask everybody who is in, those all-in too (Cooke 6.08.01)."""
    waiting = tuple(player.seat for player in draft.players if player.is_in)
    draft.emit(e.ChoiceOpened(draft.action + 1, street, number, step.what, step.count, waiting))


def make_choice(draft: HandDraft, player: Player, command: MakeChoice) -> None:
    """Note what ``player`` chose; it may be changed until the last one has chosen.

    Raises:
        Refusal: ``WRONG_COUNT``, ``NO_SUCH_CARD``, ``NO_WAY_DECLARED`` or ``PLAY_OR_ALL_IN``;
            nothing has been emitted then.
    """
    phase = draft.phase
    assert isinstance(phase, Choosing)
    own = (player.seat,)
    if phase.what is Chosen.LAST_CARD:
        if command.plays is None:
            raise Refusal(Reason.PLAY_OR_ALL_IN, "scs-17.1")
        draft.emit(e.ChoiceMade(player.seat, plays=command.plays))
        return
    if phase.what in (Chosen.RESHUFFLE, Chosen.WITHDRAW):
        unsaid = phase.what is Chosen.WITHDRAW
        plays = unsaid if command.plays is None else command.plays
        draft.emit(e.ChoiceMade(player.seat, plays=plays))
        return
    if phase.what is Chosen.DECLARE:
        if command.way is None:
            raise Refusal(Reason.NO_WAY_DECLARED)
        draft.emit(e.ChoiceMade(player.seat, way=Sealed(command.way, own)))
        return
    draft.emit(e.ChoiceMade(player.seat, Sealed(_cards_at(player, command, phase.count), own)))


def _cards_at(player: Player, command: MakeChoice, count: int) -> tuple[Card, ...]:
    held = player.down.content
    places = sorted(set(command.places))
    if any(not 1 <= place <= len(held) for place in places):
        raise Refusal(Reason.NO_SUCH_CARD, "cooke-6.08", count=len(held))
    if len(places) != count:
        raise Refusal(Reason.WRONG_COUNT, "cooke-6.08", count=count)
    return tuple(held[place - 1] for place in places)


def choose_for_idle(draft: HandDraft) -> None:
    """Choose for those who have not: the lowest cards, or high (games.toml, pineapple).

    One whose last card is exposed is treated as all-in (scs-17.1), and an exposed card of the
    draw is replaced by the top card.
    """
    phase = draft.phase
    assert isinstance(phase, Choosing)
    for seat in phase.waiting:
        player, own = draft.player(seat), (seat,)
        if phase.what is Chosen.DECLARE:
            draft.emit(e.ChoiceMade(seat, way=Sealed(Way.HIGH, own)))
        elif phase.what in (Chosen.LAST_CARD, Chosen.RESHUFFLE):
            draft.emit(e.ChoiceMade(seat))
        elif phase.what is Chosen.WITHDRAW:
            draft.emit(e.ChoiceMade(seat, plays=True))
        else:
            lowest = tuple(sorted(player.down.content)[: phase.count])
            draft.emit(e.ChoiceMade(seat, Sealed(lowest, own)))


def reveal(draft: HandDraft) -> None:
    """Carry out all choices together, in the order of the deal."""
    phase = draft.phase
    assert isinstance(phase, Choosing)
    made = {choice.seat: choice for choice in phase.made}
    if phase.what is Chosen.RESHUFFLE:
        make_good(draft, tuple(seat for seat in draft.seats if seat in made and made[seat].plays))
        return
    if phase.what is Chosen.WITHDRAW:
        open_holes.answer(draft, tuple(seat for seat in made if not made[seat].plays))
        return
    for seat in draft.seats:
        if seat in made:
            draft.emit(_TAKES_EFFECT[phase.what](made[seat]))


def _discarded(choice: Choice) -> object:
    return e.Discarded(choice.seat, choice.cards)


def _turned_up(choice: Choice) -> object:
    return e.TurnedUp(choice.seat, choice.cards.content)


def _declared(choice: Choice) -> object:
    way = choice.way.content
    assert way is not None
    return e.Declared(choice.seat, way)


def _last_card(choice: Choice) -> object:
    return e.LastCardPlayed(choice.seat, is_all_in=not choice.plays)


_TAKES_EFFECT: Final[dict[Chosen, Callable[[Choice], object]]] = {
    Chosen.DISCARD: _discarded,
    Chosen.EXPOSE: _turned_up,
    Chosen.DECLARE: _declared,
    Chosen.LAST_CARD: _last_card,
}
