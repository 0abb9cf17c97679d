"""Reading a player's hand with the boards, as the game says it is made."""

from core.cards import Card
from core.games.contest import Contest
from core.games.judging import judge_for
from core.games.spec import GameSpec
from core.hand.cards.complete_hands import is_short
from core.hand.cards.short_hands import strength_of_short
from core.hand.draft import HandDraft
from core.hand.misdeals.rules import ShortHand
from core.hand.rules import HandRules
from core.hand.state import Player
from core.hands import Judge, Strength, strength_on


def judge_of(rules: HandRules, contest: Contest) -> Judge:
    """Who weighs the hands of ``contest`` under ``rules`` (Cooke 4.13 to 4.17)."""
    return judge_for(
        contest,
        has_joker=rules.has_joker,
        low_qualifier=rules.low_qualifier,
        counts_runs=rules.draw.counts_runs,
    )


def boards_of(spec: GameSpec, rows: tuple[tuple[Card, ...], ...]) -> list[tuple[Card, ...]]:
    """The boards that hands are made with, out of the rows of community cards."""
    return [tuple(card for row in board for card in rows[row]) for board in spec.boards]


def claim_of(draft: HandDraft, player: Player, contest: Contest) -> Strength | None:
    """What ``player`` claims a share with: his hand, or the board where he declared that.

    None is a hand that does not qualify.
    """
    return strength_of(draft, player, contest, own_cards=not player.plays_board)


def strength_of(
    draft: HandDraft, player: Player, contest: Contest, *, own_cards: bool = True
) -> Strength | None:
    """How strong ``player`` is in ``contest``; with ``own_cards`` False, the board alone."""
    cards = player.cards if own_cards else ()
    if _is_barred(draft, player, own_cards=own_cards):
        return strength_of_short(judge_of(draft.rules, contest), (*cards, *draft.boards[0]))
    use = draft.spec.use
    return strength_on(
        judge_of(draft.rules, contest),
        cards,
        boards_of(draft.spec, draft.boards),
        use.own_least if own_cards else 0,
        use.own_most,
    )


def _is_barred(draft: HandDraft, player: Player, *, own_cards: bool) -> bool:
    """Whether his hand is short and so can be no straight and no flush (Hoyle)."""
    no_runs = draft.rules.deal.short_hand is ShortHand.PLAYS_NO_STRAIGHT_FLUSH
    return no_runs and own_cards and is_short(draft, player)
