"""``manifest``: writes Slack's app manifest, to be pasted into Slack."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from bot.config import Config


def arguments(parser: ArgumentParser) -> None:
    """Which variant; the slash command's name is ``SLACK_COMMAND``."""
    parser.add_argument(
        "--http",
        metavar="ADDRESS",
        type=_address,
        help="for HTTP mode at this public address, as https://poker.example.com",
    )
    parser.add_argument(
        "--no-short",
        action="store_true",
        help="without /check /bet /call /raise /fold /draw /discard, which another app may have",
    )


def run(options: Namespace, config: Config) -> int:
    """Print it."""
    from adapters.slack.install.manifest import manifest_text  # noqa: PLC0415  # takes long

    text = manifest_text(
        config.slack_command, with_short=not options.no_short, address=options.http or ""
    )
    print(text, end="")
    return 0


def _address(said: str) -> str:
    if not said.startswith("https://") or said.rstrip("/").count("/") != len("//"):
        raise ArgumentTypeError("must be an address such as https://poker.example.com")
    return said
