"""Whether this run is the one whose word counts."""

import os

IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")
"""Set in the integration run: what a person's run may skip for want of a file, fails there."""
