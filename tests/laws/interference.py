"""Two runs that differ only in cards that one viewer may not see.

The second run says the same at the same moments, but its decks have other hidden cards: every
card that the viewer does not come to see until some moment may be any other such card.  What was
seen in the first run keeps its place, in the spares too, which give reshuffled cards their order,
so whatever the viewer lawfully gets is the same.

Some things depend on hidden cards by rule, and those keep their cards: an idle hand that is
tabled if it may win (setting ``showdown.idle``), the lowest cards that the dealer throws away for
one who does not choose (games.toml, pineapple), and the hand of one who opens a pot that needs
openers (Cooke 7.17).
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from core.cards import Card
from core.games import GAMES
from core.hand import commands as h
from core.hand import events as he
from core.hand.state import Choosing, Hand
from core.ids import PersonId, Seat
from core.present import (
    board,
    choices,
    dealt_hand,
    free_seats,
    log,
    narrate,
    outdated_choices,
    picker_of,
    private_hand,
    refusal,
    reply,
    sign,
    table_info,
    table_sign,
    turn_notice,
)
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from core.table.events import TableEvent
from core.view import TableView, look, look_for, seen
from core.view.choices import NOTHING_TO_CHOOSE, choices_of
from tests.laws.history import PEOPLE, Said, give
from tests.laws.recorded import recorded_for

OPENING: Final = (
    h.Bet, h.Call, h.RaiseTo, h.AllIn, h.PutIn, h.AnnounceRaise, h.SetPreact, h.DeclareOpen,
    h.ConfessOpeners, h.DrawCards,
)  # fmt: skip
"""What only a hand with openers may do, or shows that it has none."""


def rerun(said: Sequence[Said], commands: Sequence[c.TableCommand]) -> list[Said]:
    """``commands`` at the moments of ``said``, from where those begin."""
    table = said[0].before if said else None
    again: list[Said] = []
    for one, command in zip(said, commands, strict=True):
        outcome = give(table, command, one.at)
        again.append(Said(command, one.at, table, outcome))
        table = outcome.table if isinstance(outcome, Step) else table
    return again


def surely(said: Sequence[Said]) -> list[Said]:
    """``said`` with every muck and bet confirmed: to be asked back depends on the own cards."""
    return rerun(said, [_sure(one.command) for one in said])


def _sure(command: c.TableCommand) -> c.TableCommand:
    match command:
        case h.Muck() | h.Bet() | h.RaiseTo() | h.AllIn() | h.Call() | h.DeclareOpen():
            return replace(command, confirmed=True)
        case _:
            return command


def seat_of(table: Table | None, viewer: PersonId | None) -> Seat | None:
    """The seat whose cards the viewer may see: his own, or one he plays for; None for the rail."""
    return look_for(table, viewer).acts_for if table is not None else None


def with_other_cards(
    said: Sequence[Said], viewer: PersonId | None, chance: Random
) -> list[c.TableCommand]:
    """The commands of ``said`` with every card changed that ``viewer`` has not seen in them."""
    commands: list[c.TableCommand] = []
    for place, one in enumerate(said):
        command = one.command
        if isinstance(command, c.StartHand) and one.step is not None:
            command = _otherwise(command, list(_of_one_hand(said[place:])), viewer, chance)
        commands.append(command)
    return commands


def _of_one_hand(said: Sequence[Said]) -> Iterator[Said]:
    """Up to the next deal: until then hands of the last one are still shown (Cooke 11.12)."""
    for number, one in enumerate(said):
        if number and isinstance(one.command, c.StartHand) and one.step is not None:
            return
        yield one


def _otherwise(
    start: c.StartHand, said: list[Said], viewer: PersonId | None, chance: Random
) -> c.StartHand:
    """``start`` with the cards exchanged that the viewer does not see in the hand ``said``."""
    kept = {*visible(said, viewer), *settled(said)}
    of_the_game = {*_hand_after(said[0]).deck.content}
    hidden = [card for card in start.deck.content if card in of_the_game and card not in kept]
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def changed(deck: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in deck)

    return replace(
        start,
        deck=Sealed(changed(start.deck.content)),
        spares=Sealed(tuple(changed(spare) for spare in start.spares.content)),
    )


def _hand_after(one: Said) -> Hand:
    assert one.step is not None
    assert one.step.table.hand is not None
    return one.step.table.hand


def visible(said: Sequence[Said], viewer: PersonId | None) -> Iterator[Card]:
    """The cards of a hand that come to lie open, and those of ``viewer`` himself."""
    own: Seat | None = None
    has_folded = False
    for event in _events(said):
        match event:
            case he.HandStarted(entrants=entrants):
                own = next((one.seat for one in entrants if one.actor == viewer), None)
            case he.Folded(seat=seat) | he.HandKilled(seat=seat) if seat == own:
                # What a dead hand is dealt after that nobody sees (Cooke 5.15).
                has_folded = True
            case he.FoldRetrieved(seat=seat) if seat == own:
                has_folded = False
            case he.BringInMoved(undone=undone) if own in undone:
                has_folded = False
            case he.HoleCardsDealt(seat=seat, cards=cards) if seat == own and not has_folded:
                yield from cards.content
            case he.DrawServed(seat=seat, cards=cards) if seat == own:
                yield from cards.content
            case he.CardMadeGood(seat=seat, fresh=cards) if seat == own:
                yield from cards.content
            case he.HandShownTo(person=person, cards=cards) if person == viewer:
                yield from cards.content
            case he.CardReplaced(seat=seat, card=card, fresh=fresh):
                yield card
                yield from fresh.content if seat == own else ()
            case _:
                yield from _face_up(event)


def _face_up(event: TableEvent) -> Iterator[Card]:
    match event:
        case (
            he.BoardTurned(cards=cards)
            | he.UpcardsDealt(cards=cards)
            | he.TurnedUp(cards=cards)
            | he.HandShown(cards=cards)
            | he.HandSeen(cards=cards)
            | he.CardsExposed(cards=cards)
            | he.OpenersShown(cards=cards)
        ):
            yield from cards
        case he.CardWithdrawn(card=card) | he.HoleCardExposed(card=card):
            yield card
        case _:
            pass


def settled(said: Sequence[Said]) -> Iterator[Card]:
    """The cards on which something that all can see depends by rule, and what the floor named."""
    for one in said:
        hand = one.before.hand if one.before is not None else None
        command = one.command
        match command.act if isinstance(command, c.Rule) else command:
            case c.ExposeCard(card=card):
                yield card
            case _ if hand is None:
                pass
            case c.AwardPot():
                # The best hand is tabled, or gets what is not awarded to anybody (Cooke 1.08).
                yield from _held(hand, hand.seats)
            case c.ExpireChoice() if isinstance(hand.phase, Choosing):
                yield from _held(hand, hand.phase.waiting)
            case c.ExpireShow() if hand.rules.idle_shows_winner and hand.to_act is not None:
                yield from _held(hand, (hand.to_act,))
            case act if isinstance(act, OPENING) and GAMES[hand.game].openers is not None:
                player = hand.played_by(act.person)
                yield from _held(hand, (player.seat,) if player is not None else ())
            case _:
                pass


def _held(hand: Hand, seats: Sequence[Seat]) -> Iterator[Card]:
    for player in hand.players:
        if player.seat in seats:
            yield from player.down.content


def with_other_throws(
    said: Sequence[Said],
    commands: Sequence[c.TableCommand],
    viewer: PersonId | None,
    chance: Random,
) -> list[c.TableCommand]:
    """``commands`` with other cards thrown by those who never show what they kept.

    Left as they are when the discards are shuffled again: whom they come to is public then.
    """
    other = list(commands)
    for place, one in enumerate(said):
        if isinstance(one.command, c.StartHand) and one.step is not None:
            hand = list(_of_one_hand(said[place:]))
            secret = _secret(hand) - {viewer}
            for at, each in enumerate(hand, place):
                other[at] = _thrown_otherwise(other[at], each, secret, chance)
    return other


_TELLING: Final = (he.HandMucked, he.CardReplaced, he.HandShownTo)
"""What brings a hand to somebody's knowledge, or rests on what others cannot see."""


