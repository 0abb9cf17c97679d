"""The folds of opening a draw game, and of what comes of false openers."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.folds.early import forget_all_of, put_prompt
from core.hand.state import Dealing, Offer, Opening, Showdown, Standing
from core.hand.wagers.full_wagers import full_raise_over_forced

DEALING: Final = Dealing()
_change: Final = msgspec.structs.replace


def _opener(draft: HandDraft, event: e.OpenerChanged) -> None:
    draft.opener = event.seat
    draft.opening = Opening(event.bet, draft.player(event.seat).down)


def _offered(draft: HandDraft, event: e.OpenOffered) -> None:
    put_prompt(draft, event.action)
    draft.phase = Offer(event.seat, event.waiting, event.back_to)


def _passed(draft: HandDraft, event: e.OpenPassed) -> None:
    # He has let his right to open go by, as one who checks (Cooke 7.17.02).
    if isinstance(draft.phase, Offer) and draft.phase.back_to is None:
        place = draft.place(event.seat)
        draft.players[place] = _change(draft.players[place], has_acted=True)
    draft.checkers = (*draft.checkers, event.seat)
    draft.phase = DEALING


def _declared(draft: HandDraft, event: e.PotDeclaredOpen) -> None:
    draft.phase = DEALING
    if event.wager <= draft.wager:
        return
    draft.wager = draft.full_wager = event.wager
    draft.full_raise = full_raise_over_forced(draft, event.wager)
    draft.bets = 1
    players = draft.players
    for place, player in enumerate(players):
        if player.standing is Standing.LIVE and not player.may_reraise:
            players[place] = player.may_raise_again()


def _lowered(draft: HandDraft, event: e.WagerLowered) -> None:
    draft.wager = draft.full_wager = event.wager
    draft.bets = event.bets
    draft.aggressor = None


def _killed(draft: HandDraft, event: e.HandKilled) -> None:
    place = draft.place(event.seat)
    draft.players[place] = _change(
        draft.players[place],
        standing=Standing.FOLDED,
        is_dealt_through=event.is_dealt_through,
    )
    forget_all_of(draft, event.seat)
    if isinstance(draft.phase, Showdown):
        draft.phase = Showdown(tuple(seat for seat in draft.phase.queue if seat != event.seat))


def _openers_shown(draft: HandDraft, event: e.OpenersShown) -> None:
    player = draft.player(event.seat)
    held = player.down.content
    fresh = tuple(card for card in event.cards if card in held and card not in player.exposed)
    draft.players[draft.place(event.seat)] = _change(player, exposed=player.exposed + fresh)
    draft.opening = _change(draft.opening, proof=event.cards)


def _taken_back(draft: HandDraft, event: e.ChipsTakenBack) -> None:
    player = draft.player(event.seat)
    draft.players[draft.place(event.seat)] = _change(
        player,
        stack=Chips(player.stack + event.amount),
        bet=Chips(max(player.bet - event.amount, 0)),
        paid=Chips(player.paid - event.amount),
        returned=Chips(player.returned + event.amount),
    )
    draft.pot = Chips(draft.pot - event.amount)


def _relayered(draft: HandDraft, event: e.PotsRelayered) -> None:
    draft.pots = event.pots


def _game_turned(draft: HandDraft, event: e.GameTurned) -> None:
    draft.become(event.game)
    # The round begins anew: nobody has said anything in this game yet.
    draft.players[:] = [player.next_round() for player in draft.players]


OPENING_FOLDS: Final[Mapping[type, Fold]] = {
    e.OpenerChanged: _opener,
    e.OpenOffered: _offered,
    e.OpenPassed: _passed,
    e.PotDeclaredOpen: _declared,
    e.WagerLowered: _lowered,
    e.HandKilled: _killed,
    e.OpenersShown: _openers_shown,
    e.ChipsTakenBack: _taken_back,
    e.PotsRelayered: _relayered,
    e.GameTurned: _game_turned,
}
