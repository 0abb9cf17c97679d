"""The draw, secret choices, openers, called lows."""
