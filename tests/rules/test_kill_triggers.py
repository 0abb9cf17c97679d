"""What kills the next pot besides two in a row: scoops, big pots, no openers (Cooke 8.04)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import Chop
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.commands import SetRule
from core.table.kills.button_events import KillWhy
from tests.play import ADMIN, Game, chips, person
from tests.rules.jackpots import deal
from tests.rules.killed import posts
from tests.rules.winning import NEUTRAL, button, kill, moves, show_down

Lies = tuple[object, int | None]

# setting it (Cooke 8.04)


def _set(game: Game, trigger: str) -> Refusal:
    return game.refused(SetRule(ADMIN, "kill.trigger", trigger))


@pytest.mark.rule("cooke-8.04", 1)
@pytest.mark.parametrize(
    ("game", "bets", "structure", "settings"),
    [
        ("seven_card_stud", (10, 20), Structure.FIXED, {}),
        ("razz", (10, 20), Structure.FIXED, {}),
        ("texas_holdem", (), Structure.NO_LIMIT, {}),
        ("omaha", (), Structure.POT_LIMIT, {}),
        ("five_card_draw", (10, 20), Structure.FIXED, {"draw.forced_bets": "antes"}),
    ],
)
@pytest.mark.parametrize("trigger", ["two_pots", "big_pot"])
def test_no_kill_without_blinds_or_without_limits(
    game: str, bets: tuple[int, ...], structure: Structure, settings: Overrides, trigger: str
) -> None:
    """Stud, no limit, pot limit, antes alone: refused by 8.04, at the opening and later."""
    blinds = None if bets else (10, 20)
    table = Game(6, game=game, bets=bets, blinds=blinds, structure=structure, settings=settings)
    refusal = _set(table, trigger)
    assert (refusal.reason, refusal.rule) == (Reason.KILL_NOT_OFFERED, "cooke-8.04")
    with pytest.raises(Refusal) as opening:
        Game(6, game=game, bets=bets, blinds=blinds, structure=structure,
             settings={**settings, "kill.trigger": trigger})  # fmt: skip
    assert opening.value == refusal


@pytest.mark.rule("cooke-8.04", 2)
def test_a_kill_on_omaha_high_low() -> None:
    """10-20 Omaha high-low: accepted, and the button is neutral."""
    table = Game(6, game="omaha_hilo", bets=(10, 20))
    table.do(SetRule(ADMIN, "kill.trigger", "scoop"))
    assert table.table.config.settings["kill.trigger"] == "scoop"
    assert button(table) == NEUTRAL


@pytest.mark.rule("cooke-8.04")
@pytest.mark.parametrize(
    ("game", "trigger", "rule"),
    [("texas_holdem", "scoop", "cooke-8.04.03"), ("texas_holdem", "no_openers", "cooke-8.04.05")],
)
def test_no_trigger_that_cannot_happen(game: str, trigger: str, rule: str) -> None:
    """Hold'em has no low to scoop and no openers."""
    refusal = _set(Game(6, game=game, bets=(10, 20)), trigger)
    assert (refusal.reason, refusal.rule) == (Reason.KILL_NOT_OFFERED, rule)


@pytest.mark.rule("cooke-8.04")
def test_in_a_rotation_kills_hold_in_the_games_that_can_have_them() -> None:
    """HOSE: a leg of hold'em lasts through Omaha high-low, and is gone once stud is dealt."""
    game = Game(2, game="hose", bets=(10, 20), settings={"kill.trigger": "two_pots"})
    for _ in range(4):
        game.deal()
        assert game.hand.game in ("texas_holdem", "omaha_hilo")
        game.skip_hand()
        assert button(game) != NEUTRAL
    game.deal()
    assert game.hand.game == "seven_card_stud"
    assert button(game) == NEUTRAL
    assert moves(game)[-1].why is KillWhy.NO_KILLS
    game.play(f"{game.to_act} brings in, {3 - int(game.to_act or 0)} folds")
    assert button(game) == NEUTRAL


# scoops (Cooke 8.04.03)

LOW_AND_HIGH = {2: "Ac 2c Kd Kh", 3: "Qs Jd Tc 9h", 4: "Qd Jh Ts 9c"}


