"""The fold: what each event of a hand changes.

No rule is applied here.  Whatever a rule decided is in the event, so that a mended rule never
changes how an old hand is told.
"""

from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.state import (
    Act,
    Asked,
    Betting,
    Choice,
    Choosing,
    Dealing,
    Drawing,
    LastAct,
    Over,
    Player,
    Showdown,
    Standing,
)
from core.ids import Seat
from core.sealed import Sealed

_DEALING: Final = Dealing()


def _started(draft: HandDraft, event: e.HandStarted) -> None:
    draft.begin(
        event.number,
        event.game,
        event.rules,
        event.button,
        event.small_blind,
        event.big_blind,
        [
            Player(in_.seat, in_.person, in_.name, in_.stack, is_prop=in_.is_prop)
            for in_ in event.entrants
        ],
        event.deck,
        event.boards,
        event.button_blind,
        event.spares,
        event.carried,
    )


def _ante(draft: HandDraft, event: e.AntePosted) -> None:
    _post(draft, event.seat, Act.ANTE, event.amount, is_all_in=event.is_all_in)


def _blind(draft: HandDraft, event: e.BlindPosted) -> None:
    act = Act.BIG_BLIND if event.is_big else Act.SMALL_BLIND
    if event.is_button:
        act = Act.BUTTON_BLIND
    _post(draft, event.seat, act, event.amount, is_all_in=event.is_all_in)


def _post(draft: HandDraft, seat: Seat, act: Act, amount: Chips, *, is_all_in: bool) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].posts(
        act, amount, live=act is not Act.ANTE, is_all_in=is_all_in
    )
    draft.pot = Chips(draft.pot + amount)


def _dealt(draft: HandDraft, event: e.HoleCardsDealt) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    held = msgspec.structs.replace(event.cards, content=player.down.content + event.cards.content)
    draft.players[place] = msgspec.structs.replace(player, down=held)
    draft.dealt += len(event.cards.content)


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
        draft.burns = Sealed(())
    if event.with_discards:
        # Out of the muck and in the deck again: nobody can be dealt a card twice.
        back = set(event.deck.content)
        for place, player in enumerate(draft.players):
            if player.thrown.content:
                left = tuple(card for card in player.thrown.content if card not in back)
                draft.players[place] = msgspec.structs.replace(
                    player, thrown=msgspec.structs.replace(player.thrown, content=left)
                )


def _turned(draft: HandDraft, event: e.BoardTurned) -> None:
    boards = list(draft.boards)
    boards[event.board] += event.cards
    draft.boards = tuple(boards)
    draft.burns = Sealed(draft.burns.content + event.burn.content)
    draft.street = event.street
    draft.dealt += len(event.burn.content) + len(event.cards)


def _opened(draft: HandDraft, event: e.RoundOpened) -> None:
    draft.street = event.street
    draft.step = event.step
    draft.wager = event.wager
    draft.full_raise = event.full_raise
    draft.full_wager = event.wager
    draft.bet_sizes = event.bet_sizes
    draft.is_capped = event.is_capped
    draft.bets = 1 if event.wager else 0
    draft.checkers = ()
    draft.aggressor = None


def _action_on(draft: HandDraft, event: e.ActionOn) -> None:
    draft.action = event.action
    draft.phase = Betting(event.menu)


def _checked(draft: HandDraft, event: e.Checked) -> None:
    draft.checkers = (*draft.checkers, event.seat)
    _act(draft, event.seat, LastAct(Act.CHECK, draft.street, draft.action), draft.wager)


def _brought_in(draft: HandDraft, event: e.BroughtIn) -> None:
    last = LastAct(
        Act.BRING_IN, draft.street, draft.action, event.amount, event.amount, NO_CHIPS,
        event.is_all_in,
    )  # fmt: skip
    draft.wager = event.wager
    _act(draft, event.seat, last, event.wager)


