"""A Discord on 127.0.0.1 for tests: real sockets, an unpatched discord.py, faults on demand.

    async def test_a_press(discord_wire, bot_process):
        guild = discord_wire.guild()
        channel, alice = guild.channel(), guild.member("alice", manages=True)
        bot = bot_process(("-m", "bot"), discord_wire.settings() | {"RIFFLE_DB": "..."})
        await bot.start()
        opened = await alice.slash(channel, "table open", seats=6)
        assert opened.is_ephemeral
        await discord_wire.until(lambda: channel.last and "seat" in channel.last.text)
        await alice.press(channel.last, "Sit")

`wire` is the server, `guild` and `people` its world, `answer` and `messages` what members see,
`faults` what goes wrong, `fixtures` what tests ask for.
"""
