"""Time: moments that are waited for, and clocks that stop while nobody can be heard."""
