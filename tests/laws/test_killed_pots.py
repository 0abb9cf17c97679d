"""Killed pots at any table: what is posted, what it is played for, and who pays what to come in.

The stakes of a killed pot are worked out a second time from those of the table (Cooke 8.04.01,
8.04.09, 8.03); the menus and pots of the same hands are judged by the other laws.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from core.chips import Chips, whole
from core.games.spec import Structure
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.rules import HandRules, Stakes
from core.house.settings import Overrides
from tests.laws.history import History, Said
from tests.laws.recorded import chance_of
from tests.laws.tables import DEALS

NAMES = ("texas_holdem", "omaha_hilo", "ace_to_five_lowball", "kansas_city_lowball",
         "triple_draw_lowball", "five_card_draw", "crazy_pineapple", "tahoe")  # fmt: skip
"""Games with blinds that are often killed in the random tables."""


LATE = ("kill.lowball_window", "after_two_cards")
"""Half of the tables of lowball offer the kill on the first two cards."""


def up(amount: int, by: Fraction, unit: int) -> Chips:
    """``amount`` raised, in whole units rounded up."""
    raised = amount * by
    return Chips(int(-(-raised // unit) * unit))


def check_stakes(rules: HandRules, own: Stakes, kills: int, settings: Overrides) -> None:
    """Full: everything doubles; half: half as much again, the big limit twice the small one."""
    by = Fraction(3, 2) if settings.get("kill.size") == "half" else Fraction(2)
    for _ in range(kills):
        small = up(own.small_bet, by, rules.unit)
        twice = own.big_bet == 2 * own.small_bet
        big = Chips(2 * small) if twice else up(own.big_bet, by, rules.unit)
        spread = own.spread
        if spread is not None:
            least, early, late = (up(one, by, rules.unit) for one in spread)
            spread = (least, early, late)
        own = Stakes(own.small_blind, own.big_blind, small_bet=small, big_bet=big, spread=spread)
    played = rules.stakes
    assert (played.small_bet, played.big_bet) == (own.small_bet, own.big_bet)
    assert played.spread == own.spread
    assert (played.small_blind, played.big_blind) == (own.small_blind, own.big_blind)


def killed_hands(said: list[Said]) -> Iterator[tuple[h.HandStarted | h.PotKilled, Overrides]]:
    """How each killed pot began, and the settings of its table."""
    for one in said:
        if one.step is None or one.before is None:
            continue
        for event in one.step.events:
            if isinstance(event, (h.HandStarted, h.PotKilled)) and event.posts.killer is not None:
                yield event, one.before.config.settings


def check_killed(event: h.HandStarted | h.PotKilled, settings: Overrides) -> None:
    """The first kill is twice the big blind, or half as much again where there is a limit."""
    rules, posts = event.rules, event.posts
    is_half = posts.kills and settings.get("kill.size") == "half"
    first = up(rules.game_stakes.big_blind, Fraction(3, 2) if is_half else Fraction(2), rules.unit)
    kills = [post.amount for post in posts.due if post.kind is PostKind.KILL]
    assert first in (posts.least, *kills[:1])
    assert posts.price == max(posts.least, *kills, 0)
    if posts.kills:
        assert rules.structure in (Structure.FIXED, Structure.SPREAD)
        assert rules.unkilled is not None
        check_stakes(rules, rules.unkilled, posts.kills, settings)


def test_killed_pots_are_played_at_higher_limits() -> None:
    """Stakes, kill and price of every killed pot, those of the first two cards too."""
    count: Counter[str] = Counter()
    for name, number in product(NAMES, range(12)):
        chance = chance_of(f"killed pots of {name}, {number}")
        deal = DEALS[name]
        deal = replace(deal, settings=(*deal.settings, LATE)) if number % 2 else deal
        said = History(chance, deal, seats=6).play(6, everybody=True).said
        for event, settings in killed_hands(said):
            count[type(event).__name__] += 1
            check_killed(event, settings)
    assert count["HandStarted"] > 30
    assert count["PotKilled"] > 0


def test_half_kills_are_rounded_up() -> None:
    """The second computation itself, on the book's examples: 10-20 and 3-6 in single chips."""
    assert up(whole(10), Fraction(3, 2), whole(1)) == whole(15)
    assert up(whole(3), Fraction(3, 2), whole(1)) == whole(5)
