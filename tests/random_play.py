"""Random play: what may be said at a table, in any game, chosen by chance out of the legal acts.

The choice depends only on what the whole table knows: the menu, how many cards somebody holds
and may throw, whose turn it is.  Two tables that differ in hidden cards get the same acts.
"""

from hypothesis import strategies as st

from core.chips import Chips
from core.games.spec import Chosen
from core.hand import commands as h
from core.hand.menu import Menu
from core.hand.state import (
    Betting,
    Choosing,
    Drawing,
    Hand,
    KillWindow,
    Offer,
    Player,
    Showdown,
    Way,
)
from core.ids import PersonId, Seat
from core.refusal import Refusal
from core.table import Table
from core.table.commands import TableCommand
from core.table.next_game import deck_of, spares_of
from tests.dealt import Dealt, Deck
from tests.laws.chance import Chance, chances
from tests.laws.killing import answer_to_kill
from tests.laws.tables import DEALS, Deal, config_by

EVERY_GAME: tuple[Deal, ...] = tuple(DEALS.values())


def legal_act(chance: Chance, table: Table) -> TableCommand:
    """Something that the hand in play now waits for."""
    hand = hand_of(table)
    match hand.phase:
        case Betting(menu=menu):
            person = _player(hand, menu.seat).actor
            return betting_act(chance, menu, person, prompt_of(hand))
        case Drawing():
            return _draw(chance, hand, hand.phase)
        case Choosing():
            return _choice(chance, hand, hand.phase)
        case KillWindow():
            return answer_to_kill(chance, table, hand.phase)
        case Offer(to_act=seat):
            person = _player(hand, seat).actor
            return h.DeclareOpen(person, chance.one_in(3), prompt_of(hand), confirmed=True)
        case Showdown():
            return _lay_down(chance, hand)
        case other:
            raise AssertionError(other)


def betting_act(
    chance: Chance, menu: Menu, person: PersonId, prompt: h.Prompt | None = None
) -> TableCommand:
    """One of the acts in ``menu``, mostly a passive one."""
    wager = h.Bet if menu.opens else h.RaiseTo
    options: list[TableCommand] = []
    if menu.bring_in:
        options += [h.Bet(person, menu.bring_in, prompt, confirmed=True)] * 6
    elif menu.may_check:
        options += [h.Check(person, prompt)] * 6
    elif menu.may_call:
        options += [h.Call(person, prompt, confirmed=True)] * 6
    if menu.may_fold:
        options += [h.Fold(person, prompt)] * 2
    if menu.may_raise:
        # Who is sure of it bets without openers too (Cooke 7.17).
        options += [
            wager(person, menu.raise_min, prompt, confirmed=True),
            wager(person, _some_size(chance, menu), prompt, confirmed=True),
            h.AllIn(person, prompt, confirmed=True),
        ]
    return chance.pick(options)


def _some_size(chance: Chance, menu: Menu) -> Chips:
    if menu.sizes:
        return chance.pick(menu.sizes)
    return Chips(min(menu.raise_min * chance.pick((1, 1, 2, 3, 6)), menu.raise_max))


def _draw(chance: Chance, hand: Hand, phase: Drawing) -> TableCommand:
    """What he throws; now and then the one before him changes his mind (Cooke 7.10)."""
    if phase.asked is not None and chance.one_in(6):
        again = _player(hand, phase.asked.seat)
        return h.DrawCards(again.actor, _places(chance, again, chance.below(phase.most + 1)))
    player = _player(hand, phase.to_act)
    places = _places(chance, player, chance.below(phase.most + 1))
    return h.DrawCards(player.actor, places, prompt_of(hand))


