"""The dealer between hands: who is dealt in, the button, the deal, and tidying up after it."""

import msgspec

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games.spec import Forced, GameSpec
from core.hand import progress
from core.hand.events import Entrant, HandStarted
from core.hand.forced.posts import PostKind
from core.house.settings import number
from core.ids import Seat, later, seconds
from core.refusal import Reason, Refusal
from core.sealed import Sealed
from core.table import events as e
from core.table.blinds import carrying, holding, planning
from core.table.blinds.short_stacks import dealt_in, ready_for_next, tell_short
from core.table.commands import StartHand
from core.table.config import TableConfig, stakes_for, structure_for
from core.table.draft import TableDraft
from core.table.floor import sitting_out
from core.table.floor.misdeals import checking
from core.table.hand_rules import rules_for
from core.table.kills import dealing as kill_dealing
from core.table.kills import settling as kill_settling
from core.table.kills.late import with_late_kill
from core.table.kills.leaving import must_stay
from core.table.kills.offered import can_kill
from core.table.laying_out import plan_hand, ready_seats
from core.table.money.behind import take_back_refused, withhold
from core.table.money.gifts import hand_over, revived
from core.table.money.recalling import recall_unplayed
from core.table.next_game import cards_of, game_at, has_blinds, named_at, next_turn
from core.table.seats import going_away
from core.table.seats.dealing_off import refuse_hands
from core.table.seats.seating import get_up, sit_out_if_broke
from core.table.state import GameTurn, Occupant


def start_hand(draft: TableDraft, command: StartHand) -> None:
    """Deal the next hand, if still two have enough for it (Cooke 5.14).

    Raises:
        Refusal: ``HAND_IN_PLAY``, ``TABLE_CLOSING``, or ``NO_HAND`` when the deal is not due yet.
    """
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-4.05")
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    if draft.next_hand_at is None or draft.now < draft.next_hand_at:
        raise Refusal(Reason.NO_HAND)
    hand_over(draft)
    withhold(draft)
    for occupant in draft.occupants():
        if occupant.behind and occupant.is_ready:
            _put_in_play(draft, occupant)
    carrying.settle(draft)
    turn = _turn_game(draft)
    tell_short(draft, turn)
    if len(dealt_in(draft, turn)) < planning.FEWEST:
        return
    config = draft.config
    named, game = named_at(config, turn), game_at(config, turn)
    structure, stakes = structure_for(config, named), stakes_for(config, named)
    rules = rules_for(draft, game, structure, stakes)
    is_killable = can_kill(game, structure, rules.forced)
    if not is_killable:
        kill_dealing.no_kills(draft)
    plan = plan_hand(draft, command, rules)
    if plan is None:
        return
    if is_killable:
        kill_dealing.about_to_deal(draft, plan)
    entrants = tuple(_entrant(draft, seat) for seat in plan.dealt)
    overs = [one.overs for one in entrants]
    if plan.posts.kills or any(overs):
        rules = rules_for(draft, game, structure, stakes, plan.posts, overs)
    rules = with_late_kill(draft, game, rules, plan.posts, plan.dealt)
    pointers = plan.pointers
    back_antes = carrying.back_antes_of(draft, plan.dealt)
    draft.emit(
        HandStarted(
            number=draft.hands + 1,
            game=game.id,
            rules=rules,
            button=None if rules.forced is Forced.BRING_IN or pointers is None else pointers.button,
            small_blind=plan.posts.of(PostKind.SMALL),
            big_blind=plan.posts.of(PostKind.BIG),
            entrants=entrants,
            deck=_of_game(command.deck, game, config),
            boards=game.rows,
            button_blind=plan.posts.of(PostKind.BUTTON),
            spares=command.spares,
            carried=draft.carry.amount if draft.carry is not None else NO_CHIPS,
            earlier=carrying.earlier(draft, plan.dealt),
            posts=plan.posts,
        )
    )
    hand = draft.hand
    assert hand is not None
    kill_dealing.pay_undealt(draft, plan)
    if not checking.has_whole_deck(draft):
        return
    progress.start(hand, back_antes)
    checking.check_deal(draft)
    refuse_hands(draft)


def _of_game(
    deck: Sealed[tuple[Card, ...]], game: GameSpec, config: TableConfig
) -> Sealed[tuple[Card, ...]]:
    """``deck`` without what only other games of the table are dealt from: the joker."""
    cards = cards_of(game, config)
    if len(deck.content) == len(cards):
        return deck
    return Sealed(tuple(card for card in deck.content if card in cards))


