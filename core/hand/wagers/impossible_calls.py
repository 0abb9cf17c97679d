"""Impossible calls of stud: the caller cannot beat what the bettor shows (Cooke 5.23; USPC law).

They are judged in the last round of stud for high, where no card is still to come: an open low
promises nothing, since a card to come may pair it.
"""

from collections.abc import Iterator
from itertools import combinations

from core.cards import STANDARD_DECK, Card
from core.chips import Chips
from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.shows.reading import boards_of, judge_of
from core.hand.state import Player
from core.ids import Seat
from core.refusal import Reason, Refusal


def warn(draft: HandDraft, seat: Seat, *, is_confirmed: bool) -> None:
    """Warn the player at ``seat`` before a call that cannot win (``stud.warn_impossible``).

    What he is told depends on the open cards and on his own alone.

    Raises:
        Refusal: ``IMPOSSIBLE_CALL_WARNING``, until the call is confirmed.
    """
    if is_confirmed or not draft.rules.warns_impossible_call or not _is_judged(draft):
        return
    player, bettor = draft.player(seat), _bettor(draft, seat)
    if bettor is not None and not _beats(draft, player.cards, bettor):
        raise Refusal(Reason.IMPOSSIBLE_CALL_WARNING, "uspc-law-stud-impossible-call")


def give_back(draft: HandDraft, seat: Seat, amount: Chips) -> None:
    """Void the last call of the round where no hole cards could make it good, by setting.

    Which ones he really holds plays no part: nothing is told of them.
    """
    if not draft.rules.refunds_impossible_call or not _is_judged(draft):
        return
    player, bettor = draft.player(seat), _bettor(draft, seat)
    if bettor is None or not _is_last_to_speak(draft):
        return
    if not any(_beats(draft, (*player.up, *held), bettor) for held in _hole_cards(draft, player)):
        draft.emit(e.CallVoided(seat, amount))


def _is_judged(draft: HandDraft) -> bool:
    spec = draft.spec
    return (
        bool(spec.upcards)
        and len(spec.contests) == 1
        and not spec.contests[0].ranking.is_low
        and draft.street == len(spec.streets) - 1
        and not any(
            isinstance(step, BettingRound)
            for step in spec.streets[draft.street].steps[draft.step + 1 :]
        )
    )


def _bettor(draft: HandDraft, caller: Seat) -> Player | None:
    if draft.aggressor is None or draft.aggressor == caller:
        return None
    bettor = draft.player(draft.aggressor)
    return bettor if bettor.is_in else None


def _beats(draft: HandDraft, cards: tuple[Card, ...], bettor: Player) -> bool:
    """Whether ``cards`` are better than the open cards of ``bettor``, with a common card or not."""
    weigh = judge_of(draft.rules, draft.spec.contests[0]).scale.strength
    common = boards_of(draft.spec, draft.boards)[0]
    return weigh((*cards, *common)) > weigh((*bettor.up, *common))


def _is_last_to_speak(draft: HandDraft) -> bool:
    return all(
        player.has_acted and player.bet >= draft.wager for player in draft.players if player.is_live
    )


def _hole_cards(draft: HandDraft, player: Player) -> Iterator[tuple[Card, ...]]:
    """Every set of hole cards that ``player`` might hold for all that can be seen."""
    seen = {card for one in draft.players for card in one.up}
    seen.update(card for row in draft.boards for card in row)
    unseen = [card for card in STANDARD_DECK if card not in seen]
    return combinations(unseen, len(player.down.content))
