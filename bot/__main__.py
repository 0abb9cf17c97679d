"""``python -m bot``: the process."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Final

from bot.commands import COMMANDS
from bot.config import load_config
from bot.ends import Ends
from bot.logs import start_logging
from bot.variables import VARIABLES

_INTERRUPTED: Final = 130
_PIPE_BROKEN: Final = 141
"""What a shell reports for a process that Ctrl-C or a closed pipe ended."""

_DEFAULT: Final = COMMANDS[0].name


def parser(chosen: str) -> ArgumentParser:
    """The command line; only the ``chosen`` command's module is imported for its options."""
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
        if command.name == chosen:
            module = command.module()
            module.arguments(sub)
            sub.set_defaults(run=module.run)
    return root


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit code.  What goes wrong is said in one sentence."""
    said = list(sys.argv[1:] if words is None else words)
    names = [command.name for command in COMMANDS]
    chosen = next((word for word in said if word in names), _DEFAULT)
    options = parser(chosen).parse_args(said or [_DEFAULT])
    try:
        config = load_config()
        start_logging(config.log_level, config.secrets)
        code: int = options.run(options, config)
    except Ends as end:
        print(end.sentence, file=sys.stderr)
        return end.code
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone; the interpreter must not try to flush it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _PIPE_BROKEN
    return code


def _variables() -> str:
    """The environment variables, one a line."""
    shown = [variable for variable in VARIABLES if not variable.is_for_tests]
    width = max(len(variable.name) for variable in shown)
    lines = (f"  {v.name:<{width}}  {v.summary} (default: {v.default})" for v in shown)
    return "\n".join(["environment, or a file .env in the current folder:", *lines])


if __name__ == "__main__":
    sys.exit(main())