def _turn_game(draft: TableDraft) -> GameTurn | None:
    """Whose game's turn it is: in a rotation the next one, once its round or time is over."""
    config = draft.config
    if draft.carry is not None:
        # A pot that nobody opened is played for in the game it was dealt in.
        return draft.turn
    if len(config.games) == 1:
        return None
    turn = next_turn(config, draft.turn, ready_seats(draft), draft.now)
    if turn is not None and (draft.turn is None or turn.index != draft.turn.index):
        turn = msgspec.structs.replace(turn, round=_active(draft, turn))
        draft.emit(e.RotationTurned(turn, game_at(config, turn).id))
    return turn


def _active(draft: TableDraft, turn: GameTurn) -> int:
    """How many play when the game at ``turn`` begins; who waits for a blind does not yet."""
    ready = dealt_in(draft, turn)
    playing = [one for one in ready if not one.waits or one.duties.is_free]
    if not has_blinds(draft.config, turn) or len(playing) < planning.FEWEST:
        return len(ready)
    return len(playing)


def _entrant(draft: TableDraft, seat: Seat) -> Entrant:
    occupant = draft.occupant(seat)
    assert occupant is not None
    return Entrant(
        seat,
        occupant.person,
        occupant.name,
        occupant.stack,
        occupant.is_prop,
        occupant.proxy,
        occupant.overs,
    )


def _put_in_play(draft: TableDraft, occupant: Occupant) -> None:
    """Chips bought meanwhile join the stack, as far as the table's maximum allows."""
    most = draft.config.buy_in_most
    room = max(most - occupant.stack, 0) if most else occupant.behind
    joins = Chips(min(occupant.behind, room))
    if joins:
        draft.emit(e.ChipsInPlay(occupant.seat, joins))
    if joins < occupant.behind:
        _send_back(draft, occupant, Chips(occupant.behind - joins))


def _send_back(draft: TableDraft, occupant: Occupant, rest: Chips) -> None:
    """What the table has no room for goes back, the bank's chips before his own."""
    advance = occupant.advance
    banks = Chips(min(rest, advance.given)) if advance.is_new else NO_CHIPS
    if banks:
        recall_unplayed(draft, occupant, banks)
    if banks < rest:
        own = Chips(rest - banks)
        draft.emit(e.ChipsReturned(occupant.seat, occupant.person, occupant.is_prop, own))


def tidy_up(draft: TableDraft) -> None:
    """After a hand: see off who leaves, sit out who is broke, close a closing table.

    Who has no chips left but a share in a carried pot plays on for it (Cooke 7.13).
    """
    carrying.carry_on(draft)
    holding.note_short_blinds(draft)
    kill_settling.after_hand(draft)
    if draft.is_closing:
        carrying.give_back(draft)
    take_back_refused(draft)
    sitting_out.after_hand(draft)
    going_away.after_hand(draft)
    for occupant in draft.occupants():
        if draft.is_closing or (occupant.is_leaving and not must_stay(draft, occupant)):
            get_up(draft, occupant)
    sit_out_broke(draft)
    if draft.is_closing and not draft.is_closed:
        draft.emit(e.TableClosed())


def let_killer_go(draft: TableDraft) -> None:
    """Between hands: who stayed for a kill that he does not have to post now gets up."""
    for occupant in draft.occupants():
        if occupant.is_leaving and not must_stay(draft, occupant):
            get_up(draft, occupant)


def sit_out_broke(draft: TableDraft) -> None:
    """Between hands: who has too little to play is away."""
    enough = draft.config.stakes.base
    for occupant in draft.occupants():
        if occupant.stack < enough:
            sit_out_if_broke(draft, occupant.seat)


def schedule(draft: TableDraft) -> None:
    """Say when the next hand is due, whenever that has changed."""
    is_idle = not draft.is_closing and not draft.is_in_hand
    due = is_idle and len(ready_for_next(draft)) + revived(draft) >= planning.FEWEST
    if due and draft.next_hand_at is None:
        pause = seconds(number(draft.config.settings, "deal.between_hands_seconds"))
        draft.emit(e.NextHandDue(later(draft.now, pause)))
    elif not due and draft.next_hand_at is not None:
        draft.emit(e.NextHandDue(None))
