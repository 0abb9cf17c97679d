"""Misdeals and other errors of the dealer: who puts them right, and how (Cooke 14.20 to 14.22)."""