def _completed(draft: HandDraft, event: e.Completed) -> None:
    last = LastAct(
        Act.COMPLETE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    # A completion brings the wager to the full bet: no raise, but a bet to answer (Cooke 5.07).
    _wager(draft, event.seat, last, full_by=NO_CHIPS if event.is_full else None)


def _called(draft: HandDraft, event: e.Called) -> None:
    to = Chips(draft.player(event.seat).bet + event.more)
    last = LastAct(Act.CALL, draft.street, draft.action, event.more, to, NO_CHIPS, event.is_all_in)
    _act(draft, event.seat, last, draft.wager)


def _bet(draft: HandDraft, event: e.BetMade) -> None:
    last = LastAct(
        Act.BET, draft.street, draft.action, event.more, event.to, event.to, event.is_all_in
    )
    _wager(draft, event.seat, last, full_by=event.to if event.is_full else None)


def _raised(draft: HandDraft, event: e.Raised) -> None:
    last = LastAct(
        Act.RAISE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    _wager(draft, event.seat, last, full_by=event.by if event.is_full else None)


def _wager(draft: HandDraft, seat: Seat, last: LastAct, full_by: Chips | None) -> None:
    draft.wager = last.to
    draft.aggressor = draft.last_bettor = seat
    if full_by is not None:
        draft.full_raise = full_by or draft.full_raise
        draft.full_wager = last.to
        draft.bets += 1
        players = draft.players
        for place, player in enumerate(players):
            if not player.may_reraise and player.standing is Standing.LIVE:
                players[place] = player.may_raise_again()
    _act(draft, seat, last, last.to)


def _act(draft: HandDraft, seat: Seat, last: LastAct, wager: Chips) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].acts(last, wager)
    draft.pot = Chips(draft.pot + last.more)
    draft.phase = _DEALING


def _folded(draft: HandDraft, event: e.Folded) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=Standing.FOLDED,
        last=LastAct(Act.FOLD, draft.street, draft.action),
    )
    draft.phase = _DEALING


def _draw_on(draft: HandDraft, event: e.DrawOn) -> None:
    draft.action = event.action
    draft.street = event.street
    draft.step = event.step
    asked = draft.phase.asked if isinstance(draft.phase, Drawing) else None
    draft.phase = Drawing(event.seat, event.most, asked)


def _draw_asked(draft: HandDraft, event: e.DrawAsked) -> None:
    assert isinstance(draft.phase, Drawing)
    draft.phase = msgspec.structs.replace(draft.phase, asked=Asked(event.seat, event.cards))


def _draw_served(draft: HandDraft, event: e.DrawServed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    gone = event.thrown.content
    kept = tuple(card for card in player.down.content if card not in gone)
    draft.players[place] = msgspec.structs.replace(
        player,
        down=Sealed(kept + event.cards.content, player.down.seats),
        drawn=(*player.drawn, len(event.cards.content)),
        thrown=Sealed(player.thrown.content + gone, player.down.seats),
    )
    draft.dealt += len(event.cards.content)
    if isinstance(draft.phase, Drawing):
        draft.phase = msgspec.structs.replace(draft.phase, asked=None)


def _choice_opened(draft: HandDraft, event: e.ChoiceOpened) -> None:
    draft.action = event.action
    draft.street = event.street
    draft.step = event.step
    draft.phase = Choosing(event.what, event.count, event.waiting)


def _choice_made(draft: HandDraft, event: e.ChoiceMade) -> None:
    phase = draft.phase
    assert isinstance(phase, Choosing)
    others = tuple(choice for choice in phase.made if choice.seat != event.seat)
    draft.phase = msgspec.structs.replace(
        phase,
        waiting=tuple(seat for seat in phase.waiting if seat != event.seat),
        made=(*others, Choice(event.seat, event.cards, event.way)),
    )


def _discarded(draft: HandDraft, event: e.Discarded) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    kept = tuple(card for card in player.down.content if card not in event.cards.content)
    draft.players[place] = msgspec.structs.replace(
        player,
        down=Sealed(kept, player.down.seats),
        thrown=Sealed(player.thrown.content + event.cards.content, player.down.seats),
    )
    draft.phase = _DEALING


def _turned_up(draft: HandDraft, event: e.TurnedUp) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    kept = tuple(card for card in player.down.content if card not in event.cards)
    draft.players[place] = msgspec.structs.replace(
        player, down=Sealed(kept, player.down.seats), up=player.up + event.cards
    )
    draft.phase = _DEALING


def _declared(draft: HandDraft, event: e.Declared) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(draft.players[place], has_declared=event.way)
    draft.phase = _DEALING


def _game_turned(draft: HandDraft, event: e.GameTurned) -> None:
    draft.become(event.game)


def _killed(draft: HandDraft, event: e.HandKilled) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place], standing=Standing.FOLDED
    )


def _opener(draft: HandDraft, event: e.OpenerChanged) -> None:
    draft.opener = event.seat


def _openers_shown(draft: HandDraft, event: e.OpenersShown) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    fresh = tuple(card for card in event.cards if card not in player.exposed)
    draft.players[place] = msgspec.structs.replace(player, exposed=player.exposed + fresh)


