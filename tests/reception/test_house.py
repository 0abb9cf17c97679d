"""The house's rules by words: shown, explained, changed, exported, read in, and its history."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.declared import DECLARED
from core.house.finding import setting_named
from core.house.matters import MATTERS
from core.house.profiles import PROFILES
from core.house.setting import Kind, Setting
from core.house.settings import Overrides
from core.ids import CommunityId, PlaceId
from core.present.documents import Document, Press, Verb, plain
from core.reception.house import orders as house_orders
from core.refusal import Reason
from core.table.setup.opening import configure
from tests.engine.kit import COMMUNITY, PLACE, person
from tests.reception.front import Front, Heard

GREEN = "fake:1"


def file_of(heard: Heard) -> str:
    """The file that came with an answer."""
    (file,) = (document.file for document in heard.said if document.file is not None)
    return file.text


async def opened(front: Front, game: str, **settings: bool | int | str) -> None:
    """A limit table of ``game`` in the green room, under the house's rules."""
    values: Overrides = {key.replace("__", "."): value for key, value in settings.items()}
    config = configure(
        game=game,
        bets=(whole(10), whole(20)),
        seats=6,
        settings=values,
        house=front.room.rules.overrides(COMMUNITY),
        structure=Structure.FIXED,
    )
    await front.room.open_table(PLACE, COMMUNITY, config, person("boss"), f"open:{game}")


@pytest.mark.rule("cooke-about-alternates", 1)
async def test_a_new_house_plays_by_the_main_rules(front: Front) -> None:
    """Nothing differs: the page says by which set it is played, and every rule of a topic stands
    there at its default."""
    await front.says("boss", "table open 5/10")
    assert (await front.says("boss", "house show")).text.startswith(
        "House rules · Cooke's main rules\n\nNothing differs from the main rules."
    )
    page = (await front.says("boss", "house show straddles")).text
    assert "Straddles: straddles are allowed (12.18) · straddle.allowed\n" in page
    assert "usually" not in page


@pytest.mark.rule("cooke-about-alternates", 2)
async def test_the_preferred_alternates_are_three(front: Front) -> None:
    """One objection, the opener may complete, a mucked hand never comes back; all else stays."""
    await front.says("boss", "house set clock.seconds 90")
    heard = await front.says("boss", "house profile cooke_preferred")
    assert front.room.rules.overrides(COMMUNITY) == {
        "home.condition_change_veto": "one_objects",
        "stud.opener_may_complete": True,
        "showdown.retrieve_mucked": "never",
    }
    assert heard.text.startswith("4 rules have changed in the whole house.\n\nFrom the next hand\n")
    assert "The clock: 90 seconds to 60 seconds again" in heard.text
    shown = (await front.says("boss", "house show")).text
    assert shown.startswith("House rules · Cooke's preferred alternates\n")


@pytest.mark.rule("cooke-about-alternates", 3)
async def test_one_rule_by_hand_is_a_house_of_its_own(front: Front) -> None:
    """After a set one setting is changed: the page says so."""
    await front.says("boss", "house profile cooke_preferred")
    await front.says("boss", "house set clock.seconds 90")
    shown = (await front.says("boss", "house show")).text
    assert shown.startswith("House rules · of this house's own making\n")


@pytest.mark.rule("uspc-laws-and-ethics", 1)
async def test_the_set_of_a_home_game_in_one_step(front: Front) -> None:
    """Three raises, the same dealer after a passed-out pot, ties by position, with all the rest:
    one act, each of its changes listed in it and in the history, by name."""
    heard = await front.says("boss", "house profile uspc")
    house = front.room.rules.overrides(COMMUNITY)
    assert house["betting.raise_cap"] == 3
    assert house["draw.passed_out_deal"] == "same_dealer"
    assert house["stud.high_tie"] == "position"
    assert heard.text.splitlines().count("A bet and three raises") == 1
    assert "_" not in heard.text
    lines = await front.room.rules.history(COMMUNITY, limit=100)
    assert {line.subject for line in lines} == set(house)
    assert len({line.key for line in lines}) == 1
    assert {line.name for line in lines} == {"boss"}


