"""The folds of draws and of choices made in secret."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.folds.early import put_prompt
from core.hand.state import Asked, Choice, Choosing, Dealing, Drawing
from core.sealed import Sealed

DEALING: Final = Dealing()


def _draw_on(draft: HandDraft, event: e.DrawOn) -> None:
    put_prompt(draft, event.action)
    draft.street = event.street
    draft.step = event.step
    asked = draft.phase.asked if isinstance(draft.phase, Drawing) else None
    draft.phase = Drawing(event.seat, event.most, asked)
    draft.is_burned = False


def _draw_asked(draft: HandDraft, event: e.DrawAsked) -> None:
    assert isinstance(draft.phase, Drawing)
    asked = Asked(event.seat, event.cards, event.splits_openers)
    draft.phase = msgspec.structs.replace(draft.phase, asked=asked)


def _draw_served(draft: HandDraft, event: e.DrawServed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    gone = event.thrown.content
    kept = tuple(card for card in player.down.content if card not in gone)
    draft.players[place] = msgspec.structs.replace(
        player,
        down=Sealed(kept + event.cards.content, player.down.seats),
        drawn=(*player.drawn, len(event.cards.content)),
        exposed=tuple(card for card in player.exposed if card not in gone),
        thrown=Sealed(player.thrown.content + gone, player.down.seats),
    )
    draft.dealt += len(event.cards.content)
    if isinstance(draft.phase, Drawing):
        if draft.phase.asked is not None and draft.phase.asked.splits_openers:
            draft.opening = msgspec.structs.replace(draft.opening, is_split=True)
        draft.phase = msgspec.structs.replace(draft.phase, asked=None)


def _choice_opened(draft: HandDraft, event: e.ChoiceOpened) -> None:
    put_prompt(draft, event.action)
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
        made=(*others, Choice(event.seat, event.cards, event.way, event.plays)),
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
    draft.phase = DEALING


def _turned_up(draft: HandDraft, event: e.TurnedUp) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    kept = tuple(card for card in player.down.content if card not in event.cards)
    draft.players[place] = msgspec.structs.replace(
        player, down=Sealed(kept, player.down.seats), up=player.up + event.cards
    )
    draft.phase = DEALING


def _declared(draft: HandDraft, event: e.Declared) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(draft.players[place], has_declared=event.way)
    draft.phase = DEALING


DRAWING_FOLDS: Final[Mapping[type, Fold]] = {
    e.DrawOn: _draw_on,
    e.DrawAsked: _draw_asked,
    e.DrawServed: _draw_served,
    e.ChoiceOpened: _choice_opened,
    e.ChoiceMade: _choice_made,
    e.Discarded: _discarded,
    e.TurnedUp: _turned_up,
    e.Declared: _declared,
}