def _taken_back(draft: HandDraft, event: e.ChipsTakenBack) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(
        player,
        stack=Chips(player.stack + event.amount),
        bet=Chips(max(player.bet - event.amount, 0)),
        paid=Chips(player.paid - event.amount),
        returned=Chips(player.returned + event.amount),
    )
    draft.pot = Chips(draft.pot - event.amount)


def _returned(draft: HandDraft, event: e.UncalledReturned) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(
        player,
        stack=Chips(player.stack + event.amount),
        bet=Chips(player.bet - event.amount),
        paid=Chips(player.paid - event.amount),
        returned=Chips(player.returned + event.amount),
        is_all_in=False,
    )
    draft.pot = Chips(draft.pot - event.amount)


def _closed(draft: HandDraft, event: e.RoundClosed) -> None:
    players = draft.players
    for place, player in enumerate(players):
        if player.bet or player.has_acted:
            players[place] = player.next_round()
    draft.pots = event.pots
    draft.wager = NO_CHIPS


def _showdown(draft: HandDraft, event: e.ShowdownOpened) -> None:
    draft.is_run_out = event.is_run_out
    draft.phase = Showdown(event.queue)


def _awaited(draft: HandDraft, event: e.ShowAwaited) -> None:
    draft.action = event.action


def _exposed(draft: HandDraft, event: e.CardsExposed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(player, exposed=player.exposed + event.cards)


def _shown(draft: HandDraft, event: e.HandShown) -> None:
    _lay_down(draft, event.seat, Standing.SHOWN)


def _mucked(draft: HandDraft, event: e.HandMucked) -> None:
    _lay_down(draft, event.seat, Standing.MUCKED, event.plays_board, event.keeps)


def _lay_down(
    draft: HandDraft,
    seat: Seat,
    standing: Standing,
    plays_board: bool = False,
    keeps: tuple[int, ...] = (),
) -> None:
    place = draft.place(seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place], standing=standing, plays_board=plays_board, keeps=keeps
    )
    if isinstance(draft.phase, Showdown):
        draft.phase = Showdown(tuple(other for other in draft.phase.queue if other != seat))


def _pushed(draft: HandDraft, event: e.PotPushed) -> None:
    draft.phase = _DEALING
    for share in event.award.shares:
        place = draft.place(share.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player, stack=Chips(player.stack + share.amount)
        )
    draft.pot = Chips(draft.pot - event.award.amount)
    draft.awards = (*draft.awards, event.award)


def _voided(draft: HandDraft, event: e.HandVoided) -> None:
    draft.phase = _DEALING
    draft.pots = ()
    for refund in event.refunds:
        place = draft.place(refund.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player,
            stack=Chips(player.stack + refund.amount),
            bet=NO_CHIPS,
            paid=Chips(player.paid - refund.amount),
        )
        draft.pot = Chips(draft.pot - refund.amount)


def _ended(draft: HandDraft, event: e.HandEnded) -> None:
    draft.phase = Over(event.is_void)
    draft.pot = Chips(draft.pot - event.carried)
    draft.carried = event.carried
    draft.on_end()


HAND_FOLDS: Final[dict[type, Fold]] = {
    e.HandStarted: _started,
    e.AntePosted: _ante,
    e.BlindPosted: _blind,
    e.HoleCardsDealt: _dealt,
    e.UpcardsDealt: _upcards,
    e.CardBurned: _burned,
    e.StubShuffled: _shuffled_again,
    e.BoardTurned: _turned,
    e.BroughtIn: _brought_in,
    e.Completed: _completed,
    e.DrawOn: _draw_on,
    e.DrawAsked: _draw_asked,
    e.DrawServed: _draw_served,
    e.ChoiceOpened: _choice_opened,
    e.ChoiceMade: _choice_made,
    e.Discarded: _discarded,
    e.TurnedUp: _turned_up,
    e.Declared: _declared,
    e.GameTurned: _game_turned,
    e.HandKilled: _killed,
    e.OpenerChanged: _opener,
    e.OpenersShown: _openers_shown,
    e.ChipsTakenBack: _taken_back,
    e.RoundOpened: _opened,
    e.ActionOn: _action_on,
    e.Checked: _checked,
    e.Called: _called,
    e.BetMade: _bet,
    e.Raised: _raised,
    e.Folded: _folded,
    e.UncalledReturned: _returned,
    e.RoundClosed: _closed,
    e.ShowdownOpened: _showdown,
    e.ShowAwaited: _awaited,
    e.CardsExposed: _exposed,
    e.HandShown: _shown,
    e.HandMucked: _mucked,
    e.PotPushed: _pushed,
    e.HandVoided: _voided,
    e.HandEnded: _ended,
}
"""What every event of a hand does to it."""
