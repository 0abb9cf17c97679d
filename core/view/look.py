"""``look``: the table through one viewer's eyes.

The only place where a card leaves its seal: a player's own cards for himself, and a hand that
lies face up for everyone.
"""

from msgspec.structs import replace

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games import GAMES, ROTATIONS, game_dealt
from core.hand.ahead.early import Escrow
from core.hand.commands import Prompt
from core.hand.draw_games.asking import is_answered
from core.hand.rules import betting_unit
from core.hand.sharing.agreeing import accord_of, choppers, splitters
from core.hand.shows.looking import is_open, may_ask
from core.hand.shows.showing_after import is_asked
from core.hand.state import (
    Betting,
    Choosing,
    Drawing,
    Hand,
    KillWindow,
    Offer,
    Player,
    Showdown,
    Standing,
)
from core.house.settings import number, word
from core.ids import Instant, Seat, later, seconds
from core.table.blinds.duties import NO_DUTIES
from core.table.blinds.layouts import layout_of
from core.table.blinds.markers import Marker, markers
from core.table.config import TableConfig
from core.table.floor.showing import show_until
from core.table.kills.button import KillState
from core.table.next_game import game_at
from core.table.state import GameTurn, Occupant, Table
from core.view.ahead import is_void, menu_ahead
from core.view.coming import next_hand
from core.view.hope import to_come
from core.view.reading import made_hands
from core.view.records import (
    HandView,
    MyHand,
    PlayerView,
    RotationView,
    SeatView,
    ShownHand,
    TableView,
)
from core.view.shown import looks_view, may_show, shown_to
from core.view.stud_facts import stud_facts


def look(table: Table, seat: Seat | None, *, is_watching: bool = False) -> TableView:
    """What ``seat`` may know of ``table``; None is the rail.

    ``is_watching`` for its owner while another plays for him (Cooke 10.14).
    """
    hand = table.hand
    occupant = table.occupant(seat) if seat is not None else None
    return TableView(
        id=table.id,
        viewer=occupant.seat if occupant is not None else None,
        config=table.config,
        game_name=_game_name(table),
        unit=betting_unit(table.config.stakes, table.config.settings),
        seats=tuple(_seat(occupant, hand, table) for occupant in table.occupants),
        hand=_hand(table, hand) if hand is not None else None,
        mine=None if hand is None or occupant is None or is_watching else _mine(hand, occupant),
        clock=table.clock,
        next_hand_at=table.next_hand_at,
        paused_at=table.paused_at,
        is_closing=table.is_closing,
        is_closed=table.is_closed,
        version=table.sequence,
        rotation=_rotation(table),
        carried=table.carry.amount if table.carry is not None else NO_CHIPS,
        is_watching=is_watching,
        objection=table.objection,
        rules_due=table.rules_due,
        gifts=table.gifts,
        splits_objected=tuple(
            one.seat for one in table.occupants if one.person in table.split_objectors
        ),
        shown_to_me=() if hand is None or occupant is None else shown_to(hand, occupant.person),
        show_until=show_until(table),
        coming=next_hand(table),
        kill_offers=tuple(offer for offer in table.kill_offers if offer.stands),
        hands=table.hands,
        rulings=table.rulings,
        halted_at=table.halted_at,
        hearing=table.hearing,
        calls=table.calls,
        proposals=() if table.is_closing else table.proposals,
    )


def _rotation(table: Table) -> RotationView | None:
    """The game now, the next one, and how long until it changes (Cooke 8.05)."""
    config, turn = table.config, table.turn
    if len(config.games) == 1:
        return None
    at = turn if turn is not None else GameTurn(0, 0, 0, table.opened_at)
    is_by_time = word(config.settings, "mixed.rotation") == "time"
    is_begun = turn is not None
    return RotationView(
        now=game_at(config, at).id,
        following=game_at(config, replace(at, index=at.index + 1)).id,
        hands_left=max(at.round - at.hands, 0) if is_begun and not is_by_time else None,
        until=_ends(config, at) if is_begun and is_by_time else None,
        is_new=at.hands == 1,
    )


def _ends(config: TableConfig, turn: GameTurn) -> Instant:
    return later(turn.since, seconds(60 * number(config.settings, "mixed.minutes")))


def _game_name(table: Table) -> str:
    """The rotation's name at a table of several games, else the game's."""
    rotation = ROTATIONS.get(table.config.game)
    if rotation is not None:
        return rotation.name
    names = [game_dealt(GAMES[game], table.config.settings).name for game in table.config.games]
    return " / ".join(names)