@pytest.mark.rule("uspc-laws-and-ethics", 2)
async def test_a_change_typed_in_a_hand_is_queued(front: Front) -> None:
    """The answer says so, the hand goes on by the old rule, and the next is dealt by the new."""
    await front.open("ann", "bob")
    heard = await front.says("boss", "house set clock.seconds 90 seconds")
    assert heard.text.startswith(
        "The clock: 90 seconds on the clock (10.03).\n\n"
        "It counts in the whole house, from the next hand."
    )
    assert "t1: when the hand is over." in heard.text
    assert "clock.seconds" not in front.table.config.settings
    await front.says(front.to_act, "fold")
    assert front.table.config.house == {"clock.seconds": 90}


async def test_a_rule_of_this_table_alone(front: Front) -> None:
    """Said with where: it is the table's, goes before the house's, and is taken back to it."""
    await front.open("ann")
    await front.says("boss", "house set clock.seconds 90")
    here = await front.says("boss", "house set the clock to 30 seconds at this table")
    assert "30 seconds on the clock (10.03)." in here.text
    assert "It counts at this table alone, now." in here.text
    await front.says("boss", "house set clock.seconds 80")
    assert front.table.config.settings["clock.seconds"] == 30
    shown = (await front.says("boss", "house")).text
    assert shown.index("At this table alone") < shown.index("In the whole house")
    back = await front.says("boss", "house reset clock.seconds here")
    assert "80 seconds on the clock (10.03)." in back.text
    assert "It counts at this table too, as in the whole house, now." in back.text
    assert front.table.config.settings["clock.seconds"] == 80


async def test_all_of_a_tables_own_are_taken_back(front: Front) -> None:
    """One word takes back what a table has of its own, and leaves the house's alone."""
    await front.open("ann")
    await front.says("boss", "house set clock.seconds 90")
    for words in ("clock.seconds 30", "betting.checking_out on", "straddle.allowed off"):
        await front.says("boss", f"house set {words} table")
    heard = await front.says("boss", "house reset all table")
    assert heard.text == "3 rules of this table's own taken back."
    assert front.table.config.own == ()
    assert front.table.config.settings == {"clock.seconds": 90}
    await front.says("boss", "house reset all")
    assert front.table.config.settings == {}
    again = await front.says("boss", "house reset all")
    assert again.text == "The rules are so already: nothing has changed."


async def test_a_contradiction_names_both(front: Front) -> None:
    """Chips that stand out of turn, where acts out of turn are refused: both with their values."""
    await front.says("boss", "house set betting.out_of_turn refuse")
    heard = await front.says("boss", "house set betting.chips_out_of_turn stand")
    assert "betting.chips_out_of_turn stand contradicts betting.out_of_turn refuse" in heard.text
    assert front.room.rules.overrides(COMMUNITY) == {"betting.out_of_turn": "refuse"}


async def test_what_has_no_effect_is_said(front: Front) -> None:
    """When the scope of short buys is set where there are none, the answer says under what."""
    await front.says("boss", "house set buyin.short_buys_per_session 0")
    heard = await front.says("boss", "house set buyin.short_buy_scope first_buyin_too")
    assert "It has no effect as long as buyin.short_buys_per_session is what it is." in heard.text


async def test_what_other_tables_make_of_it(front: Front) -> None:
    """A kill for the whole house: the limit table has it, the no-limit table stays as it is."""
    await front.says("boss", "table open 5/10", place=PlaceId("fake:club:bar"))
    await opened(front, "texas_holdem")
    heard = await front.says("boss", "house set kill.trigger two_pots")
    assert (
        "t1: kill.trigger stays as it is there, for the game could not be dealt so." in heard.text
    )
    assert "t2: now." in heard.text


@pytest.mark.rule("cooke-1.07", 1)
async def test_why_a_draw_game_has_four_raises(front: Front) -> None:
    """Nothing is set: the general cap is answered with draw's own, which counts there instead and
    is four by draw's main rule; the house's general cap of three changes nothing."""
    await opened(front, "five_card_draw")
    await front.says("boss", "house set betting.raise_cap 3")
    general = (await front.says("ann", "house why betting.raise_cap")).text
    assert "By the house's rule it is 3 raises" in general
    assert "In this game draw.raise_cap counts instead." in general
    own = (await front.says("ann", "house why draw.raise_cap")).text
    assert "By the main rule it is 4 raises" in own
    assert "Main rule: 4 raises" in own


@pytest.mark.rule("cooke-1.07", 2)
async def test_why_the_low_card_brings_in(front: Front) -> None:
    """Stud eight-or-better with nothing set: the game has a rule of its own in the place of stud's,
    by which it is the low card."""
    await opened(front, "stud_hilo")
    general = (await front.says("ann", "house why stud.bringin_card")).text
    assert "In this game stud.hilo_bringin counts instead." in general
    assert (
        "By the main rule it is low"
        in (await front.says("ann", "house why stud.hilo_bringin")).text
    )