def omaha(settings: Overrides | None = None, seats: int = 4) -> Game:
    """10-20 Omaha high-low with blinds of 5 and 10 in seats 2 and 3."""
    house: Overrides = {"kill.trigger": "scoop", "betting.min_unit": 1, **(settings or {})}
    return Game(seats, game="omaha_hilo", bets=(10, 20), settings=house)


def pot_of(game: Game, *seats: int, small: int) -> None:
    """``seats`` put ``small`` in each by the end of the flop, the others fold."""
    game.deal(LOW_AND_HIGH, "Kc 8d 7s 4h 3c")
    while game.hand.street < 2:
        to = game.to_act
        target = 10 if game.hand.street == 0 else small - 10
        if to not in seats:
            game.play(f"{to} folds")
        elif chips(game.hand.wager) >= target:
            game.play(f"{to} {'checks' if game.menu.may_check else 'calls'}")
        else:
            verb = "raises" if game.hand.wager else "bets"
            game.play(f"{to} {verb} {chips(game.menu.raise_min)}")


@pytest.mark.rule("cooke-8.04.03", 1)
@pytest.mark.parametrize(
    ("seats", "small", "pot", "lies"),
    [((2, 3), 50, 100, kill(2)), ((1, 3, 4), 30, 95, NEUTRAL)],
)
def test_a_scoop_of_five_upper_limits_kills(
    seats: tuple[int, ...], small: int, pot: int, lies: Lies
) -> None:
    """10-20: who wins both halves of exactly 100 kills the next pot; of 95 he does not."""
    game = omaha()
    pot_of(game, *seats, small=small)
    winner = seats[0]
    while game.table.is_in_hand:
        to = game.to_act
        verb = "bets 20" if to == winner else "checks" if game.menu.may_check else "folds"
        game.play(f"{to} {verb}")
    assert [sum(got.values()) for _, got in game.pushed] == [pot]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.03", 1)
def test_who_scoops_posts_the_kill() -> None:
    """The next hand is played at 20-40 with his 20; 'P2 scoops 100' is in the event."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    moved = moves(game)[-1]
    assert (moved.why, moved.seat, moved.pot, moved.least) == (
        KillWhy.SCOOP, 2, whole(100), whole(100),
    )  # fmt: skip
    game.deal()
    assert (2, 20) in posts(game)
    assert chips(game.hand.rules.stakes.big_bet) == 40


@pytest.mark.rule("cooke-8.04.03", 2)
def test_an_uncalled_bet_is_not_counted() -> None:
    """The pot is 90, P2 bets 20 and all fold: it counts 90, and nobody kills."""
    game = omaha()
    pot_of(game, 2, 3, 4, small=30)
    game.play("2 bets 20, 3 folds, 4 folds")
    assert game.pushed == [(0, {2: 90})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03", 3)
def test_the_whole_pot_without_a_low_is_a_scoop() -> None:
    """Nobody has a low, and P2 wins all 140 at the showdown: he has won both portions."""
    game = omaha()
    game.deal({2: "Ac Ad Kd Kh", 3: "Qs Js 8c 7h"}, "As Kc Qd 9s 2c")
    game.play("4 folds, 1 folds, 2 raises 20, 3 calls, 2 bets 10, 3 calls")
    game.play("2 bets 20, 3 calls, 2 bets 20, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 140})]
    assert button(game) == kill(2)


@pytest.mark.rule("cooke-8.04.03", 4)
def test_high_to_one_and_low_to_another_is_no_scoop() -> None:
    """P2 wins the high and P3 the low of 140: nobody kills."""
    game = omaha()
    game.deal({2: "Kd Kh Qs Qd", 3: "Ah 2d Jd Jc"}, "Kc 8d 7s 4h 9c")
    game.play("4 folds, 1 folds, 2 raises 20, 3 calls, 2 bets 10, 3 calls")
    game.play("2 bets 20, 3 calls, 2 bets 20, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 70, 3: 70})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03")
def test_in_a_killed_pot_the_limit_is_that_of_the_game() -> None:
    """20-40 because of the kill: 100 are five upper limits of 10-20, and kill again."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    game.deal(LOW_AND_HIGH, "Kc 8d 7s 4h 3c")
    assert (game.hand.small_blind, game.hand.big_blind, game.hand.posts.killer) == (3, 4, 2)
    game.play("1 folds, 2 checks, 3 calls, 4 calls, 3 checks, 4 checks, 2 bets 20")
    game.play("3 calls, 4 folds, 3 checks, 2 bets 40, 3 folds")
    assert game.pushed == [(0, {2: 100})]
    assert button(game) == kill(2)


