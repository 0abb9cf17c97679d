"""A Slack on 127.0.0.1 for tests: real sockets, an unpatched slack-bolt, faults on demand.

    async def test_a_press(slack_wire, bot_process):
        workspace = slack_wire.workspace()
        channel, alice = workspace.channel(), workspace.member("Alice", admin=True)
        bot = bot_process(("-m", "bot"), slack_wire.settings(workspace) | {"RIFFLE_DB": "..."})
        await bot.start()
        opened = await alice.slash(channel, "/poker", "table open 5/10")
        assert opened.is_ephemeral
        await slack_wire.until(lambda: channel.last and "seat" in channel.last.text)
        await alice.press(channel.last, "Sit")

After `slack_wire.use_http()` the same goes by signed requests to the bot's server.

`wire` is the server, `workspace` and `people` its world, `answer` and `messages` what members
see, `faults` what goes wrong, `deliveries` what goes to the bot, over `sockets` or to its `door`,
`browser` an install, `fixtures` what tests ask for.
"""
