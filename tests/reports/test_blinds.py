"""What users of other poker programs reported of blinds and straddles, with the right value."""

import pytest

from core.chips import whole
from core.games import GAMES
from core.games.spec import Forced, Structure
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.table.blinds.announcing import offer
from core.table.blinds.duties import Entry
from core.table.blinds.layouts import SMALL_BIG
from core.table.blinds.markers import Marker, markers
from core.table.blinds.ways import Way, ways_in
from core.table.commands import ChooseEntry, PostStraddle
from core.table.setup.choices import dealt, games_under, structures_of
from tests.play import Game, person
from tests.rules.coming_in import BOOK

LISTED = [game.id for game in GAMES.values() if game.is_listed]
BIG_BET = (Structure.POT_LIMIT, Structure.NO_LIMIT)


def missed_the_small_blind() -> Game:
    """Seat 3 has paid the big blind, missed the small one, and is back behind the button."""
    game = Game(6, button=1, settings=BOOK)
    game.deal()
    game.skip_hand()
    game.play("3 away")
    for _ in range(2):
        game.deal()
        game.skip_hand()
    game.play("3 back")
    return game


def test_r67_only_what_was_missed_is_charged() -> None:
    """R67: 10 and not 30 for a small blind missed, dead and marked so, and he may wait instead."""
    game = missed_the_small_blind()
    duties = game.occupant(3).duties
    assert markers(duties, SMALL_BIG, game.table.config.settings) == (Marker.SMALL,)
    legal = [way for way in ways_in(game.table, game.occupant(3).seat, game.at) if way.is_legal]
    assert Way(Entry.POST, whole(0), whole(10)) in legal
    assert Entry.WAIT in [way.entry for way in legal]
    game.do(ChooseEntry(person(3), Entry.POST))
    before = game.stack(3)
    game.deal()
    assert game.places == "B4 SB5 BB6"
    posts = [(post.kind, post.amount) for post in game.of_hand(h.BlindPosted) if post.seat == 3]
    assert posts == [(PostKind.DEAD, whole(10))]
    assert (before - game.stack(3), game.player(3).bet, game.pot) == (10, 0, 40)
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, whole(20))


def test_r67_who_waits_is_charged_nothing() -> None:
    """R67: without a word he is dealt no hand and pays nothing until the big blind is his."""
    game = missed_the_small_blind()
    before = game.stack(3)
    game.deal()
    assert 3 not in game.hand.seats
    assert game.stack(3) == before


def opened(game: str, structure: Structure) -> Game:
    """A table of six for ``game``, before its first hand."""
    if structure in BIG_BET and GAMES[game].forced[0].has_blinds:
        return Game(6, game=game, structure=structure, blinds=(10, 20))
    bets = (20,) if structure in BIG_BET else (20, 40)
    ante = 2 if Forced.BRING_IN in GAMES[game].forced else None
    return Game(6, game=game, structure=structure, bets=bets, ante=ante)


@pytest.mark.parametrize("game", LISTED)
def test_r100_a_straddle_is_offered_only_where_it_is_honoured(game: str) -> None:
    """R100: in every game and structure what is offered before the deal is what the table takes,
    and what it has taken is the price of the hand.  Without blinds nobody is offered anything."""
    for structure in structures_of(game, dealt(games_under(game, ()), {})):
        table = opened(game, structure)
        has_blinds = GAMES[game].forced[0].has_blinds
        if has_blinds:
            table.deal()
            table.skip_hand()
        offers = [offer(table.table, person(seat), table.at) for seat in range(1, 7)]
        assert [one is not None for one in offers] == [has_blinds] * 6
        for seat, offered in enumerate(offers, 1):
            command = PostStraddle(person(seat))
            if offered is None:
                table.refused(command)
                continue
            (announced,) = table.would(command).table.straddles
            assert announced == offered
        straddles = [one for one in offers if one is not None and not one.is_sleeper]
        assert len(straddles) == has_blinds
        for straddle in straddles:
            table.do(PostStraddle(straddle.person))
            table.deal()
            assert table.hand.wager == straddle.amount
            assert table.player(straddle.seat).bet == straddle.amount
            assert straddle.amount == 2 * table.hand.rules.stakes.big_blind


def test_r100_no_cap_of_straddles_without_a_cap_of_raises() -> None:
    """R100: no limit has no cap: five in a row straddle, where limit stops them at four."""
    taken = {}
    for structure in (Structure.NO_LIMIT, Structure.FIXED):
        table = opened("texas_holdem", structure)
        table.deal()
        table.skip_hand()
        big = table.hand.big_blind
        assert big is not None
        under_the_gun = big % 6 + 2
        for step in range(6):
            seat = (under_the_gun + step - 1) % 6 + 1
            if offer(table.table, person(seat), table.at) is not None:
                table.play(f"{seat} straddles")
        taken[structure] = [one.amount // 100 for one in table.table.straddles]
    assert taken[Structure.FIXED] == [40, 60, 80, 100]
    assert taken[Structure.NO_LIMIT][:5] == [40, 80, 160, 320, 640]