@pytest.mark.rule("cooke-8.04.03")
def test_the_house_may_ask_for_a_bigger_scoop() -> None:
    """``kill.scoop_multiple`` 6 at 10-20: 100 are not the 120 that it takes."""
    game = omaha({"kill.scoop_multiple": 6})
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03")
def test_a_scoop_leaves_no_leg() -> None:
    """Who has scooped and loses the killed pot has nothing; the next is played at 10-20."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    game.deal()
    game.skip_hand()
    assert button(game) == NEUTRAL


# big pots (Cooke 8.04.04)


def big_pot(*bets: int, structure: Structure | None = None, **settings: str | int) -> Game:
    """Limit hold'em where a big pot kills the next; blinds in seats 2 and 3."""
    house: Overrides = {"kill.trigger": "big_pot", "betting.min_unit": 1}
    for key, value in settings.items():
        house[f"kill.{key}"] = value
    return Game(6, bets=bets, structure=structure, settings=house)


@pytest.mark.rule("cooke-8.04.04", 1)
@pytest.mark.parametrize(("pot", "lies"), [(150, kill(3)), (145, NEUTRAL)])
def test_a_pot_of_five_upper_limits(pot: int, lies: Lies) -> None:
    """15-30 with blinds of 10 and 15: a pot of 150 kills the next one, 145 does not."""
    game = big_pot(15, 30)
    game.deal()
    assert posts(game) == [(2, 10), (3, 15)]
    if pot == 150:
        game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
        game.play(
            "2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls, 2 checks, 3 bets 30, 2 folds"
        )
    else:
        game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
        game.play("3 bets 15, 4 raises 30, 5 calls, 3 calls, 3 bets 30, 4 folds, 5 folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.04", 1)
def test_a_big_pot_is_told_with_its_threshold() -> None:
    """15-30: what was won and what it takes are in the event."""
    game = big_pot(15, 30)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
    game.play("2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls")
    game.play("2 checks, 3 bets 30, 2 folds")
    moved = moves(game)[-1]
    assert (moved.why, moved.seat, moved.pot, moved.least) == (
        KillWhy.BIG_POT, 3, whole(150), whole(150),
    )  # fmt: skip


@pytest.mark.rule("cooke-8.04.04", 2)
@pytest.mark.parametrize(("pot", "lies"), [(75, kill(3)), (70, NEUTRAL)])
def test_a_pot_of_five_lower_limits(pot: int, lies: Lies) -> None:
    """five_lower in 15-30: a pot of 75 kills the next one, 70 does not."""
    game = big_pot(15, 30, big_pot_formula="five_lower")
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 folds")
    game.play("2 calls, 3 checks" if pot == 75 else "2 folds, 3 checks")
    game.play("2 checks, 3 bets 15" if pot == 75 else "3 bets 15")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.04", 3)
