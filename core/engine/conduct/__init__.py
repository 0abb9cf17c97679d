"""The room's record of conduct: measures, reports, who may be called, what habits tell."""
