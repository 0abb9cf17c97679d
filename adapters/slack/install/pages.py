"""The pages of an install: one sentence each."""

from html import escape
from typing import Final

from slack_bolt.response import BoltResponse

_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Riffle</title>
<p>{sentence}</p>
</html>
"""

_HEADERS: Final = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",  # the address of the last page holds a code
}


def page(status: int, sentence: str) -> BoltResponse:
    """A page that says ``sentence``."""
    body = _PAGE.format(sentence=escape(sentence, quote=False))
    return BoltResponse(status=status, body=body, headers=dict(_HEADERS))