def _secret(said: Sequence[Said]) -> set[PersonId | None]:
    """Those of whose cards nothing comes to light in the hand."""
    hand = _hand_after(said[0])
    events = list(_events(said))
    if GAMES[hand.game].openers or any(isinstance(event, he.StubShuffled) for event in events):
        return set()
    told = {
        getattr(event, "seat", None)
        for event in events
        if any(True for _ in _face_up(event)) or isinstance(event, _TELLING)
    }
    return {player.actor for player in hand.players if player.seat not in told}


def _thrown_otherwise(
    command: c.TableCommand, one: Said, secret: set[PersonId | None], chance: Random
) -> c.TableCommand:
    if not isinstance(command, (h.DrawCards, h.MakeChoice)) or command.person not in secret:
        return command
    hand = one.before.hand if one.before is not None else None
    player = hand.played_by(command.person) if hand is not None else None
    if one.step is None or player is None:
        return command
    places = range(1, len(player.down.content) + 1)
    return replace(command, places=tuple(chance.sample(places, len(set(command.places)))))


def _events(said: Sequence[Said]) -> Iterator[TableEvent]:
    return (event for one in said if one.step is not None for event in one.step.events)


def given_to(viewer: PersonId | None, one: Said) -> list[object]:
    """Everything that ``viewer`` is given when ``one`` happens, and may ask for then."""
    after = one.step.table if one.step is not None else one.before
    assert after is not None
    view, rail = look_for(after, viewer), look(after, None)
    seat = view.acts_for if viewer in after.people else seat_of(one.before, viewer)
    if isinstance(one.outcome, Refusal):
        return [type(one.outcome), one.outcome, refusal(one.outcome, view), view]
    events = one.outcome.events
    shown = tuple(told for event in events if (told := seen(event, seat)) is not None)
    mine = () if viewer is None else (reply(events, view, viewer), *_private(view))
    chosen = NOTHING_TO_CHOOSE if viewer is None else choices_of(after, viewer, one.at)
    return [
        shown, view, rail, board(rail), turn_notice(rail), table_info(rail), sign(rail),
        table_sign(rail),
        log(events, rail), narrate(shown, view) if view.hand is not None else None,
        chosen, choices(view, chosen), outdated_choices(view, chosen), free_seats(view), *mine,
    ]  # fmt: skip


def _private(view: TableView) -> Iterator[object]:
    yield private_hand(view)
    yield dealt_hand(view)
    if picker_of(view) is not None:
        yield private_hand(view, (1,))


def two_runs(name: str) -> Iterator[tuple[PersonId | None, Said, Said]]:
    """Moments of two runs of what is dealt under ``name``, and a viewer who cannot tell them apart.

    Every moment that brings something hidden, and now and then another one.
    """
    chance = Random(name)  # noqa: S311
    said = surely(recorded_for(name, 5)[:150])
    for viewer in (None, PEOPLE[0]):
        commands = with_other_cards(said, viewer, chance)
        again = rerun(said, with_other_throws(said, commands, viewer, chance))
        for number, (one, other) in enumerate(zip(said, again, strict=True)):
            events = one.step.events if one.step is not None else ()
            if number % 24 == 0 or any(isinstance(event, he.SealedHandEvent) for event in events):
                yield viewer, one, other