def _seat(occupant: Occupant, hand: Hand | None, table: Table) -> SeatView:
    player = _player_of(occupant, hand)
    request, wants = _seat_request(occupant, table)
    in_play = player is not None and hand is not None and not hand.is_over
    stack = _stack(occupant, player, hand)
    return SeatView(
        seat=occupant.seat,
        person=occupant.person,
        name=occupant.name,
        is_prop=occupant.is_prop,
        stack=stack,
        behind=occupant.behind,
        is_away=occupant.is_away,
        is_leaving=occupant.is_leaving,
        waits=occupant.waits,
        is_dealt_in=in_play,
        needs=occupant.needs,
        proxy=occupant.proxy,
        proxy_is_new=occupant.proxy_is_new,
        advance=occupant.advance,
        owed=_owed(occupant, stack),
        duties=occupant.duties,
        missed=_missed(occupant, table),
        overs=occupant.overs,
        wants_seat=wants,
        seat_request=request,
        kill=table.kill.state if table.kill.person == occupant.person else KillState.NEUTRAL,
        owes_kill=occupant.person in table.kill.owing,
    )


def _missed(occupant: Occupant, table: Table) -> tuple[Marker, ...]:
    if occupant.duties is NO_DUTIES:
        return ()
    settings = table.config.settings
    layout = layout_of(game_at(table.config, table.turn), settings)
    return markers(occupant.duties, layout, settings)


def _seat_request(occupant: Occupant, table: Table) -> tuple[int, Seat | None]:
    """The place of his request for another seat, and which one; 0 where there is none."""
    for place, change in enumerate(table.seat_changes, 1):
        if change.person == occupant.person:
            return place, change.to
    return 0, None


def _stack(occupant: Occupant, player: Player | None, hand: Hand | None) -> Chips:
    """What he has on the table, in the hand or out of it."""
    in_hand = player is not None and hand is not None and not hand.is_over
    return Chips(occupant.stack + (player.stack if player is not None and in_hand else 0))


def _player_of(occupant: Occupant, hand: Hand | None) -> Player | None:
    """The player that ``occupant`` is in ``hand``: he may sit elsewhere since."""
    return hand.player_of(occupant.person) if hand is not None else None


def _hand(table: Table, hand: Hand) -> HandView:
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


def _owed(occupant: Occupant, stack: Chips) -> Chips:
    """What he has put in or lost of what he plays behind, and what he owes from before."""
    advance = occupant.advance
    return Chips(max(advance.in_play - stack, 0) + advance.debt)


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
        owed=_owed(occupant, _stack(occupant, player, hand)) if occupant is not None else NO_CHIPS,
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


def _mine(hand: Hand, occupant: Occupant) -> MyHand | None:
    player = _player_of(occupant, hand)
    if player is None:
        return None
    down: tuple[Card, ...] = player.down.open_for(player.seat) or ()
    cards = down + player.up if down else ()
    picked = _picked(hand, player.seat)
    kept = hand.early.kept_by(player.seat)
    spec = GAMES[hand.game]
    coming = None if hand.is_over else to_come(spec, hand.street, hand.step)
    return MyHand(
        player.seat,
        cards,
        made_hands(cards, hand.boards, spec, hand.rules, coming),
        _to_call(hand, player),
        player.up,
        picked or (),
        picked is not None,
        kept.act.open_for(player.seat) if kept is not None else None,
        menu_ahead(hand, player),
        may_show(hand, player),
        is_asked(hand, player),
        may_ask(hand, player),
        kept is not None and is_void(hand, kept),
        _splits(hand, player.seat),
    )


def _splits(hand: Hand, seat: Seat) -> bool:
    asked = hand.phase.asked if isinstance(hand.phase, Drawing) else None
    return asked is not None and asked.seat == seat and asked.splits_openers


def _picked(hand: Hand, seat: Seat) -> tuple[Card, ...] | None:
    """What ``seat`` has named to throw and may still change, None when there is nothing."""
    phase = hand.phase
    if isinstance(phase, Drawing) and phase.asked is not None and phase.asked.seat == seat:
        return phase.asked.cards.open_for(seat)
    if isinstance(phase, Choosing):
        for choice in phase.made:
            if choice.seat == seat:
                return choice.cards.open_for(seat)
    return None


def _to_call(hand: Hand, player: Player) -> Chips:
    phase = hand.phase
    if not isinstance(phase, Betting) or player.standing is not Standing.LIVE:
        return NO_CHIPS
    if phase.to_act == player.seat:
        return phase.menu.call
    return Chips(min(max(phase.menu.wager - player.bet, 0), player.stack))