def _choice(chance: Chance, hand: Hand, phase: Choosing) -> TableCommand:
    """One of those who are waited for chooses; now and then one chooses anew."""
    seats = phase.waiting
    if phase.made and chance.one_in(5):
        seats = tuple(choice.seat for choice in phase.made)
    player = _player(hand, chance.pick(seats))
    way = chance.pick(tuple(Way)) if phase.what is Chosen.DECLARE else None
    is_open = phase.what in (Chosen.LAST_CARD, Chosen.RESHUFFLE, Chosen.WITHDRAW)
    plays = chance.one_in(2) if is_open else None
    places = _places(chance, player, phase.count)
    return h.MakeChoice(player.actor, places, way, prompt_of(hand), plays)


def _lay_down(chance: Chance, hand: Hand) -> TableCommand:
    assert hand.to_act is not None
    player = _player(hand, hand.to_act)
    if chance.one_in(6):
        player = chance.pick(hand.players)
    if chance.one_in(8):
        other = chance.pick(hand.players)
        if chance.one_in(2):
            return h.ShowTo(player.actor, other.person)
        return h.AskToSee(player.actor, other.seat)
    if chance.one_in(5):
        return h.Show(player.actor, cards=(1 + chance.below(3),))
    if chance.one_in(3):
        return h.Muck(player.actor, confirmed=True, plays_board=chance.one_in(3))
    return h.Show(player.actor)


def _places(chance: Chance, player: Player, count: int) -> tuple[int, ...]:
    """So many places in his hidden hand."""
    places = list(range(1, len(player.down.content) + 1))
    return tuple(places.pop(chance.below(len(places))) for _ in range(min(count, len(places))))


def _player(hand: Hand, seat: Seat) -> Player:
    player = hand.player(seat)
    assert player is not None
    return player


def prompt_of(hand: Hand) -> h.Prompt:
    """What is being answered now."""
    return h.Prompt(hand.number, hand.action)


def hand_of(table: Table) -> Hand:
    """The hand at ``table``; there has to be one."""
    assert table.hand is not None
    return table.hand


def act(table: Dealt, chance: Chance) -> None:
    """Whoever is waited for does something legal; who may not do it passes, folds or shows."""
    command = legal_act(chance, table.table)
    try:
        table.do(command)
    except Refusal:
        table.do(_instead(table.table, command))


def _instead(table: Table, refused: TableCommand) -> TableCommand:
    """What is always legal; without openers more is refused than the menu does (Cooke 7.17)."""
    hand = hand_of(table)
    assert hand.to_act is not None, refused
    person = _player(hand, hand.to_act).actor
    match hand.phase:
        case Betting(menu=menu):
            return h.Check(person) if menu.may_check else h.Fold(person)
        case Offer():
            return h.DeclareOpen(person, opens=False)
        case Drawing():
            return h.DrawCards(person)
        case _:
            return h.Show(person)


@st.composite
def dealt(
    draw: st.DrawFn, most_acts: int = 24, least_acts: int = 0, deals: tuple[Deal, ...] = ()
) -> Dealt:
    """A table of one of ``deals`` with random stacks and cards, some way into its first hand.

    Without ``deals`` it is no-limit hold'em for 5 and 10.
    """
    chance = draw(chances(400))
    config = config_by(chance, chance.pick(deals)) if deals else Dealt().table.config
    count = 2 + chance.below(config.seats - 1)
    base = config.stakes.base
    stacks = [Chips(base * (2 + chance.below(40) ** 2 // 10)) for _ in range(count)]
    table = Dealt.at(config, stacks, button=1 + chance.below(count), props=chance.below(3))
    deal_by(chance, table)
    for _ in range(least_acts + chance.below(most_acts - least_acts + 1)):
        if not table.table.is_in_hand:
            break
        act(table, chance)
    return table


def deal_by(chance: Chance, table: Dealt) -> None:
    """Deal the next hand from shuffled cards."""
    decks = decks_for(chance, table.table)
    table.deal_from(*decks)


def decks_for(chance: Chance, table: Table) -> tuple[Deck, tuple[Deck, ...]]:
    """A shuffled deck for the next hand, and as many spares as it may need."""
    cards = deck_of(table)
    return chance.deck(cards), tuple(chance.deck(cards) for _ in range(spares_of(table)))
