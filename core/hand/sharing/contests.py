"""Contests: who wins each part of a pot (Cooke 4.12, 4.17; USPC on declarations)."""

from core.hand.draft import HandDraft
from core.hand.shows.reading import claim_of
from core.hand.state import Player, Way
from core.hands import Strength
from core.ids import Seat

Winners = dict[int, list[Seat]]
"""The winners of each contest by its number in the game's list; what nobody wins is left out."""


def winners(draft: HandDraft, claimants: list[Player]) -> Winners:
    """Who wins what of a pot for which ``claimants`` play, by the cards or as they declared."""
    if any(player.has_declared is not None for player in claimants):
        return _declared(draft, claimants)
    won: Winners = {}
    for place in range(len(draft.spec.contests)):
        best = _best(draft, place, claimants)
        if best:
            won[place] = best
    return won


def _declared(draft: HandDraft, claimants: list[Player]) -> Winners:
    """Each plays for what he declared; who claims everything has to win it all outright.

    Beaten or tied either way he loses every claim, and the others share by their declarations.
    """
    contests = range(len(draft.spec.contests))
    playing = {
        place: [one for one in claimants if _plays_for(draft, one, place)] for place in contests
    }
    for player in claimants:
        alone = [player.seat]
        if player.has_declared is Way.BOTH and all(
            _best(draft, place, playing[place]) == alone for place in contests
        ):
            return dict.fromkeys(contests, alone)
    won: Winners = {}
    for place in contests:
        one_way = [one for one in playing[place] if one.has_declared is not Way.BOTH]
        best = _best(draft, place, one_way)
        if best:
            won[place] = best
    return won


def _plays_for(draft: HandDraft, player: Player, place: int) -> bool:
    wanted = Way.LOW if draft.spec.contests[place].ranking.is_low else Way.HIGH
    return player.has_declared in (wanted, Way.BOTH)


def _best(draft: HandDraft, place: int, players: list[Player]) -> list[Seat]:
    """Who has the best hand in a contest; nobody when no hand qualifies (Cooke 4.17)."""
    contest = draft.spec.contests[place]
    best: Strength | None = None
    seats: list[Seat] = []
    for player in players:
        strength = claim_of(draft, player, contest)
        if strength is None:
            continue
        if best is None or strength > best:
            best, seats = strength, [player.seat]
        elif strength == best:
            seats.append(player.seat)
    return seats