@pytest.mark.parametrize(("pot", "lies"), [(50, NEUTRAL), (51, kill(3))])
def test_a_pot_of_an_amount_in_spread_limit(pot: int, lies: Lies) -> None:
    """2-10 spread, amount 51: 50 is none, 51 kills; the next hand is 4-20 with a kill of 4."""
    game = big_pot(
        2, 10, structure=Structure.SPREAD, big_pot_formula="amount", big_pot_amount=51
    )  # fmt: skip
    game.deal()
    assert posts(game) == [(2, 1), (3, 2)]
    if pot == 50:
        game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 raises 12, 3 calls")
        game.play("2 bets 10, 3 calls, 2 bets 3, 3 calls, 2 checks, 3 bets 10, 2 folds")
    else:
        game.play("4 raises 12, 5 folds, 6 folds, 1 folds, 2 folds, 3 calls")
        game.play("3 bets 10, 4 calls, 3 bets 3, 4 calls, 3 bets 10, 4 folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies
    game.deal()
    spread = game.hand.rules.stakes.spread
    assert spread is not None
    killed = [chips(spread[0]), chips(spread[-1])]
    assert killed == ([4, 20] if pot == 51 else [2, 10])
    assert ((3, 4) in posts(game)) is (pot == 51)


@pytest.mark.rule("cooke-8.04.04", 4)
def test_a_big_pot_that_is_split_is_nobodys() -> None:
    """Two share 150 at the showdown: nobody won it alone, and nobody kills."""
    game = big_pot(15, 30)
    game.deal(board="As Ks Qs Js Ts")
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
    game.play("2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 75, 3: 75})]
    assert button(game) == NEUTRAL


# no openers (Cooke 8.04.05)


def pass_out(game: Game) -> None:
    """Deal a hand in which nobody has openers: all fold to the big blind."""
    deal(game)
    big = game.hand.big_blind
    while game.table.is_in_hand:
        assert game.to_act != big
        game.play(f"{game.to_act} folds")


def openers(settings: Overrides | None = None) -> Game:
    """Jackpots at 5-10 with two blinds and no antes, where a deal nobody opens kills the next."""
    return Game(
        6, game="jacks_or_better", bets=(5, 10), button=1,
        settings={
            "kill.trigger": "no_openers", "draw.forced_bets": "two_blinds", **(settings or {}),
        },
    )  # fmt: skip


@pytest.mark.rule("cooke-8.04.05", 1)
def test_nobody_opens_so_the_first_left_of_the_new_blinds_kills() -> None:
    """Blinds in 2 and 3, passed out; the button moves, blinds in 3 and 4: seat 5 posts the kill."""
    game = openers()
    pass_out(game)
    assert (game.hand.small_blind, game.hand.big_blind) == (2, 3)
    assert button(game) == kill_of_nobody()
    assert moves(game)[-1].why is KillWhy.NO_OPENERS
    game.deal()
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    assert (5, chips(2 * game.hand.rules.game_stakes.big_blind)) in posts(game)
    assert button(game) == kill(5)
    assert moves(game)[-1].why is KillWhy.LEFT_OF_BLINDS
    stakes = game.hand.rules.stakes
    assert (chips(stakes.small_bet), chips(stakes.big_bet)) == (10, 20)


def kill_of_nobody() -> Lies:
    """A kill for which nobody has been named."""
    return kill(0)[0], None


@pytest.mark.rule("cooke-8.04.05")
def test_the_kill_of_a_passed_out_deal_survives_a_restart() -> None:
    """Between the deals nobody is named: the process ends, and seat 5 kills all the same."""
    game = openers()
    pass_out(game)
    game.restart()
    game.deal()
    assert game.hand.posts.killer == Seat(5)
    assert game.table.kill.person == person(5)
    game.restart()
    assert button(game) == kill(5)


@pytest.mark.rule("cooke-8.04.05")
def test_a_killed_deal_that_is_opened_leaves_no_kill() -> None:
    """Seat 5 has killed, somebody opens and wins: the button is neutral again."""
    game = openers()
    pass_out(game)
    deal(game, {6: "As Ah Kd 7c 2d"})
    assert (game.hand.posts.killer, game.to_act) == (5, 6)
    game.play(f"6 raises {chips(game.menu.raise_min)}")
    game.skip_hand()
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.05")
def test_a_killed_deal_that_nobody_opens_kills_the_next() -> None:
    """Seat 5 has killed and nobody opens again: seat 6, left of the new blinds, kills."""
    game = openers()
    pass_out(game)
    deal(game)
    game.skip_hand()
    assert button(game) == kill_of_nobody()
    game.deal()
    assert button(game) == kill(6)


@pytest.mark.rule("cooke-8.04.05")
def test_chopped_blinds_are_nobody_opening() -> None:
    """All fold and the blinds take their bets back: nobody opened, and the next pot is killed."""
    game = openers()
    deal(game)
    game.play("4 folds, 5 folds, 6 folds, 1 folds")
    game.do(Chop(person(2)))
    game.do(Chop(person(3)))
    assert not game.table.is_in_hand
    assert button(game) == kill_of_nobody()
