"""The hand in play, as everybody sees it; a hand that lies face up leaves its seal here."""

from core.chips import NO_CHIPS, Chips
from core.games import GAMES
from core.hand.ahead.early import Escrow
from core.hand.commands import Prompt
from core.hand.draw_games.asking import is_answered
from core.hand.sharing.agreeing import accord_of, choppers, splitters
from core.hand.shows.looking import is_open
from core.hand.state import (
    Choosing,
    Drawing,
    Hand,
    KillWindow,
    Offer,
    Player,
    Showdown,
    Standing,
)
from core.house.settings import word
from core.ids import Seat
from core.table.state import Occupant, Table
from core.view.looking.seats import owed_by, stack_of
from core.view.reading import made_hands
from core.view.records.hand import HandView, PlayerView
from core.view.records.shown import ShownHand
from core.view.shown import looks_view
from core.view.stud_facts import stud_facts


def hand_view(table: Table, hand: Hand) -> HandView:
    """The hand of ``table`` as the rail sees it."""
    phase = hand.phase
    return HandView(
        number=hand.number,
        game=hand.game,
        street=GAMES[hand.game].streets[hand.street].name,
        street_index=hand.street,
        button=hand.button,
        small_blind=hand.small_blind,
        big_blind=hand.big_blind,
        last_action=hand.players[-1].seat,
        players=tuple(
            _player(player, hand, table.occupant_of(player.person))
            for player in sorted(hand.players, key=lambda p: p.seat)
        ),
        boards=hand.boards,
        pot=hand.pot,
        pots=hand.pots,
        to_act=hand.to_act,
        menu=hand.menu,
        prompt=Prompt(hand.number, hand.action) if hand.awaited else None,
        queue=phase.queue if isinstance(phase, Showdown) else (),
        awards=hand.awards,
        is_over=hand.is_over,
        unit=hand.rules.unit,
        rules=hand.rules,
        marker=_marker(table, hand),
        is_void=hand.is_void,
        waiting=hand.awaited,
        draw_most=_draw_most(hand, phase) if isinstance(phase, Drawing) else 0,
        is_drawing=isinstance(phase, Drawing),
        choosing=phase.what if isinstance(phase, Choosing) else None,
        choose_count=phase.count if isinstance(phase, Choosing) else 0,
        opener=hand.opener,
        carried=hand.carried,
        button_blind=hand.button_blind,
        structure=hand.rules.structure,
        bet_sizes=hand.bet_sizes,
        is_capped=hand.is_capped,
        stud=stud_facts(hand),
        is_offer=isinstance(phase, Offer),
        kill_price=_kill_price(hand),
        record=hand.record,
        posts=hand.posts,
        overs=hand.overs,
        held=hand.early.held,
        escrow=_escrow(hand),
        has_time=hand.early.has_time,
        accord=accord_of(hand),
        choppers=choppers(hand),
        splitters=splitters(hand),
        looks=looks_view(hand),
    )


def _escrow(hand: Hand) -> tuple[Escrow, ...]:
    """Chips that may still come to an act: those of one who has folded are in the pot."""
    if not hand.early.escrow:
        return ()
    live = [player.seat for player in hand.players if player.is_in]
    return tuple(one for one in hand.early.escrow if one.seat in live)


def _kill_price(hand: Hand) -> Chips:
    """What a kill takes while it is offered on the first two cards (Cooke 8.04.12)."""
    kill = hand.rules.late_kill
    return kill.blind if kill is not None and isinstance(hand.phase, KillWindow) else NO_CHIPS


def _draw_most(hand: Hand, phase: Drawing) -> int:
    """Where no discard comes back, nobody draws more than the stub holds (Cooke 14.26)."""
    if not hand.rules.draw.stub_only:
        return phase.most
    asked = len(phase.asked.cards.content) if phase.asked is not None else 0
    there = len(hand.deck.content) - hand.dealt - 1 - asked
    return max(min(phase.most, there), 0)


def _marker(table: Table, hand: Hand) -> Seat | None:
    """Where the button is shown, which for a dead one the house decides (Cooke 12.08)."""
    if hand.button is None:
        return None
    is_dead = hand.player(hand.button) is None
    with_last = word(table.config.settings, "button.dead_marker") == "last_player"
    return hand.players[-1].seat if is_dead and with_last else hand.button


def _player(player: Player, hand: Hand, occupant: Occupant | None) -> PlayerView:
    is_live = player.standing is Standing.LIVE
    shares = (share for award in hand.awards for share in award.shares)
    return PlayerView(
        seat=player.seat,
        person=player.person,
        name=player.name,
        is_prop=player.is_prop,
        stack=player.stack,
        bet=player.bet,
        paid=player.paid,
        standing=player.standing,
        is_all_in=player.is_all_in,
        is_to_act=player.seat in hand.awaited,
        down=len(player.down.content) - len(player.exposed) if is_live else 0,
        shown=_shown(player, hand) if player.standing is Standing.SHOWN else None,
        exposed=player.exposed,
        plays_board=player.plays_board,
        last=player.last,
        returned=player.returned,
        won=Chips(sum(share.amount for share in shares if share.seat == player.seat)),
        up=player.up,
        drawn=player.drawn if is_answered(hand) else (),
        asked=_asked(player, hand),
        has_chosen=isinstance(hand.phase, Choosing) and player.seat in _chosen(hand.phase),
        has_declared=player.has_declared,
        is_open=player.standing is not Standing.SHOWN and is_open(player),
        played_by=player.played_by,
        behind=occupant.advance.in_play if occupant is not None else NO_CHIPS,
        owed=owed_by(occupant, stack_of(occupant, player, hand))
        if occupant is not None
        else NO_CHIPS,
    )


def _asked(player: Player, hand: Hand) -> int | None:
    """How many cards he asks for, while they have not been dealt (Cooke 7.10)."""
    asked = hand.phase.asked if isinstance(hand.phase, Drawing) else None
    return len(asked.cards.content) if asked is not None and asked.seat == player.seat else None


def _chosen(phase: Choosing) -> set[Seat]:
    return {choice.seat for choice in phase.made}


def _shown(player: Player, hand: Hand) -> ShownHand:
    cards = player.cards
    return ShownHand(cards, made_hands(cards, hand.boards, GAMES[hand.game], hand.rules))
