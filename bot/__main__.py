"""``python -m bot``: the process."""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Final

from bot.commands import COMMANDS
from bot.config import VARIABLES, load_config
from bot.ends import Ends
from bot.logs import start_logging

_INTERRUPTED: Final = 130
_DEFAULT: Final = COMMANDS[0].name


def parser() -> ArgumentParser:
    """The command line: every command with its own options."""
    root = ArgumentParser(
        prog="python -m bot",
        description="Riffle: a poker dealer for chat rooms and the terminal.",
        epilog=_variables(),
        formatter_class=RawDescriptionHelpFormatter,
    )
    commands = root.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in COMMANDS:
        sub = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.summary,
            epilog=_variables(),
            formatter_class=RawDescriptionHelpFormatter,
        )
        module = command.module()
        module.arguments(sub)
        sub.set_defaults(run=module.run)
    return root


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit code.  What goes wrong is said in one sentence."""
    said = list(sys.argv[1:] if words is None else words)
    options = parser().parse_args(said or [_DEFAULT])
    if options.command is None:
        options = parser().parse_args([_DEFAULT, *said])
    try:
        config = load_config()
        start_logging(config.log_level, config.secrets)
        code: int = options.run(options, config)
    except Ends as end:
        print(end.sentence, file=sys.stderr)
        return end.code
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code


def _variables() -> str:
    """The environment variables, one a line."""
    width = max(len(variable.name) for variable in VARIABLES)
    lines = (f"  {v.name:<{width}}  {v.summary} (default: {v.default})" for v in VARIABLES)
    return "\n".join(["environment, or a file .env in the current folder:", *lines])


if __name__ == "__main__":
    sys.exit(main())
