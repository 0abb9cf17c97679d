"""The stub: what is left of the deck, and shuffling cards again when it runs short."""

from core.cards import Card
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.state import Player
from core.sealed import Sealed


def left(draft: HandDraft) -> int:
    """Cards left in the deck."""
    return len(draft.deck.content) - draft.dealt


def ensure(draft: HandDraft, count: int, keep: Player | None) -> None:
    """Shuffle the discards of players who are done in with the stub if it is too short.

    What ``keep`` throws now, or has thrown before, stays out of what he is dealt (Cooke 7.05;
    the opener's discards only as a last resort).
    """
    if left(draft) > count:
        return
    pile: list[Card] = list(draft.deck.content[draft.dealt :])
    for player in draft.players:
        if player is not keep and player.seat != (keep.seat if keep else None):
            pile += player.thrown.content
    shuffle_again(draft, tuple(pile), with_burns=False, with_discards=True)


def shuffle_again(
    draft: HandDraft, cards: tuple[Card, ...], *, with_burns: bool, with_discards: bool
) -> None:
    """Make ``cards`` the deck, in the order that the next spare deck gives them.

    A spare is a whole deck in random order, so its order of some of the cards is random too.
    """
    spare = draft.spares.content[draft.reshuffles]
    place = {card: at for at, card in enumerate(spare)}
    order = tuple(sorted(cards, key=place.__getitem__))
    draft.emit(e.StubShuffled(Sealed(order), len(order), with_burns, with_discards))
