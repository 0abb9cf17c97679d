"""Random histories of a table where people come, go, move and choose, and hands are short."""

from random import Random

from core.chips import whole
from core.games.spec import Structure
from core.hand import commands as h
from core.house.setting import Value
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.table.config import TableConfig
from core.table.setup.opening import configure
from tests.laws.accountant.accountant import Accountant
from tests.laws.chance import Chance
from tests.laws.history import START, give

PEOPLE = tuple(PersonId(f"p{number}") for number in range(1, 14))
ADMIN = PersonId("admin")

SETTINGS: dict[str, tuple[Value, ...]] = {
    "button.rule": ("no_missed_blind", "no_dead_button"),
    "blinds.buy_button": ("by_system", "on", "off"),
    "blinds.makeup_between_blinds": ("always", "big_bet_only", "never", "always"),
    "blinds.new_player_front_of_button": (False, True),
    "blinds.new_game_free_hand": ("first_lap_unpassed_seat", "none", "behind_button_until_full"),
    "blinds.new_game_free_minutes": (1, 30),
    "blinds.short_free_hand": (False, True),
    "blinds.short_max_board": (5, 3, 7),
    "blinds.short_free_hand_seats": ("outside_blinds_and_button", "any"),
    "seats.move_away": ("wait_or_post", "two_player_allowance"),
    "seats.move_front_of_button": (False, True),
    "straddle.sleepers": (True, False),
    "straddle.allowed": (True, False),
}
"""The settings of the table that button and blinds depend on."""

CALLED, WILD, WAYS = 1, 2, 10
"""How hands are played: called to the end, all-in, or, the other ways, folded."""

_LAYOUTS = ("two_big", "button_small_big")
_ENTRIES = (Entry.BUY, Entry.STRADDLE, Entry.POST, Entry.BEHIND, Entry.WAIT)


def config_by(chance: Chance) -> TableConfig:
    """A table of 2 to 10 seats, limit or no limit, with some of the settings drawn."""
    house: Overrides = {"button.rule": chance.pick(SETTINGS["button.rule"])}
    for key, values in SETTINGS.items():
        if key not in house and chance.one_in(2):
            house[key] = chance.pick(values)
    if chance.one_in(6):
        house["blinds.layout"] = chance.pick(_LAYOUTS)
    if house.get("blinds.layout") == "button_small_big":
        # The book says nothing of a further blind on a button that always goes forward.
        house["button.rule"] = "no_missed_blind"
    seats = 2 + chance.below(9)
    if chance.one_in(3):
        return configure(
            structure=Structure.NO_LIMIT, big_blind=whole(10), seats=seats, settings=house
        )
    return configure(bets=(whole(10), whole(20)), seats=seats, settings=house)


class Comings:
    """One table, and the accountant who hears everything."""

    def __init__(self, seed: object) -> None:
        size = 5_000
        self.chance = chance = Chance(Random(f"comings {seed}").randbytes(size))  # noqa: S311
        self.at: Instant = START
        config = config_by(chance)
        opening = c.OpenTable(TableId("t"), CommunityId("c"), PlaceId("p"), config, ADMIN)
        opened = give(None, opening, self.at)
        assert isinstance(opened, Step)
        self.table: Table = opened.table
        self.accountant = Accountant(config)
        self.said: list[c.TableCommand] = [opening]

    def say(self, command: c.TableCommand) -> bool:
        """Give ``command``; whether it was taken."""
        outcome = give(self.table, command, self.at)
        if not isinstance(outcome, Step):
            return False
        self.said.append(command)
        self.table = outcome.table
        self.accountant.hear(command, outcome.events, self.at)
        self.accountant.check_markers(self.table)
        return True

    def go_on(self, deals: int) -> None:
        """Deal that many hands, if enough people ever sit."""
        for _ in range(len(self.table.seats)):
            self._sit()
        for _ in range(deals * 2):
            if self.accountant.deals < deals:
                for _ in range(self.chance.pick((0, 1, 1, 2, 3, 4))):
                    self.come_or_go()
                self._deal()

    def _sit(self) -> None:
        chance = self.chance
        seat = Seat(1 + chance.below(len(self.table.seats)))
        self.say(c.SitDown(chance.pick(PEOPLE), "", whole(chance.pick((600, 1000, 200))), seat))

    def come_or_go(self) -> None:
        """Somebody does something that is not play."""
        chance = self.chance
        seated = [one.person for one in self.table.occupants]
        away = [one.person for one in self.table.occupants if one.is_away]
        owing = [one.person for one in self.table.occupants if one.waits and not one.is_away]
        who = chance.pick(seated or PEOPLE)
        match chance.below(20):
            case 0:
                self.say(c.Leave(who))
            case 1 | 2 | 18 | 19:
                self.say(c.GoAway(who))
            case 3 | 4 | 5 if away:
                back = chance.pick(away)
                self.say(c.ComeBack(back)) or self.say(c.TopUp(back, whole(200)))
                if chance.one_in(2):
                    self._choose_entry(back)
            case 6 | 7 | 8:
                self._sit()
            case 9 | 10 | 11 | 12 if owing:
                self._choose_entry(chance.pick(owing))
            case 13:
                self.say(c.PostStraddle(who))
            case 14 | 15:
                self._change_seat(who)
            case 16 if chance.one_in(3) and self._may_change_systems():
                system = chance.pick(SETTINGS["button.rule"])
                self.say(c.SetRule(ADMIN, "button.rule", system))
            case 17:
                self.say(c.ChooseEntry(who, chance.pick(_ENTRIES)))
            case _:
                self._sit()

    def _choose_entry(self, who: PersonId) -> None:
        """Some way in, or the next one that is open to him."""
        first = self.chance.below(len(_ENTRIES))
        for entry in _ENTRIES[first:] + _ENTRIES[:first]:
            if self.say(c.ChooseEntry(who, entry)):
                return

    def _may_change_systems(self) -> bool:
        return self.table.config.settings.get("blinds.layout") != "button_small_big"

    def _change_seat(self, who: PersonId) -> None:
        chance = self.chance
        to = Seat(1 + chance.below(len(self.table.seats)))
        self.say(c.ChangeSeat(who, to, lets_pass=chance.one_in(4)))

    def _deal(self) -> None:
        if self.table.next_hand_at is None:
            for occupant in self.table.occupants:
                if not self.say(c.ComeBack(occupant.person)):
                    self.say(c.TopUp(occupant.person, whole(200)))
            self._sit()
            return
        self.at = max(self.at, self.table.next_hand_at)
        deck = Sealed(self.chance.deck())
        self.say(c.StartHand(deck, deck))
        self._finish(self.chance.below(WAYS))

    def _finish(self, way: int) -> None:
        while self.table.is_in_hand:
            hand = self.table.hand
            assert hand is not None
            player = hand.player(Seat(hand.to_act or 0))
            assert player is not None
            who = player.person
            if self.chance.one_in(30):
                self.come_or_go()
                continue
            if hand.menu is None:
                self.say(h.Show(who))
            elif way == WILD and self.accountant.books.is_big_bet:
                self.say(h.AllIn(who)) or self.say(h.Call(who)) or self.say(h.Check(who))
            elif way in (CALLED, WILD):
                self.say(h.Check(who)) or self.say(h.Call(who)) or self.say(h.AllIn(who))
            else:
                self.say(h.Fold(who))
