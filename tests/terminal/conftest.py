"""Where there are no pseudo-terminals, what needs one is left out."""

import sys

collect_ignore = ["test_session.py"] if sys.platform == "win32" else []
