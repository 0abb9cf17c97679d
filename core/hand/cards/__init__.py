"""The cards of a hand: the deal, the stub, what is exposed."""