async def test_why_in_each_game_of_a_mixed_table(front: Front) -> None:
    """HORSE: in razz the high card brings in and nothing else can be set; in stud the low card; the
    games with blinds are left out, which have no bring-in."""
    await opened(front, "horse")
    page = (await front.says("ann", "house why stud.bringin_card")).text
    assert "Razz: by the game's own rule it is high" in page
    assert "Nothing else can be set there." in page
    assert "Seven-Card Stud: by the main rule it is low" in page
    assert "Omaha" not in page


async def test_why_where_no_game_is_played_by_it(front: Front) -> None:
    """Hold'em has no bring-in, and the answer says so."""
    await front.open("ann")
    page = (await front.says("ann", "house why stud.bringin_card")).text
    assert "No game here is played by it." in page


async def test_why_a_table_does_not_go_by_the_house(front: Front) -> None:
    """The layers stand under one another: the table's word first, the house's with who said it."""
    await front.open("ann")
    await front.says("boss", "house set clock.seconds 30 at this table")
    await front.says("boss", "house set clock.seconds 90")
    page = (await front.says("ann", "house why clock.seconds")).text
    assert "By this table's own rule it is 30 seconds" in page
    assert "This table: 30 seconds\nThe house: 90 seconds · boss, 14 Nov 2023" in page
    assert page.count("this table does not go by it") == 1


async def test_the_history_says_who_what_and_when(front: Front) -> None:
    """Changes of the house, of a table and of its staff, the newest first; one setting alone, or
    one table's, when asked for."""
    await front.open("ann")
    await front.says("boss", "house set clock.seconds 90")
    await front.says("boss", "house set straddle.allowed off at this table")
    await front.says("boss", "house staff add <@ann> floor")
    text = (await front.says("boss", "house history")).text
    assert text.splitlines()[2:5] == [
        "14 Nov 2023, 22:13 UTC · boss · ann: floor of this house",
        "14 Nov 2023, 22:13 UTC · boss · Straddles: no straddles · before: the house's rule"
        " · table t1",
        "14 Nov 2023, 22:13 UTC · boss · The clock: 60 seconds to 90 seconds",
    ]
    clock = (await front.says("boss", "house history clock.seconds")).text
    assert "The clock" in clock
    assert "Straddles" not in clock
    table = (await front.says("boss", "house history table")).text
    assert "Straddles" in table
    assert "The clock" not in table


async def test_what_is_exported_is_imported(front: Front) -> None:
    """A house with rules of every kind is exported; another community reads the file, pasted as it
    is, and has the same rules; read again, nothing changes."""
    for words in ("clock.seconds 90", "betting.checking_out on", "button.rule no_dead_button",
                  "betting.raise_cap 3", "straddle.allowed off"):  # fmt: skip
        await front.says("boss", f"house set {words}")
    text = file_of(await front.says("boss", "house export"))
    blue = CommunityId("fake:blue")
    await front.says("boss", "house set clock.seconds 30", place=None, community=blue)
    read = f"house import\n```\n{text}```"
    heard = await front.says("boss", read, place=None, community=blue)
    assert heard.text.startswith("5 rules have changed in the whole house.\n\nFrom the next hand\n")
    assert front.room.rules.overrides(blue) == front.room.rules.overrides(COMMUNITY)
    again = await front.says("boss", read, place=None, community=blue)
    assert again.text == "The rules are so already: nothing has changed."


@pytest.mark.parametrize(
    ("file", "line", "why"),
    [
        ('"clock.seconds" = 45\n"clock.hours" = 1', 2, "There is no house rule"),
        ('"clock.seconds" = 45\n\n"button.rule" = "never"', 3, "The setting button.rule cannot be"),
        ('"clock.seconds" = ', 1, "a line is a rule, =, and what it is to be, as in"),
        ('"clock.seconds" = 45\n"clock.seconds" = 46', 2, "it says once more"),
        (
            '"clock.seconds" = 45\n"betting.out_of_turn" = "refuse"\n'
            '"betting.chips_out_of_turn" = "stand"',
            2,
            "betting.out_of_turn refuse contradicts betting.chips_out_of_turn stand",
        ),
    ],
)
async def test_a_file_is_read_whole_or_not_at_all(
    front: Front, file: str, line: int, why: str
) -> None:
    """The first line that cannot stand is named with the reason, and no other line counts."""
    heard = await front.says("boss", f"house import\n{file}")
    assert f"line {line} of the file cannot stand: {why}" in heard.text
    assert front.room.rules.overrides(COMMUNITY) == {}
    assert front.refused[-1][0].reason is Reason.HOUSE_FILE_WRONG


