"""Misdeals: a deal as it went against the deal as it should be (Cooke 14.20, scs-16)."""
