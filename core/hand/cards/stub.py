"""The stub: what is left of the deck, and shuffling cards again when it runs short."""

from collections.abc import Iterator
from itertools import islice

from core.cards import Card
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.draw_games.draws import is_served
from core.hand.state import Player
from core.sealed import Sealed


def left(draft: HandDraft) -> int:
    """Cards left in the deck."""
    return len(draft.deck.content) - draft.dealt


def scramble_after(draft: HandDraft, street: int, number: int) -> None:
    """With the last card dealt the stub loses its order, where the house has it so (Cooke 14.21).

    In draw it is always kept.
    """
    if not draft.rules.deal.keeps_stub and (street, number) == draft.spec.last_deal:
        draft.emit(e.StubScrambled())


def ensure(draft: HandDraft, count: int, drawer: Player | None = None) -> None:
    """See to it that ``count`` cards can be dealt without the last one, in a draw (Cooke 4.10).

    If the stub is too short, its last card is shuffled with folded hands and discards, and what
    lies above the last card is dealt before them.  ``drawer``, who is to get the cards, never
    gets back what he throws now.
    """
    if left(draft) > count:
        return
    rest = draft.deck.content[draft.dealt :]
    above, pool = rest[:-1], list(rest[-1:])
    with_burns = False
    for more, is_burns in _piles(draft, drawer):
        if len(above) + len(pool) > count:
            break
        pool += more
        with_burns = with_burns or is_burns
    shuffle_again(draft, tuple(pool), above=above, with_burns=with_burns, with_discards=True)


def shuffle_for(draft: HandDraft, player: Player) -> None:
    """Shuffle the stub with the discards, as ``player`` may demand (Hoyle).

    His own stay out, and the opener's where they prove his openers.
    """
    done, _, waiting = (cards for cards, _ in islice(_piles(draft, player), 3))
    pool = (*draft.deck.content[draft.dealt :], *done, *waiting)
    shuffle_again(draft, pool, with_burns=False, with_discards=True)


def _piles(draft: HandDraft, drawer: Player | None) -> Iterator[tuple[list[Card], bool]]:
    """What may be shuffled again, each pile only if those before are not enough.

    First folded hands and the discards of players who have drawn; then the opener's, which prove
    his openers; those of players still to draw; the burns; last what the drawer threw on an
    earlier draw.
    """
    done: list[Card] = []
    opener: list[Card] = []
    waiting: list[Card] = []
    own: list[Card] = []
    for player in draft.players:
        thrown = player.thrown.content
        if drawer is not None and player.seat == drawer.seat:
            own += thrown
        elif not player.is_in:
            done += player.down.content + thrown
        elif player.seat == draft.opener and draft.spec.openers is not None:
            opener += thrown
        elif is_served(draft, player):
            done += thrown
        else:
            waiting += thrown
    for pile in (done, opener, waiting):
        yield pile, False
    yield list(draft.burns.content), True
    yield own, False


def shuffle_again(
    draft: HandDraft,
    cards: tuple[Card, ...],
    *,
    above: tuple[Card, ...] = (),
    with_burns: bool,
    with_discards: bool,
) -> None:
    """Make ``cards`` the deck, in the order that the next spare deck gives them.

    A spare is a whole deck in random order, so its order of some of the cards is random too.
    What lies ``above`` them is not shuffled.
    """
    spares = draft.spares.content
    spare = spares[draft.reshuffles % len(spares)]
    place = {card: at for at, card in enumerate(spare)}
    order = tuple(sorted(cards, key=place.__getitem__))
    deck = Sealed(above + order)
    draft.emit(e.StubShuffled(deck, len(order), with_burns, with_discards))
