"""Write all playthroughs anew: ``python -m tests.playthroughs [name ...]``."""

import sys

from tests.playthroughs.files import FOLDER, path_of
from tests.playthroughs.plans import PLANS
from tests.playthroughs.telling import playthrough


def main(names: list[str]) -> None:
    """Write the files of ``names``, without any of all plans, and remove those of no plan."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or PLANS:
        path_of(name).write_text(playthrough(PLANS[name]), encoding="utf-8")
    for path in FOLDER.glob("*.txt"):
        if path.stem not in PLANS:
            path.unlink()


main(sys.argv[1:])