async def test_long_pages_are_turned(front: Front) -> None:
    """All the rules of a long topic and of a house that has many: each page is short enough for
    every platform, and together they have every rule once."""
    await front.says("boss", "house profile home")
    for what, key in (("stud", "· stud."), ("", "· betting.")):
        heard = await front.says("boss", f"house show {what}")
        pages = [heard.said[0]]
        while (more := _button(pages[-1], "More")) is not None:
            pages += (await front.presses("boss", more)).swapped
        assert len(pages) > 1
        assert max(len(plain(page)) for page in pages) < 2_500
        text = "\n".join(plain(page) for page in pages)
        if what:
            settings = [one.key for one in DECLARED if one.key.startswith("stud.")]
        else:
            settings = [
                one for one in front.room.rules.overrides(COMMUNITY) if one.startswith("betting.")
            ]
        assert text.count(key) == len(settings)
        assert _button(pages[-1], "Back") is not None


def _button(page: Document, label: str) -> Press | None:
    """What the button called so carries, if there is one."""
    presses = [button.press for row in page.buttons for button in row if button.label == label]
    assert all(press.verb is Verb.HOUSE_TURN for press in presses)
    return presses[0] if presses else None


async def test_words_are_understood_as_people_type_them(front: Front) -> None:
    """A setting by its title or a part of its key, with to, = or nothing before the value."""
    for words, key, value in (
        ("house set the clock to 90 seconds", "clock.seconds", 90),
        ("house set clock.seconds = 1 minute 30", "clock.seconds", 90),
        ("House Set raises in a limit round 3", "betting.raise_cap", 3),
        ("house change button.rule is no dead button", "button.rule", "no_dead_button"),
        ("house set time to act 90", "clock.auto_start_seconds", 90),
        ("house set time to show to 45 seconds", "showdown.turn_seconds", 45),
        ("house set dead marker last_player", "button.dead_marker", "last_player"),
        ("house set wheel in kansas city high-low=yes", "stud.kc_wheel_is_straight_high", True),
    ):
        await front.says("boss", words)
        assert front.room.rules.overrides(COMMUNITY).get(key) == value, words


async def test_a_second_delivery_is_no_second_change(front: Front) -> None:
    """The same interaction, delivered twice, changes once and is answered twice."""
    for _ in range(2):
        heard = await front.says("boss", "house set clock.seconds 90", key=GREEN)
        assert heard.text.startswith("The clock: 90 seconds on the clock (10.03).")
    assert len(await front.room.rules.history(COMMUNITY)) == 1


async def test_a_file_with_nothing_in_it_changes_nothing(front: Front) -> None:
    """``house import`` without a file, or with one that has no rule in it, is refused: it is no way
    to take back every rule by mistake."""
    await front.says("boss", "house set clock.seconds 90")
    nothing = "# House rules: what differs from Cooke's main rules."
    for typed in ("house import", "house import\n```\n\n```", f"house import\n{nothing}"):
        heard = await front.says("boss", typed, is_message=True)
        assert front.refused[-1][0].reason is Reason.HOUSE_FILE_EMPTY
        assert "house reset all" in heard.text
    assert front.room.rules.overrides(COMMUNITY) == {"clock.seconds": 90}


async def test_everything_of_the_house_is_two_presses_away(front: Front) -> None:
    """From the first page every topic, the sets, the staff, the history and the file are opened by
    buttons, and a way leads back; a player finds every topic, and nothing that is the staff's."""

    def by_label(heard: Heard) -> dict[str, Press]:
        shown = [*heard.said, *heard.swapped]
        return {one.label: one.press for page in shown for row in page.buttons for one in row}

    first = by_label(await front.says("boss", "house"))
    topics = by_label(await front.presses("boss", first["Topics"]))
    for matter in MATTERS:
        (page,) = (await front.presses("ann", topics[matter.title])).swapped
        assert plain(page).startswith(matter.title)
    for label, said in (
        ("History", "House history"),
        ("Sets of rules", "House rules · sets of rules"),
        ("Staff", "The floor and the admins"),
        ("Export", "0 rules differ"),
    ):
        heard = await front.presses("boss", first[label])
        assert plain([*heard.said, *heard.swapped][0]).startswith(said)
        refused = await front.presses("ann", first[label])
        assert refused.text.startswith("That needs the right") is (label != "Sets of rules")
    assert [*by_label(await front.says("ann", "house show topics"))] == [*topics]
    history = by_label(await front.presses("boss", first["History"]))
    assert plain((await front.presses("boss", history["House rules"])).said[0]).startswith("House")
    assert [*by_label(await front.says("ann", "house"))] == ["Topics"]


