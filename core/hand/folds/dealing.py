"""The folds of the deal: who is in, the forced bets and the cards."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.cards import Card
from core.chips import Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.forced.posts import TRAITS, PostKind
from core.hand.state import Act, Hand, Player
from core.ids import Seat
from core.sealed import Sealed


def begun(event: e.HandStarted) -> Hand:
    """The hand that ``event`` begins, with nothing posted and nothing dealt."""
    return Hand(
        number=event.number,
        game=event.game,
        rules=event.rules,
        button=event.button,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        seats=tuple([in_.seat for in_ in event.entrants]),
        deck=event.deck,
        boards=((),) * event.boards,
        pot=event.carried,
        button_blind=event.button_blind,
        spares=event.spares,
        carried=event.carried,
        earlier=event.earlier,
        posts=event.posts,
        players=tuple(
            Player(
                in_.seat,
                in_.person,
                in_.name,
                in_.stack,
                # One without a unit plays for what he has in the pot already (Cooke 7.13).
                is_all_in=in_.stack < event.rules.unit,
                is_prop=in_.is_prop,
                played_by=in_.played_by,
                overs=in_.overs,
            )
            for in_ in event.entrants
        ),
    )


def _ante(draft: HandDraft, event: e.AntePosted) -> None:
    _post(draft, event.seat, Act.ANTE, event.amount, False, is_all_in=event.is_all_in)
    if event.for_all:
        lies_in_the_middle(draft, event.seat, event.amount)


def _blind(draft: HandDraft, event: e.BlindPosted) -> None:
    traits = TRAITS[event.kind]
    _post(draft, event.seat, traits.act, event.amount, traits.is_live, is_all_in=event.is_all_in)
    if not traits.is_live:
        lies_in_the_middle(draft, event.seat, event.amount)
    if event.kind is PostKind.BIG:
        draft.big_blind = event.seat
    if event.is_short:
        draft.short_blinds = (*draft.short_blinds, event.seat)


def lies_in_the_middle(draft: HandDraft, seat: Seat, amount: Chips) -> None:
    """Of the main pot, whatever the others put in (Cooke 12.20.07; 18, dead blind)."""
    place = draft.place(seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(
        player,
        paid=Chips(player.paid - amount),
        forced=Chips(player.forced - amount),
        dead=Chips(player.dead + amount),
    )
    draft.dead = Chips(draft.dead + amount)


def _post(
    draft: HandDraft, seat: Seat, act: Act, amount: Chips, is_live: bool, *, is_all_in: bool
) -> None:
    place = draft.place(seat)
    player = draft.players[place].posts(act, amount, live=is_live, is_all_in=is_all_in)
    draft.players[place] = player
    if player.last is not None:
        draft.note(seat, player.last)
    draft.pot = Chips(draft.pot + amount)


def _dealt(draft: HandDraft, event: e.HoleCardsDealt) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    cards = event.cards
    if player.is_in:
        has = player.down.content
        held = Sealed(has + cards.content, cards.seats) if has else cards
        draft.players[place] = msgspec.structs.replace(player, down=held)
    else:
        # What a dead hand is dealt lies in the muck (Cooke 5.15).
        dead = Sealed(player.thrown.content + cards.content, player.thrown.seats)
        draft.players[place] = msgspec.structs.replace(player, thrown=dead)
    draft.dealt += len(cards.content)
    if event.seat in draft.down_next:
        rest = list(draft.down_next)
        rest.remove(event.seat)
        draft.down_next = tuple(rest)


def _upcards(draft: HandDraft, event: e.UpcardsDealt) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(player, up=player.up + event.cards)
    draft.dealt += len(event.cards)


def _burned(draft: HandDraft, event: e.CardBurned) -> None:
    draft.burns = Sealed(draft.burns.content + event.cards.content)
    draft.dealt += len(event.cards.content)


def _shuffled_again(draft: HandDraft, event: e.StubShuffled) -> None:
    draft.deck = event.deck
    draft.dealt = 0
    draft.reshuffles += 1
    if event.with_burns:
        draft.burns = draft.aside = Sealed(())
    if event.with_discards:
        # Out of the muck and in the deck again: nobody can be dealt a card twice.
        for place, player in enumerate(draft.players):
            draft.players[place] = _without(player, set(event.deck.content))


def _without(player: Player, back: set[Card]) -> Player:
    thrown, down = player.thrown.content, player.down.content
    if back.isdisjoint(thrown) and (player.is_in or back.isdisjoint(down)):
        return player
    return msgspec.structs.replace(
        player,
        thrown=Sealed(tuple(card for card in thrown if card not in back), player.thrown.seats),
        down=Sealed(tuple(card for card in down if card not in back), player.down.seats),
    )


def _burn_saved(draft: HandDraft, event: e.BurnSaved) -> None:
    draft.saves_burn = True


def _turned(draft: HandDraft, event: e.BoardTurned) -> None:
    boards = list(draft.boards)
    boards[event.board] += event.cards
    draft.boards = tuple(boards)
    draft.burns = Sealed(draft.burns.content + event.burn.content)
    draft.street = event.street
    draft.dealt += len(event.burn.content) + len(event.cards)


DEALING_FOLDS: Final[Mapping[type, Fold]] = {
    e.AntePosted: _ante,
    e.BlindPosted: _blind,
    e.HoleCardsDealt: _dealt,
    e.UpcardsDealt: _upcards,
    e.CardBurned: _burned,
    e.BurnSaved: _burn_saved,
    e.StubShuffled: _shuffled_again,
    e.BoardTurned: _turned,
}