async def test_the_sets_are_listed_when_none_is_named(front: Front) -> None:
    """Each with its word and what it is, and which of them the house plays by now."""
    await front.says("boss", "house profile home")
    text = (await front.says("ann", "house profile")).text
    for one in PROFILES.values():
        mark = " · as it is here" if one.name == "home" else ""
        assert f"{one.title} ({one.name}){mark}: {one.summary}" in text


async def test_no_long_text_keeps_the_dealer_from_his_tables(
    front: Front, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest name of a setting is understood; of a text of a thousand words no more is
    looked for than a name may have."""
    await front.says("boss", "table open 5/10")
    longest = max((setting.title for setting in DECLARED), key=lambda title: len(title.split()))
    named = setting_named
    looked_for: list[str] = []

    def noted(typed: str) -> Setting:
        looked_for.append(typed)
        return named(typed)

    monkeypatch.setattr(house_orders, "setting_named", noted)
    heard = await front.says("boss", f"house set {longest} never")
    assert longest in looked_for
    assert len(looked_for) < 10
    assert "cannot be" in heard.text
    looked_for.clear()
    await front.says("ann", "house set " + "a " * 1_000)
    assert len(looked_for) < 10
    assert front.reported == []


async def test_what_waits_for_the_end_of_the_hand_is_told(front: Front) -> None:
    """A rule that was set in a hand stands under a heading of its own, on the page of all rules and
    where it is asked why; with the next hand it is in force, and waits no more."""
    await front.open("ann", "bob")
    await front.says("boss", "house set clock.seconds 30 table")
    for typed in ("house", "house why clock.seconds"):
        text = (await front.says("ann", typed)).text
        assert "When this hand is over" in text
        assert "The clock: 30 seconds on the clock (10.03) · clock.seconds" in text
    await front.says(front.to_act, "fold")
    for typed in ("house", "house why clock.seconds"):
        text = (await front.says("ann", typed)).text
        assert "When this hand is over" not in text
        assert "30 seconds on the clock" in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("house set", "house set clock.seconds 90"),
        ("house reset", "house reset clock.seconds"),
        ("house why", "house why button.rule"),
        ("house staff add", "house staff add @ann floor"),
        ("house staff remove", "house staff remove @ann"),
        ("house staff add <@ann>", "house staff add @ann floor"),
        ("house history straddle", "the nearest: straddle.allowed"),
        ("house set clock.seconds 1 hour", "cannot be “1 hour”; it can be 0 to 600 seconds"),
        (
            "house set raise cap 5",
            "There is no house rule “raise cap”; the nearest: betting.raise_cap",
        ),
    ],
)
async def test_half_an_order_is_answered_with_a_whole_one(
    front: Front, typed: str, said: str
) -> None:
    """Who leaves out the rule or the value gets an example, who names none exactly the nearest."""
    text = (await front.says("boss", typed)).text
    assert said in text
    assert "“”" not in text


async def test_a_set_of_rules_says_once_from_when_each_counts(front: Front) -> None:
    """What counts at once and what with the next hand stand under headings, each rule one line; a
    table in a hand takes over what waits when that is over, and is named once."""
    await front.open("ann", "bob")
    await front.says("boss", "house set conduct.consent on")
    lines = (await front.says("boss", "house profile home")).text.splitlines()
    assert lines.count("From the next hand") == lines.count("At once") == 1
    assert lines.index("From the next hand") < lines.index("Chips out of turn stand as bet")
    assert "As usual, whoever takes a seat agrees to the house rules" in lines
    assert [line for line in lines if line.startswith("t1")] == ["t1: when the hand is over."]


async def test_a_rule_that_still_waits_is_taken_back_with_all(front: Front) -> None:
    """What was set for this table in a hand, and is not in force yet, is one of its own too; the
    answer says from when it is taken back, and the next hand is dealt without it."""
    await front.open("ann", "bob")
    await front.says("boss", "house set clock.seconds 30 table")
    heard = await front.says("boss", "house reset all table")
    assert heard.text == "1 rule of this table's own taken back when this hand is over."
    await front.says(front.to_act, "fold")
    assert front.table.config.own == ()
    again = await front.says("boss", "house reset all table")
    assert again.text == "The rules are so already: nothing has changed."


async def test_the_history_of_one_rule_is_turned(front: Front) -> None:
    """Every page of it is about that rule alone, and says so."""
    await front.says("boss", "house set straddle.allowed off")
    for seconds in range(100, 160):
        await front.says("boss", f"house set clock.seconds {seconds}")
    pages = [(await front.says("boss", "house history clock.seconds")).said[0]]
    while (more := _button(pages[-1], "More")) is not None:
        pages += (await front.presses("boss", more)).swapped
    assert len(pages) > 1
    assert all(plain(page).startswith("House history · The clock · page") for page in pages)
    text = "\n".join(plain(page) for page in pages)
    assert text.count("The clock: ") == 60
    assert "Straddles" not in text


async def test_why_says_what_a_rule_decides_and_can_be(front: Front) -> None:
    """Who does not know a rule reads what it is about, and each value as it is typed, with what it
    means; of a number the bounds and what is odd in them."""
    rule = (await front.says("ann", "house why button.rule")).text
    assert "Whether every blind is met and the button may be dead" in rule
    assert (
        "It can be\nno_missed_blind: every blind is met, and the button may be dead\n"
        "no_dead_button: the button always moves on\n" in rule
    )
    clock = (await front.says("ann", "house why clock.seconds")).text
    assert "It can be\n0 to 600 seconds\n0: the clock is the countdown alone\n" in clock
    seats = (await front.says("ann", "house why seats.max_draw")).text
    assert "It can be\n2, 3, 4, 5, 6, 7, 8 or 9 seats\n" in seats


async def test_from_one_change_to_the_next(front: Front) -> None:
    """The answer to a change leads to another one and to all the rules, so that nobody has to type
    the command anew for each."""
    await front.open("ann")
    for words in ("clock.seconds 90", "clock.seconds 30 table"):
        (page,) = (await front.says("boss", f"house set {words}")).said
        presses = {one.label: one.press for row in page.buttons for one in row}
        assert presses["Change a rule"].verb is Verb.HOUSE_SET
        assert presses["House rules"].verb is Verb.HOUSE_RULES


async def test_a_file_that_is_too_long_for_the_form_says_so(front: Front) -> None:
    """A house with very many rules is told another way to read its file back; a usual one not."""
    await front.says("boss", "house profile home")
    assert "longer than the form" not in (await front.says("boss", "house export")).text
    every: Overrides = {one.key: one.most for one in DECLARED if one.kind is Kind.NUMBER}
    every |= {one.key: not one.default for one in DECLARED if isinstance(one.default, bool)}
    every.pop("buyin.playing_behind_badge")
    await front.room.rules.change(COMMUNITY, every, person("boss"), "boss", "every")
    heard = await front.says("boss", "house export")
    assert "It is longer than the form of Import takes" in heard.text
    assert len(file_of(heard)) > 3_000


async def test_what_was_taken_back_is_nobodys(front: Front) -> None:
    """A rule that is as usual again stands in its topic without the name of who reset it."""
    await front.says("boss", "house set clock.seconds 90")
    assert "clock.seconds · boss" in (await front.says("boss", "house show clock")).text
    await front.says("boss", "house reset clock.seconds")
    assert "clock.seconds · boss" not in (await front.says("boss", "house show clock")).text


async def test_a_number_that_means_something_else_is_told_so(front: Front) -> None:
    """No largest buy-in is no ``0 big blinds``, neither on the page nor in the history."""
    key = "buyin.max_big_blinds_big_bet"
    await front.says("boss", f"house set {key} 100")
    page = (await front.says("boss", "house")).text
    assert "usually: no largest buy-in" in page
    await front.says("boss", f"house reset {key}")
    await front.says("boss", "house set conduct.warn_limit 1")
    history = (await front.says("boss", "house history")).text
    assert "Largest buy-in: 100 big blinds · before: no largest buy-in" in history
    assert "Largest buy-in: as usual, no largest buy-in · before: 100 big blinds" in history
    assert "3 breaches to 1 breach\n" in history
    assert "0 big blinds" not in history.replace("100 big blinds", "")
